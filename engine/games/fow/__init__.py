"""Force of Will, comprehensive rules ver. 6.0a."""
