<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
 <context>
  <name>AboutDialog</name>
  <message>
   <source>About Tessera</source>
   <translation>关于 Tessera</translation>
  </message>
  <message>
   <source>Tessera is an unofficial table, made by people who play. It consists of these parts, each under its own licence. Qt's libraries may be replaced, as the LGPL wants.</source>
   <translation>Tessera 是由玩家制作的非官方对战桌。它由以下部分组成，各有自己的许可证。按照 LGPL 的要求，Qt 的库可以替换。</translation>
  </message>
  <message>
   <source>Licences</source>
   <translation>许可证</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>关闭</translation>
  </message>
 </context>
 <context>
  <name>Accessible</name>
  <message>
   <source>possible</source>
   <translation>可行</translation>
  </message>
  <message>
   <source>chosen</source>
   <translation>已选择</translation>
  </message>
  <message>
   <source>threatened</source>
   <translation>受威胁</translation>
  </message>
  <message>
   <source>attacking</source>
   <translation>正在攻击</translation>
  </message>
  <message>
   <source>blocking</source>
   <translation>正在防御</translation>
  </message>
  <message>
   <source>defending</source>
   <translation>正被攻击</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>牌桌</translation>
  </message>
 </context>
 <context>
  <name>Asks</name>
  <message>
   <source>Take back (the other seat agrees)</source>
   <translation>撤回（需对方同意）</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>撤回</translation>
  </message>
  <message>
   <source>{name} has priority.</source>
   <translation>{name}拥有优先权。</translation>
  </message>
  <message>
   <source>{name} declares an attacker or a party, or ends the Attack Phase.</source>
   <translation>{name}正在指定攻击者或队伍，或者结束攻击阶段。</translation>
  </message>
  <message>
   <source>{name} chooses whether to block, and with what.</source>
   <translation>{name}正在选择是否防御，以及用什么防御。</translation>
  </message>
  <message>
   <source>{name} decides whether to keep the opening hand.</source>
   <translation>{name}正在决定是否保留起始手牌。</translation>
  </message>
  <message>
   <source>{name} chooses a Main Character.</source>
   <translation>{name}正在选择主人公。</translation>
  </message>
  <message>
   <source>{name} may put a card of the hand into the Bond Area.</source>
   <translation>{name}可以将一张手牌放置到羁绊区。</translation>
  </message>
  <message>
   <source>{name} deploys units or levels them up.</source>
   <translation>{name}正在出击或升级单位。</translation>
  </message>
  <message>
   <source>{name} moves, attacks or uses skills.</source>
   <translation>{name}正在移动、攻击或使用能力。</translation>
  </message>
  <message>
   <source>{name} chooses whom {card} attacks.</source>
   <translation>{name}正在选择{card}的攻击对象。</translation>
  </message>
  <message>
   <source>{name} decides whether {card} makes a critical hit.</source>
   <translation>{name}正在决定{card}是否进行必杀攻击。</translation>
  </message>
  <message>
   <source>{name} decides whether {card} evades.</source>
   <translation>{name}正在决定{card}是否进行神速回避。</translation>
  </message>
  <message>
   <source>{card} is destroyed: {name} chooses the orb that is taken instead.</source>
   <translation>{card}被击破：{name}正在选择代为加入手牌的宝玉。</translation>
  </message>
  <message>
   <source>{name} chooses the line to which {card} is deployed.</source>
   <translation>{name}正在选择{card}出击到哪一个区域。</translation>
  </message>
  <message>
   <source>{name} pays for {card}.</source>
   <translation>{name}正在为{card}支付费用。</translation>
  </message>
  <message>
   <source>{name} decides whether to use the EX Burst of {card}.</source>
   <translation>{name}正在决定是否使用{card}的极限爆发技。</translation>
  </message>
  <message>
   <source>The game is over.</source>
   <translation>游戏已经结束。</translation>
  </message>
  <message>
   <source>{name} is asked: "{text}"</source>
   <translation>正在询问{name}：“{text}”</translation>
  </message>
  <message>
   <source>Click one of the lit cards: that is your answer.</source>
   <translation>点击一张亮起的卡牌即作出回答。</translation>
  </message>
  <message>
   <source>Drag a lit card to the {zone}, or click one and confirm; or choose none.</source>
   <translation>将一张亮起的卡牌拖到{zone}，或点击后确认；也可以不选择。</translation>
  </message>
  <message>
   <source>Click one of the lit cards and confirm, or choose none.</source>
   <translation>点击一张亮起的卡牌并确认，或者不选择。</translation>
  </message>
  <message>
   <source>Click {count} of the lit cards, then confirm.</source>
   <translation>点击{count}张亮起的卡牌，然后确认。</translation>
  </message>
  <message>
   <source>Click up to {count} of the lit cards, then confirm.</source>
   <translation>最多点击{count}张亮起的卡牌，然后确认。</translation>
  </message>
  <message>
   <source>Click {least} to {most} of the lit cards, then confirm.</source>
   <translation>点击{least}至{most}张亮起的卡牌，然后确认。</translation>
  </message>
  <message>
   <source>The order of your clicks counts.</source>
   <translation>点击的顺序有意义。</translation>
  </message>
  <message>
   <source>Choose none</source>
   <translation>都不选</translation>
  </message>
  <message>
   <source>{count} of {least} chosen</source>
   <translation>已选{count}／{least}</translation>
  </message>
  <message>
   <source>Done ({count})</source>
   <translation>完成（{count}）</translation>
  </message>
  <message>
   <source>Do not choose</source>
   <translation>不选</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>选择</translation>
  </message>
  <message>
   <source>The rules let nobody attack. A {fighter} dragged to the opponent attacks anyway.</source>
   <translation>规则不允许任何角色攻击。把{fighter}拖到对手处则仍会攻击。</translation>
  </message>
  <message>
   <source>Drag a lit {fighter} to the opponent, or click what attacks and confirm.</source>
   <translation>将亮起的{fighter}拖到对手处，或者点击要攻击的卡并确认。</translation>
  </message>
  <message>
   <source>Drag a lit {fighter} onto the attacker, or click it and confirm.</source>
   <translation>将亮起的{fighter}拖到攻击者上，或者点击它并确认。</translation>
  </message>
  <message>
   <source>Do not attack</source>
   <translation>不攻击</translation>
  </message>
  <message>
   <source>There is nothing to choose here. You are asked all the same, so that nobody learns what you hold.</source>
   <translation>这里没有可选的卡牌。仍然会询问你，以免别人得知你持有什么。</translation>
  </message>
  <message>
   <source>The rules offer nothing to choose; a click on a card asks to choose it anyway.</source>
   <translation>规则没有可选择的对象；点击卡牌即要求仍然选择它。</translation>
  </message>
  <message>
   <source>Click one of the lit cards, or drag it to the {zone}: that is your answer.</source>
   <translation>点击一张亮起的卡牌，或将其拖到{zone}，即作出回答。</translation>
  </message>
  <message>
   <source>Attack</source>
   <translation>攻击</translation>
  </message>
  <message>
   <source>Attack as a party ({count})</source>
   <translation>组队攻击（{count}）</translation>
  </message>
  <message>
   <source>The rules let nobody block. A {fighter} dragged onto the attacker blocks anyway.</source>
   <translation>规则不允许任何角色防御。把{fighter}拖到攻击者上则仍会防御。</translation>
  </message>
  <message>
   <source>Click one line: that is your answer.</source>
   <translation>点击一项即作出回答。</translation>
  </message>
  <message>
   <source>Click {least} to {most} lines, then confirm.</source>
   <translation>点击{least}至{most}项，然后确认。</translation>
  </message>
  <message>
   <source>Click {count} lines, then confirm.</source>
   <translation>点击{count}项，然后确认。</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>完成</translation>
  </message>
  <message>
   <source>The menu of the lit card has what can be done by hand; any card can be moved so.</source>
   <translation>亮起的卡牌的菜单中有可以手动进行的操作；任何卡牌都可以这样移动。</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>继续</translation>
  </message>
  <message>
   <source>By hand…</source>
   <translation>手动…</translation>
  </message>
  <message>
   <source>Click what you want; Y and N do the same.</source>
   <translation>点击你要的选项；按Y键和N键效果相同。</translation>
  </message>
  <message>
   <source>This is done anyway: pay as much of it as you like.</source>
   <extracomment>So many ways of naming Elements are tried for the chosen cards. What can pay, by its place among all of that: a card may pay several times. What can be played in the middle of paying, by its card.</extracomment>
   <translation>这是不顾规则的操作：付多少由你决定。</translation>
  </message>
  <message>
   <source>This pays. {count} too many: what is over is lost.</source>
   <translation>足够支付。多出{count}点，多余的会失去。</translation>
  </message>
  <message>
   <source>This pays. {count} too many: what is over stays to be spent.</source>
   <translation>足够支付。多出{count}点，多余的仍可使用。</translation>
  </message>
  <message>
   <source>This pays exactly.</source>
   <translation>正好支付。</translation>
  </message>
  <message>
   <source>Click cards to pay with them.</source>
   <translation>点击卡牌用来支付。</translation>
  </message>
  <message>
   <source>Click cards to pay with them; cards of the hand are discarded.</source>
   <translation>点击卡牌用来支付；手牌会被丢弃。</translation>
  </message>
  <message>
   <source>Pay {paid} of {total}</source>
   <translation>支付 {paid}/{total}</translation>
  </message>
  <message>
   <source>Suggest</source>
   <translation>建议</translation>
  </message>
  <message>
   <source>Pay this anyway</source>
   <translation>仍然如此支付</translation>
  </message>
  <message>
   <source>Do not pay with this</source>
   <translation>不用它支付</translation>
  </message>
  <message>
   <source>Pay: {count} {what}</source>
   <translation>支付：{count} {what}</translation>
  </message>
  <message>
   <source>Nothing can be done now but to pass.</source>
   <translation>现在只能放弃优先权。</translation>
  </message>
  <message>
   <source>Answer with a lit card, or let what is on top resolve.</source>
   <translation>用亮起的卡牌回应，或者让最上方的项目结算。</translation>
  </message>
  <message>
   <source>Drag a lit card to where it goes, or double-click it. Right-click shows everything.</source>
   <translation>将亮起的卡牌拖到目标位置，或双击它。右键显示所有操作。</translation>
  </message>
  <message>
   <source>Let it resolve</source>
   <translation>让它结算</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>放弃优先权</translation>
  </message>
  <message>
   <source>Set a number from {least} to {most}, then confirm.</source>
   <translation>设定{least}至{most}的数字，然后确认。</translation>
  </message>
  <message>
   <source>Click a card to give it {step} more, then confirm; {left} left.</source>
   <translation>点击卡牌为其增加{step}，然后确认；剩余{left}。</translation>
  </message>
 </context>
 <context>
  <name>Browser</name>
  <message>
   <source>Close (Esc)</source>
   <translation>关闭 (Esc)</translation>
  </message>
  <message>
   <source>Search names and texts</source>
   <translation>搜索名称和文字</translation>
  </message>
  <message>
   <source>{count} cards lie face down</source>
   <translation>{count}张卡牌背面朝上</translation>
  </message>
  <message>
   <source>All types</source>
   <translation>所有类型</translation>
  </message>
  <message>
   <source>As they lie</source>
   <translation>按放置顺序</translation>
  </message>
  <message>
   <source>By name</source>
   <translation>按名称</translation>
  </message>
  <message>
   <source>By cost</source>
   <translation>按消耗</translation>
  </message>
 </context>
 <context>
  <name>ByHand</name>
  <message>
   <source>Activate</source>
   <translation>变为行动状态</translation>
  </message>
  <message>
   <source>Dull</source>
   <extracomment>One sign in text that has been escaped for rich text. A word that stands on a ground of its own on cards: "[EX BURST]", "|ACT|".</extracomment>
   <translation>休止</translation>
  </message>
  <message>
   <source>Turn face up</source>
   <translation>翻为正面</translation>
  </message>
  <message>
   <source>Turn face down</source>
   <translation>翻为背面</translation>
  </message>
  <message>
   <source>Deal damage…</source>
   <translation>给予伤害…</translation>
  </message>
  <message>
   <source>How much damage?</source>
   <translation>多少伤害？</translation>
  </message>
  <message>
   <source>Place a counter…</source>
   <translation>放置指示物…</translation>
  </message>
  <message>
   <source>Which counter?</source>
   <translation>哪种指示物？</translation>
  </message>
  <message>
   <source>Remove a counter: {name}</source>
   <translation>移除指示物：{name}</translation>
  </message>
  <message>
   <source>Give control to {name}</source>
   <translation>将控制权交给{name}</translation>
  </message>
  <message>
   <source>Show to both players</source>
   <translation>向双方玩家展示</translation>
  </message>
  <message>
   <source>Put on the stack</source>
   <translation>放入堆叠</translation>
  </message>
  <message>
   <source>Move to</source>
   <translation>移到</translation>
  </message>
  <message>
   <source>{zone}, at the bottom</source>
   <translation>{zone}，最下方</translation>
  </message>
  <message>
   <source>Draw a card</source>
   <translation>取一张牌</translation>
  </message>
  <message>
   <source>Look at the top cards…</source>
   <translation>查看最上方的卡牌…</translation>
  </message>
  <message>
   <source>How many cards?</source>
   <translation>多少张？</translation>
  </message>
  <message>
   <source>Top card to: {zone}</source>
   <translation>最上方的牌移到：{zone}</translation>
  </message>
  <message>
   <source>Shuffle</source>
   <translation>洗牌</translation>
  </message>
  <message>
   <source>{value}: one more</source>
   <translation>{value}：加一</translation>
  </message>
  <message>
   <source>{value}: one less</source>
   <translation>{value}：减一</translation>
  </message>
  <message>
   <source>Go to phase</source>
   <translation>进入阶段</translation>
  </message>
  <message>
   <source>Roll a die</source>
   <translation>掷骰子</translation>
  </message>
  <message>
   <source>Flip a coin</source>
   <translation>掷硬币</translation>
  </message>
  <message>
   <source>Take off the stack</source>
   <translation>移出堆叠</translation>
  </message>
  <message>
   <source>Untap</source>
   <translation>转为未行动</translation>
  </message>
  <message>
   <source>Tap</source>
   <translation>转为已行动</translation>
  </message>
  <message>
   <source>Recover</source>
   <extracomment>FOW 208.2, 907.5, 907.6: the attributes in their order, will without one, will with the moon trait.</extracomment>
   <translation>重置</translation>
  </message>
  <message>
   <source>Rest</source>
   <translation>横置</translation>
  </message>
  <message>
   <source>Stand</source>
   <extracomment>From circle to circle of one column, where units are exchanged (VG 10.5).</extracomment>
   <translation>重置</translation>
  </message>
 </context>
 <context>
  <name>Company</name>
  <message>
   <source>Hello!</source>
   <extracomment>A word takes so many seconds there and back at most where the light is green. How far a ring goes beyond the card, and how wide it is.</extracomment>
   <translation>你好！</translation>
  </message>
  <message>
   <source>Good luck!</source>
   <translation>祝你好运！</translation>
  </message>
  <message>
   <source>One moment, please.</source>
   <translation>请稍等。</translation>
  </message>
  <message>
   <source>Please look at this.</source>
   <translation>请看这里。</translation>
  </message>
  <message>
   <source>Well played!</source>
   <translation>打得好！</translation>
  </message>
  <message>
   <source>Thank you!</source>
   <translation>谢谢！</translation>
  </message>
  <message>
   <source>Say something</source>
   <extracomment>How the match stands, and whose hand is shown to whom.</extracomment>
   <translation>说点什么</translation>
  </message>
  <message>
   <source>Say something to the other player</source>
   <translation>对对方说点什么</translation>
  </message>
  <message>
   <source>Quick words</source>
   <translation>常用语</translation>
  </message>
  <message>
   <source>Quick words; pointing; your hand</source>
   <translation>快捷用语；指牌；自己的手牌</translation>
  </message>
  <message>
   <source>Whose hand you see</source>
   <translation>看谁的手牌</translation>
  </message>
  <message>
   <source>See what both players see</source>
   <translation>只看双方都能看到的</translation>
  </message>
  <message>
   <source>See the hand of {0} too, if they allow it</source>
   <translation>还要看 {0} 的手牌（须其同意）</translation>
  </message>
  <message>
   <source>Show nothing of what the other player says</source>
   <translation>不显示对方说的话</translation>
  </message>
  <message>
   <source>Show each other where the pointer rests</source>
   <translation>互相显示鼠标停在哪里</translation>
  </message>
  <message>
   <source>Let those who watch see my hand</source>
   <translation>让观战者看我的手牌</translation>
  </message>
  <message>
   <source>To point at a card: Alt and click, the middle button, or P</source>
   <translation>指示一张卡：Alt 加单击、鼠标中键或 P</translation>
  </message>
  <message>
   <source>no connection</source>
   <translation>没有连接</translation>
  </message>
  <message>
   <source>away</source>
   <translation>离开</translation>
  </message>
  <message>
   <source>{0} ms</source>
   <translation>{0} 毫秒</translation>
  </message>
  <message>
   <source> · {0} watching</source>
   <translation> · {0} 人观战</translation>
  </message>
  <message>
   <source>Time left for you, and for the other player</source>
   <translation>你和对方的剩余时间</translation>
  </message>
  <message>
   <source>{0} has won the match, {1} : {2}.</source>
   <translation>{0} 以 {1}：{2} 赢得比赛。</translation>
  </message>
  <message>
   <source>Best of {0}: {1} {2} : {3} {4}.</source>
   <translation>最多 {0} 局：{1} {2}：{3} {4}。</translation>
  </message>
  <message>
   <source>You see the hand of {0}.</source>
   <translation>你看得到 {0} 的手牌。</translation>
  </message>
  <message>
   <source>{0} does not show the hand.</source>
   <translation>{0} 不公开手牌。</translation>
  </message>
  <message>
   <source>{0} has been asked to show the hand.</source>
   <translation>已请 {0} 公开手牌。</translation>
  </message>
  <message>
   <source>Your hand is open to {0} of those who watch.</source>
   <translation>有 {0} 位观战者看得到你的手牌。</translation>
  </message>
  <message>
   <source>The hand of {0} is open to {1} of those who watch.</source>
   <translation>有 {1} 位观战者看得到 {0} 的手牌。</translation>
  </message>
  <message>
   <source>Those who watch may see your hand.</source>
   <translation>观战者可以看你的手牌。</translation>
  </message>
  <message>
   <source>Somebody who watches</source>
   <translation>一位观战者</translation>
  </message>
 </context>
 <context>
  <name>Contest</name>
  <message>
   <source>cannot be hit</source>
   <translation>不会被击中</translation>
  </message>
  <message>
   <source>holds by {count}</source>
   <translation>超出{count}，守住</translation>
  </message>
  <message>
   <source>would hold by {count}</source>
   <translation>将超出{count}，守住</translation>
  </message>
  <message>
   <source>{count} short</source>
   <translation>还差{count}</translation>
  </message>
  <message>
   <source>would be {count} short</source>
   <translation>将还差{count}</translation>
  </message>
  <message>
   <source>With it, {card}: attack {attack}, guard {guard}, {verdict}</source>
   <translation>加上它，{card}：攻击{attack}，防御{guard}，{verdict}</translation>
  </message>
  <message>
   <source>{card}: attack {attack}, you guard {guard}: {verdict}.</source>
   <translation>{card}：攻击{attack}，你防御{guard}：{verdict}。</translation>
  </message>
  <message>
   <source>{card}: attack {attack}, {player} guards {guard}: {verdict}.</source>
   <translation>{card}：攻击{attack}，{player}防御{guard}：{verdict}。</translation>
  </message>
 </context>
 <context>
  <name>Controller</name>
  <message>
   <source>a card</source>
   <translation>一张牌</translation>
  </message>
  <message>
   <source>No more than {count} can be chosen; click one to give it back.</source>
   <translation>最多只能选择{count}张；点击其中一张可以取消。</translation>
  </message>
  <message>
   <source>The rules stumbled here, and the match is as it was before: {words}</source>
   <translation>规则在此处出错，对局已恢复原状：{words}</translation>
  </message>
  <message>
   <source>Do it anyway</source>
   <extracomment>Says a sentence of the engine in the language of the window. The card that what is being done is about, whether it stays where it was dropped, whether it is being done.
----------
What was dropped last that the rules seemed to allow.</extracomment>
   <translation>仍要执行</translation>
  </message>
  <message>
   <source>Move it by hand</source>
   <translation>手动移动</translation>
  </message>
  <message>
   <source>Pass, and go there</source>
   <translation>放弃优先权并前往该步骤</translation>
  </message>
  <message>
   <source>{name} cannot go there now.</source>
   <translation>{name}现在不能到那里。</translation>
  </message>
  <message>
   <source>It can be played now.</source>
   <translation>现在可以施放。</translation>
  </message>
 </context>
 <context>
  <name>EndScreen</name>
  <message>
   <source>Check the shuffles</source>
   <extracomment>How the reason begins that says what the other player came to.</extracomment>
   <translation>验证洗牌</translation>
  </message>
  <message>
   <source>A draw</source>
   <translation>平局</translation>
  </message>
  <message>
   <source>{0} wins</source>
   <translation>{0}获胜</translation>
  </message>
  <message>
   <source>You win</source>
   <translation>你赢了</translation>
  </message>
  <message>
   <source>You lose</source>
   <translation>你输了</translation>
  </message>
  <message>
   <source>After {0} turns.</source>
   <translation>共{0}回合。</translation>
  </message>
  <message>
   <source>After {0} turns and {1} minutes.</source>
   <translation>{0}回合，历时{1}分钟。</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>再来一局</translation>
  </message>
  <message>
   <source>To the first page</source>
   <translation>回到首页</translation>
  </message>
  <message>
   <source>Watch the match</source>
   <translation>回看对局</translation>
  </message>
  <message>
   <source>Look at the table</source>
   <translation>查看牌桌</translation>
  </message>
  <message>
   <source>{name} {reason}.</source>
   <translation>{name}{reason}。</translation>
  </message>
 </context>
 <context>
  <name>Gathering</name>
  <message>
   <source>At the table</source>
   <translation>牌桌旁</translation>
  </message>
  <message>
   <source>Say something</source>
   <translation>说点什么</translation>
  </message>
  <message>
   <source>Leave</source>
   <translation>离开</translation>
  </message>
  <message>
   <source>A free seat</source>
   <translation>空座位</translation>
  </message>
  <message>
   <source>ready</source>
   <translation>已准备</translation>
  </message>
  <message>
   <source>not ready yet</source>
   <translation>尚未准备</translation>
  </message>
  <message>
   <source>nobody yet</source>
   <translation>还没有人</translation>
  </message>
  <message>
   <source>Waiting for the other player …</source>
   <translation>正在等待对方…</translation>
  </message>
  <message>
   <source>The game begins …</source>
   <translation>游戏即将开始…</translation>
  </message>
  <message>
   <source>I am ready</source>
   <translation>我准备好了</translation>
  </message>
 </context>
 <context>
  <name>HandOver</name>
  <message>
   <source>Over to {0}</source>
   <extracomment>How far below the cards the point lies around which they are fanned, in pixels.</extracomment>
   <translation>轮到{0}</translation>
  </message>
  <message>
   <source>Both hands are hidden. Go on when you sit at the screen.</source>
   <translation>双方手牌都已隐藏。坐到屏幕前再继续。</translation>
  </message>
  <message>
   <source>I am {0}</source>
   <translation>我是{0}</translation>
  </message>
  <message>
   <source>{0} passes</source>
   <translation>{0} 放弃优先权</translation>
  </message>
 </context>
 <context>
  <name>Help</name>
  <message>
   <source>go from card to card and from zone to zone</source>
   <extracomment>Keys and what they do; the keys are the same in every language.</extracomment>
   <translation>在卡牌之间和区域之间移动</translation>
  </message>
  <message>
   <source>the usual thing with this card; choose it while something is asked</source>
   <translation>对这张卡牌做最常用的操作；有询问时选择它</translation>
  </message>
  <message>
   <source>everything that is possible with this card</source>
   <translation>这张卡牌可做的一切</translation>
  </message>
  <message>
   <source>to the next lit card, or to the one before</source>
   <translation>移到下一张或上一张亮起的卡牌</translation>
  </message>
  <message>
   <source>look through the pile that the keyboard is on</source>
   <translation>浏览键盘所在的牌堆</translation>
  </message>
  <message>
   <source>choose this line</source>
   <translation>选择该行</translation>
  </message>
  <message>
   <source>from the table to the panels and back</source>
   <translation>在牌桌与面板之间切换</translation>
  </message>
  <message>
   <source>pass until something happens</source>
   <translation>放弃优先权直到有事发生</translation>
  </message>
  <message>
   <source>hold priority: ask me in every window</source>
   <translation>保持优先权：每个时机都询问我</translation>
  </message>
  <message>
   <source>cancel, and return to before the gesture</source>
   <translation>取消，回到操作之前</translation>
  </message>
  <message>
   <source>take back the last thing done</source>
   <translation>撤销上一步</translation>
  </message>
  <message>
   <source>take back everything to the start of the turn</source>
   <translation>撤回到回合开始</translation>
  </message>
  <message>
   <source>do again what was taken back</source>
   <translation>重做撤销的一步</translation>
  </message>
  <message>
   <source>enlarge the table, make it smaller, fit it to the window</source>
   <translation>放大、缩小牌桌，使其适合窗口</translation>
  </message>
  <message>
   <source>a new match</source>
   <translation>新对局</translation>
  </message>
  <message>
   <source>the settings</source>
   <translation>设置</translation>
  </message>
  <message>
   <source>leave; a match that goes on is kept</source>
   <translation>退出；进行中的对局会保留</translation>
  </message>
  <message>
   <source>this page</source>
   <translation>本页</translation>
  </message>
  <message>
   <source>Drag a card from the hand to the field</source>
   <translation>将手牌拖到战场</translation>
  </message>
  <message>
   <source>cast it</source>
   <translation>招唤它</translation>
  </message>
  <message>
   <source>Drag a card to the break zone while paying</source>
   <translation>支付时将卡牌拖到损毁区</translation>
  </message>
  <message>
   <source>discard it for 2 CP</source>
   <translation>丢弃它产生2点CP</translation>
  </message>
  <message>
   <source>Click a Backup while paying</source>
   <translation>支付时点击后卫</translation>
  </message>
  <message>
   <source>dull it for 1 CP</source>
   <translation>将其休止产生1点CP</translation>
  </message>
  <message>
   <source>Drag a Forward to the opponent</source>
   <translation>将前锋拖到对手处</translation>
  </message>
  <message>
   <source>attack; several chosen ones attack as a party</source>
   <translation>攻击；选择多个则组队攻击</translation>
  </message>
  <message>
   <source>Drag a Forward onto an attacker</source>
   <translation>将前锋拖到攻击者上</translation>
  </message>
  <message>
   <source>block it</source>
   <translation>防御它</translation>
  </message>
  <message>
   <source>Drag with Shift</source>
   <translation>按住 Shift 拖动</translation>
  </message>
  <message>
   <source>yes or no; keep the opening hand with N</source>
   <translation>是或否；N 为保留起手手牌</translation>
  </message>
  <message>
   <source>go where the button says: pass, or say that the answer is complete</source>
   <translation>按按钮所写前进：放弃优先权，或确认答复完成</translation>
  </message>
  <message>
   <source>pass until my turn; what must be answered is still asked</source>
   <translation>放弃优先权直到我的回合；必须回答的仍会询问</translation>
  </message>
  <message>
   <source>search: the pile that is open, or the rulebook</source>
   <translation>搜索：打开的牌堆，或规则书</translation>
  </message>
  <message>
   <source>Hold a card</source>
   <extracomment>Gestures of the mouse in every game, and in each.</extracomment>
   <translation>拿起卡牌</translation>
  </message>
  <message>
   <source>light up where it can go and what it could choose</source>
   <translation>可以放置之处和可以选择的卡牌会亮起</translation>
  </message>
  <message>
   <source>move it by hand, though the rules would play it</source>
   <translation>手动移动，即使规则本会使用它</translation>
  </message>
  <message>
   <source>Double-click</source>
   <translation>双击</translation>
  </message>
  <message>
   <source>do the usual thing</source>
   <translation>执行最常用的操作</translation>
  </message>
  <message>
   <source>Right-click</source>
   <translation>右键单击</translation>
  </message>
  <message>
   <source>see everything that is possible, what the rules allow first</source>
   <translation>查看所有可做的操作，规则允许的在前</translation>
  </message>
  <message>
   <source>Drag a Summon or a card with an ability onto its target</source>
   <translation>将召唤兽或带有技能的卡牌拖到目标上</translation>
  </message>
  <message>
   <source>cast or use it, and choose that target</source>
   <translation>招唤或使用它，并选择该目标</translation>
  </message>
  <message>
   <source>Drag a card from the hand to a line</source>
   <translation>将手牌拖到前卫区或后卫区</translation>
  </message>
  <message>
   <source>deploy it there</source>
   <translation>在该处出击</translation>
  </message>
  <message>
   <source>Drag a card from the hand onto a unit</source>
   <translation>将手牌拖到单位上</translation>
  </message>
  <message>
   <source>level up, or change class</source>
   <translation>升级或转职</translation>
  </message>
  <message>
   <source>Drag a card to the bonds in the Bond Phase</source>
   <translation>羁绊阶段将卡牌拖到羁绊区</translation>
  </message>
  <message>
   <source>play it</source>
   <translation>施放它</translation>
  </message>
  <message>
   <source>Drag a card from the hand to the standby area</source>
   <translation>把手牌拖到待机区</translation>
  </message>
  <message>
   <source>set it face down there for 2</source>
   <translation>支付2将其背面朝上放置</translation>
  </message>
  <message>
   <source>Hold a card of the standby area, without moving it</source>
   <translation>按住待机区的一张牌不动</translation>
  </message>
  <message>
   <source>read when it may be played, and why not now</source>
   <translation>查看何时可以施放，以及现在为何不能</translation>
  </message>
  <message>
   <source>Drag a chant, or a card with an ability, onto its target</source>
   <translation>把咏唱牌或带能力的牌拖到目标上</translation>
  </message>
  <message>
   <source>play it, and choose that target</source>
   <translation>施放它，并选择该目标</translation>
  </message>
  <message>
   <source>Drag the ruler to the field</source>
   <translation>把领主拖到战场</translation>
  </message>
  <message>
   <source>its judgment</source>
   <translation>进行审判</translation>
  </message>
  <message>
   <source>Double-click the ruler</source>
   <translation>双击领主</translation>
  </message>
  <message>
   <source>call a magic stone, or choose what else it can do</source>
   <translation>召唤魔石，或选择它能做的其他事</translation>
  </message>
  <message>
   <source>Click magic stones while paying</source>
   <translation>支付时点击魔石</translation>
  </message>
  <message>
   <source>pay with their will</source>
   <translation>用其魔力支付</translation>
  </message>
  <message>
   <source>Drag a resonator to the opponent, or onto what it attacks</source>
   <translation>把生物拖到对手处或要攻击的牌上</translation>
  </message>
  <message>
   <source>begin a battle, and attack</source>
   <translation>发起战斗并攻击</translation>
  </message>
  <message>
   <source>Drag a resonator onto an attacker</source>
   <translation>把生物拖到攻击者上</translation>
  </message>
  <message>
   <source>make it a bond</source>
   <translation>成为羁绊卡</translation>
  </message>
  <message>
   <source>Drag a unit to the other line</source>
   <translation>将单位拖到另一区域</translation>
  </message>
  <message>
   <source>move it</source>
   <translation>移动</translation>
  </message>
  <message>
   <source>Drag a unit onto an enemy</source>
   <translation>将单位拖到敌方单位上</translation>
  </message>
  <message>
   <source>attack it</source>
   <translation>攻击该单位</translation>
  </message>
  <message>
   <source>Drag a unit with a skill onto its target</source>
   <translation>将带有技能的单位拖到目标上</translation>
  </message>
  <message>
   <source>use the skill, and choose that target</source>
   <translation>使用该技能，并选择该目标</translation>
  </message>
  <message>
   <source>Drag a lit card to the Retreat Area</source>
   <translation>将亮起的卡牌拖到退避区</translation>
  </message>
  <message>
   <source>make a critical hit, or evade</source>
   <translation>必杀攻击，或神速回避</translation>
  </message>
  <message>
   <source>Drag a lit orb to the hand</source>
   <translation>将亮起的宝玉拖到手牌</translation>
  </message>
  <message>
   <source>lose it instead of the Main Character</source>
   <translation>代替主人公失去该宝玉</translation>
  </message>
  <message>
   <source>Click, or press any key, while a battle is shown</source>
   <translation>展示战斗时点击或按任意键</translation>
  </message>
  <message>
   <source>go on at once</source>
   <translation>立即继续</translation>
  </message>
  <message>
   <source>Point at a unit with cards under it</source>
   <translation>指向下方叠有卡牌的单位</translation>
  </message>
  <message>
   <source>see them all</source>
   <translation>查看全部卡牌</translation>
  </message>
  <message>
   <source>Drag a card from the hand onto the vanguard</source>
   <translation>把手牌拖到先导者上</translation>
  </message>
  <message>
   <source>ride it</source>
   <translation>进行RIDE</translation>
  </message>
  <message>
   <source>Drag a card of the G zone onto the vanguard</source>
   <translation>把时空区的卡拖到先导者上</translation>
  </message>
  <message>
   <source>stride it</source>
   <translation>进行超越</translation>
  </message>
  <message>
   <source>Drag a card from the hand to a rear-guard circle</source>
   <translation>把手牌拖到后防者圆阵</translation>
  </message>
  <message>
   <source>call it there</source>
   <translation>CALL到那里</translation>
  </message>
  <message>
   <source>Drag a rear-guard to the other circle of its column</source>
   <translation>把后防者拖到同纵列的另一个圆阵</translation>
  </message>
  <message>
   <source>move it; who lies there changes places with it</source>
   <translation>移动它；那里的单位与它交换位置</translation>
  </message>
  <message>
   <source>Drag a unit of the front row onto an enemy</source>
   <translation>把前列的单位拖到敌方单位上</translation>
  </message>
  <message>
   <source>attack it; then choose whether the unit behind boosts</source>
   <translation>攻击它；然后选择后方的单位是否支援</translation>
  </message>
  <message>
   <source>Drag a card from the hand to the guardians</source>
   <translation>把手牌拖到防卫者圆阵</translation>
  </message>
  <message>
   <source>guard with it</source>
   <translation>用它防御</translation>
  </message>
  <message>
   <source>Drag a rear-guard to the guardians</source>
   <translation>把后防者拖到防卫者圆阵</translation>
  </message>
  <message>
   <source>intercept with it</source>
   <translation>用它截击</translation>
  </message>
  <message>
   <source>damage that the card has received this turn</source>
   <extracomment>Signs on cards of all games.</extracomment>
   <translation>卡牌本回合受到的伤害</translation>
  </message>
  <message>
   <source>power: green where it is more than printed, red where it is less</source>
   <translation>力量：高于印刷值为绿色，低于为红色</translation>
  </message>
  <message>
   <source>came to the field this turn: it cannot attack or become dull for a cost yet</source>
   <translation>本回合进场：还不能攻击，也不能为消耗而休止</translation>
  </message>
  <message>
   <source>frozen: it does not become active in its next Active Phase</source>
   <translation>冻结：在下一个激活阶段不会变为行动状态</translation>
  </message>
  <message>
   <source>so many more cards count as one with it (primed, or levelled up)</source>
   <translation>另有这么多张卡牌与其视为一张（显现或升级）</translation>
  </message>
  <message>
   <source>the Main Character: without it the game is lost</source>
   <translation>主人公：失去它就输掉游戏</translation>
  </message>
  <message>
   <source>counters: the first letter of their name and how many</source>
   <translation>指示物：名称的首字和数量</translation>
  </message>
  <message>
   <source>the text could not be read: carry it out by hand when it matters</source>
   <translation>文字无法读取：需要时请手动执行</translation>
  </message>
  <message>
   <source>shield: what the card adds as a guardian</source>
   <extracomment>Whose terms the words of each game are in. Signs that stand for words of a game: its Elements or symbols, what cards are and carry, whose colours they have. Signs of one game that need more words than one.</extracomment>
   <translation>盾护：作为防卫者时增加的力量</translation>
  </message>
  <message>
   <source>critical: so much damage is done by its hit</source>
   <translation>暴击：击中时给予的伤害数</translation>
  </message>
  <message>
   <source>so many cards are checked when the vanguard attacks</source>
   <translation>先导者攻击时进行驱动判定的张数</translation>
  </message>
  <message>
   <source>the vanguard</source>
   <translation>先导者</translation>
  </message>
  <message>
   <source>the soul: so many cards lie under the vanguard</source>
   <translation>灵魂：先导者下方的卡的张数</translation>
  </message>
  <message>
   <source>trigger: critical +1 for one unit, and power for one</source>
   <translation>触发：1个单位暴击+1，1个单位获得力量</translation>
  </message>
  <message>
   <source>trigger: draw a card, and power for one unit</source>
   <translation>触发：抽1张卡，1个单位获得力量</translation>
  </message>
  <message>
   <source>trigger: power for every unit of your front row</source>
   <translation>触发：你前列的所有单位获得力量</translation>
  </message>
  <message>
   <source>trigger: power for one unit, and a damage is healed if you have no less of it than the opponent</source>
   <translation>触发：1个单位获得力量；你的伤害不少于对手时，回复1点伤害</translation>
  </message>
  <message>
   <source>trigger: a rear-guard stands, and power for one unit</source>
   <translation>触发：1个后防者重置，1个单位获得力量</translation>
  </message>
  <message>
   <source>gift: a marker on a circle makes its unit stronger</source>
   <translation>赠礼：圆阵上的标记使其上的单位更强</translation>
  </message>
  <message>
   <source>gift: a further circle in the front row</source>
   <translation>赠礼：前列增加1个圆阵</translation>
  </message>
  <message>
   <source>gift: a card that protects, or a marker on a circle</source>
   <translation>赠礼：1张守护卡，或圆阵上的1个标记</translation>
  </message>
  <message>
   <source>a marker of the gift Force lies on the circle; I or II</source>
   <translation>圆阵上有力量型赠礼的标记；I或II</translation>
  </message>
  <message>
   <source>a marker of the gift Protect lies on the circle</source>
   <translation>圆阵上有守护型赠礼的标记</translation>
  </message>
  <message>
   <source>what a unit is or does just now: it boosts, is in Legion …</source>
   <translation>单位此刻的状态：支援中、双斗等</translation>
  </message>
  <message>
   <source>a locked card: it does nothing as long as it lies face down</source>
   <translation>被咒缚的卡：里侧放置期间不起任何作用</translation>
  </message>
  <message>
   <source>Host a table …</source>
   <extracomment>How to play over a network, in the window and by commands; what each part is about, and its rows.</extracomment>
   <translation>开一张牌桌…</translation>
  </message>
  <message>
   <source>see what both players see, with the code, where the host allows it. Below the log you can ask a player to show you the hand too; they may allow it and end it at any time, and should know who you are: whoever has the code may watch</source>
   <translation>开桌一方允许时，凭代码观看双方都能看到的内容。在记录下方还可以请一名玩家让你看手牌：对方可以同意，也可以随时收回，但应知道你是谁，因为凡是有代码的人都能观战</translation>
  </message>
  <message>
   <source>each machine adds to what decides all shuffles, and the host promises its part before it knows the other one</source>
   <translation>决定所有洗牌的数由双方的电脑各出一份，开桌一方在知道对方那一份之前就已承诺自己的一份</translation>
  </message>
  <message>
   <source>at the end, with one click: it proves that no deck was stacked and no draw was changed. It does not prove that nobody has looked, for the host's machine holds all cards. Where that matters, let a third machine host, with tessera host</source>
   <translation>游戏结束后一键检查：它证明没有人预先排过卡组，也没有改动过抽牌；它不能证明没有人偷看，因为开桌的电脑里有所有的牌。在意这一点时，请用第三台电脑运行 tessera host 来开桌</translation>
  </message>
  <message>
   <source>serve tables: your own with --deck, others' with --tables</source>
   <translation>开桌：用 --deck 自己也玩，用 --tables 只为别人开</translation>
  </message>
  <message>
   <source>choose a table nearby, or type its address; then the code and your deck, which the host's rules judge. The game begins when both are ready</source>
   <translation>选择附近的牌桌，或输入地址；再输入代码、选择卡组，卡组由开桌一方的规则检查。双方都准备好后游戏开始</translation>
  </message>
  <message>
   <source>Point at the cards below the vanguard</source>
   <translation>指向先导者下方的卡</translation>
  </message>
  <message>
   <source>see all of the soul, side by side</source>
   <translation>并排查看灵魂中的所有卡</translation>
  </message>
  <message>
   <source>Click, or press any key, while a check is shown</source>
   <translation>展示判定时点击或按任意键</translation>
  </message>
  <message>
   <source>Nearby</source>
   <translation>附近的牌桌</translation>
  </message>
  <message>
   <source>tables in the same network, found within seconds; a network for guests often hides machines from each other: then neither they nor the address reach you</source>
   <translation>同一网络中的牌桌，几秒内就会出现；访客网络往往让电脑互相看不见，那时牌桌不会出现，用地址也连不上</translation>
  </message>
  <message>
   <source>The code</source>
   <translation>代码</translation>
  </message>
  <message>
   <source>proves on both sides that nobody listens between you. There is a new one after five wrong tries or ten minutes; whoever has joined needs it no more</source>
   <translation>让双方都能确认中间没有人窃听。输错五次或过了十分钟就换新的；已经加入的人不再需要它</translation>
  </message>
  <message>
   <source>At the table</source>
   <translation>在牌桌上</translation>
  </message>
  <message>
   <source>The menu below the log</source>
   <translation>记录下方的菜单</translation>
  </message>
  <message>
   <source>Take back, another mode, by hand</source>
   <translation>撤回、换模式、手动操作</translation>
  </message>
  <message>
   <source>are proposed to the other player, who agrees or not</source>
   <translation>会向另一名玩家提出，由对方决定是否同意</translation>
  </message>
  <message>
   <source>A clock</source>
   <translation>计时</translation>
  </message>
  <message>
   <source>runs for whoever is asked, and stands still while they are away. At zero nothing happens by itself: the other player may claim the game</source>
   <translation>只为被询问的一方走，人不在时停住。到零时什么都不会自动发生：另一名玩家可以要求判胜</translation>
  </message>
  <message>
   <source>When a line breaks</source>
   <translation>连接中断时</translation>
  </message>
  <message>
   <source>You are cut off</source>
   <translation>你断线了</translation>
  </message>
  <message>
   <source>your seat is held; the program comes back by itself, with what was asked</source>
   <translation>座位会保留；程序自己连回去，正在问的问题也还在</translation>
  </message>
  <message>
   <source>Your program ended</source>
   <translation>你的程序结束了</translation>
  </message>
  <message>
   <source>Join a table …, the same address: without a code you sit where you sat</source>
   <translation>加入牌桌…，用同一个地址：不需要代码就坐回原来的座位</translation>
  </message>
  <message>
   <source>The host's program ended</source>
   <translation>开桌一方的程序结束了</translation>
  </message>
  <message>
   <source>every answer is in its record: the host goes on with the match from the first page, and the others come back by themselves</source>
   <translation>每个回答都在记录里：开桌一方从首页继续这场比赛，其他人会自动回来</translation>
  </message>
  <message>
   <source>keeps the seat. The other player may wait, leave and go on another day, or claim the game after the time that was agreed: nothing of that happens by itself</source>
   <translation>座位会保留。另一名玩家可以等待，可以离开、改天再继续，也可以在约定的时间之后要求判胜：这些都不会自动发生</translation>
  </message>
  <message>
   <source>Fair shuffles</source>
   <translation>公平的洗牌</translation>
  </message>
  <message>
   <source>Both shuffle</source>
   <translation>双方一起洗牌</translation>
  </message>
  <message>
   <source>Check the shuffles</source>
   <translation>检查洗牌</translation>
  </message>
  <message>
   <source>If nobody can reach you</source>
   <translation>如果谁也连不上你</translation>
  </message>
  <message>
   <source>let Tessera through the firewall in private networks</source>
   <translation>允许 Tessera 在专用网络中通过防火墙</translation>
  </message>
  <message>
   <source>allow Tessera in Privacy &amp; Security, Local Network</source>
   <translation>在“隐私与安全性”→“本地网络”中允许 Tessera</translation>
  </message>
  <message>
   <source>open TCP port 47324 in the firewall</source>
   <translation>在防火墙中开放 TCP 端口 47324</translation>
  </message>
  <message>
   <source>In a terminal</source>
   <translation>在终端里</translation>
  </message>
  <message>
   <source>play at a table; with its address alone you come back</source>
   <translation>在牌桌上玩；只写地址就能回到原来的座位</translation>
  </message>
  <message>
   <source>watch one, from the first line of its log</source>
   <translation>观战，从记录的第一行看起</translation>
  </message>
  <message>
   <source>Join a table …</source>
   <translation>加入牌桌…</translation>
  </message>
  <message>
   <source>Take up a card that can guard</source>
   <translation>拿起可以防御的卡</translation>
  </message>
  <message>
   <source>read what the attack would come to with it</source>
   <translation>查看加上它之后攻击的结果</translation>
  </message>
  <message>
   <source>on the first page: choose game, deck and what is agreed, open the table, and tell the other player the code; and an address, where they do not find the table. One button copies both</source>
   <translation>在首页：选择游戏、卡组和约定，开桌后把代码告诉另一名玩家；对方找不到牌桌时再告诉地址。有一个按钮可以同时复制两者</translation>
  </message>
  <message>
   <source>Watch</source>
   <translation>观战</translation>
  </message>
  <message>
   <source>quick words, which each reads in the own language; show nothing of what the other says; show each other where the pointer rests; let those who watch see your hand</source>
   <translation>快捷用语（各人看到自己的语言）；不显示对方说的话；互相显示指针停在哪里；让观战者看自己的手牌</translation>
  </message>
  <message>
   <source>Who is away</source>
   <translation>离开的人</translation>
  </message>
  <message>
   <source>Alt and click, the middle button, or P</source>
   <translation>Alt 加单击、鼠标中键或 P</translation>
  </message>
  <message>
   <source>point at a card, for both to see</source>
   <translation>指示一张卡，双方都能看到</translation>
  </message>
 </context>
 <context>
  <name>HelpDialog</name>
  <message>
   <source>Help</source>
   <translation>帮助</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>按键</translation>
  </message>
  <message>
   <source>Mouse</source>
   <translation>鼠标</translation>
  </message>
  <message>
   <source>Signs</source>
   <translation>标记</translation>
  </message>
  <message>
   <source>Network</source>
   <translation>网络</translation>
  </message>
 </context>
 <context>
  <name>HostPage</name>
  <message>
   <source>Host a table for another machine</source>
   <extracomment>The clocks that can be chosen: minutes for each player, or seconds for each decision. How many games are played at most. How many minutes a seat may be held for who is away, before the other may claim the game.</extracomment>
   <translation>为另一台电脑开一张牌桌</translation>
  </message>
  <message>
   <source>&amp;Game</source>
   <translation>游戏(&amp;G)</translation>
  </message>
  <message>
   <source>&amp;Rules</source>
   <translation>规则(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Clock</source>
   <translation>计时(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Match</source>
   <translation>比赛(&amp;M)</translation>
  </message>
  <message>
   <source>&amp;Away</source>
   <translation>暂离(&amp;A)</translation>
  </message>
  <message>
   <source>So long a seat is held for who is away; then the game may be claimed</source>
   <translation>座位为暂离者保留这么久，之后可以判胜</translation>
  </message>
  <message>
   <source>Others who have the code may watch</source>
   <translation>有代码的其他人可以观战</translation>
  </message>
  <message>
   <source>Open the table</source>
   <translation>打开牌桌</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>返回</translation>
  </message>
  <message>
   <source>Your table is open</source>
   <translation>你的牌桌已打开</translation>
  </message>
  <message>
   <source>Tell the other player this code:</source>
   <translation>请把此代码告诉对方：</translation>
  </message>
  <message>
   <source>Tables nearby are found by themselves; elsewhere this address helps:</source>
   <translation>附近的牌桌会自动找到；否则请用此地址：</translation>
  </message>
  <message>
   <source>Copy address and code</source>
   <translation>复制地址和代码</translation>
  </message>
  <message>
   <source>The table has been reached.</source>
   <translation>已有人连到此牌桌。</translation>
  </message>
  <message>
   <source>Nobody has reached this table yet.</source>
   <translation>还没有人连到此牌桌。</translation>
  </message>
  <message>
   <source>If nobody can, open Windows Security, Firewall, Allow an app, and let Tessera through in private networks.</source>
   <translation>如果谁也连不上，请打开“Windows 安全中心”→“防火墙”→“允许应用通过防火墙”，允许 Tessera 在专用网络中通信。</translation>
  </message>
  <message>
   <source>If nobody can, open System Settings, Privacy &amp; Security, Local Network, and allow Tessera; the firewall under Network must let it in too.</source>
   <translation>如果谁也连不上，请打开“系统设置”→“隐私与安全性”→“本地网络”，允许 Tessera；“网络”中的防火墙也要放行。</translation>
  </message>
  <message>
   <source>If nobody can, let port {0} through the firewall: sudo ufw allow {0}/tcp, for example.</source>
   <translation>如果谁也连不上，请让防火墙放行端口 {0}，例如：sudo ufw allow {0}/tcp。</translation>
  </message>
 </context>
 <context>
  <name>Hosting</name>
  <message>
   <source>Port {0} cannot be had ({1}).</source>
   <translation>无法使用端口 {0}（{1}）。</translation>
  </message>
 </context>
 <context>
  <name>JoinPage</name>
  <message>
   <source>Join a table of another machine</source>
   <extracomment>How often tables that have gone are taken from the list, in milliseconds.</extracomment>
   <translation>加入另一台电脑的牌桌</translation>
  </message>
  <message>
   <source>&amp;Address</source>
   <translation>地址(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Code</source>
   <translation>代码(&amp;C)</translation>
  </message>
  <message>
   <source>Tables nearby</source>
   <translation>附近的牌桌</translation>
  </message>
  <message>
   <source>Watch</source>
   <translation>观战</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>返回</translation>
  </message>
  <message>
   <source>a free seat</source>
   <translation>有空座位</translation>
  </message>
  <message>
   <source>no free seat</source>
   <translation>没有空座位</translation>
  </message>
  <message>
   <source>may be watched</source>
   <translation>可以观战</translation>
  </message>
  <message>
   <source>may not be watched</source>
   <translation>不可观战</translation>
  </message>
  <message>
   <source>Come back to your seat, without a code</source>
   <translation>回到你的座位，不需代码</translation>
  </message>
  <message>
   <source>Tables nearby:</source>
   <translation>附近的牌桌：</translation>
  </message>
  <message>
   <source>Looking for tables nearby …</source>
   <translation>正在寻找附近的牌桌…</translation>
  </message>
  <message>
   <source>Come back</source>
   <translation>回到牌桌</translation>
  </message>
  <message>
   <source>Join</source>
   <translation>加入</translation>
  </message>
 </context>
 <context>
  <name>Joining</name>
  <message>
   <source>Nobody answers at {0} ({1}); check the address, and the host's firewall.</source>
   <extracomment>Whether the shuffles were what was promised, and the sentence that says what that proves.</extracomment>
   <translation>{0} 没有应答（{1}）；请检查地址以及主机的防火墙。</translation>
  </message>
 </context>
 <context>
  <name>LobbyPage</name>
  <message>
   <source>A table for two, with the rules inside.</source>
   <extracomment>A kept match is pictured by a card of each deck: how wide one is, and how far the second lies from the first. The column of what can be done is at least and at most so wide, in pixels. Kept matches below what can be done have room for so many lines of text at least: two of them. The name of a game, the face of a card of it by its number, and its words in the language of the window. The row whose game and cards are shown next; they are looked up one by one, after the page is there.</extracomment>
   <translation>双人牌桌，规则内置。</translation>
  </message>
  <message>
   <source>New match …</source>
   <translation>新对局…</translation>
  </message>
  <message>
   <source>Host a table …</source>
   <translation>开一张牌桌…</translation>
  </message>
  <message>
   <source>Join a table …</source>
   <translation>加入牌桌…</translation>
  </message>
  <message>
   <source>Watch a recorded match …</source>
   <translation>观看对局记录…</translation>
  </message>
  <message>
   <source>Rulebook</source>
   <translation>规则书</translation>
  </message>
  <message>
   <source>Settings …</source>
   <translation>设置…</translation>
  </message>
  <message>
   <source>Matches to continue or to watch</source>
   <translation>可继续或观看的对局</translation>
  </message>
  <message>
   <source>Continue where you left off:</source>
   <translation>从上次离开的地方继续：</translation>
  </message>
  <message>
   <source>Your matches, to watch again:</source>
   <translation>你的对局，可再次观看：</translation>
  </message>
  <message>
   <source>Your matches will be kept here.</source>
   <translation>你的对局会保存在这里。</translation>
  </message>
  <message>
   <source>turn {0}</source>
   <translation>第{0}回合</translation>
  </message>
  <message>
   <source>cannot be read</source>
   <translation>无法读取</translation>
  </message>
  <message>
   <source>open in another window</source>
   <translation>已在另一个窗口中打开</translation>
  </message>
  <message>
   <source>damaged</source>
   <translation>已损坏</translation>
  </message>
  <message>
   <source>continue up to answer {0}</source>
   <translation>可从第{0}个回答处继续</translation>
  </message>
  <message>
   <source>watch</source>
   <translation>观看</translation>
  </message>
  <message>
   <source>Recorded matches (*.tessera *.jsonl)</source>
   <translation>对局记录 (*.tessera *.jsonl)</translation>
  </message>
  <message>
   <source>continue</source>
   <translation>继续</translation>
  </message>
  <message>
   <source>{0} won</source>
   <translation>{0}获胜</translation>
  </message>
  <message>
   <source>a draw</source>
   <translation>平局</translation>
  </message>
  <message>
   <source>Choose a recorded match</source>
   <translation>选择对局记录</translation>
  </message>
 </context>
 <context>
  <name>Log</name>
  <message>
   <source>Log</source>
   <extracomment>So many lines are kept. The log may be as low as this, in pixels, where the window is. Whether the place for whole lines is being worked out. Whether the last line is kept in sight: it is until somebody reads farther up.</extracomment>
   <translation>记录</translation>
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <source>Concede</source>
   <extracomment>How long an automatic act waits, so that it can be followed, in milliseconds. A file that comes while a dialog is open waits until it is closed; so often is looked, in milliseconds. The cards of the first page are looked for among so many. The games of whose cards left out it was told.</extracomment>
   <translation>投降</translation>
  </message>
  <message>
   <source>Give this game up?</source>
   <translation>要放弃这局游戏吗？</translation>
  </message>
  <message>
   <source>Rulebook</source>
   <translation>规则书</translation>
  </message>
  <message>
   <source>New match …</source>
   <translation>新对局…</translation>
  </message>
  <message>
   <source>This is neither a record nor a deck: {0}</source>
   <translation>这既不是对局记录，也不是牌组：{0}</translation>
  </message>
  <message>
   <source>Host a table …</source>
   <translation>开一张牌桌…</translation>
  </message>
  <message>
   <source>Join a table …</source>
   <translation>加入牌桌…</translation>
  </message>
  <message>
   <source>To the first page</source>
   <translation>回到首页</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>撤销</translation>
  </message>
  <message>
   <source>Undo to the start of the turn</source>
   <translation>撤销到回合开始</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>重做</translation>
  </message>
  <message>
   <source>Concede …</source>
   <translation>投降…</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>退出</translation>
  </message>
  <message>
   <source>Enlarge</source>
   <translation>放大</translation>
  </message>
  <message>
   <source>Make smaller</source>
   <translation>缩小</translation>
  </message>
  <message>
   <source>Fit to the window</source>
   <translation>适合窗口</translation>
  </message>
  <message>
   <source>Rules enforced</source>
   <translation>严格规则</translation>
  </message>
  <message>
   <source>Rules ask</source>
   <translation>规则询问</translation>
  </message>
  <message>
   <source>Free table</source>
   <translation>自由牌桌</translation>
  </message>
  <message>
   <source>Settings …</source>
   <translation>设置…</translation>
  </message>
  <message>
   <source>Keys and signs</source>
   <translation>按键与标记</translation>
  </message>
  <message>
   <source>Report a problem …</source>
   <translation>报告问题…</translation>
  </message>
  <message>
   <source>About Tessera</source>
   <translation>关于 Tessera</translation>
  </message>
  <message>
   <source>&amp;Match</source>
   <translation>对局(&amp;M)</translation>
  </message>
  <message>
   <source>&amp;Table</source>
   <translation>牌桌(&amp;T)</translation>
  </message>
  <message>
   <source>&amp;Rules</source>
   <translation>规则(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;More</source>
   <translation>更多(&amp;O)</translation>
  </message>
  <message>
   <source>Another window has this match open ({0}). Watch it here as far as it has come?</source>
   <translation>这场对局已在另一个窗口中打开（{0}）。要在这里观看到目前为止的进程吗？</translation>
  </message>
  <message>
   <source>Cards of the collection that cannot be used were left out: {0} ({1}).</source>
   <translation>收藏中有无法使用的卡牌，已略去：{0}（{1}）。</translation>
  </message>
 </context>
 <context>
  <name>Menus</name>
  <message>
   <source>Browse</source>
   <extracomment>What a dialog is wider than its title: the buttons of its frame.</extracomment>
   <translation>浏览</translation>
  </message>
  <message>
   <source>The rules allow nothing with it now</source>
   <translation>规则现在不允许对它做任何操作</translation>
  </message>
  <message>
   <source>Under it</source>
   <translation>其下的卡牌</translation>
  </message>
  <message>
   <source>{act}, although the rules say no</source>
   <translation>{act}（尽管规则不允许）</translation>
  </message>
  <message>
   <source>Why not: {act}</source>
   <translation>为什么不能：{act}</translation>
  </message>
  <message>
   <source>By hand</source>
   <translation>手动</translation>
  </message>
  <message>
   <source>By hand (the other seat agrees)</source>
   <translation>手动（需对方同意）</translation>
  </message>
 </context>
 <context>
  <name>NewMatchDialog</name>
  <message>
   <source>New match</source>
   <translation>新对局</translation>
  </message>
  <message>
   <source>&amp;Game</source>
   <translation>游戏(&amp;G)</translation>
  </message>
  <message>
   <source>&amp;Rules</source>
   <translation>规则(&amp;R)</translation>
  </message>
  <message>
   <source>Enforced</source>
   <translation>严格</translation>
  </message>
  <message>
   <source>Asked</source>
   <translation>询问</translation>
  </message>
  <message>
   <source>Free</source>
   <translation>自由</translation>
  </message>
  <message>
   <source>No curtain when the other player is asked</source>
   <translation>轮到对方时不遮挡屏幕</translation>
  </message>
  <message>
   <source>Begin</source>
   <translation>开始</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <source>What the rules refuse does not happen; a balloon says why, with the number of the rule.</source>
   <translation>规则不允许的操作不会发生；提示会说明原因和规则编号。</translation>
  </message>
  <message>
   <source>What the rules refuse can be done anyway if the other player agrees.</source>
   <translation>对方同意时，规则不允许的操作也可以进行。</translation>
  </message>
  <message>
   <source>Everything happens as it is moved; the rules only comment.</source>
   <translation>一切按移动进行；规则只作提示。</translation>
  </message>
 </context>
 <context>
  <name>Notice</name>
  <message>
   <source>Leave; the match is kept</source>
   <translation>离开；对局会保留</translation>
  </message>
  <message>
   <source>Claim the game …</source>
   <translation>宣布获胜…</translation>
  </message>
  <message>
   <source>Show it</source>
   <translation>公开</translation>
  </message>
  <message>
   <source>Do not show it</source>
   <translation>不公开</translation>
  </message>
  <message>
   <source>Somebody</source>
   <translation>某人</translation>
  </message>
  <message>
   <source>{0}, who watches, would like to see your hand. Whoever has the code may watch.</source>
   <translation>观战的 {0} 想看你的手牌。凡是有代码的人都能观战。</translation>
  </message>
  <message>
   <source>The connection is gone. Your seat is held; coming back goes on by itself.</source>
   <translation>连接已断开。你的座位会保留，并会自动重新连接。</translation>
  </message>
  <message>
   <source>{0} is away. The seat is held, and the game waits.</source>
   <translation>{0}离开了。座位会保留，对局等待中。</translation>
  </message>
  <message>
   <source>{0} has no time left. You may go on, or claim the game.</source>
   <translation>{0}的时间已用完。你可以继续，也可以宣布获胜。</translation>
  </message>
  <message>
   <source>You have no time left. Play on: the other player may claim the game.</source>
   <translation>你的时间已用完。请继续，不过对方可以宣布获胜。</translation>
  </message>
  <message>
   <source>End this game now, as won by you?</source>
   <translation>现在结束此对局，判你获胜吗？</translation>
  </message>
  <message>
   <source>Claim the game</source>
   <translation>宣布获胜</translation>
  </message>
 </context>
 <context>
  <name>PhaseBar</name>
  <message>
   <source>now</source>
   <translation>当前</translation>
  </message>
  <message>
   <source>stop in your turn</source>
   <translation>在你的回合停下</translation>
  </message>
  <message>
   <source>stop in the other turn</source>
   <translation>在对方回合停下</translation>
  </message>
  <message>
   <source>Click: stop here in your turn. Right-click: stop here in the other turn.</source>
   <translation>单击：在你的回合于此停下。右键：在对方回合于此停下。</translation>
  </message>
  <message>
   <source>Pass until something happens (F4)</source>
   <translation>放弃直到有事发生 (F4)</translation>
  </message>
  <message>
   <source>Pass until my turn (F6)</source>
   <translation>放弃直到我的回合 (F6)</translation>
  </message>
  <message>
   <source>Hold priority: pass nothing by itself (F8)</source>
   <translation>保持优先权：不自动放弃 (F8)</translation>
  </message>
  <message>
   <source>Pass only where nothing can be done</source>
   <translation>仅在无事可做时放弃</translation>
  </message>
  <message>
   <source>Passing ▾</source>
   <translation>自动放弃 ▾</translation>
  </message>
  <message>
   <source>Turn {turn} · {name}</source>
   <translation>第{turn}回合 · {name}</translation>
  </message>
  <message>
   <source>Before the game</source>
   <translation>游戏开始前</translation>
  </message>
  <message>
   <source>Until something ▾</source>
   <translation>直到有事 ▾</translation>
  </message>
  <message>
   <source>Until my turn ▾</source>
   <translation>直到我的回合 ▾</translation>
  </message>
  <message>
   <source>Holding ▾</source>
   <translation>保持中 ▾</translation>
  </message>
  <message>
   <source>Waiting ▾</source>
   <translation>等待中 ▾</translation>
  </message>
 </context>
 <context>
  <name>Plate</name>
  <message>
   <source>Priority</source>
   <extracomment>The heights of the lines of a plate, in pixels where type is as designed. How close the lines of numbers stand at the closest, and how low that of the name is then. Signs take no more than such a part of a line. All lines grow alike from so many times the designed size on. What a number is the sum of, sign by sign.</extracomment>
   <translation>优先权</translation>
  </message>
  <message>
   <source>Active turn</source>
   <translation>当前回合</translation>
  </message>
 </context>
 <context>
  <name>Preview</name>
  <message>
   <source>Point at a card to read it here.</source>
   <extracomment>Where much is said below the page, it makes room for that down to this height: nothing else may be squeezed for it.</extracomment>
   <translation>指向卡牌即可在此阅读。</translation>
  </message>
  <message>
   <source>{power} {now}, printed {base}</source>
   <translation>{power}{now}，原为{base}</translation>
  </message>
  <message>
   <source>Cost {now}, printed {base}</source>
   <translation>消耗{now}，印刷值{base}</translation>
  </message>
  <message>
   <source>Damage {damage}: {left} left</source>
   <translation>伤害{damage}：剩余{left}</translation>
  </message>
  <message>
   <source>Not all of its text could be read: carry it out by hand</source>
   <translation>部分文本无法识别：请手动执行</translation>
  </message>
  <message>
   <source>Frozen: it does not activate in the next Active Phase</source>
   <translation>冻结：下一个激活阶段不会变为行动状态</translation>
  </message>
  <message>
   <source>It came this turn and cannot attack yet</source>
   <translation>本回合进场，还不能攻击</translation>
  </message>
  <message>
   <source>A face-down card</source>
   <translation>背面朝上的卡牌</translation>
  </message>
  <message>
   <source>cost {cost}</source>
   <translation>消耗{cost}</translation>
  </message>
  <message>
   <source>class change cost {cost}</source>
   <translation>转职费用{cost}</translation>
  </message>
  <message>
   <source>printed {base}</source>
   <translation>印刷值{base}</translation>
  </message>
  <message>
   <source>Main Character</source>
   <translation>主人公</translation>
  </message>
  <message>
   <source>damage {damage}</source>
   <translation>伤害{damage}</translation>
  </message>
  <message>
   <source>dull</source>
   <translation>休止</translation>
  </message>
  <message>
   <source>frozen</source>
   <translation>冻结</translation>
  </message>
  <message>
   <source>came this turn</source>
   <translation>本回合登场</translation>
  </message>
  <message>
   <source>{count} more under it</source>
   <translation>其下另有{count}张</translation>
  </message>
  <message>
   <source>text to be carried out by hand</source>
   <translation>文本需手动执行</translation>
  </message>
  <message>
   <source>Bound by {card}</source>
   <translation>由{card}封锁</translation>
  </message>
  <message>
   <source>grade {cost}</source>
   <translation>等级{cost}</translation>
  </message>
  <message>
   <source>Vanguard</source>
   <translation>先导者</translation>
  </message>
  <message>
   <source>tapped</source>
   <translation>已行动</translation>
  </message>
  <message>
   <source>rested</source>
   <translation>横置</translation>
  </message>
 </context>
 <context>
  <name>Prompt</name>
  <message>
   <source>{paid} of {total} paid</source>
   <extracomment>A long list of lines scrolls beyond this height, in pixels; where the window is low, it may be as low as the other.</extracomment>
   <translation>已支付 {paid}/{total}</translation>
  </message>
  <message>
   <source>Waiting</source>
   <translation>等待中</translation>
  </message>
  <message>
   <source>{asker} wants to take back what was done. {seat}, do you agree?</source>
   <translation>{asker}想撤销刚才的操作。{seat}，你同意吗？</translation>
  </message>
  <message>
   <source>{asker} wants to take back the whole turn. {seat}, do you agree?</source>
   <translation>{asker}想撤销整个回合。{seat}，你同意吗？</translation>
  </message>
  <message>
   <source>{asker} wants to do again what was taken back. {seat}, do you agree?</source>
   <translation>{asker}想重做已撤销的操作。{seat}，你同意吗？</translation>
  </message>
  <message>
   <source>{asker} wants to play again. {seat}, do you agree?</source>
   <translation>{asker}想再来一局。{seat}，你同意吗？</translation>
  </message>
  <message>
   <source>{asker} wants to do by hand: {detail}. {seat}, do you agree?</source>
   <translation>{asker}想手动执行：{detail}。{seat}，你同意吗？</translation>
  </message>
  <message>
   <source>{asker} wants to do it anyway. {detail} {seat}, do you agree?</source>
   <translation>{asker}仍要这样做。{detail}{seat}，你同意吗？</translation>
  </message>
  <message>
   <source>{asker} wants to play in the mode "{detail}". {seat}, do you agree?</source>
   <translation>{asker}想改用“{detail}”模式。{seat}，你同意吗？</translation>
  </message>
  <message>
   <source>{seat} has been asked, and has not answered yet.</source>
   <translation>已询问{seat}，尚未答复。</translation>
  </message>
  <message>
   <source>Ask no more</source>
   <translation>不再询问</translation>
  </message>
  <message>
   <source>Who goes first in the next game?</source>
   <translation>下一局由谁先手？</translation>
  </message>
  <message>
   <source>I go first</source>
   <translation>我先手</translation>
  </message>
  <message>
   <source>The other player goes first</source>
   <translation>对方先手</translation>
  </message>
  <message>
   <source>Agree</source>
   <translation>同意</translation>
  </message>
  <message>
   <source>Refuse</source>
   <translation>拒绝</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>空格</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
 </context>
 <context>
  <name>ReplayPage</name>
  <message>
   <source>Log: {at} of {total} lines</source>
   <extracomment>How long a step is looked at while the match plays by itself, in milliseconds, by speed.</extracomment>
   <translation>记录：第{at}行，共{total}行</translation>
  </message>
  <message>
   <source>Step {at} of {total}</source>
   <translation>第{at}步，共{total}步</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>暂停</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>播放</translation>
  </message>
  <message>
   <source>To the beginning</source>
   <translation>到开头</translation>
  </message>
  <message>
   <source>One step back</source>
   <translation>后退一步</translation>
  </message>
  <message>
   <source>One step forward</source>
   <translation>前进一步</translation>
  </message>
  <message>
   <source>To the end</source>
   <translation>到结尾</translation>
  </message>
  <message>
   <source>Place in the match</source>
   <translation>对局进度</translation>
  </message>
  <message>
   <source>As {0} saw it</source>
   <translation>{0}的视角</translation>
  </message>
  <message>
   <source>Slow</source>
   <translation>慢</translation>
  </message>
  <message>
   <source>Normal</source>
   <translation>正常</translation>
  </message>
  <message>
   <source>Fast</source>
   <translation>快</translation>
  </message>
  <message>
   <source>Very fast</source>
   <translation>很快</translation>
  </message>
  <message>
   <source>Whose view</source>
   <translation>谁的视角</translation>
  </message>
  <message>
   <source>Speed</source>
   <translation>速度</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>关闭</translation>
  </message>
 </context>
 <context>
  <name>ReportDialog</name>
  <message>
   <source>Report a problem</source>
   <translation>报告问题</translation>
  </message>
  <message>
   <source>Versions and the log are written into one file, which you can show to somebody who helps. No card stands in the log. Nothing is sent.</source>
   <translation>版本信息和日志会写入一个文件，您可以把它交给帮忙的人看。日志中没有任何卡牌。不会发送任何内容。</translation>
  </message>
  <message>
   <source>With the record of this match; it shows hidden cards too</source>
   <translation>附上本场对局的记录（其中也能看到隐藏的卡牌）</translation>
  </message>
  <message>
   <source>Save …</source>
   <translation>保存…</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <source>{0} cannot be written ({1}); choose another place.</source>
   <translation>无法写入 {0}（{1}）；请选择其他位置。</translation>
  </message>
 </context>
 <context>
  <name>RulebookPanel</name>
  <message>
   <source>Rulebook</source>
   <translation>规则书</translation>
  </message>
  <message>
   <source>Words, or the number of a rule</source>
   <translation>词语或规则编号</translation>
  </message>
  <message>
   <source>Search the rulebook</source>
   <translation>搜索规则书</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>返回</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>规则</translation>
  </message>
  <message>
   <source>The chosen rule</source>
   <translation>所选规则</translation>
  </message>
  <message>
   <source>{0} rules</source>
   <translation>{0}条规则</translation>
  </message>
  <message>
   <source>{0} rules found</source>
   <translation>找到{0}条规则</translation>
  </message>
  <message>
   <source>Tessera plays by this rule, and a test proves it.</source>
   <translation>Tessera按此规则运行，并有测试证明。</translation>
  </message>
  <message>
   <source>This says what a word means.</source>
   <translation>这是对用语的定义。</translation>
  </message>
  <message>
   <source>This is about cardboard and people; the table takes care of it.</source>
   <translation>这是关于实体卡牌和人的规则；牌桌已经处理。</translation>
  </message>
  <message>
   <source>The official text leaves this open. Tessera has ruled so, and a test proves it.</source>
   <translation>官方规则对此没有说明。Tessera 按此裁定进行，并有测试证明。</translation>
  </message>
  <message>
   <source>Another rule has taken the place of this one.</source>
   <translation>已有另一条规则取代了它。</translation>
  </message>
 </context>
 <context>
  <name>Rulebooks</name>
  <message>
   <source>Rulebook</source>
   <translation>规则书</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>游戏</translation>
  </message>
 </context>
 <context>
  <name>Saving</name>
  <message>
   <source>The match is not being saved ({0}). It goes on, and is saved as soon as that works again.</source>
   <extracomment>How often it is looked whether saving fails, or goes again, in milliseconds.</extracomment>
   <translation>对局现在无法保存（{0}）。对局可以继续，一旦恢复就会保存。</translation>
  </message>
  <message>
   <source>Save elsewhere …</source>
   <translation>保存到别处…</translation>
  </message>
  <message>
   <source>Recorded matches (*.jsonl)</source>
   <translation>对局记录 (*.jsonl)</translation>
  </message>
  <message>
   <source>Save the match</source>
   <translation>保存对局</translation>
  </message>
  <message>
   <source>Nor there ({0}).</source>
   <translation>那里也不行（{0}）。</translation>
  </message>
  <message>
   <source>The end of this match is not saved ({0}).</source>
   <translation>这场对局的结尾没有保存（{0}）。</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>再试一次</translation>
  </message>
  <message>
   <source>Leave it unsaved</source>
   <translation>不保存就离开</translation>
  </message>
 </context>
 <context>
  <name>SeatBox</name>
  <message>
   <source>Player {0}</source>
   <extracomment>Whose the seat is, as the settings call it. Whether only this player sits at this machine.</extracomment>
   <translation>玩家{0}</translation>
  </message>
  <message>
   <source>&amp;Name</source>
   <translation>名称(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;Played by</source>
   <translation>操作者(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Deck</source>
   <translation>卡组(&amp;D)</translation>
  </message>
  <message>
   <source>Name of player {0}</source>
   <translation>玩家{0}的名称</translation>
  </message>
  <message>
   <source>A person</source>
   <translation>真人</translation>
  </message>
  <message>
   <source>The program (plays at random)</source>
   <translation>程序（随机行动）</translation>
  </message>
  <message>
   <source>Drawn at random</source>
   <translation>随机生成</translation>
  </message>
  <message>
   <source>Deck of player {0}</source>
   <translation>玩家{0}的卡组</translation>
  </message>
  <message>
   <source>File …</source>
   <translation>文件…</translation>
  </message>
  <message>
   <source>Choose a deck list from a file</source>
   <translation>从文件选择卡组列表</translation>
  </message>
  <message>
   <source>Choose a deck list</source>
   <translation>选择卡组列表</translation>
  </message>
  <message>
   <source>Deck lists (*.txt *.tdeck)</source>
   <translation>牌组列表 (*.txt *.tdeck)</translation>
  </message>
  <message>
   <source>This deck may be played.</source>
   <translation>这副卡组可以使用。</translation>
  </message>
 </context>
 <context>
  <name>SettingsDialog</name>
  <message>
   <source>Settings</source>
   <translation>设置</translation>
  </message>
  <message>
   <source>Look</source>
   <translation>外观</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>牌桌</translation>
  </message>
  <message>
   <source>Sound</source>
   <translation>声音</translation>
  </message>
  <message>
   <source>&amp;Theme</source>
   <translation>主题(&amp;T)</translation>
  </message>
  <message>
   <source>&amp;Language</source>
   <translation>语言(&amp;L)</translation>
  </message>
  <message>
   <source>Size of &amp;type</source>
   <translation>字号(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Motion</source>
   <translation>动画(&amp;M)</translation>
  </message>
  <message>
   <source>&amp;Rules of a new match</source>
   <translation>新对局的规则(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Volume</source>
   <translation>音量(&amp;V)</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>深色</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>浅色</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>高对比度</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>关闭</translation>
  </message>
  <message>
   <source>Fast</source>
   <translation>快</translation>
  </message>
  <message>
   <source>Normal</source>
   <translation>正常</translation>
  </message>
  <message>
   <source>Slow</source>
   <translation>慢</translation>
  </message>
  <message>
   <source>Enforced</source>
   <translation>严格</translation>
  </message>
  <message>
   <source>Asked</source>
   <translation>询问</translation>
  </message>
  <message>
   <source>Free</source>
   <translation>自由</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>跟随系统</translation>
  </message>
  <message>
   <source>No curtain when the other player is asked</source>
   <translation>轮到对方时不遮挡屏幕</translation>
  </message>
  <message>
   <source>Play sounds</source>
   <translation>播放声音</translation>
  </message>
  <message>
   <source>This computer has nothing to play sounds with, so they stay off.</source>
   <translation>这台电脑没有可以播放声音的程序，声音保持关闭。</translation>
  </message>
  <message>
   <source>There is no font with Chinese characters here; install one, such as Noto Sans CJK.</source>
   <translation>没有找到中文字体；请安装一种，例如 Noto Sans CJK。</translation>
  </message>
  <message>
   <source>Your own pictures: put images called by the card's number, as in 1-001H.png, into {0}</source>
   <translation>自己的图片：将以卡牌编号命名的图片（如 1-001H.png）放入 {0}</translation>
  </message>
  <message>
   <source>Open the folder for pictures</source>
   <translation>打开图片文件夹</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>关闭</translation>
  </message>
 </context>
 <context>
  <name>Stack</name>
  <message>
   <source>{name} ({count})</source>
   <extracomment>The list scrolls beyond this height, in pixels; where the window is low, it may be as low as the other. How high the list is where there is room.</extracomment>
   <translation>{name}（{count}）</translation>
  </message>
  <message>
   <source>resolves next</source>
   <translation>下一个结算</translation>
  </message>
 </context>
 <context>
  <name>Story</name>
  <message>
   <source>Orbs lost</source>
   <translation>失去的宝玉</translation>
  </message>
  <message>
   <source>Units deployed</source>
   <translation>出击的单位</translation>
  </message>
  <message>
   <source>Level ups and class changes</source>
   <translation>升级与转职</translation>
  </message>
  <message>
   <source>Attacks</source>
   <translation>攻击次数</translation>
  </message>
  <message>
   <source>Attacks that succeeded</source>
   <translation>成功的攻击</translation>
  </message>
  <message>
   <source>Critical hits</source>
   <translation>必杀攻击</translation>
  </message>
  <message>
   <source>Evasions</source>
   <translation>神速回避</translation>
  </message>
  <message>
   <source>Highest attack</source>
   <translation>最高战斗力</translation>
  </message>
  <message>
   <source>Damage taken</source>
   <translation>受到的伤害</translation>
  </message>
  <message>
   <source>Cards cast</source>
   <translation>招唤的卡牌</translation>
  </message>
  <message>
   <source>Cards drawn</source>
   <translation>抽到的卡牌</translation>
  </message>
  <message>
   <source>Blocks</source>
   <translation>阻挡次数</translation>
  </message>
  <message>
   <source>Biggest hit in their turns</source>
   <translation>其回合中的最大伤害</translation>
  </message>
  <message>
   <source>Cards played</source>
   <translation>施放的卡牌</translation>
  </message>
  <message>
   <source>Magic stones called</source>
   <translation>召唤的魔石</translation>
  </message>
  <message>
   <source>Rides</source>
   <translation>RIDE 次数</translation>
  </message>
 </context>
 <context>
  <name>Tables</name>
  <message>
   <source>This table plays {0}: choose a deck of it, then join.</source>
   <extracomment>Whether tables make themselves known and are looked for; tests go by address alone. The port that a table takes; None for the usual one, or another where it is taken.</extracomment>
   <translation>此牌桌玩的是{0}：请选择该游戏的卡组再加入。</translation>
  </message>
 </context>
 <context>
  <name>Terms</name>
  <message>
   <source>Asked</source>
   <translation>询问</translation>
  </message>
  <message>
   <source>Free</source>
   <translation>自由</translation>
  </message>
  <message>
   <source>Enforced</source>
   <translation>严格</translation>
  </message>
  <message>
   <source>{0} minutes for each player</source>
   <translation>每位玩家 {0} 分钟</translation>
  </message>
  <message>
   <source>{0} seconds for each decision</source>
   <translation>每次决定 {0} 秒</translation>
  </message>
  <message>
   <source>No clock</source>
   <translation>不计时</translation>
  </message>
  <message>
   <source>Best of three</source>
   <translation>三局两胜</translation>
  </message>
  <message>
   <source>One game</source>
   <translation>一局</translation>
  </message>
  <message>
   <source>Waited for {0} minutes</source>
   <translation>等待 {0} 分钟</translation>
  </message>
  <message>
   <source>Rules: {0}</source>
   <translation>规则：{0}</translation>
  </message>
  <message>
   <source>Whoever is away is waited for {0} minutes</source>
   <translation>有人离开时等待 {0} 分钟</translation>
  </message>
 </context>
 <context>
  <name>Game</name>
  <message>
   <source>Action</source>
   <translation>行动</translation>
  </message>
  <message>
   <source>Action Phase</source>
   <translation>行动阶段</translation>
  </message>
  <message>
   <source>Active</source>
   <translation>激活</translation>
  </message>
  <message>
   <source>Active Phase</source>
   <translation>激活阶段</translation>
  </message>
  <message>
   <source>Apply it</source>
   <translation>适用</translation>
  </message>
  <message>
   <source>Archivist</source>
   <translation>档案员</translation>
  </message>
  <message>
   <source>Armored</source>
   <translation>重甲</translation>
  </message>
  <message>
   <source>Attack</source>
   <translation>攻击</translation>
  </message>
  <message>
   <source>Attack Phase</source>
   <translation>攻击阶段</translation>
  </message>
  <message>
   <source>Axe</source>
   <translation>斧</translation>
  </message>
  <message>
   <source>Back Attack</source>
   <translation>偷袭</translation>
  </message>
  <message>
   <source>Back Line</source>
   <translation>后卫区</translation>
  </message>
  <message>
   <source>Backup</source>
   <translation>后卫</translation>
  </message>
  <message>
   <source>Backups</source>
   <translation>后卫</translation>
  </message>
  <message>
   <source>Beast</source>
   <translation>野兽</translation>
  </message>
  <message>
   <source>Beginning</source>
   <translation>开始</translation>
  </message>
  <message>
   <source>Beginning Phase</source>
   <translation>开始阶段</translation>
  </message>
  <message>
   <source>Black</source>
   <translation>黑</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>蓝</translation>
  </message>
  <message>
   <source>Bond</source>
   <translation>羁绊</translation>
  </message>
  <message>
   <source>Bond Phase</source>
   <translation>羁绊阶段</translation>
  </message>
  <message>
   <source>Bonds</source>
   <translation>羁绊</translation>
  </message>
  <message>
   <source>Bonds left</source>
   <translation>剩余羁绊</translation>
  </message>
  <message>
   <source>Boundless</source>
   <translation>异界区</translation>
  </message>
  <message>
   <source>Bow</source>
   <translation>弓</translation>
  </message>
  <message>
   <source>Brave</source>
   <translation>勇气</translation>
  </message>
  <message>
   <source>Brawl</source>
   <translation>格斗</translation>
  </message>
  <message>
   <source>Break</source>
   <translation>损毁</translation>
  </message>
  <message>
   <source>Break Zone</source>
   <translation>损毁区</translation>
  </message>
  <message>
   <source>Brown</source>
   <translation>茶</translation>
  </message>
  <message>
   <source>CP of any Element can pay for it</source>
   <translation>可用任意属性的CP支付</translation>
  </message>
  <message>
   <source>Captain</source>
   <translation>船长</translation>
  </message>
  <message>
   <source>Carry it out</source>
   <translation>执行</translation>
  </message>
  <message>
   <source>Cartographer</source>
   <translation>制图师</translation>
  </message>
  <message>
   <source>Cast</source>
   <translation>招唤</translation>
  </message>
  <message>
   <source>Character</source>
   <translation>角色</translation>
  </message>
  <message>
   <source>Clerk</source>
   <translation>书记</translation>
  </message>
  <message>
   <source>Clockwork</source>
   <translation>发条</translation>
  </message>
  <message>
   <source>Cook</source>
   <translation>厨师</translation>
  </message>
  <message>
   <source>Courier</source>
   <translation>信使</translation>
  </message>
  <message>
   <source>Critical</source>
   <translation>必杀攻击</translation>
  </message>
  <message>
   <source>Crystals</source>
   <translation>水晶</translation>
  </message>
  <message>
   <source>Damage</source>
   <translation>伤害</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>暗</translation>
  </message>
  <message>
   <source>Dawn by Hand</source>
   <translation>亲手黎明</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>卡组</translation>
  </message>
  <message>
   <source>Delegate</source>
   <translation>代表</translation>
  </message>
  <message>
   <source>Deploy</source>
   <translation>出击</translation>
  </message>
  <message>
   <source>Deployment</source>
   <translation>出击</translation>
  </message>
  <message>
   <source>Deployment Phase</source>
   <translation>出击阶段</translation>
  </message>
  <message>
   <source>Do it</source>
   <translation>执行</translation>
  </message>
  <message>
   <source>Do not apply it</source>
   <translation>不适用</translation>
  </message>
  <message>
   <source>Do not carry it out</source>
   <translation>不执行</translation>
  </message>
  <message>
   <source>Do not do it</source>
   <translation>不执行</translation>
  </message>
  <message>
   <source>Do not pay it</source>
   <translation>不支付</translation>
  </message>
  <message>
   <source>Do not use it</source>
   <translation>不使用</translation>
  </message>
  <message>
   <source>Dragon</source>
   <translation>龙</translation>
  </message>
  <message>
   <source>Dragonstone</source>
   <translation>龙石</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>取牌</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <translation>取牌阶段</translation>
  </message>
  <message>
   <source>Draw a new hand</source>
   <translation>重新抽取手牌</translation>
  </message>
  <message>
   <source>Duelist</source>
   <translation>决斗家</translation>
  </message>
  <message>
   <source>EX Burst</source>
   <translation>极限爆发技</translation>
  </message>
  <message>
   <source>Earth</source>
   <translation>土</translation>
  </message>
  <message>
   <source>End</source>
   <translation>终止</translation>
  </message>
  <message>
   <source>End Phase</source>
   <translation>终止阶段</translation>
  </message>
  <message>
   <source>End the turn</source>
   <translation>结束回合</translation>
  </message>
  <message>
   <source>Evade</source>
   <translation>神速回避</translation>
  </message>
  <message>
   <source>Exchange the hand</source>
   <translation>更换手牌</translation>
  </message>
  <message>
   <source>Fang</source>
   <translation>牙</translation>
  </message>
  <message>
   <source>Female</source>
   <translation>女性</translation>
  </message>
  <message>
   <source>Ferryman</source>
   <translation>摆渡人</translation>
  </message>
  <message>
   <source>Field</source>
   <translation>战场</translation>
  </message>
  <message>
   <source>Final Entry</source>
   <translation>最后一笔</translation>
  </message>
  <message>
   <source>Fire</source>
   <translation>火</translation>
  </message>
  <message>
   <source>First Strike</source>
   <translation>先发制人</translation>
  </message>
  <message>
   <source>Flier</source>
   <translation>飞行</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>前锋</translation>
  </message>
  <message>
   <source>Forwards</source>
   <translation>前锋</translation>
  </message>
  <message>
   <source>Freeze</source>
   <translation>冻结</translation>
  </message>
  <message>
   <source>Front Line</source>
   <translation>前卫区</translation>
  </message>
  <message>
   <source>Gardener</source>
   <translation>园丁</translation>
  </message>
  <message>
   <source>Green</source>
   <translation>绿</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>Haste</source>
   <translation>加速</translation>
  </message>
  <message>
   <source>Herald</source>
   <translation>传令</translation>
  </message>
  <message>
   <source>Hour</source>
   <translation>时辰</translation>
  </message>
  <message>
   <source>Ice</source>
   <translation>冰</translation>
  </message>
  <message>
   <source>Innkeeper</source>
   <translation>旅店主人</translation>
  </message>
  <message>
   <source>Keep the hand</source>
   <translation>保留手牌</translation>
  </message>
  <message>
   <source>Keeper</source>
   <translation>看守</translation>
  </message>
  <message>
   <source>Knife</source>
   <translation>暗器</translation>
  </message>
  <message>
   <source>Knight</source>
   <translation>骑士</translation>
  </message>
  <message>
   <source>LB</source>
   <translation>极限技</translation>
  </message>
  <message>
   <source>LB deck</source>
   <translation>极限技卡组</translation>
  </message>
  <message>
   <source>Lamplighter</source>
   <translation>点灯人</translation>
  </message>
  <message>
   <source>Lamps at Noon</source>
   <translation>正午之灯</translation>
  </message>
  <message>
   <source>Lance</source>
   <translation>枪</translation>
  </message>
  <message>
   <source>Level up</source>
   <translation>升级</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>光</translation>
  </message>
  <message>
   <source>Lightning</source>
   <translation>雷</translation>
  </message>
  <message>
   <source>Limit Break</source>
   <translation>极限技</translation>
  </message>
  <message>
   <source>Main 1</source>
   <translation>主1</translation>
  </message>
  <message>
   <source>Main 2</source>
   <translation>主2</translation>
  </message>
  <message>
   <source>Main Phase 1</source>
   <translation>第1主阶段</translation>
  </message>
  <message>
   <source>Main Phase 2</source>
   <translation>第2主阶段</translation>
  </message>
  <message>
   <source>Male</source>
   <translation>男性</translation>
  </message>
  <message>
   <source>Merchant</source>
   <translation>商人</translation>
  </message>
  <message>
   <source>Mirage</source>
   <translation>幻影</translation>
  </message>
  <message>
   <source>Mirror</source>
   <translation>镜像</translation>
  </message>
  <message>
   <source>Monk</source>
   <translation>僧侣</translation>
  </message>
  <message>
   <source>Monster</source>
   <translation>怪物</translation>
  </message>
  <message>
   <source>Monsters</source>
   <translation>怪物</translation>
  </message>
  <message>
   <source>Move</source>
   <translation>移动</translation>
  </message>
  <message>
   <source>Next phase</source>
   <translation>下一阶段</translation>
  </message>
  <message>
   <source>No support</source>
   <translation>支援失败</translation>
  </message>
  <message>
   <source>Orbs</source>
   <translation>宝玉</translation>
  </message>
  <message>
   <source>Overcharge</source>
   <translation>过载</translation>
  </message>
  <message>
   <source>Page</source>
   <translation>书页</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>放弃优先权</translation>
  </message>
  <message>
   <source>Pay it too</source>
   <translation>一并支付</translation>
  </message>
  <message>
   <source>Postmistress</source>
   <translation>邮局局长</translation>
  </message>
  <message>
   <source>Power</source>
   <translation>力量</translation>
  </message>
  <message>
   <source>Prime</source>
   <translation>显现</translation>
  </message>
  <message>
   <source>Priming</source>
   <translation>显现</translation>
  </message>
  <message>
   <source>Purple</source>
   <translation>紫</translation>
  </message>
  <message>
   <source>Range</source>
   <translation>射程</translation>
  </message>
  <message>
   <source>Red</source>
   <translation>红</translation>
  </message>
  <message>
   <source>Regent</source>
   <translation>摄政</translation>
  </message>
  <message>
   <source>Removed</source>
   <translation>移除</translation>
  </message>
  <message>
   <source>Retreat</source>
   <translation>退避区</translation>
  </message>
  <message>
   <source>Samurai</source>
   <translation>武士</translation>
  </message>
  <message>
   <source>Scholar</source>
   <translation>学者</translation>
  </message>
  <message>
   <source>Scout</source>
   <translation>斥候</translation>
  </message>
  <message>
   <source>Setup</source>
   <translation>准备</translation>
  </message>
  <message>
   <source>Slack Water</source>
   <translation>平潮</translation>
  </message>
  <message>
   <source>Speaker</source>
   <translation>议员</translation>
  </message>
  <message>
   <source>Spirit</source>
   <translation>精灵</translation>
  </message>
  <message>
   <source>Stablehand</source>
   <translation>马夫</translation>
  </message>
  <message>
   <source>Stack</source>
   <translation>堆叠</translation>
  </message>
  <message>
   <source>Staff</source>
   <translation>杖</translation>
  </message>
  <message>
   <source>Summon</source>
   <translation>召唤兽</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>支援力</translation>
  </message>
  <message>
   <source>Support Area</source>
   <translation>支援区</translation>
  </message>
  <message>
   <source>Sword</source>
   <translation>剑</translation>
  </message>
  <message>
   <source>The Drowned Parliament</source>
   <translation>沉没议会</translation>
  </message>
  <message>
   <source>The Long Road</source>
   <translation>漫长的路</translation>
  </message>
  <message>
   <source>The Patient Harbour</source>
   <translation>耐心的港湾</translation>
  </message>
  <message>
   <source>The Rime Post</source>
   <translation>霜原驿站</translation>
  </message>
  <message>
   <source>centre column</source>
   <translation>中央纵列</translation>
  </message>
  <message>
   <source>left column</source>
   <translation>左侧纵列</translation>
  </message>
  <message>
   <source>right column</source>
   <translation>右侧纵列</translation>
  </message>
  <message>
   <source>Thief</source>
   <translation>盗贼</translation>
  </message>
  <message>
   <source>Tinker</source>
   <translation>工匠</translation>
  </message>
  <message>
   <source>To Main Phase 2</source>
   <translation>前往第2主阶段</translation>
  </message>
  <message>
   <source>To the Action Phase</source>
   <translation>前往行动阶段</translation>
  </message>
  <message>
   <source>To the Attack Phase</source>
   <translation>前往攻击阶段</translation>
  </message>
  <message>
   <source>To the attack declaration</source>
   <translation>前往攻击指定</translation>
  </message>
  <message>
   <source>To the battle damage</source>
   <translation>前往伤害结算</translation>
  </message>
  <message>
   <source>To the block declaration</source>
   <translation>前往防御指定</translation>
  </message>
  <message>
   <source>Tome</source>
   <translation>魔法</translation>
  </message>
  <message>
   <source>Use ability</source>
   <translation>使用技能</translation>
  </message>
  <message>
   <source>Use it</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>Use skill</source>
   <translation>使用能力</translation>
  </message>
  <message>
   <source>Vanishing Post</source>
   <translation>消失的邮件</translation>
  </message>
  <message>
   <source>Warden</source>
   <translation>卫士</translation>
  </message>
  <message>
   <source>Warp</source>
   <translation>异次元</translation>
  </message>
  <message>
   <source>Water</source>
   <translation>水</translation>
  </message>
  <message>
   <source>Whip</source>
   <translation>督导</translation>
  </message>
  <message>
   <source>White</source>
   <translation>白</translation>
  </message>
  <message>
   <source>Wick</source>
   <translation>灯芯</translation>
  </message>
  <message>
   <source>Wind</source>
   <translation>风</translation>
  </message>
  <message>
   <source>Worker</source>
   <translation>工人</translation>
  </message>
  <message>
   <source>Yellow</source>
   <translation>黄</translation>
  </message>
  <message>
   <source>a card</source>
   <translation>一张牌</translation>
  </message>
  <message>
   <source>a loop goes on that nobody can stop</source>
   <translation>无人能停止的循环仍在继续</translation>
  </message>
  <message>
   <source>a number</source>
   <translation>一个数字</translation>
  </message>
  <message>
   <source>as a cost</source>
   <translation>作为消耗</translation>
  </message>
  <message>
   <source>attack</source>
   <translation>战斗力</translation>
  </message>
  <message>
   <source>back line</source>
   <translation>后卫区</translation>
  </message>
  <message>
   <source>block</source>
   <translation>防御</translation>
  </message>
  <message>
   <source>bond area</source>
   <translation>羁绊区</translation>
  </message>
  <message>
   <source>bonds left</source>
   <translation>剩余羁绊</translation>
  </message>
  <message>
   <source>both players</source>
   <translation>双方玩家</translation>
  </message>
  <message>
   <source>both players lose at the same time</source>
   <translation>双方玩家同时败北</translation>
  </message>
  <message>
   <source>boundless area</source>
   <translation>异界区</translation>
  </message>
  <message>
   <source>break zone</source>
   <translation>损毁区</translation>
  </message>
  <message>
   <source>cast</source>
   <translation>招唤</translation>
  </message>
  <message>
   <source>concedes</source>
   <translation>投降</translation>
  </message>
  <message>
   <source>crystals</source>
   <translation>水晶</translation>
  </message>
  <message>
   <source>damage</source>
   <translation>伤害</translation>
  </message>
  <message>
   <source>damage zone</source>
   <translation>伤害区</translation>
  </message>
  <message>
   <source>deck</source>
   <translation>卡组</translation>
  </message>
  <message>
   <source>discard</source>
   <translation>丢弃</translation>
  </message>
  <message>
   <source>dull</source>
   <translation>休止</translation>
  </message>
  <message>
   <source>field</source>
   <translation>战场</translation>
  </message>
  <message>
   <source>front line</source>
   <translation>前卫区</translation>
  </message>
  <message>
   <source>had to draw from an empty deck</source>
   <translation>必须取牌但卡组已空</translation>
  </message>
  <message>
   <source>hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>has no Main Character on the battlefield</source>
   <translation>战场上没有主人公单位</translation>
  </message>
  <message>
   <source>has no card in the deck and in the Retreat Area</source>
   <translation>卡组与退避区均没有卡</translation>
  </message>
  <message>
   <source>has no card left to draw</source>
   <translation>没有牌可取</translation>
  </message>
  <message>
   <source>heads</source>
   <translation>正面</translation>
  </message>
  <message>
   <source>it was cancelled and will do nothing</source>
   <translation>已被无效，不会产生效果</translation>
  </message>
  <message>
   <source>its extra cost was paid</source>
   <translation>已支付追加消耗</translation>
  </message>
  <message>
   <source>life</source>
   <translation>生命</translation>
  </message>
  <message>
   <source>loses by the text of a card</source>
   <translation>因卡牌说明而输掉游戏</translation>
  </message>
  <message>
   <source>move</source>
   <translation>移动</translation>
  </message>
  <message>
   <source>orb area</source>
   <translation>宝玉区</translation>
  </message>
  <message>
   <source>orbs</source>
   <translation>宝玉</translation>
  </message>
  <message>
   <source>power</source>
   <translation>力量</translation>
  </message>
  <message>
   <source>prime</source>
   <translation>显现</translation>
  </message>
  <message>
   <source>primed</source>
   <translation>显现</translation>
  </message>
  <message>
   <source>range</source>
   <translation>射程</translation>
  </message>
  <message>
   <source>received damage with an empty deck</source>
   <translation>卡组已空时受到伤害</translation>
  </message>
  <message>
   <source>removed</source>
   <translation>移除区</translation>
  </message>
  <message>
   <source>removed cards</source>
   <translation>移除区</translation>
  </message>
  <message>
   <source>retreat area</source>
   <translation>退避区</translation>
  </message>
  <message>
   <source>stack</source>
   <translation>堆叠</translation>
  </message>
  <message>
   <source>stacked</source>
   <translation>叠放</translation>
  </message>
  <message>
   <source>support</source>
   <translation>支援力</translation>
  </message>
  <message>
   <source>support area</source>
   <translation>支援区</translation>
  </message>
  <message>
   <source>tails</source>
   <translation>反面</translation>
  </message>
  <message>
   <source>the damage is doubled</source>
   <translation>伤害变为2倍</translation>
  </message>
  <message>
   <source>the damage is increased</source>
   <translation>伤害增加</translation>
  </message>
  <message>
   <source>the damage is reduced</source>
   <translation>伤害减少</translation>
  </message>
  <message>
   <source>the opponent concedes</source>
   <translation>对手投降</translation>
  </message>
  <message>
   <source>this card</source>
   <translation>此牌</translation>
  </message>
  <message>
   <source>use</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>warp</source>
   <translation>异次元</translation>
  </message>
  <message>
   <source>yes or no</source>
   <translation>是或否</translation>
  </message>
  <message>
   <source>a skill says so</source>
   <translation>能力的效果</translation>
  </message>
  <message>
   <source>It is so</source>
   <translation>属实</translation>
  </message>
  <message>
   <source>It is not so</source>
   <translation>不属实</translation>
  </message>
  <message>
   <source>break</source>
   <translation>损毁</translation>
  </message>
  <message>
   <source>put into the Break Zone</source>
   <translation>放入损毁区</translation>
  </message>
  <message>
   <source>put on its owner's deck</source>
   <translation>放到拥有者的卡组</translation>
  </message>
  <message>
   <source>remove from the game</source>
   <translation>从游戏中移除</translation>
  </message>
  <message>
   <source>return to its owner's hand</source>
   <translation>放回拥有者的手牌</translation>
  </message>
  <message>
   <source>reveal</source>
   <translation>公开</translation>
  </message>
  <message>
   <source>its zone</source>
   <translation>所在区域</translation>
  </message>
  <message>
   <source>: it has no Back Attack</source>
   <translation>（没有偷袭）</translation>
  </message>
  <message>
   <source>Magic Stones</source>
   <translation>魔石</translation>
  </message>
  <message>
   <source>Additions</source>
   <translation>附加</translation>
  </message>
  <message>
   <source>Standby</source>
   <translation>待机</translation>
  </message>
  <message>
   <source>Ruler</source>
   <translation>领主</translation>
  </message>
  <message>
   <source>Graveyard</source>
   <translation>墓地</translation>
  </message>
  <message>
   <source>Stones</source>
   <translation>魔石库</translation>
  </message>
  <message>
   <source>Chase</source>
   <translation>连锁</translation>
  </message>
  <message>
   <source>Life</source>
   <translation>生命</translation>
  </message>
  <message>
   <source>Will</source>
   <translation>魔力</translation>
  </message>
  <message>
   <source>Recovery</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Main</source>
   <translation>主要</translation>
  </message>
  <message>
   <source>Recovery Phase</source>
   <translation>重置阶段</translation>
  </message>
  <message>
   <source>Main Phase</source>
   <translation>主要阶段</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>施放</translation>
  </message>
  <message>
   <source>Judgment</source>
   <translation>审判</translation>
  </message>
  <message>
   <source>Call a magic stone</source>
   <translation>召唤魔石</translation>
  </message>
  <message>
   <source>Set</source>
   <translation>设置</translation>
  </message>
  <message>
   <source>Shift</source>
   <translation>时变</translation>
  </message>
  <message>
   <source>Resonator</source>
   <translation>生物</translation>
  </message>
  <message>
   <source>J-ruler</source>
   <translation>裁决者</translation>
  </message>
  <message>
   <source>Chant</source>
   <translation>咏唱</translation>
  </message>
  <message>
   <source>Addition</source>
   <translation>附加</translation>
  </message>
  <message>
   <source>Regalia</source>
   <translation>神器</translation>
  </message>
  <message>
   <source>Magic Stone</source>
   <translation>魔石</translation>
  </message>
  <message>
   <source>Darkness</source>
   <translation>暗</translation>
  </message>
  <message>
   <source>Moon</source>
   <translation>月</translation>
  </message>
  <message>
   <source>ATK/DEF</source>
   <translation>攻击力/防御力</translation>
  </message>
  <message>
   <source>chase</source>
   <translation>连锁区</translation>
  </message>
  <message>
   <source>ruler area</source>
   <translation>领主区</translation>
  </message>
  <message>
   <source>stone deck</source>
   <translation>魔石牌库</translation>
  </message>
  <message>
   <source>standby area</source>
   <translation>待机区</translation>
  </message>
  <message>
   <source>graveyard</source>
   <translation>墓地</translation>
  </message>
  <message>
   <source>Basic</source>
   <translation>基本</translation>
  </message>
  <message>
   <source>Special</source>
   <translation>特殊</translation>
  </message>
  <message>
   <source>outside the game</source>
   <translation>游戏外</translation>
  </message>
  <message>
   <source>Pierce</source>
   <translation>贯穿</translation>
  </message>
  <message>
   <source>Precision</source>
   <translation>袭击</translation>
  </message>
  <message>
   <source>Explode</source>
   <translation>爆破</translation>
  </message>
  <message>
   <source>Flying</source>
   <translation>飞行</translation>
  </message>
  <message>
   <source>Swiftness</source>
   <translation>敏捷</translation>
  </message>
  <message>
   <source>Imperishable</source>
   <translation>不灭</translation>
  </message>
  <message>
   <source>Quickcast</source>
   <translation>瞬动</translation>
  </message>
  <message>
   <source>Remnant</source>
   <translation>追忆</translation>
  </message>
  <message>
   <source>Barrier</source>
   <translation>屏障</translation>
  </message>
  <message>
   <source>Bloodlust</source>
   <translation>猛进</translation>
  </message>
  <message>
   <source>will</source>
   <translation>魔力</translation>
  </message>
  <message>
   <source>Choose new ones</source>
   <translation>选择新的</translation>
  </message>
  <message>
   <source>Do not awaken it</source>
   <translation>不觉醒</translation>
  </message>
  <message>
   <source>Leave them</source>
   <translation>保持不变</translation>
  </message>
  <message>
   <source>Pay for its awakening</source>
   <translation>支付觉醒费用</translation>
  </message>
  <message>
   <source>it is awakened</source>
   <translation>它已觉醒</translation>
  </message>
  <message>
   <source>it was played by incarnation</source>
   <translation>它以显现施放</translation>
  </message>
  <message>
   <source>Lifebreak</source>
   <translation>生命绽放</translation>
  </message>
  <message>
   <source>lifebreak area</source>
   <translation>生命绽放区</translation>
  </message>
  <message>
   <source>Enter rested</source>
   <translation>横置进场</translation>
  </message>
  <message>
   <source>Pay</source>
   <translation>支付</translation>
  </message>
  <message>
   <source>J/resonator</source>
   <translation>裁决者/生物</translation>
  </message>
  <message>
   <source>End the battle</source>
   <translation>结束战斗</translation>
  </message>
  <message>
   <source>To the End Phase</source>
   <translation>进入终止阶段</translation>
  </message>
  <message>
   <source>To the Main Phase</source>
   <translation>进入主要阶段</translation>
  </message>
  <message>
   <source>To the Battle Phase</source>
   <translation>进入战斗阶段</translation>
  </message>
  <message>
   <source>To the drive step</source>
   <translation>进入判定步骤</translation>
  </message>
  <message>
   <source>To the damage step</source>
   <translation>进入伤害步骤</translation>
  </message>
  <message>
   <source>To the Recovery Phase</source>
   <translation>进入重置阶段</translation>
  </message>
  <message>
   <source>To the attack</source>
   <translation>进入攻击</translation>
  </message>
  <message>
   <source>To the block</source>
   <translation>进入阻挡</translation>
  </message>
  <message>
   <source>To the damage</source>
   <translation>进入伤害</translation>
  </message>
  <message>
   <source>To the draw</source>
   <translation>进入取牌</translation>
  </message>
  <message>
   <source>To the end of the battle</source>
   <translation>进入战斗终止</translation>
  </message>
  <message>
   <source>To the end of the turn</source>
   <translation>进入回合终止</translation>
  </message>
  <message>
   <source>To the recovery</source>
   <translation>进入重置</translation>
  </message>
  <message>
   <source>activate ability</source>
   <translation>启动异能</translation>
  </message>
  <message>
   <source>automatic ability</source>
   <translation>触发异能</translation>
  </message>
  <message>
   <source>will ability</source>
   <translation>魔力异能</translation>
  </message>
  <message>
   <source>judgment</source>
   <translation>审判</translation>
  </message>
  <message>
   <source>has no life left</source>
   <translation>生命值为0</translation>
  </message>
  <message>
   <source>mana</source>
   <translation>法力</translation>
  </message>
  <message>
   <source>evolution</source>
   <translation>进化</translation>
  </message>
  <message>
   <source>limit</source>
   <translation>限制</translation>
  </message>
  <message>
   <source>Will Coin</source>
   <translation>魔力代币</translation>
  </message>
  <message>
   <source>Block</source>
   <translation>防御</translation>
  </message>
  <message>
   <source>Do not block</source>
   <translation>不防御</translation>
  </message>
  <message>
   <source>Do not</source>
   <translation>不</translation>
  </message>
  <message>
   <source>Look for it</source>
   <translation>查找</translation>
  </message>
  <message>
   <source>a text says so</source>
   <translation>卡文如此规定</translation>
  </message>
  <message>
   <source>vanguard circle</source>
   <translation>先导者圆阵</translation>
  </message>
  <message>
   <source>rear-guard circles</source>
   <translation>后防者圆阵</translation>
  </message>
  <message>
   <source>guardian circle</source>
   <translation>防卫者圆阵</translation>
  </message>
  <message>
   <source>drop zone</source>
   <translation>弃牌区</translation>
  </message>
  <message>
   <source>soul</source>
   <translation>灵魂</translation>
  </message>
  <message>
   <source>bind zone</source>
   <translation>封锁区</translation>
  </message>
  <message>
   <source>trigger zone</source>
   <translation>判定区</translation>
  </message>
  <message>
   <source>G zone</source>
   <translation>时空区</translation>
  </message>
  <message>
   <source>gauge zone</source>
   <translation>计量区</translation>
  </message>
  <message>
   <source>order zone</source>
   <translation>指令卡区</translation>
  </message>
  <message>
   <source>hearts</source>
   <translation>核心卡</translation>
  </message>
  <message>
   <source>left front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>right front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>left back</source>
   <translation>左后列</translation>
  </message>
  <message>
   <source>centre back</source>
   <translation>中央后列</translation>
  </message>
  <message>
   <source>right back</source>
   <translation>右后列</translation>
  </message>
  <message>
   <source>Left Front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>Right Front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>Left Back</source>
   <translation>左后列</translation>
  </message>
  <message>
   <source>Centre Back</source>
   <translation>中央后列</translation>
  </message>
  <message>
   <source>Right Back</source>
   <translation>右后列</translation>
  </message>
  <message>
   <source>Left front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>Right front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>Left back</source>
   <translation>左后列</translation>
  </message>
  <message>
   <source>Centre back</source>
   <translation>中央后列</translation>
  </message>
  <message>
   <source>Right back</source>
   <translation>右后列</translation>
  </message>
  <message>
   <source>Left</source>
   <translation>左</translation>
  </message>
  <message>
   <source>Right</source>
   <translation>右</translation>
  </message>
  <message>
   <source>Centre</source>
   <translation>中央</translation>
  </message>
  <message>
   <source>Rear-guard</source>
   <translation>后防者</translation>
  </message>
  <message>
   <source>Rear-guards</source>
   <translation>后防者</translation>
  </message>
  <message>
   <source>Guardians</source>
   <translation>防卫者</translation>
  </message>
  <message>
   <source>Vanguard</source>
   <translation>先导者</translation>
  </message>
  <message>
   <source>Gauge</source>
   <translation>计量</translation>
  </message>
  <message>
   <source>Hearts</source>
   <translation>核心卡</translation>
  </message>
  <message>
   <source>Check</source>
   <translation>判定</translation>
  </message>
  <message>
   <source>Orders</source>
   <translation>指令卡</translation>
  </message>
  <message>
   <source>Soul</source>
   <translation>灵魂</translation>
  </message>
  <message>
   <source>Bind</source>
   <translation>封锁</translation>
  </message>
  <message>
   <source>Drop</source>
   <translation>弃牌区</translation>
  </message>
  <message>
   <source>Stand Phase</source>
   <translation>重置阶段</translation>
  </message>
  <message>
   <source>Stand</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Ride Phase</source>
   <translation>RIDE阶段</translation>
  </message>
  <message>
   <source>Ride</source>
   <translation>RIDE</translation>
  </message>
  <message>
   <source>Battle Phase</source>
   <translation>战斗阶段</translation>
  </message>
  <message>
   <source>Battle</source>
   <translation>战斗</translation>
  </message>
  <message>
   <source>Call</source>
   <translation>CALL</translation>
  </message>
  <message>
   <source>Exchange</source>
   <translation>交换</translation>
  </message>
  <message>
   <source>Stride</source>
   <translation>超越</translation>
  </message>
  <message>
   <source>Guard</source>
   <translation>防御</translation>
  </message>
  <message>
   <source>G Guardian</source>
   <translation>G防卫者</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>指令卡</translation>
  </message>
  <message>
   <source>damage to check</source>
   <translation>待判定的伤害</translation>
  </message>
  <message>
   <source>Normal Unit</source>
   <translation>普通单位</translation>
  </message>
  <message>
   <source>Trigger Unit</source>
   <translation>触发单位</translation>
  </message>
  <message>
   <source>G Unit</source>
   <translation>G单位</translation>
  </message>
  <message>
   <source>Token Unit</source>
   <translation>衍生单位</translation>
  </message>
  <message>
   <source>Normal Order</source>
   <translation>普通指令卡</translation>
  </message>
  <message>
   <source>Blitz Order</source>
   <translation>闪击指令卡</translation>
  </message>
  <message>
   <source>Set Order</source>
   <translation>设置指令卡</translation>
  </message>
  <message>
   <source>Protect</source>
   <translation>守护型</translation>
  </message>
  <message>
   <source>Ticket</source>
   <translation>票券</translation>
  </message>
  <message>
   <source>Heal</source>
   <translation>治愈</translation>
  </message>
  <message>
   <source>Front</source>
   <translation>前列</translation>
  </message>
  <message>
   <source>Force</source>
   <translation>力量型</translation>
  </message>
  <message>
   <source>Accel</source>
   <translation>加速型</translation>
  </message>
  <message>
   <source>Force I</source>
   <translation>力量型I</translation>
  </message>
  <message>
   <source>Force II</source>
   <translation>力量型II</translation>
  </message>
  <message>
   <source>Accel I</source>
   <translation>加速型I</translation>
  </message>
  <message>
   <source>Accel II</source>
   <translation>加速型II</translation>
  </message>
  <message>
   <source>Protect I</source>
   <translation>守护型I</translation>
  </message>
  <message>
   <source>Protect II</source>
   <translation>守护型II</translation>
  </message>
  <message>
   <source>Boost</source>
   <translation>支援</translation>
  </message>
  <message>
   <source>Intercept</source>
   <translation>截击</translation>
  </message>
  <message>
   <source>Twin Drive!!</source>
   <translation>双重判定!!</translation>
  </message>
  <message>
   <source>Triple Drive!!!</source>
   <translation>三重判定!!!</translation>
  </message>
  <message>
   <source>shield</source>
   <translation>盾护</translation>
  </message>
  <message>
   <source>Shield</source>
   <translation>盾护</translation>
  </message>
  <message>
   <source>grade</source>
   <translation>等级</translation>
  </message>
  <message>
   <source>unit</source>
   <translation>单位</translation>
  </message>
  <message>
   <source>Boosting</source>
   <translation>支援中</translation>
  </message>
  <message>
   <source>Legion</source>
   <translation>双斗</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>根绝</translation>
  </message>
  <message>
   <source>Dominated</source>
   <translation>支配</translation>
  </message>
  <message>
   <source>Blazing</source>
   <translation>龙炎</translation>
  </message>
  <message>
   <source>Engorged</source>
   <translation>暴食</translation>
  </message>
  <message>
   <source>Charging</source>
   <translation>突击</translation>
  </message>
  <message>
   <source>Hollowed</source>
   <translation>亡灵</translation>
  </message>
  <message>
   <source>Harmony</source>
   <translation>和声</translation>
  </message>
  <message>
   <source>Successful</source>
   <translation>达成</translation>
  </message>
  <message>
   <source>Locked</source>
   <translation>咒缚</translation>
  </message>
  <message>
   <source>Frost Assize</source>
   <translation>霜巡庭</translation>
  </message>
  <message>
   <source>Sap Choir</source>
   <translation>青汁诗班</translation>
  </message>
  <message>
   <source>Haymarch</source>
   <translation>刈草行军</translation>
  </message>
  <message>
   <source>Cinder Fair</source>
   <translation>烬火集市</translation>
  </message>
  <message>
   <source>Fogmoor Post</source>
   <translation>雾沼邮局</translation>
  </message>
  <message>
   <source>Noonwatch</source>
   <translation>正午台</translation>
  </message>
  <message>
   <source>Human</source>
   <translation>人类</translation>
  </message>
  <message>
   <source>Elf</source>
   <translation>精灵</translation>
  </message>
  <message>
   <source>High Beast</source>
   <translation>高等兽</translation>
  </message>
  <message>
   <source>Ghost</source>
   <translation>幽灵</translation>
  </message>
  <message>
   <source>Zombie</source>
   <translation>丧尸</translation>
  </message>
  <message>
   <source>Imp</source>
   <translation>小鬼</translation>
  </message>
  <message>
   <source>Sylph</source>
   <translation>风精</translation>
  </message>
  <message>
   <source>Giant</source>
   <translation>巨人</translation>
  </message>
  <message>
   <source>Golem</source>
   <translation>魔像</translation>
  </message>
  <message>
   <source>Dryad</source>
   <translation>树精</translation>
  </message>
  <message>
   <source>Doll</source>
   <translation>人偶</translation>
  </message>
  <message>
   <source>Insect</source>
   <translation>昆虫</translation>
  </message>
  <message>
   <source>Workeroid</source>
   <translation>工作机械</translation>
  </message>
  <message>
   <source>Astral Poet</source>
   <translation>星之诗人</translation>
  </message>
  <message>
   <source>Astral Deity</source>
   <translation>星之神</translation>
  </message>
  <message>
   <source>Shortblade</source>
   <translation>短刃</translation>
  </message>
  <message>
   <source>Longblade</source>
   <translation>长刃</translation>
  </message>
  <message>
   <source>United Sanctuary</source>
   <translation>联合圣域</translation>
  </message>
  <message>
   <source>Dragon Empire</source>
   <translation>龙之帝国</translation>
  </message>
  <message>
   <source>Star Gate</source>
   <translation>星门</translation>
  </message>
  <message>
   <source>Dark Zone</source>
   <translation>黑暗地带</translation>
  </message>
  <message>
   <source>Magallanica</source>
   <translation>马伽拉尼卡</translation>
  </message>
  <message>
   <source>Zoo</source>
   <translation>动物园</translation>
  </message>
  <message>
   <source>Royal Paladin</source>
   <translation>光辉骑士团</translation>
  </message>
  <message>
   <source>Oracle Think Tank</source>
   <translation>占卜魔法团</translation>
  </message>
  <message>
   <source>Angel Feather</source>
   <translation>天使之羽</translation>
  </message>
  <message>
   <source>Shadow Paladin</source>
   <translation>暗影骑士团</translation>
  </message>
  <message>
   <source>Gold Paladin</source>
   <translation>黄金骑士团</translation>
  </message>
  <message>
   <source>Genesis</source>
   <translation>创世</translation>
  </message>
  <message>
   <source>Kagero</source>
   <translation>阳炎</translation>
  </message>
  <message>
   <source>Nubatama</source>
   <translation>射干玉</translation>
  </message>
  <message>
   <source>Tachikaze</source>
   <translation>太刀风</translation>
  </message>
  <message>
   <source>Murakumo</source>
   <translation>丛云</translation>
  </message>
  <message>
   <source>Narukami</source>
   <translation>鸣神</translation>
  </message>
  <message>
   <source>Nova Grappler</source>
   <translation>搏击新星</translation>
  </message>
  <message>
   <source>Dimension Police</source>
   <translation>次元警察</translation>
  </message>
  <message>
   <source>Link Joker</source>
   <translation>链环傀儡</translation>
  </message>
  <message>
   <source>Spike Brothers</source>
   <translation>钢钉兄弟会</translation>
  </message>
  <message>
   <source>Dark Irregulars</source>
   <translation>黑暗不法者</translation>
  </message>
  <message>
   <source>Pale Moon</source>
   <translation>黯月</translation>
  </message>
  <message>
   <source>Gear Chronicle</source>
   <translation>齿轮编年史</translation>
  </message>
  <message>
   <source>Granblue</source>
   <translation>雄伟深蓝</translation>
  </message>
  <message>
   <source>Bermuda Triangle</source>
   <translation>百慕大三角</translation>
  </message>
  <message>
   <source>Aqua Force</source>
   <translation>苍海军势</translation>
  </message>
  <message>
   <source>Megacolony</source>
   <translation>百群</translation>
  </message>
  <message>
   <source>Great Nature</source>
   <translation>大自然</translation>
  </message>
  <message>
   <source>Neo Nectar</source>
   <translation>永生蜜酒</translation>
  </message>
  <message>
   <source>Go first</source>
   <translation>先攻</translation>
  </message>
  <message>
   <source>Go second</source>
   <translation>后攻</translation>
  </message>
  <message>
   <source>critical</source>
   <translation>暴击</translation>
  </message>
  <message>
   <source>draw</source>
   <translation>抽卡</translation>
  </message>
  <message>
   <source>stand</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>heal</source>
   <translation>治愈</translation>
  </message>
  <message>
   <source>front</source>
   <translation>前列</translation>
  </message>
  <message>
   <source>blazing</source>
   <translation>龙炎</translation>
  </message>
  <message>
   <source>engorged</source>
   <translation>暴食</translation>
  </message>
  <message>
   <source>charging</source>
   <translation>突击</translation>
  </message>
  <message>
   <source>hollowed</source>
   <translation>亡灵</translation>
  </message>
  <message>
   <source>successful</source>
   <translation>达成</translation>
  </message>
  <message>
   <source>drive</source>
   <translation>驱动判定</translation>
  </message>
  <message>
   <source>Drive</source>
   <translation>驱动判定</translation>
  </message>
  <message>
   <source>ATK/DEF</source>
   <comment>cipher</comment>
   <translation>攻防</translation>
  </message>
  <message>
   <source>Beast</source>
   <comment>cipher</comment>
   <translation>兽马</translation>
  </message>
  <message>
   <source>End</source>
   <comment>cipher</comment>
   <translation>结束</translation>
  </message>
  <message>
   <source>End Phase</source>
   <comment>cipher</comment>
   <translation>结束阶段</translation>
  </message>
  <message>
   <source>a card</source>
   <comment>cipher</comment>
   <translation>一张卡</translation>
  </message>
  <message>
   <source>Elf</source>
   <comment>fftcg</comment>
   <translation>精灵族</translation>
  </message>
  <message>
   <source>Guard</source>
   <comment>fftcg</comment>
   <translation>卫兵</translation>
  </message>
  <message>
   <source>Block</source>
   <comment>fow</comment>
   <translation>阻挡</translation>
  </message>
  <message>
   <source>Break</source>
   <comment>fow</comment>
   <translation>消灭</translation>
  </message>
  <message>
   <source>Clerk</source>
   <comment>fow</comment>
   <translation>录事</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>fow</comment>
   <translation>牌库</translation>
  </message>
  <message>
   <source>Do not block</source>
   <comment>fow</comment>
   <translation>不阻挡</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>fow</comment>
   <translation>抽牌</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <comment>fow</comment>
   <translation>抽牌阶段</translation>
  </message>
  <message>
   <source>End</source>
   <comment>fow</comment>
   <translation>结束</translation>
  </message>
  <message>
   <source>End Phase</source>
   <comment>fow</comment>
   <translation>结束阶段</translation>
  </message>
  <message>
   <source>Main</source>
   <comment>fow</comment>
   <translation>主阶段</translation>
  </message>
  <message>
   <source>Main Phase</source>
   <comment>fow</comment>
   <translation>主阶段</translation>
  </message>
  <message>
   <source>Spirit</source>
   <comment>fow</comment>
   <translation>灵体</translation>
  </message>
  <message>
   <source>To the End Phase</source>
   <comment>fow</comment>
   <translation>前往结束阶段</translation>
  </message>
  <message>
   <source>To the Main Phase</source>
   <comment>fow</comment>
   <translation>前往主阶段</translation>
  </message>
  <message>
   <source>To the Recovery Phase</source>
   <comment>fow</comment>
   <translation>前往重置阶段</translation>
  </message>
  <message>
   <source>To the attack</source>
   <comment>fow</comment>
   <translation>前往攻击宣布</translation>
  </message>
  <message>
   <source>To the block</source>
   <comment>fow</comment>
   <translation>前往阻挡宣布</translation>
  </message>
  <message>
   <source>To the damage</source>
   <comment>fow</comment>
   <translation>前往伤害结算</translation>
  </message>
  <message>
   <source>To the draw</source>
   <comment>fow</comment>
   <translation>前往抽牌</translation>
  </message>
  <message>
   <source>To the end of the battle</source>
   <comment>fow</comment>
   <translation>前往战斗结束</translation>
  </message>
  <message>
   <source>To the end of the turn</source>
   <comment>fow</comment>
   <translation>前往回合结束</translation>
  </message>
  <message>
   <source>To the recovery</source>
   <comment>fow</comment>
   <translation>前往重置</translation>
  </message>
  <message>
   <source>as a cost</source>
   <comment>fow</comment>
   <translation>作为费用</translation>
  </message>
  <message>
   <source>deck</source>
   <comment>fow</comment>
   <translation>牌库</translation>
  </message>
  <message>
   <source>discard</source>
   <comment>fow</comment>
   <translation>弃掉</translation>
  </message>
  <message>
   <source>had to draw from an empty deck</source>
   <comment>fow</comment>
   <translation>必须抽牌但牌库已空</translation>
  </message>
  <message>
   <source>has no life left</source>
   <comment>fow</comment>
   <translation>生命值降到了0</translation>
  </message>
  <message>
   <source>limit</source>
   <comment>fow</comment>
   <translation>界限</translation>
  </message>
  <message>
   <source>loses by the text of a card</source>
   <comment>fow</comment>
   <translation>因卡牌的描述而输掉游戏</translation>
  </message>
  <message>
   <source>mana</source>
   <comment>fow</comment>
   <translation>灵力</translation>
  </message>
  <message>
   <source>put on its owner's deck</source>
   <comment>fow</comment>
   <translation>置入拥有者的牌库</translation>
  </message>
  <message>
   <source>reveal</source>
   <comment>fow</comment>
   <translation>展示</translation>
  </message>
  <message>
   <source>Critical</source>
   <comment>vanguard</comment>
   <translation>暴击</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>vanguard</comment>
   <translation>牌堆</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>vanguard</comment>
   <translation>抽卡</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <comment>vanguard</comment>
   <translation>抽卡阶段</translation>
  </message>
  <message>
   <source>a card</source>
   <comment>vanguard</comment>
   <translation>1张卡</translation>
  </message>
  <message>
   <source>deck</source>
   <comment>vanguard</comment>
   <translation>牌堆</translation>
  </message>
  <message>
   <source>removed cards</source>
   <comment>vanguard</comment>
   <translation>除外的卡</translation>
  </message>
 </context>
 <context>
  <name>Phases</name>
  <message>
   <source>Action</source>
   <translation>行动</translation>
  </message>
  <message>
   <source>Action Phase</source>
   <translation>行动阶段</translation>
  </message>
  <message>
   <source>Active</source>
   <translation>激活</translation>
  </message>
  <message>
   <source>Active Phase</source>
   <translation>激活阶段</translation>
  </message>
  <message>
   <source>Apply it</source>
   <translation>适用</translation>
  </message>
  <message>
   <source>Archivist</source>
   <translation>档案员</translation>
  </message>
  <message>
   <source>Armored</source>
   <translation>重甲</translation>
  </message>
  <message>
   <source>Attack</source>
   <translation>攻击</translation>
  </message>
  <message>
   <source>Attack Phase</source>
   <translation>攻击阶段</translation>
  </message>
  <message>
   <source>Axe</source>
   <translation>斧</translation>
  </message>
  <message>
   <source>Back Attack</source>
   <translation>偷袭</translation>
  </message>
  <message>
   <source>Back Line</source>
   <translation>后卫区</translation>
  </message>
  <message>
   <source>Backup</source>
   <translation>后卫</translation>
  </message>
  <message>
   <source>Backups</source>
   <translation>后卫</translation>
  </message>
  <message>
   <source>Beast</source>
   <translation>野兽</translation>
  </message>
  <message>
   <source>Beginning</source>
   <translation>开始</translation>
  </message>
  <message>
   <source>Beginning Phase</source>
   <translation>开始阶段</translation>
  </message>
  <message>
   <source>Black</source>
   <translation>黑</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>蓝</translation>
  </message>
  <message>
   <source>Bond</source>
   <translation>羁绊</translation>
  </message>
  <message>
   <source>Bond Phase</source>
   <translation>羁绊阶段</translation>
  </message>
  <message>
   <source>Bonds</source>
   <translation>羁绊</translation>
  </message>
  <message>
   <source>Bonds left</source>
   <translation>剩余羁绊</translation>
  </message>
  <message>
   <source>Boundless</source>
   <translation>异界区</translation>
  </message>
  <message>
   <source>Bow</source>
   <translation>弓</translation>
  </message>
  <message>
   <source>Brave</source>
   <translation>勇气</translation>
  </message>
  <message>
   <source>Brawl</source>
   <translation>格斗</translation>
  </message>
  <message>
   <source>Break</source>
   <translation>损毁</translation>
  </message>
  <message>
   <source>Break Zone</source>
   <translation>损毁区</translation>
  </message>
  <message>
   <source>Brown</source>
   <translation>茶</translation>
  </message>
  <message>
   <source>CP of any Element can pay for it</source>
   <translation>可用任意属性的CP支付</translation>
  </message>
  <message>
   <source>Captain</source>
   <translation>船长</translation>
  </message>
  <message>
   <source>Carry it out</source>
   <translation>执行</translation>
  </message>
  <message>
   <source>Cartographer</source>
   <translation>制图师</translation>
  </message>
  <message>
   <source>Cast</source>
   <translation>招唤</translation>
  </message>
  <message>
   <source>Character</source>
   <translation>角色</translation>
  </message>
  <message>
   <source>Clerk</source>
   <translation>书记</translation>
  </message>
  <message>
   <source>Clockwork</source>
   <translation>发条</translation>
  </message>
  <message>
   <source>Cook</source>
   <translation>厨师</translation>
  </message>
  <message>
   <source>Courier</source>
   <translation>信使</translation>
  </message>
  <message>
   <source>Critical</source>
   <translation>必杀攻击</translation>
  </message>
  <message>
   <source>Crystals</source>
   <translation>水晶</translation>
  </message>
  <message>
   <source>Damage</source>
   <translation>伤害</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>暗</translation>
  </message>
  <message>
   <source>Dawn by Hand</source>
   <translation>亲手黎明</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>卡组</translation>
  </message>
  <message>
   <source>Delegate</source>
   <translation>代表</translation>
  </message>
  <message>
   <source>Deploy</source>
   <translation>出击</translation>
  </message>
  <message>
   <source>Deployment</source>
   <translation>出击</translation>
  </message>
  <message>
   <source>Deployment Phase</source>
   <translation>出击阶段</translation>
  </message>
  <message>
   <source>Do it</source>
   <translation>执行</translation>
  </message>
  <message>
   <source>Do not apply it</source>
   <translation>不适用</translation>
  </message>
  <message>
   <source>Do not carry it out</source>
   <translation>不执行</translation>
  </message>
  <message>
   <source>Do not do it</source>
   <translation>不执行</translation>
  </message>
  <message>
   <source>Do not pay it</source>
   <translation>不支付</translation>
  </message>
  <message>
   <source>Do not use it</source>
   <translation>不使用</translation>
  </message>
  <message>
   <source>Dragon</source>
   <translation>龙</translation>
  </message>
  <message>
   <source>Dragonstone</source>
   <translation>龙石</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>取牌</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <translation>取牌阶段</translation>
  </message>
  <message>
   <source>Draw a new hand</source>
   <translation>重新抽取手牌</translation>
  </message>
  <message>
   <source>Duelist</source>
   <translation>决斗家</translation>
  </message>
  <message>
   <source>EX Burst</source>
   <translation>极限爆发技</translation>
  </message>
  <message>
   <source>Earth</source>
   <translation>土</translation>
  </message>
  <message>
   <source>End</source>
   <translation>终止</translation>
  </message>
  <message>
   <source>End Phase</source>
   <translation>终止阶段</translation>
  </message>
  <message>
   <source>End the turn</source>
   <translation>结束回合</translation>
  </message>
  <message>
   <source>Evade</source>
   <translation>神速回避</translation>
  </message>
  <message>
   <source>Exchange the hand</source>
   <translation>更换手牌</translation>
  </message>
  <message>
   <source>Fang</source>
   <translation>牙</translation>
  </message>
  <message>
   <source>Female</source>
   <translation>女性</translation>
  </message>
  <message>
   <source>Ferryman</source>
   <translation>摆渡人</translation>
  </message>
  <message>
   <source>Field</source>
   <translation>战场</translation>
  </message>
  <message>
   <source>Final Entry</source>
   <translation>最后一笔</translation>
  </message>
  <message>
   <source>Fire</source>
   <translation>火</translation>
  </message>
  <message>
   <source>First Strike</source>
   <translation>先发制人</translation>
  </message>
  <message>
   <source>Flier</source>
   <translation>飞行</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>前锋</translation>
  </message>
  <message>
   <source>Forwards</source>
   <translation>前锋</translation>
  </message>
  <message>
   <source>Freeze</source>
   <translation>冻结</translation>
  </message>
  <message>
   <source>Front Line</source>
   <translation>前卫区</translation>
  </message>
  <message>
   <source>Gardener</source>
   <translation>园丁</translation>
  </message>
  <message>
   <source>Green</source>
   <translation>绿</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>Haste</source>
   <translation>加速</translation>
  </message>
  <message>
   <source>Herald</source>
   <translation>传令</translation>
  </message>
  <message>
   <source>Hour</source>
   <translation>时辰</translation>
  </message>
  <message>
   <source>Ice</source>
   <translation>冰</translation>
  </message>
  <message>
   <source>Innkeeper</source>
   <translation>旅店主人</translation>
  </message>
  <message>
   <source>Keep the hand</source>
   <translation>保留手牌</translation>
  </message>
  <message>
   <source>Keeper</source>
   <translation>看守</translation>
  </message>
  <message>
   <source>Knife</source>
   <translation>暗器</translation>
  </message>
  <message>
   <source>Knight</source>
   <translation>骑士</translation>
  </message>
  <message>
   <source>LB</source>
   <translation>极限技</translation>
  </message>
  <message>
   <source>LB deck</source>
   <translation>极限技卡组</translation>
  </message>
  <message>
   <source>Lamplighter</source>
   <translation>点灯人</translation>
  </message>
  <message>
   <source>Lamps at Noon</source>
   <translation>正午之灯</translation>
  </message>
  <message>
   <source>Lance</source>
   <translation>枪</translation>
  </message>
  <message>
   <source>Level up</source>
   <translation>升级</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>光</translation>
  </message>
  <message>
   <source>Lightning</source>
   <translation>雷</translation>
  </message>
  <message>
   <source>Limit Break</source>
   <translation>极限技</translation>
  </message>
  <message>
   <source>Main 1</source>
   <translation>主1</translation>
  </message>
  <message>
   <source>Main 2</source>
   <translation>主2</translation>
  </message>
  <message>
   <source>Main Phase 1</source>
   <translation>第1主阶段</translation>
  </message>
  <message>
   <source>Main Phase 2</source>
   <translation>第2主阶段</translation>
  </message>
  <message>
   <source>Male</source>
   <translation>男性</translation>
  </message>
  <message>
   <source>Merchant</source>
   <translation>商人</translation>
  </message>
  <message>
   <source>Mirage</source>
   <translation>幻影</translation>
  </message>
  <message>
   <source>Mirror</source>
   <translation>镜像</translation>
  </message>
  <message>
   <source>Monk</source>
   <translation>僧侣</translation>
  </message>
  <message>
   <source>Monster</source>
   <translation>怪物</translation>
  </message>
  <message>
   <source>Monsters</source>
   <translation>怪物</translation>
  </message>
  <message>
   <source>Move</source>
   <translation>移动</translation>
  </message>
  <message>
   <source>Next phase</source>
   <translation>下一阶段</translation>
  </message>
  <message>
   <source>No support</source>
   <translation>支援失败</translation>
  </message>
  <message>
   <source>Orbs</source>
   <translation>宝玉</translation>
  </message>
  <message>
   <source>Overcharge</source>
   <translation>过载</translation>
  </message>
  <message>
   <source>Page</source>
   <translation>书页</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>放弃优先权</translation>
  </message>
  <message>
   <source>Pay it too</source>
   <translation>一并支付</translation>
  </message>
  <message>
   <source>Postmistress</source>
   <translation>邮局局长</translation>
  </message>
  <message>
   <source>Power</source>
   <translation>力量</translation>
  </message>
  <message>
   <source>Prime</source>
   <translation>显现</translation>
  </message>
  <message>
   <source>Priming</source>
   <translation>显现</translation>
  </message>
  <message>
   <source>Purple</source>
   <translation>紫</translation>
  </message>
  <message>
   <source>Range</source>
   <translation>射程</translation>
  </message>
  <message>
   <source>Red</source>
   <translation>红</translation>
  </message>
  <message>
   <source>Regent</source>
   <translation>摄政</translation>
  </message>
  <message>
   <source>Removed</source>
   <translation>移除</translation>
  </message>
  <message>
   <source>Retreat</source>
   <translation>退避区</translation>
  </message>
  <message>
   <source>Samurai</source>
   <translation>武士</translation>
  </message>
  <message>
   <source>Scholar</source>
   <translation>学者</translation>
  </message>
  <message>
   <source>Scout</source>
   <translation>斥候</translation>
  </message>
  <message>
   <source>Setup</source>
   <translation>准备</translation>
  </message>
  <message>
   <source>Slack Water</source>
   <translation>平潮</translation>
  </message>
  <message>
   <source>Speaker</source>
   <translation>议员</translation>
  </message>
  <message>
   <source>Spirit</source>
   <translation>精灵</translation>
  </message>
  <message>
   <source>Stablehand</source>
   <translation>马夫</translation>
  </message>
  <message>
   <source>Stack</source>
   <translation>堆叠</translation>
  </message>
  <message>
   <source>Staff</source>
   <translation>杖</translation>
  </message>
  <message>
   <source>Summon</source>
   <translation>召唤兽</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>支援力</translation>
  </message>
  <message>
   <source>Support Area</source>
   <translation>支援区</translation>
  </message>
  <message>
   <source>Sword</source>
   <translation>剑</translation>
  </message>
  <message>
   <source>The Drowned Parliament</source>
   <translation>沉没议会</translation>
  </message>
  <message>
   <source>The Long Road</source>
   <translation>漫长的路</translation>
  </message>
  <message>
   <source>The Patient Harbour</source>
   <translation>耐心的港湾</translation>
  </message>
  <message>
   <source>The Rime Post</source>
   <translation>霜原驿站</translation>
  </message>
  <message>
   <source>centre column</source>
   <translation>中央纵列</translation>
  </message>
  <message>
   <source>left column</source>
   <translation>左侧纵列</translation>
  </message>
  <message>
   <source>right column</source>
   <translation>右侧纵列</translation>
  </message>
  <message>
   <source>Thief</source>
   <translation>盗贼</translation>
  </message>
  <message>
   <source>Tinker</source>
   <translation>工匠</translation>
  </message>
  <message>
   <source>To Main Phase 2</source>
   <translation>前往第2主阶段</translation>
  </message>
  <message>
   <source>To the Action Phase</source>
   <translation>前往行动阶段</translation>
  </message>
  <message>
   <source>To the Attack Phase</source>
   <translation>前往攻击阶段</translation>
  </message>
  <message>
   <source>To the attack declaration</source>
   <translation>前往攻击指定</translation>
  </message>
  <message>
   <source>To the battle damage</source>
   <translation>前往伤害结算</translation>
  </message>
  <message>
   <source>To the block declaration</source>
   <translation>前往防御指定</translation>
  </message>
  <message>
   <source>Tome</source>
   <translation>魔法</translation>
  </message>
  <message>
   <source>Use ability</source>
   <translation>使用技能</translation>
  </message>
  <message>
   <source>Use it</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>Use skill</source>
   <translation>使用能力</translation>
  </message>
  <message>
   <source>Vanishing Post</source>
   <translation>消失的邮件</translation>
  </message>
  <message>
   <source>Warden</source>
   <translation>卫士</translation>
  </message>
  <message>
   <source>Warp</source>
   <translation>异次元</translation>
  </message>
  <message>
   <source>Water</source>
   <translation>水</translation>
  </message>
  <message>
   <source>Whip</source>
   <translation>督导</translation>
  </message>
  <message>
   <source>White</source>
   <translation>白</translation>
  </message>
  <message>
   <source>Wick</source>
   <translation>灯芯</translation>
  </message>
  <message>
   <source>Wind</source>
   <translation>风</translation>
  </message>
  <message>
   <source>Worker</source>
   <translation>工人</translation>
  </message>
  <message>
   <source>Yellow</source>
   <translation>黄</translation>
  </message>
  <message>
   <source>a card</source>
   <translation>一张牌</translation>
  </message>
  <message>
   <source>a loop goes on that nobody can stop</source>
   <translation>无人能停止的循环仍在继续</translation>
  </message>
  <message>
   <source>a number</source>
   <translation>一个数字</translation>
  </message>
  <message>
   <source>as a cost</source>
   <translation>作为消耗</translation>
  </message>
  <message>
   <source>attack</source>
   <translation>战斗力</translation>
  </message>
  <message>
   <source>back line</source>
   <translation>后卫区</translation>
  </message>
  <message>
   <source>block</source>
   <translation>防御</translation>
  </message>
  <message>
   <source>bond area</source>
   <translation>羁绊区</translation>
  </message>
  <message>
   <source>bonds left</source>
   <translation>剩余羁绊</translation>
  </message>
  <message>
   <source>both players</source>
   <translation>双方玩家</translation>
  </message>
  <message>
   <source>both players lose at the same time</source>
   <translation>双方玩家同时败北</translation>
  </message>
  <message>
   <source>boundless area</source>
   <translation>异界区</translation>
  </message>
  <message>
   <source>break zone</source>
   <translation>损毁区</translation>
  </message>
  <message>
   <source>cast</source>
   <translation>招唤</translation>
  </message>
  <message>
   <source>concedes</source>
   <translation>投降</translation>
  </message>
  <message>
   <source>crystals</source>
   <translation>水晶</translation>
  </message>
  <message>
   <source>damage</source>
   <translation>伤害</translation>
  </message>
  <message>
   <source>damage zone</source>
   <translation>伤害区</translation>
  </message>
  <message>
   <source>deck</source>
   <translation>卡组</translation>
  </message>
  <message>
   <source>discard</source>
   <translation>丢弃</translation>
  </message>
  <message>
   <source>dull</source>
   <translation>休止</translation>
  </message>
  <message>
   <source>field</source>
   <translation>战场</translation>
  </message>
  <message>
   <source>front line</source>
   <translation>前卫区</translation>
  </message>
  <message>
   <source>had to draw from an empty deck</source>
   <translation>必须取牌但卡组已空</translation>
  </message>
  <message>
   <source>hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>has no Main Character on the battlefield</source>
   <translation>战场上没有主人公单位</translation>
  </message>
  <message>
   <source>has no card in the deck and in the Retreat Area</source>
   <translation>卡组与退避区均没有卡</translation>
  </message>
  <message>
   <source>has no card left to draw</source>
   <translation>没有牌可取</translation>
  </message>
  <message>
   <source>heads</source>
   <translation>正面</translation>
  </message>
  <message>
   <source>it was cancelled and will do nothing</source>
   <translation>已被无效，不会产生效果</translation>
  </message>
  <message>
   <source>its extra cost was paid</source>
   <translation>已支付追加消耗</translation>
  </message>
  <message>
   <source>life</source>
   <translation>生命</translation>
  </message>
  <message>
   <source>loses by the text of a card</source>
   <translation>因卡牌说明而输掉游戏</translation>
  </message>
  <message>
   <source>move</source>
   <translation>移动</translation>
  </message>
  <message>
   <source>orb area</source>
   <translation>宝玉区</translation>
  </message>
  <message>
   <source>orbs</source>
   <translation>宝玉</translation>
  </message>
  <message>
   <source>power</source>
   <translation>力量</translation>
  </message>
  <message>
   <source>prime</source>
   <translation>显现</translation>
  </message>
  <message>
   <source>primed</source>
   <translation>显现</translation>
  </message>
  <message>
   <source>range</source>
   <translation>射程</translation>
  </message>
  <message>
   <source>received damage with an empty deck</source>
   <translation>卡组已空时受到伤害</translation>
  </message>
  <message>
   <source>removed</source>
   <translation>移除区</translation>
  </message>
  <message>
   <source>removed cards</source>
   <translation>移除区</translation>
  </message>
  <message>
   <source>retreat area</source>
   <translation>退避区</translation>
  </message>
  <message>
   <source>stack</source>
   <translation>堆叠</translation>
  </message>
  <message>
   <source>stacked</source>
   <translation>叠放</translation>
  </message>
  <message>
   <source>support</source>
   <translation>支援力</translation>
  </message>
  <message>
   <source>support area</source>
   <translation>支援区</translation>
  </message>
  <message>
   <source>tails</source>
   <translation>反面</translation>
  </message>
  <message>
   <source>the damage is doubled</source>
   <translation>伤害变为2倍</translation>
  </message>
  <message>
   <source>the damage is increased</source>
   <translation>伤害增加</translation>
  </message>
  <message>
   <source>the damage is reduced</source>
   <translation>伤害减少</translation>
  </message>
  <message>
   <source>the opponent concedes</source>
   <translation>对手投降</translation>
  </message>
  <message>
   <source>this card</source>
   <translation>此牌</translation>
  </message>
  <message>
   <source>use</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>warp</source>
   <translation>异次元</translation>
  </message>
  <message>
   <source>yes or no</source>
   <translation>是或否</translation>
  </message>
  <message>
   <source>a skill says so</source>
   <translation>能力的效果</translation>
  </message>
  <message>
   <source>It is so</source>
   <translation>属实</translation>
  </message>
  <message>
   <source>It is not so</source>
   <translation>不属实</translation>
  </message>
  <message>
   <source>break</source>
   <translation>损毁</translation>
  </message>
  <message>
   <source>put into the Break Zone</source>
   <translation>放入损毁区</translation>
  </message>
  <message>
   <source>put on its owner's deck</source>
   <translation>放到拥有者的卡组</translation>
  </message>
  <message>
   <source>remove from the game</source>
   <translation>从游戏中移除</translation>
  </message>
  <message>
   <source>return to its owner's hand</source>
   <translation>放回拥有者的手牌</translation>
  </message>
  <message>
   <source>reveal</source>
   <translation>公开</translation>
  </message>
  <message>
   <source>its zone</source>
   <translation>所在区域</translation>
  </message>
  <message>
   <source>: it has no Back Attack</source>
   <translation>（没有偷袭）</translation>
  </message>
  <message>
   <source>Magic Stones</source>
   <translation>魔石</translation>
  </message>
  <message>
   <source>Additions</source>
   <translation>附加</translation>
  </message>
  <message>
   <source>Standby</source>
   <translation>待机</translation>
  </message>
  <message>
   <source>Ruler</source>
   <translation>领主</translation>
  </message>
  <message>
   <source>Graveyard</source>
   <translation>墓地</translation>
  </message>
  <message>
   <source>Stones</source>
   <translation>魔石库</translation>
  </message>
  <message>
   <source>Chase</source>
   <translation>连锁</translation>
  </message>
  <message>
   <source>Life</source>
   <translation>生命</translation>
  </message>
  <message>
   <source>Will</source>
   <translation>魔力</translation>
  </message>
  <message>
   <source>Recovery</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Main</source>
   <translation>主要</translation>
  </message>
  <message>
   <source>Recovery Phase</source>
   <translation>重置阶段</translation>
  </message>
  <message>
   <source>Main Phase</source>
   <translation>主要阶段</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>施放</translation>
  </message>
  <message>
   <source>Judgment</source>
   <translation>审判</translation>
  </message>
  <message>
   <source>Call a magic stone</source>
   <translation>召唤魔石</translation>
  </message>
  <message>
   <source>Set</source>
   <translation>设置</translation>
  </message>
  <message>
   <source>Shift</source>
   <translation>时变</translation>
  </message>
  <message>
   <source>Resonator</source>
   <translation>生物</translation>
  </message>
  <message>
   <source>J-ruler</source>
   <translation>裁决者</translation>
  </message>
  <message>
   <source>Chant</source>
   <translation>咏唱</translation>
  </message>
  <message>
   <source>Addition</source>
   <translation>附加</translation>
  </message>
  <message>
   <source>Regalia</source>
   <translation>神器</translation>
  </message>
  <message>
   <source>Magic Stone</source>
   <translation>魔石</translation>
  </message>
  <message>
   <source>Darkness</source>
   <translation>暗</translation>
  </message>
  <message>
   <source>Moon</source>
   <translation>月</translation>
  </message>
  <message>
   <source>ATK/DEF</source>
   <translation>攻击力/防御力</translation>
  </message>
  <message>
   <source>chase</source>
   <translation>连锁区</translation>
  </message>
  <message>
   <source>ruler area</source>
   <translation>领主区</translation>
  </message>
  <message>
   <source>stone deck</source>
   <translation>魔石牌库</translation>
  </message>
  <message>
   <source>standby area</source>
   <translation>待机区</translation>
  </message>
  <message>
   <source>graveyard</source>
   <translation>墓地</translation>
  </message>
  <message>
   <source>Basic</source>
   <translation>基本</translation>
  </message>
  <message>
   <source>Special</source>
   <translation>特殊</translation>
  </message>
  <message>
   <source>outside the game</source>
   <translation>游戏外</translation>
  </message>
  <message>
   <source>Pierce</source>
   <translation>贯穿</translation>
  </message>
  <message>
   <source>Precision</source>
   <translation>袭击</translation>
  </message>
  <message>
   <source>Explode</source>
   <translation>爆破</translation>
  </message>
  <message>
   <source>Flying</source>
   <translation>飞行</translation>
  </message>
  <message>
   <source>Swiftness</source>
   <translation>敏捷</translation>
  </message>
  <message>
   <source>Imperishable</source>
   <translation>不灭</translation>
  </message>
  <message>
   <source>Quickcast</source>
   <translation>瞬动</translation>
  </message>
  <message>
   <source>Remnant</source>
   <translation>追忆</translation>
  </message>
  <message>
   <source>Barrier</source>
   <translation>屏障</translation>
  </message>
  <message>
   <source>Bloodlust</source>
   <translation>猛进</translation>
  </message>
  <message>
   <source>will</source>
   <translation>魔力</translation>
  </message>
  <message>
   <source>Choose new ones</source>
   <translation>选择新的</translation>
  </message>
  <message>
   <source>Do not awaken it</source>
   <translation>不觉醒</translation>
  </message>
  <message>
   <source>Leave them</source>
   <translation>保持不变</translation>
  </message>
  <message>
   <source>Pay for its awakening</source>
   <translation>支付觉醒费用</translation>
  </message>
  <message>
   <source>it is awakened</source>
   <translation>它已觉醒</translation>
  </message>
  <message>
   <source>it was played by incarnation</source>
   <translation>它以显现施放</translation>
  </message>
  <message>
   <source>Lifebreak</source>
   <translation>生命绽放</translation>
  </message>
  <message>
   <source>lifebreak area</source>
   <translation>生命绽放区</translation>
  </message>
  <message>
   <source>Enter rested</source>
   <translation>横置进场</translation>
  </message>
  <message>
   <source>Pay</source>
   <translation>支付</translation>
  </message>
  <message>
   <source>J/resonator</source>
   <translation>裁决者/生物</translation>
  </message>
  <message>
   <source>End the battle</source>
   <translation>结束战斗</translation>
  </message>
  <message>
   <source>To the End Phase</source>
   <translation>进入终止阶段</translation>
  </message>
  <message>
   <source>To the Main Phase</source>
   <translation>进入主要阶段</translation>
  </message>
  <message>
   <source>To the Battle Phase</source>
   <translation>进入战斗阶段</translation>
  </message>
  <message>
   <source>To the drive step</source>
   <translation>进入判定步骤</translation>
  </message>
  <message>
   <source>To the damage step</source>
   <translation>进入伤害步骤</translation>
  </message>
  <message>
   <source>To the Recovery Phase</source>
   <translation>进入重置阶段</translation>
  </message>
  <message>
   <source>To the attack</source>
   <translation>进入攻击</translation>
  </message>
  <message>
   <source>To the block</source>
   <translation>进入阻挡</translation>
  </message>
  <message>
   <source>To the damage</source>
   <translation>进入伤害</translation>
  </message>
  <message>
   <source>To the draw</source>
   <translation>进入取牌</translation>
  </message>
  <message>
   <source>To the end of the battle</source>
   <translation>进入战斗终止</translation>
  </message>
  <message>
   <source>To the end of the turn</source>
   <translation>进入回合终止</translation>
  </message>
  <message>
   <source>To the recovery</source>
   <translation>进入重置</translation>
  </message>
  <message>
   <source>activate ability</source>
   <translation>启动异能</translation>
  </message>
  <message>
   <source>automatic ability</source>
   <translation>触发异能</translation>
  </message>
  <message>
   <source>will ability</source>
   <translation>魔力异能</translation>
  </message>
  <message>
   <source>judgment</source>
   <translation>审判</translation>
  </message>
  <message>
   <source>has no life left</source>
   <translation>生命值为0</translation>
  </message>
  <message>
   <source>mana</source>
   <translation>法力</translation>
  </message>
  <message>
   <source>evolution</source>
   <translation>进化</translation>
  </message>
  <message>
   <source>limit</source>
   <translation>限制</translation>
  </message>
  <message>
   <source>Will Coin</source>
   <translation>魔力代币</translation>
  </message>
  <message>
   <source>Block</source>
   <translation>防御</translation>
  </message>
  <message>
   <source>Do not block</source>
   <translation>不防御</translation>
  </message>
  <message>
   <source>Do not</source>
   <translation>不</translation>
  </message>
  <message>
   <source>Look for it</source>
   <translation>查找</translation>
  </message>
  <message>
   <source>a text says so</source>
   <translation>卡文如此规定</translation>
  </message>
  <message>
   <source>vanguard circle</source>
   <translation>先导者圆阵</translation>
  </message>
  <message>
   <source>rear-guard circles</source>
   <translation>后防者圆阵</translation>
  </message>
  <message>
   <source>guardian circle</source>
   <translation>防卫者圆阵</translation>
  </message>
  <message>
   <source>drop zone</source>
   <translation>弃牌区</translation>
  </message>
  <message>
   <source>soul</source>
   <translation>灵魂</translation>
  </message>
  <message>
   <source>bind zone</source>
   <translation>封锁区</translation>
  </message>
  <message>
   <source>trigger zone</source>
   <translation>判定区</translation>
  </message>
  <message>
   <source>G zone</source>
   <translation>时空区</translation>
  </message>
  <message>
   <source>gauge zone</source>
   <translation>计量区</translation>
  </message>
  <message>
   <source>order zone</source>
   <translation>指令卡区</translation>
  </message>
  <message>
   <source>hearts</source>
   <translation>核心卡</translation>
  </message>
  <message>
   <source>left front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>right front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>left back</source>
   <translation>左后列</translation>
  </message>
  <message>
   <source>centre back</source>
   <translation>中央后列</translation>
  </message>
  <message>
   <source>right back</source>
   <translation>右后列</translation>
  </message>
  <message>
   <source>Left Front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>Right Front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>Left Back</source>
   <translation>左后列</translation>
  </message>
  <message>
   <source>Centre Back</source>
   <translation>中央后列</translation>
  </message>
  <message>
   <source>Right Back</source>
   <translation>右后列</translation>
  </message>
  <message>
   <source>Left front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>Right front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>Left back</source>
   <translation>左后列</translation>
  </message>
  <message>
   <source>Centre back</source>
   <translation>中央后列</translation>
  </message>
  <message>
   <source>Right back</source>
   <translation>右后列</translation>
  </message>
  <message>
   <source>Left</source>
   <translation>左</translation>
  </message>
  <message>
   <source>Right</source>
   <translation>右</translation>
  </message>
  <message>
   <source>Centre</source>
   <translation>中央</translation>
  </message>
  <message>
   <source>Rear-guard</source>
   <translation>后防者</translation>
  </message>
  <message>
   <source>Rear-guards</source>
   <translation>后防者</translation>
  </message>
  <message>
   <source>Guardians</source>
   <translation>防卫者</translation>
  </message>
  <message>
   <source>Vanguard</source>
   <translation>先导者</translation>
  </message>
  <message>
   <source>Gauge</source>
   <translation>计量</translation>
  </message>
  <message>
   <source>Hearts</source>
   <translation>核心卡</translation>
  </message>
  <message>
   <source>Check</source>
   <translation>判定</translation>
  </message>
  <message>
   <source>Orders</source>
   <translation>指令卡</translation>
  </message>
  <message>
   <source>Soul</source>
   <translation>灵魂</translation>
  </message>
  <message>
   <source>Bind</source>
   <translation>封锁</translation>
  </message>
  <message>
   <source>Drop</source>
   <translation>弃牌区</translation>
  </message>
  <message>
   <source>Stand Phase</source>
   <translation>重置阶段</translation>
  </message>
  <message>
   <source>Stand</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Ride Phase</source>
   <translation>RIDE阶段</translation>
  </message>
  <message>
   <source>Ride</source>
   <translation>RIDE</translation>
  </message>
  <message>
   <source>Battle Phase</source>
   <translation>战斗阶段</translation>
  </message>
  <message>
   <source>Battle</source>
   <translation>战斗</translation>
  </message>
  <message>
   <source>Call</source>
   <translation>CALL</translation>
  </message>
  <message>
   <source>Exchange</source>
   <translation>交换</translation>
  </message>
  <message>
   <source>Stride</source>
   <translation>超越</translation>
  </message>
  <message>
   <source>Guard</source>
   <translation>防御</translation>
  </message>
  <message>
   <source>G Guardian</source>
   <translation>G防卫者</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>指令卡</translation>
  </message>
  <message>
   <source>damage to check</source>
   <translation>待判定的伤害</translation>
  </message>
  <message>
   <source>Normal Unit</source>
   <translation>普通单位</translation>
  </message>
  <message>
   <source>Trigger Unit</source>
   <translation>触发单位</translation>
  </message>
  <message>
   <source>G Unit</source>
   <translation>G单位</translation>
  </message>
  <message>
   <source>Token Unit</source>
   <translation>衍生单位</translation>
  </message>
  <message>
   <source>Normal Order</source>
   <translation>普通指令卡</translation>
  </message>
  <message>
   <source>Blitz Order</source>
   <translation>闪击指令卡</translation>
  </message>
  <message>
   <source>Set Order</source>
   <translation>设置指令卡</translation>
  </message>
  <message>
   <source>Protect</source>
   <translation>守护型</translation>
  </message>
  <message>
   <source>Ticket</source>
   <translation>票券</translation>
  </message>
  <message>
   <source>Heal</source>
   <translation>治愈</translation>
  </message>
  <message>
   <source>Front</source>
   <translation>前列</translation>
  </message>
  <message>
   <source>Force</source>
   <translation>力量型</translation>
  </message>
  <message>
   <source>Accel</source>
   <translation>加速型</translation>
  </message>
  <message>
   <source>Force I</source>
   <translation>力量型I</translation>
  </message>
  <message>
   <source>Force II</source>
   <translation>力量型II</translation>
  </message>
  <message>
   <source>Accel I</source>
   <translation>加速型I</translation>
  </message>
  <message>
   <source>Accel II</source>
   <translation>加速型II</translation>
  </message>
  <message>
   <source>Protect I</source>
   <translation>守护型I</translation>
  </message>
  <message>
   <source>Protect II</source>
   <translation>守护型II</translation>
  </message>
  <message>
   <source>Boost</source>
   <translation>支援</translation>
  </message>
  <message>
   <source>Intercept</source>
   <translation>截击</translation>
  </message>
  <message>
   <source>Twin Drive!!</source>
   <translation>双重判定!!</translation>
  </message>
  <message>
   <source>Triple Drive!!!</source>
   <translation>三重判定!!!</translation>
  </message>
  <message>
   <source>shield</source>
   <translation>盾护</translation>
  </message>
  <message>
   <source>Shield</source>
   <translation>盾护</translation>
  </message>
  <message>
   <source>grade</source>
   <translation>等级</translation>
  </message>
  <message>
   <source>unit</source>
   <translation>单位</translation>
  </message>
  <message>
   <source>Boosting</source>
   <translation>支援中</translation>
  </message>
  <message>
   <source>Legion</source>
   <translation>双斗</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>根绝</translation>
  </message>
  <message>
   <source>Dominated</source>
   <translation>支配</translation>
  </message>
  <message>
   <source>Blazing</source>
   <translation>龙炎</translation>
  </message>
  <message>
   <source>Engorged</source>
   <translation>暴食</translation>
  </message>
  <message>
   <source>Charging</source>
   <translation>突击</translation>
  </message>
  <message>
   <source>Hollowed</source>
   <translation>亡灵</translation>
  </message>
  <message>
   <source>Harmony</source>
   <translation>和声</translation>
  </message>
  <message>
   <source>Successful</source>
   <translation>达成</translation>
  </message>
  <message>
   <source>Locked</source>
   <translation>咒缚</translation>
  </message>
  <message>
   <source>Frost Assize</source>
   <translation>霜巡庭</translation>
  </message>
  <message>
   <source>Sap Choir</source>
   <translation>青汁诗班</translation>
  </message>
  <message>
   <source>Haymarch</source>
   <translation>刈草行军</translation>
  </message>
  <message>
   <source>Cinder Fair</source>
   <translation>烬火集市</translation>
  </message>
  <message>
   <source>Fogmoor Post</source>
   <translation>雾沼邮局</translation>
  </message>
  <message>
   <source>Noonwatch</source>
   <translation>正午台</translation>
  </message>
  <message>
   <source>Human</source>
   <translation>人类</translation>
  </message>
  <message>
   <source>Elf</source>
   <translation>精灵</translation>
  </message>
  <message>
   <source>High Beast</source>
   <translation>高等兽</translation>
  </message>
  <message>
   <source>Ghost</source>
   <translation>幽灵</translation>
  </message>
  <message>
   <source>Zombie</source>
   <translation>丧尸</translation>
  </message>
  <message>
   <source>Imp</source>
   <translation>小鬼</translation>
  </message>
  <message>
   <source>Sylph</source>
   <translation>风精</translation>
  </message>
  <message>
   <source>Giant</source>
   <translation>巨人</translation>
  </message>
  <message>
   <source>Golem</source>
   <translation>魔像</translation>
  </message>
  <message>
   <source>Dryad</source>
   <translation>树精</translation>
  </message>
  <message>
   <source>Doll</source>
   <translation>人偶</translation>
  </message>
  <message>
   <source>Insect</source>
   <translation>昆虫</translation>
  </message>
  <message>
   <source>Workeroid</source>
   <translation>工作机械</translation>
  </message>
  <message>
   <source>Astral Poet</source>
   <translation>星之诗人</translation>
  </message>
  <message>
   <source>Astral Deity</source>
   <translation>星之神</translation>
  </message>
  <message>
   <source>Shortblade</source>
   <translation>短刃</translation>
  </message>
  <message>
   <source>Longblade</source>
   <translation>长刃</translation>
  </message>
  <message>
   <source>United Sanctuary</source>
   <translation>联合圣域</translation>
  </message>
  <message>
   <source>Dragon Empire</source>
   <translation>龙之帝国</translation>
  </message>
  <message>
   <source>Star Gate</source>
   <translation>星门</translation>
  </message>
  <message>
   <source>Dark Zone</source>
   <translation>黑暗地带</translation>
  </message>
  <message>
   <source>Magallanica</source>
   <translation>马伽拉尼卡</translation>
  </message>
  <message>
   <source>Zoo</source>
   <translation>动物园</translation>
  </message>
  <message>
   <source>Royal Paladin</source>
   <translation>光辉骑士团</translation>
  </message>
  <message>
   <source>Oracle Think Tank</source>
   <translation>占卜魔法团</translation>
  </message>
  <message>
   <source>Angel Feather</source>
   <translation>天使之羽</translation>
  </message>
  <message>
   <source>Shadow Paladin</source>
   <translation>暗影骑士团</translation>
  </message>
  <message>
   <source>Gold Paladin</source>
   <translation>黄金骑士团</translation>
  </message>
  <message>
   <source>Genesis</source>
   <translation>创世</translation>
  </message>
  <message>
   <source>Kagero</source>
   <translation>阳炎</translation>
  </message>
  <message>
   <source>Nubatama</source>
   <translation>射干玉</translation>
  </message>
  <message>
   <source>Tachikaze</source>
   <translation>太刀风</translation>
  </message>
  <message>
   <source>Murakumo</source>
   <translation>丛云</translation>
  </message>
  <message>
   <source>Narukami</source>
   <translation>鸣神</translation>
  </message>
  <message>
   <source>Nova Grappler</source>
   <translation>搏击新星</translation>
  </message>
  <message>
   <source>Dimension Police</source>
   <translation>次元警察</translation>
  </message>
  <message>
   <source>Link Joker</source>
   <translation>链环傀儡</translation>
  </message>
  <message>
   <source>Spike Brothers</source>
   <translation>钢钉兄弟会</translation>
  </message>
  <message>
   <source>Dark Irregulars</source>
   <translation>黑暗不法者</translation>
  </message>
  <message>
   <source>Pale Moon</source>
   <translation>黯月</translation>
  </message>
  <message>
   <source>Gear Chronicle</source>
   <translation>齿轮编年史</translation>
  </message>
  <message>
   <source>Granblue</source>
   <translation>雄伟深蓝</translation>
  </message>
  <message>
   <source>Bermuda Triangle</source>
   <translation>百慕大三角</translation>
  </message>
  <message>
   <source>Aqua Force</source>
   <translation>苍海军势</translation>
  </message>
  <message>
   <source>Megacolony</source>
   <translation>百群</translation>
  </message>
  <message>
   <source>Great Nature</source>
   <translation>大自然</translation>
  </message>
  <message>
   <source>Neo Nectar</source>
   <translation>永生蜜酒</translation>
  </message>
  <message>
   <source>Go first</source>
   <translation>先攻</translation>
  </message>
  <message>
   <source>Go second</source>
   <translation>后攻</translation>
  </message>
  <message>
   <source>critical</source>
   <translation>暴击</translation>
  </message>
  <message>
   <source>draw</source>
   <translation>抽卡</translation>
  </message>
  <message>
   <source>stand</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>heal</source>
   <translation>治愈</translation>
  </message>
  <message>
   <source>front</source>
   <translation>前列</translation>
  </message>
  <message>
   <source>blazing</source>
   <translation>龙炎</translation>
  </message>
  <message>
   <source>engorged</source>
   <translation>暴食</translation>
  </message>
  <message>
   <source>charging</source>
   <translation>突击</translation>
  </message>
  <message>
   <source>hollowed</source>
   <translation>亡灵</translation>
  </message>
  <message>
   <source>successful</source>
   <translation>达成</translation>
  </message>
  <message>
   <source>drive</source>
   <translation>驱动判定</translation>
  </message>
  <message>
   <source>Drive</source>
   <translation>驱动判定</translation>
  </message>
  <message>
   <source>ATK/DEF</source>
   <comment>cipher</comment>
   <translation>攻防</translation>
  </message>
  <message>
   <source>Beast</source>
   <comment>cipher</comment>
   <translation>兽马</translation>
  </message>
  <message>
   <source>End</source>
   <comment>cipher</comment>
   <translation>结束</translation>
  </message>
  <message>
   <source>End Phase</source>
   <comment>cipher</comment>
   <translation>结束阶段</translation>
  </message>
  <message>
   <source>a card</source>
   <comment>cipher</comment>
   <translation>一张卡</translation>
  </message>
  <message>
   <source>Elf</source>
   <comment>fftcg</comment>
   <translation>精灵族</translation>
  </message>
  <message>
   <source>Guard</source>
   <comment>fftcg</comment>
   <translation>卫兵</translation>
  </message>
  <message>
   <source>Block</source>
   <comment>fow</comment>
   <translation>阻挡</translation>
  </message>
  <message>
   <source>Break</source>
   <comment>fow</comment>
   <translation>消灭</translation>
  </message>
  <message>
   <source>Clerk</source>
   <comment>fow</comment>
   <translation>录事</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>fow</comment>
   <translation>牌库</translation>
  </message>
  <message>
   <source>Do not block</source>
   <comment>fow</comment>
   <translation>不阻挡</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>fow</comment>
   <translation>抽牌</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <comment>fow</comment>
   <translation>抽牌阶段</translation>
  </message>
  <message>
   <source>End</source>
   <comment>fow</comment>
   <translation>结束</translation>
  </message>
  <message>
   <source>End Phase</source>
   <comment>fow</comment>
   <translation>结束阶段</translation>
  </message>
  <message>
   <source>Main</source>
   <comment>fow</comment>
   <translation>主阶段</translation>
  </message>
  <message>
   <source>Main Phase</source>
   <comment>fow</comment>
   <translation>主阶段</translation>
  </message>
  <message>
   <source>Spirit</source>
   <comment>fow</comment>
   <translation>灵体</translation>
  </message>
  <message>
   <source>To the End Phase</source>
   <comment>fow</comment>
   <translation>前往结束阶段</translation>
  </message>
  <message>
   <source>To the Main Phase</source>
   <comment>fow</comment>
   <translation>前往主阶段</translation>
  </message>
  <message>
   <source>To the Recovery Phase</source>
   <comment>fow</comment>
   <translation>前往重置阶段</translation>
  </message>
  <message>
   <source>To the attack</source>
   <comment>fow</comment>
   <translation>前往攻击宣布</translation>
  </message>
  <message>
   <source>To the block</source>
   <comment>fow</comment>
   <translation>前往阻挡宣布</translation>
  </message>
  <message>
   <source>To the damage</source>
   <comment>fow</comment>
   <translation>前往伤害结算</translation>
  </message>
  <message>
   <source>To the draw</source>
   <comment>fow</comment>
   <translation>前往抽牌</translation>
  </message>
  <message>
   <source>To the end of the battle</source>
   <comment>fow</comment>
   <translation>前往战斗结束</translation>
  </message>
  <message>
   <source>To the end of the turn</source>
   <comment>fow</comment>
   <translation>前往回合结束</translation>
  </message>
  <message>
   <source>To the recovery</source>
   <comment>fow</comment>
   <translation>前往重置</translation>
  </message>
  <message>
   <source>as a cost</source>
   <comment>fow</comment>
   <translation>作为费用</translation>
  </message>
  <message>
   <source>deck</source>
   <comment>fow</comment>
   <translation>牌库</translation>
  </message>
  <message>
   <source>discard</source>
   <comment>fow</comment>
   <translation>弃掉</translation>
  </message>
  <message>
   <source>had to draw from an empty deck</source>
   <comment>fow</comment>
   <translation>必须抽牌但牌库已空</translation>
  </message>
  <message>
   <source>has no life left</source>
   <comment>fow</comment>
   <translation>生命值降到了0</translation>
  </message>
  <message>
   <source>limit</source>
   <comment>fow</comment>
   <translation>界限</translation>
  </message>
  <message>
   <source>loses by the text of a card</source>
   <comment>fow</comment>
   <translation>因卡牌的描述而输掉游戏</translation>
  </message>
  <message>
   <source>mana</source>
   <comment>fow</comment>
   <translation>灵力</translation>
  </message>
  <message>
   <source>put on its owner's deck</source>
   <comment>fow</comment>
   <translation>置入拥有者的牌库</translation>
  </message>
  <message>
   <source>reveal</source>
   <comment>fow</comment>
   <translation>展示</translation>
  </message>
  <message>
   <source>Critical</source>
   <comment>vanguard</comment>
   <translation>暴击</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>vanguard</comment>
   <translation>牌堆</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>vanguard</comment>
   <translation>抽卡</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <comment>vanguard</comment>
   <translation>抽卡阶段</translation>
  </message>
  <message>
   <source>a card</source>
   <comment>vanguard</comment>
   <translation>1张卡</translation>
  </message>
  <message>
   <source>deck</source>
   <comment>vanguard</comment>
   <translation>牌堆</translation>
  </message>
  <message>
   <source>removed cards</source>
   <comment>vanguard</comment>
   <translation>除外的卡</translation>
  </message>
 </context>
 <context>
  <name>Values</name>
  <message>
   <source>Action</source>
   <translation>行动</translation>
  </message>
  <message>
   <source>Action Phase</source>
   <translation>行动阶段</translation>
  </message>
  <message>
   <source>Active</source>
   <translation>激活</translation>
  </message>
  <message>
   <source>Active Phase</source>
   <translation>激活阶段</translation>
  </message>
  <message>
   <source>Apply it</source>
   <translation>适用</translation>
  </message>
  <message>
   <source>Archivist</source>
   <translation>档案员</translation>
  </message>
  <message>
   <source>Armored</source>
   <translation>重甲</translation>
  </message>
  <message>
   <source>Attack</source>
   <translation>攻击</translation>
  </message>
  <message>
   <source>Attack Phase</source>
   <translation>攻击阶段</translation>
  </message>
  <message>
   <source>Axe</source>
   <translation>斧</translation>
  </message>
  <message>
   <source>Back Attack</source>
   <translation>偷袭</translation>
  </message>
  <message>
   <source>Back Line</source>
   <translation>后卫区</translation>
  </message>
  <message>
   <source>Backup</source>
   <translation>后卫</translation>
  </message>
  <message>
   <source>Backups</source>
   <translation>后卫</translation>
  </message>
  <message>
   <source>Beast</source>
   <translation>野兽</translation>
  </message>
  <message>
   <source>Beginning</source>
   <translation>开始</translation>
  </message>
  <message>
   <source>Beginning Phase</source>
   <translation>开始阶段</translation>
  </message>
  <message>
   <source>Black</source>
   <translation>黑</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>蓝</translation>
  </message>
  <message>
   <source>Bond</source>
   <translation>羁绊</translation>
  </message>
  <message>
   <source>Bond Phase</source>
   <translation>羁绊阶段</translation>
  </message>
  <message>
   <source>Bonds</source>
   <translation>羁绊</translation>
  </message>
  <message>
   <source>Bonds left</source>
   <translation>剩余羁绊</translation>
  </message>
  <message>
   <source>Boundless</source>
   <translation>异界区</translation>
  </message>
  <message>
   <source>Bow</source>
   <translation>弓</translation>
  </message>
  <message>
   <source>Brave</source>
   <translation>勇气</translation>
  </message>
  <message>
   <source>Brawl</source>
   <translation>格斗</translation>
  </message>
  <message>
   <source>Break</source>
   <translation>损毁</translation>
  </message>
  <message>
   <source>Break Zone</source>
   <translation>损毁区</translation>
  </message>
  <message>
   <source>Brown</source>
   <translation>茶</translation>
  </message>
  <message>
   <source>CP of any Element can pay for it</source>
   <translation>可用任意属性的CP支付</translation>
  </message>
  <message>
   <source>Captain</source>
   <translation>船长</translation>
  </message>
  <message>
   <source>Carry it out</source>
   <translation>执行</translation>
  </message>
  <message>
   <source>Cartographer</source>
   <translation>制图师</translation>
  </message>
  <message>
   <source>Cast</source>
   <translation>招唤</translation>
  </message>
  <message>
   <source>Character</source>
   <translation>角色</translation>
  </message>
  <message>
   <source>Clerk</source>
   <translation>书记</translation>
  </message>
  <message>
   <source>Clockwork</source>
   <translation>发条</translation>
  </message>
  <message>
   <source>Cook</source>
   <translation>厨师</translation>
  </message>
  <message>
   <source>Courier</source>
   <translation>信使</translation>
  </message>
  <message>
   <source>Critical</source>
   <translation>必杀攻击</translation>
  </message>
  <message>
   <source>Crystals</source>
   <translation>水晶</translation>
  </message>
  <message>
   <source>Damage</source>
   <translation>伤害</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>暗</translation>
  </message>
  <message>
   <source>Dawn by Hand</source>
   <translation>亲手黎明</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>卡组</translation>
  </message>
  <message>
   <source>Delegate</source>
   <translation>代表</translation>
  </message>
  <message>
   <source>Deploy</source>
   <translation>出击</translation>
  </message>
  <message>
   <source>Deployment</source>
   <translation>出击</translation>
  </message>
  <message>
   <source>Deployment Phase</source>
   <translation>出击阶段</translation>
  </message>
  <message>
   <source>Do it</source>
   <translation>执行</translation>
  </message>
  <message>
   <source>Do not apply it</source>
   <translation>不适用</translation>
  </message>
  <message>
   <source>Do not carry it out</source>
   <translation>不执行</translation>
  </message>
  <message>
   <source>Do not do it</source>
   <translation>不执行</translation>
  </message>
  <message>
   <source>Do not pay it</source>
   <translation>不支付</translation>
  </message>
  <message>
   <source>Do not use it</source>
   <translation>不使用</translation>
  </message>
  <message>
   <source>Dragon</source>
   <translation>龙</translation>
  </message>
  <message>
   <source>Dragonstone</source>
   <translation>龙石</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>取牌</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <translation>取牌阶段</translation>
  </message>
  <message>
   <source>Draw a new hand</source>
   <translation>重新抽取手牌</translation>
  </message>
  <message>
   <source>Duelist</source>
   <translation>决斗家</translation>
  </message>
  <message>
   <source>EX Burst</source>
   <translation>极限爆发技</translation>
  </message>
  <message>
   <source>Earth</source>
   <translation>土</translation>
  </message>
  <message>
   <source>End</source>
   <translation>终止</translation>
  </message>
  <message>
   <source>End Phase</source>
   <translation>终止阶段</translation>
  </message>
  <message>
   <source>End the turn</source>
   <translation>结束回合</translation>
  </message>
  <message>
   <source>Evade</source>
   <translation>神速回避</translation>
  </message>
  <message>
   <source>Exchange the hand</source>
   <translation>更换手牌</translation>
  </message>
  <message>
   <source>Fang</source>
   <translation>牙</translation>
  </message>
  <message>
   <source>Female</source>
   <translation>女性</translation>
  </message>
  <message>
   <source>Ferryman</source>
   <translation>摆渡人</translation>
  </message>
  <message>
   <source>Field</source>
   <translation>战场</translation>
  </message>
  <message>
   <source>Final Entry</source>
   <translation>最后一笔</translation>
  </message>
  <message>
   <source>Fire</source>
   <translation>火</translation>
  </message>
  <message>
   <source>First Strike</source>
   <translation>先发制人</translation>
  </message>
  <message>
   <source>Flier</source>
   <translation>飞行</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>前锋</translation>
  </message>
  <message>
   <source>Forwards</source>
   <translation>前锋</translation>
  </message>
  <message>
   <source>Freeze</source>
   <translation>冻结</translation>
  </message>
  <message>
   <source>Front Line</source>
   <translation>前卫区</translation>
  </message>
  <message>
   <source>Gardener</source>
   <translation>园丁</translation>
  </message>
  <message>
   <source>Green</source>
   <translation>绿</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>Haste</source>
   <translation>加速</translation>
  </message>
  <message>
   <source>Herald</source>
   <translation>传令</translation>
  </message>
  <message>
   <source>Hour</source>
   <translation>时辰</translation>
  </message>
  <message>
   <source>Ice</source>
   <translation>冰</translation>
  </message>
  <message>
   <source>Innkeeper</source>
   <translation>旅店主人</translation>
  </message>
  <message>
   <source>Keep the hand</source>
   <translation>保留手牌</translation>
  </message>
  <message>
   <source>Keeper</source>
   <translation>看守</translation>
  </message>
  <message>
   <source>Knife</source>
   <translation>暗器</translation>
  </message>
  <message>
   <source>Knight</source>
   <translation>骑士</translation>
  </message>
  <message>
   <source>LB</source>
   <translation>极限技</translation>
  </message>
  <message>
   <source>LB deck</source>
   <translation>极限技卡组</translation>
  </message>
  <message>
   <source>Lamplighter</source>
   <translation>点灯人</translation>
  </message>
  <message>
   <source>Lamps at Noon</source>
   <translation>正午之灯</translation>
  </message>
  <message>
   <source>Lance</source>
   <translation>枪</translation>
  </message>
  <message>
   <source>Level up</source>
   <translation>升级</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>光</translation>
  </message>
  <message>
   <source>Lightning</source>
   <translation>雷</translation>
  </message>
  <message>
   <source>Limit Break</source>
   <translation>极限技</translation>
  </message>
  <message>
   <source>Main 1</source>
   <translation>主1</translation>
  </message>
  <message>
   <source>Main 2</source>
   <translation>主2</translation>
  </message>
  <message>
   <source>Main Phase 1</source>
   <translation>第1主阶段</translation>
  </message>
  <message>
   <source>Main Phase 2</source>
   <translation>第2主阶段</translation>
  </message>
  <message>
   <source>Male</source>
   <translation>男性</translation>
  </message>
  <message>
   <source>Merchant</source>
   <translation>商人</translation>
  </message>
  <message>
   <source>Mirage</source>
   <translation>幻影</translation>
  </message>
  <message>
   <source>Mirror</source>
   <translation>镜像</translation>
  </message>
  <message>
   <source>Monk</source>
   <translation>僧侣</translation>
  </message>
  <message>
   <source>Monster</source>
   <translation>怪物</translation>
  </message>
  <message>
   <source>Monsters</source>
   <translation>怪物</translation>
  </message>
  <message>
   <source>Move</source>
   <translation>移动</translation>
  </message>
  <message>
   <source>Next phase</source>
   <translation>下一阶段</translation>
  </message>
  <message>
   <source>No support</source>
   <translation>支援失败</translation>
  </message>
  <message>
   <source>Orbs</source>
   <translation>宝玉</translation>
  </message>
  <message>
   <source>Overcharge</source>
   <translation>过载</translation>
  </message>
  <message>
   <source>Page</source>
   <translation>书页</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>放弃优先权</translation>
  </message>
  <message>
   <source>Pay it too</source>
   <translation>一并支付</translation>
  </message>
  <message>
   <source>Postmistress</source>
   <translation>邮局局长</translation>
  </message>
  <message>
   <source>Power</source>
   <translation>力量</translation>
  </message>
  <message>
   <source>Prime</source>
   <translation>显现</translation>
  </message>
  <message>
   <source>Priming</source>
   <translation>显现</translation>
  </message>
  <message>
   <source>Purple</source>
   <translation>紫</translation>
  </message>
  <message>
   <source>Range</source>
   <translation>射程</translation>
  </message>
  <message>
   <source>Red</source>
   <translation>红</translation>
  </message>
  <message>
   <source>Regent</source>
   <translation>摄政</translation>
  </message>
  <message>
   <source>Removed</source>
   <translation>移除</translation>
  </message>
  <message>
   <source>Retreat</source>
   <translation>退避区</translation>
  </message>
  <message>
   <source>Samurai</source>
   <translation>武士</translation>
  </message>
  <message>
   <source>Scholar</source>
   <translation>学者</translation>
  </message>
  <message>
   <source>Scout</source>
   <translation>斥候</translation>
  </message>
  <message>
   <source>Setup</source>
   <translation>准备</translation>
  </message>
  <message>
   <source>Slack Water</source>
   <translation>平潮</translation>
  </message>
  <message>
   <source>Speaker</source>
   <translation>议员</translation>
  </message>
  <message>
   <source>Spirit</source>
   <translation>精灵</translation>
  </message>
  <message>
   <source>Stablehand</source>
   <translation>马夫</translation>
  </message>
  <message>
   <source>Stack</source>
   <translation>堆叠</translation>
  </message>
  <message>
   <source>Staff</source>
   <translation>杖</translation>
  </message>
  <message>
   <source>Summon</source>
   <translation>召唤兽</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>支援力</translation>
  </message>
  <message>
   <source>Support Area</source>
   <translation>支援区</translation>
  </message>
  <message>
   <source>Sword</source>
   <translation>剑</translation>
  </message>
  <message>
   <source>The Drowned Parliament</source>
   <translation>沉没议会</translation>
  </message>
  <message>
   <source>The Long Road</source>
   <translation>漫长的路</translation>
  </message>
  <message>
   <source>The Patient Harbour</source>
   <translation>耐心的港湾</translation>
  </message>
  <message>
   <source>The Rime Post</source>
   <translation>霜原驿站</translation>
  </message>
  <message>
   <source>centre column</source>
   <translation>中央纵列</translation>
  </message>
  <message>
   <source>left column</source>
   <translation>左侧纵列</translation>
  </message>
  <message>
   <source>right column</source>
   <translation>右侧纵列</translation>
  </message>
  <message>
   <source>Thief</source>
   <translation>盗贼</translation>
  </message>
  <message>
   <source>Tinker</source>
   <translation>工匠</translation>
  </message>
  <message>
   <source>To Main Phase 2</source>
   <translation>前往第2主阶段</translation>
  </message>
  <message>
   <source>To the Action Phase</source>
   <translation>前往行动阶段</translation>
  </message>
  <message>
   <source>To the Attack Phase</source>
   <translation>前往攻击阶段</translation>
  </message>
  <message>
   <source>To the attack declaration</source>
   <translation>前往攻击指定</translation>
  </message>
  <message>
   <source>To the battle damage</source>
   <translation>前往伤害结算</translation>
  </message>
  <message>
   <source>To the block declaration</source>
   <translation>前往防御指定</translation>
  </message>
  <message>
   <source>Tome</source>
   <translation>魔法</translation>
  </message>
  <message>
   <source>Use ability</source>
   <translation>使用技能</translation>
  </message>
  <message>
   <source>Use it</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>Use skill</source>
   <translation>使用能力</translation>
  </message>
  <message>
   <source>Vanishing Post</source>
   <translation>消失的邮件</translation>
  </message>
  <message>
   <source>Warden</source>
   <translation>卫士</translation>
  </message>
  <message>
   <source>Warp</source>
   <translation>异次元</translation>
  </message>
  <message>
   <source>Water</source>
   <translation>水</translation>
  </message>
  <message>
   <source>Whip</source>
   <translation>督导</translation>
  </message>
  <message>
   <source>White</source>
   <translation>白</translation>
  </message>
  <message>
   <source>Wick</source>
   <translation>灯芯</translation>
  </message>
  <message>
   <source>Wind</source>
   <translation>风</translation>
  </message>
  <message>
   <source>Worker</source>
   <translation>工人</translation>
  </message>
  <message>
   <source>Yellow</source>
   <translation>黄</translation>
  </message>
  <message>
   <source>a card</source>
   <translation>一张牌</translation>
  </message>
  <message>
   <source>a loop goes on that nobody can stop</source>
   <translation>无人能停止的循环仍在继续</translation>
  </message>
  <message>
   <source>a number</source>
   <translation>一个数字</translation>
  </message>
  <message>
   <source>as a cost</source>
   <translation>作为消耗</translation>
  </message>
  <message>
   <source>attack</source>
   <translation>战斗力</translation>
  </message>
  <message>
   <source>back line</source>
   <translation>后卫区</translation>
  </message>
  <message>
   <source>block</source>
   <translation>防御</translation>
  </message>
  <message>
   <source>bond area</source>
   <translation>羁绊区</translation>
  </message>
  <message>
   <source>bonds left</source>
   <translation>剩余羁绊</translation>
  </message>
  <message>
   <source>both players</source>
   <translation>双方玩家</translation>
  </message>
  <message>
   <source>both players lose at the same time</source>
   <translation>双方玩家同时败北</translation>
  </message>
  <message>
   <source>boundless area</source>
   <translation>异界区</translation>
  </message>
  <message>
   <source>break zone</source>
   <translation>损毁区</translation>
  </message>
  <message>
   <source>cast</source>
   <translation>招唤</translation>
  </message>
  <message>
   <source>concedes</source>
   <translation>投降</translation>
  </message>
  <message>
   <source>crystals</source>
   <translation>水晶</translation>
  </message>
  <message>
   <source>damage</source>
   <translation>伤害</translation>
  </message>
  <message>
   <source>damage zone</source>
   <translation>伤害区</translation>
  </message>
  <message>
   <source>deck</source>
   <translation>卡组</translation>
  </message>
  <message>
   <source>discard</source>
   <translation>丢弃</translation>
  </message>
  <message>
   <source>dull</source>
   <translation>休止</translation>
  </message>
  <message>
   <source>field</source>
   <translation>战场</translation>
  </message>
  <message>
   <source>front line</source>
   <translation>前卫区</translation>
  </message>
  <message>
   <source>had to draw from an empty deck</source>
   <translation>必须取牌但卡组已空</translation>
  </message>
  <message>
   <source>hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>has no Main Character on the battlefield</source>
   <translation>战场上没有主人公单位</translation>
  </message>
  <message>
   <source>has no card in the deck and in the Retreat Area</source>
   <translation>卡组与退避区均没有卡</translation>
  </message>
  <message>
   <source>has no card left to draw</source>
   <translation>没有牌可取</translation>
  </message>
  <message>
   <source>heads</source>
   <translation>正面</translation>
  </message>
  <message>
   <source>it was cancelled and will do nothing</source>
   <translation>已被无效，不会产生效果</translation>
  </message>
  <message>
   <source>its extra cost was paid</source>
   <translation>已支付追加消耗</translation>
  </message>
  <message>
   <source>life</source>
   <translation>生命</translation>
  </message>
  <message>
   <source>loses by the text of a card</source>
   <translation>因卡牌说明而输掉游戏</translation>
  </message>
  <message>
   <source>move</source>
   <translation>移动</translation>
  </message>
  <message>
   <source>orb area</source>
   <translation>宝玉区</translation>
  </message>
  <message>
   <source>orbs</source>
   <translation>宝玉</translation>
  </message>
  <message>
   <source>power</source>
   <translation>力量</translation>
  </message>
  <message>
   <source>prime</source>
   <translation>显现</translation>
  </message>
  <message>
   <source>primed</source>
   <translation>显现</translation>
  </message>
  <message>
   <source>range</source>
   <translation>射程</translation>
  </message>
  <message>
   <source>received damage with an empty deck</source>
   <translation>卡组已空时受到伤害</translation>
  </message>
  <message>
   <source>removed</source>
   <translation>移除区</translation>
  </message>
  <message>
   <source>removed cards</source>
   <translation>移除区</translation>
  </message>
  <message>
   <source>retreat area</source>
   <translation>退避区</translation>
  </message>
  <message>
   <source>stack</source>
   <translation>堆叠</translation>
  </message>
  <message>
   <source>stacked</source>
   <translation>叠放</translation>
  </message>
  <message>
   <source>support</source>
   <translation>支援力</translation>
  </message>
  <message>
   <source>support area</source>
   <translation>支援区</translation>
  </message>
  <message>
   <source>tails</source>
   <translation>反面</translation>
  </message>
  <message>
   <source>the damage is doubled</source>
   <translation>伤害变为2倍</translation>
  </message>
  <message>
   <source>the damage is increased</source>
   <translation>伤害增加</translation>
  </message>
  <message>
   <source>the damage is reduced</source>
   <translation>伤害减少</translation>
  </message>
  <message>
   <source>the opponent concedes</source>
   <translation>对手投降</translation>
  </message>
  <message>
   <source>this card</source>
   <translation>此牌</translation>
  </message>
  <message>
   <source>use</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>warp</source>
   <translation>异次元</translation>
  </message>
  <message>
   <source>yes or no</source>
   <translation>是或否</translation>
  </message>
  <message>
   <source>a skill says so</source>
   <translation>能力的效果</translation>
  </message>
  <message>
   <source>It is so</source>
   <translation>属实</translation>
  </message>
  <message>
   <source>It is not so</source>
   <translation>不属实</translation>
  </message>
  <message>
   <source>break</source>
   <translation>损毁</translation>
  </message>
  <message>
   <source>put into the Break Zone</source>
   <translation>放入损毁区</translation>
  </message>
  <message>
   <source>put on its owner's deck</source>
   <translation>放到拥有者的卡组</translation>
  </message>
  <message>
   <source>remove from the game</source>
   <translation>从游戏中移除</translation>
  </message>
  <message>
   <source>return to its owner's hand</source>
   <translation>放回拥有者的手牌</translation>
  </message>
  <message>
   <source>reveal</source>
   <translation>公开</translation>
  </message>
  <message>
   <source>its zone</source>
   <translation>所在区域</translation>
  </message>
  <message>
   <source>: it has no Back Attack</source>
   <translation>（没有偷袭）</translation>
  </message>
  <message>
   <source>Magic Stones</source>
   <translation>魔石</translation>
  </message>
  <message>
   <source>Additions</source>
   <translation>附加</translation>
  </message>
  <message>
   <source>Standby</source>
   <translation>待机</translation>
  </message>
  <message>
   <source>Ruler</source>
   <translation>领主</translation>
  </message>
  <message>
   <source>Graveyard</source>
   <translation>墓地</translation>
  </message>
  <message>
   <source>Stones</source>
   <translation>魔石库</translation>
  </message>
  <message>
   <source>Chase</source>
   <translation>连锁</translation>
  </message>
  <message>
   <source>Life</source>
   <translation>生命</translation>
  </message>
  <message>
   <source>Will</source>
   <translation>魔力</translation>
  </message>
  <message>
   <source>Recovery</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Main</source>
   <translation>主要</translation>
  </message>
  <message>
   <source>Recovery Phase</source>
   <translation>重置阶段</translation>
  </message>
  <message>
   <source>Main Phase</source>
   <translation>主要阶段</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>施放</translation>
  </message>
  <message>
   <source>Judgment</source>
   <translation>审判</translation>
  </message>
  <message>
   <source>Call a magic stone</source>
   <translation>召唤魔石</translation>
  </message>
  <message>
   <source>Set</source>
   <translation>设置</translation>
  </message>
  <message>
   <source>Shift</source>
   <translation>时变</translation>
  </message>
  <message>
   <source>Resonator</source>
   <translation>生物</translation>
  </message>
  <message>
   <source>J-ruler</source>
   <translation>裁决者</translation>
  </message>
  <message>
   <source>Chant</source>
   <translation>咏唱</translation>
  </message>
  <message>
   <source>Addition</source>
   <translation>附加</translation>
  </message>
  <message>
   <source>Regalia</source>
   <translation>神器</translation>
  </message>
  <message>
   <source>Magic Stone</source>
   <translation>魔石</translation>
  </message>
  <message>
   <source>Darkness</source>
   <translation>暗</translation>
  </message>
  <message>
   <source>Moon</source>
   <translation>月</translation>
  </message>
  <message>
   <source>ATK/DEF</source>
   <translation>攻击力/防御力</translation>
  </message>
  <message>
   <source>chase</source>
   <translation>连锁区</translation>
  </message>
  <message>
   <source>ruler area</source>
   <translation>领主区</translation>
  </message>
  <message>
   <source>stone deck</source>
   <translation>魔石牌库</translation>
  </message>
  <message>
   <source>standby area</source>
   <translation>待机区</translation>
  </message>
  <message>
   <source>graveyard</source>
   <translation>墓地</translation>
  </message>
  <message>
   <source>Basic</source>
   <translation>基本</translation>
  </message>
  <message>
   <source>Special</source>
   <translation>特殊</translation>
  </message>
  <message>
   <source>outside the game</source>
   <translation>游戏外</translation>
  </message>
  <message>
   <source>Pierce</source>
   <translation>贯穿</translation>
  </message>
  <message>
   <source>Precision</source>
   <translation>袭击</translation>
  </message>
  <message>
   <source>Explode</source>
   <translation>爆破</translation>
  </message>
  <message>
   <source>Flying</source>
   <translation>飞行</translation>
  </message>
  <message>
   <source>Swiftness</source>
   <translation>敏捷</translation>
  </message>
  <message>
   <source>Imperishable</source>
   <translation>不灭</translation>
  </message>
  <message>
   <source>Quickcast</source>
   <translation>瞬动</translation>
  </message>
  <message>
   <source>Remnant</source>
   <translation>追忆</translation>
  </message>
  <message>
   <source>Barrier</source>
   <translation>屏障</translation>
  </message>
  <message>
   <source>Bloodlust</source>
   <translation>猛进</translation>
  </message>
  <message>
   <source>will</source>
   <translation>魔力</translation>
  </message>
  <message>
   <source>Choose new ones</source>
   <translation>选择新的</translation>
  </message>
  <message>
   <source>Do not awaken it</source>
   <translation>不觉醒</translation>
  </message>
  <message>
   <source>Leave them</source>
   <translation>保持不变</translation>
  </message>
  <message>
   <source>Pay for its awakening</source>
   <translation>支付觉醒费用</translation>
  </message>
  <message>
   <source>it is awakened</source>
   <translation>它已觉醒</translation>
  </message>
  <message>
   <source>it was played by incarnation</source>
   <translation>它以显现施放</translation>
  </message>
  <message>
   <source>Lifebreak</source>
   <translation>生命绽放</translation>
  </message>
  <message>
   <source>lifebreak area</source>
   <translation>生命绽放区</translation>
  </message>
  <message>
   <source>Enter rested</source>
   <translation>横置进场</translation>
  </message>
  <message>
   <source>Pay</source>
   <translation>支付</translation>
  </message>
  <message>
   <source>J/resonator</source>
   <translation>裁决者/生物</translation>
  </message>
  <message>
   <source>End the battle</source>
   <translation>结束战斗</translation>
  </message>
  <message>
   <source>To the End Phase</source>
   <translation>进入终止阶段</translation>
  </message>
  <message>
   <source>To the Main Phase</source>
   <translation>进入主要阶段</translation>
  </message>
  <message>
   <source>To the Battle Phase</source>
   <translation>进入战斗阶段</translation>
  </message>
  <message>
   <source>To the drive step</source>
   <translation>进入判定步骤</translation>
  </message>
  <message>
   <source>To the damage step</source>
   <translation>进入伤害步骤</translation>
  </message>
  <message>
   <source>To the Recovery Phase</source>
   <translation>进入重置阶段</translation>
  </message>
  <message>
   <source>To the attack</source>
   <translation>进入攻击</translation>
  </message>
  <message>
   <source>To the block</source>
   <translation>进入阻挡</translation>
  </message>
  <message>
   <source>To the damage</source>
   <translation>进入伤害</translation>
  </message>
  <message>
   <source>To the draw</source>
   <translation>进入取牌</translation>
  </message>
  <message>
   <source>To the end of the battle</source>
   <translation>进入战斗终止</translation>
  </message>
  <message>
   <source>To the end of the turn</source>
   <translation>进入回合终止</translation>
  </message>
  <message>
   <source>To the recovery</source>
   <translation>进入重置</translation>
  </message>
  <message>
   <source>activate ability</source>
   <translation>启动异能</translation>
  </message>
  <message>
   <source>automatic ability</source>
   <translation>触发异能</translation>
  </message>
  <message>
   <source>will ability</source>
   <translation>魔力异能</translation>
  </message>
  <message>
   <source>judgment</source>
   <translation>审判</translation>
  </message>
  <message>
   <source>has no life left</source>
   <translation>生命值为0</translation>
  </message>
  <message>
   <source>mana</source>
   <translation>法力</translation>
  </message>
  <message>
   <source>evolution</source>
   <translation>进化</translation>
  </message>
  <message>
   <source>limit</source>
   <translation>限制</translation>
  </message>
  <message>
   <source>Will Coin</source>
   <translation>魔力代币</translation>
  </message>
  <message>
   <source>Block</source>
   <translation>防御</translation>
  </message>
  <message>
   <source>Do not block</source>
   <translation>不防御</translation>
  </message>
  <message>
   <source>Do not</source>
   <translation>不</translation>
  </message>
  <message>
   <source>Look for it</source>
   <translation>查找</translation>
  </message>
  <message>
   <source>a text says so</source>
   <translation>卡文如此规定</translation>
  </message>
  <message>
   <source>vanguard circle</source>
   <translation>先导者圆阵</translation>
  </message>
  <message>
   <source>rear-guard circles</source>
   <translation>后防者圆阵</translation>
  </message>
  <message>
   <source>guardian circle</source>
   <translation>防卫者圆阵</translation>
  </message>
  <message>
   <source>drop zone</source>
   <translation>弃牌区</translation>
  </message>
  <message>
   <source>soul</source>
   <translation>灵魂</translation>
  </message>
  <message>
   <source>bind zone</source>
   <translation>封锁区</translation>
  </message>
  <message>
   <source>trigger zone</source>
   <translation>判定区</translation>
  </message>
  <message>
   <source>G zone</source>
   <translation>时空区</translation>
  </message>
  <message>
   <source>gauge zone</source>
   <translation>计量区</translation>
  </message>
  <message>
   <source>order zone</source>
   <translation>指令卡区</translation>
  </message>
  <message>
   <source>hearts</source>
   <translation>核心卡</translation>
  </message>
  <message>
   <source>left front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>right front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>left back</source>
   <translation>左后列</translation>
  </message>
  <message>
   <source>centre back</source>
   <translation>中央后列</translation>
  </message>
  <message>
   <source>right back</source>
   <translation>右后列</translation>
  </message>
  <message>
   <source>Left Front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>Right Front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>Left Back</source>
   <translation>左后列</translation>
  </message>
  <message>
   <source>Centre Back</source>
   <translation>中央后列</translation>
  </message>
  <message>
   <source>Right Back</source>
   <translation>右后列</translation>
  </message>
  <message>
   <source>Left front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>Right front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>Left back</source>
   <translation>左后列</translation>
  </message>
  <message>
   <source>Centre back</source>
   <translation>中央后列</translation>
  </message>
  <message>
   <source>Right back</source>
   <translation>右后列</translation>
  </message>
  <message>
   <source>Left</source>
   <translation>左</translation>
  </message>
  <message>
   <source>Right</source>
   <translation>右</translation>
  </message>
  <message>
   <source>Centre</source>
   <translation>中央</translation>
  </message>
  <message>
   <source>Rear-guard</source>
   <translation>后防者</translation>
  </message>
  <message>
   <source>Rear-guards</source>
   <translation>后防者</translation>
  </message>
  <message>
   <source>Guardians</source>
   <translation>防卫者</translation>
  </message>
  <message>
   <source>Vanguard</source>
   <translation>先导者</translation>
  </message>
  <message>
   <source>Gauge</source>
   <translation>计量</translation>
  </message>
  <message>
   <source>Hearts</source>
   <translation>核心卡</translation>
  </message>
  <message>
   <source>Check</source>
   <translation>判定</translation>
  </message>
  <message>
   <source>Orders</source>
   <translation>指令卡</translation>
  </message>
  <message>
   <source>Soul</source>
   <translation>灵魂</translation>
  </message>
  <message>
   <source>Bind</source>
   <translation>封锁</translation>
  </message>
  <message>
   <source>Drop</source>
   <translation>弃牌区</translation>
  </message>
  <message>
   <source>Stand Phase</source>
   <translation>重置阶段</translation>
  </message>
  <message>
   <source>Stand</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Ride Phase</source>
   <translation>RIDE阶段</translation>
  </message>
  <message>
   <source>Ride</source>
   <translation>RIDE</translation>
  </message>
  <message>
   <source>Battle Phase</source>
   <translation>战斗阶段</translation>
  </message>
  <message>
   <source>Battle</source>
   <translation>战斗</translation>
  </message>
  <message>
   <source>Call</source>
   <translation>CALL</translation>
  </message>
  <message>
   <source>Exchange</source>
   <translation>交换</translation>
  </message>
  <message>
   <source>Stride</source>
   <translation>超越</translation>
  </message>
  <message>
   <source>Guard</source>
   <translation>防御</translation>
  </message>
  <message>
   <source>G Guardian</source>
   <translation>G防卫者</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>指令卡</translation>
  </message>
  <message>
   <source>damage to check</source>
   <translation>待判定的伤害</translation>
  </message>
  <message>
   <source>Normal Unit</source>
   <translation>普通单位</translation>
  </message>
  <message>
   <source>Trigger Unit</source>
   <translation>触发单位</translation>
  </message>
  <message>
   <source>G Unit</source>
   <translation>G单位</translation>
  </message>
  <message>
   <source>Token Unit</source>
   <translation>衍生单位</translation>
  </message>
  <message>
   <source>Normal Order</source>
   <translation>普通指令卡</translation>
  </message>
  <message>
   <source>Blitz Order</source>
   <translation>闪击指令卡</translation>
  </message>
  <message>
   <source>Set Order</source>
   <translation>设置指令卡</translation>
  </message>
  <message>
   <source>Protect</source>
   <translation>守护型</translation>
  </message>
  <message>
   <source>Ticket</source>
   <translation>票券</translation>
  </message>
  <message>
   <source>Heal</source>
   <translation>治愈</translation>
  </message>
  <message>
   <source>Front</source>
   <translation>前列</translation>
  </message>
  <message>
   <source>Force</source>
   <translation>力量型</translation>
  </message>
  <message>
   <source>Accel</source>
   <translation>加速型</translation>
  </message>
  <message>
   <source>Force I</source>
   <translation>力量型I</translation>
  </message>
  <message>
   <source>Force II</source>
   <translation>力量型II</translation>
  </message>
  <message>
   <source>Accel I</source>
   <translation>加速型I</translation>
  </message>
  <message>
   <source>Accel II</source>
   <translation>加速型II</translation>
  </message>
  <message>
   <source>Protect I</source>
   <translation>守护型I</translation>
  </message>
  <message>
   <source>Protect II</source>
   <translation>守护型II</translation>
  </message>
  <message>
   <source>Boost</source>
   <translation>支援</translation>
  </message>
  <message>
   <source>Intercept</source>
   <translation>截击</translation>
  </message>
  <message>
   <source>Twin Drive!!</source>
   <translation>双重判定!!</translation>
  </message>
  <message>
   <source>Triple Drive!!!</source>
   <translation>三重判定!!!</translation>
  </message>
  <message>
   <source>shield</source>
   <translation>盾护</translation>
  </message>
  <message>
   <source>Shield</source>
   <translation>盾护</translation>
  </message>
  <message>
   <source>grade</source>
   <translation>等级</translation>
  </message>
  <message>
   <source>unit</source>
   <translation>单位</translation>
  </message>
  <message>
   <source>Boosting</source>
   <translation>支援中</translation>
  </message>
  <message>
   <source>Legion</source>
   <translation>双斗</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>根绝</translation>
  </message>
  <message>
   <source>Dominated</source>
   <translation>支配</translation>
  </message>
  <message>
   <source>Blazing</source>
   <translation>龙炎</translation>
  </message>
  <message>
   <source>Engorged</source>
   <translation>暴食</translation>
  </message>
  <message>
   <source>Charging</source>
   <translation>突击</translation>
  </message>
  <message>
   <source>Hollowed</source>
   <translation>亡灵</translation>
  </message>
  <message>
   <source>Harmony</source>
   <translation>和声</translation>
  </message>
  <message>
   <source>Successful</source>
   <translation>达成</translation>
  </message>
  <message>
   <source>Locked</source>
   <translation>咒缚</translation>
  </message>
  <message>
   <source>Frost Assize</source>
   <translation>霜巡庭</translation>
  </message>
  <message>
   <source>Sap Choir</source>
   <translation>青汁诗班</translation>
  </message>
  <message>
   <source>Haymarch</source>
   <translation>刈草行军</translation>
  </message>
  <message>
   <source>Cinder Fair</source>
   <translation>烬火集市</translation>
  </message>
  <message>
   <source>Fogmoor Post</source>
   <translation>雾沼邮局</translation>
  </message>
  <message>
   <source>Noonwatch</source>
   <translation>正午台</translation>
  </message>
  <message>
   <source>Human</source>
   <translation>人类</translation>
  </message>
  <message>
   <source>Elf</source>
   <translation>精灵</translation>
  </message>
  <message>
   <source>High Beast</source>
   <translation>高等兽</translation>
  </message>
  <message>
   <source>Ghost</source>
   <translation>幽灵</translation>
  </message>
  <message>
   <source>Zombie</source>
   <translation>丧尸</translation>
  </message>
  <message>
   <source>Imp</source>
   <translation>小鬼</translation>
  </message>
  <message>
   <source>Sylph</source>
   <translation>风精</translation>
  </message>
  <message>
   <source>Giant</source>
   <translation>巨人</translation>
  </message>
  <message>
   <source>Golem</source>
   <translation>魔像</translation>
  </message>
  <message>
   <source>Dryad</source>
   <translation>树精</translation>
  </message>
  <message>
   <source>Doll</source>
   <translation>人偶</translation>
  </message>
  <message>
   <source>Insect</source>
   <translation>昆虫</translation>
  </message>
  <message>
   <source>Workeroid</source>
   <translation>工作机械</translation>
  </message>
  <message>
   <source>Astral Poet</source>
   <translation>星之诗人</translation>
  </message>
  <message>
   <source>Astral Deity</source>
   <translation>星之神</translation>
  </message>
  <message>
   <source>Shortblade</source>
   <translation>短刃</translation>
  </message>
  <message>
   <source>Longblade</source>
   <translation>长刃</translation>
  </message>
  <message>
   <source>United Sanctuary</source>
   <translation>联合圣域</translation>
  </message>
  <message>
   <source>Dragon Empire</source>
   <translation>龙之帝国</translation>
  </message>
  <message>
   <source>Star Gate</source>
   <translation>星门</translation>
  </message>
  <message>
   <source>Dark Zone</source>
   <translation>黑暗地带</translation>
  </message>
  <message>
   <source>Magallanica</source>
   <translation>马伽拉尼卡</translation>
  </message>
  <message>
   <source>Zoo</source>
   <translation>动物园</translation>
  </message>
  <message>
   <source>Royal Paladin</source>
   <translation>光辉骑士团</translation>
  </message>
  <message>
   <source>Oracle Think Tank</source>
   <translation>占卜魔法团</translation>
  </message>
  <message>
   <source>Angel Feather</source>
   <translation>天使之羽</translation>
  </message>
  <message>
   <source>Shadow Paladin</source>
   <translation>暗影骑士团</translation>
  </message>
  <message>
   <source>Gold Paladin</source>
   <translation>黄金骑士团</translation>
  </message>
  <message>
   <source>Genesis</source>
   <translation>创世</translation>
  </message>
  <message>
   <source>Kagero</source>
   <translation>阳炎</translation>
  </message>
  <message>
   <source>Nubatama</source>
   <translation>射干玉</translation>
  </message>
  <message>
   <source>Tachikaze</source>
   <translation>太刀风</translation>
  </message>
  <message>
   <source>Murakumo</source>
   <translation>丛云</translation>
  </message>
  <message>
   <source>Narukami</source>
   <translation>鸣神</translation>
  </message>
  <message>
   <source>Nova Grappler</source>
   <translation>搏击新星</translation>
  </message>
  <message>
   <source>Dimension Police</source>
   <translation>次元警察</translation>
  </message>
  <message>
   <source>Link Joker</source>
   <translation>链环傀儡</translation>
  </message>
  <message>
   <source>Spike Brothers</source>
   <translation>钢钉兄弟会</translation>
  </message>
  <message>
   <source>Dark Irregulars</source>
   <translation>黑暗不法者</translation>
  </message>
  <message>
   <source>Pale Moon</source>
   <translation>黯月</translation>
  </message>
  <message>
   <source>Gear Chronicle</source>
   <translation>齿轮编年史</translation>
  </message>
  <message>
   <source>Granblue</source>
   <translation>雄伟深蓝</translation>
  </message>
  <message>
   <source>Bermuda Triangle</source>
   <translation>百慕大三角</translation>
  </message>
  <message>
   <source>Aqua Force</source>
   <translation>苍海军势</translation>
  </message>
  <message>
   <source>Megacolony</source>
   <translation>百群</translation>
  </message>
  <message>
   <source>Great Nature</source>
   <translation>大自然</translation>
  </message>
  <message>
   <source>Neo Nectar</source>
   <translation>永生蜜酒</translation>
  </message>
  <message>
   <source>Go first</source>
   <translation>先攻</translation>
  </message>
  <message>
   <source>Go second</source>
   <translation>后攻</translation>
  </message>
  <message>
   <source>critical</source>
   <translation>暴击</translation>
  </message>
  <message>
   <source>draw</source>
   <translation>抽卡</translation>
  </message>
  <message>
   <source>stand</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>heal</source>
   <translation>治愈</translation>
  </message>
  <message>
   <source>front</source>
   <translation>前列</translation>
  </message>
  <message>
   <source>blazing</source>
   <translation>龙炎</translation>
  </message>
  <message>
   <source>engorged</source>
   <translation>暴食</translation>
  </message>
  <message>
   <source>charging</source>
   <translation>突击</translation>
  </message>
  <message>
   <source>hollowed</source>
   <translation>亡灵</translation>
  </message>
  <message>
   <source>successful</source>
   <translation>达成</translation>
  </message>
  <message>
   <source>drive</source>
   <translation>驱动判定</translation>
  </message>
  <message>
   <source>Drive</source>
   <translation>驱动判定</translation>
  </message>
  <message>
   <source>ATK/DEF</source>
   <comment>cipher</comment>
   <translation>攻防</translation>
  </message>
  <message>
   <source>Beast</source>
   <comment>cipher</comment>
   <translation>兽马</translation>
  </message>
  <message>
   <source>End</source>
   <comment>cipher</comment>
   <translation>结束</translation>
  </message>
  <message>
   <source>End Phase</source>
   <comment>cipher</comment>
   <translation>结束阶段</translation>
  </message>
  <message>
   <source>a card</source>
   <comment>cipher</comment>
   <translation>一张卡</translation>
  </message>
  <message>
   <source>Elf</source>
   <comment>fftcg</comment>
   <translation>精灵族</translation>
  </message>
  <message>
   <source>Guard</source>
   <comment>fftcg</comment>
   <translation>卫兵</translation>
  </message>
  <message>
   <source>Block</source>
   <comment>fow</comment>
   <translation>阻挡</translation>
  </message>
  <message>
   <source>Break</source>
   <comment>fow</comment>
   <translation>消灭</translation>
  </message>
  <message>
   <source>Clerk</source>
   <comment>fow</comment>
   <translation>录事</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>fow</comment>
   <translation>牌库</translation>
  </message>
  <message>
   <source>Do not block</source>
   <comment>fow</comment>
   <translation>不阻挡</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>fow</comment>
   <translation>抽牌</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <comment>fow</comment>
   <translation>抽牌阶段</translation>
  </message>
  <message>
   <source>End</source>
   <comment>fow</comment>
   <translation>结束</translation>
  </message>
  <message>
   <source>End Phase</source>
   <comment>fow</comment>
   <translation>结束阶段</translation>
  </message>
  <message>
   <source>Main</source>
   <comment>fow</comment>
   <translation>主阶段</translation>
  </message>
  <message>
   <source>Main Phase</source>
   <comment>fow</comment>
   <translation>主阶段</translation>
  </message>
  <message>
   <source>Spirit</source>
   <comment>fow</comment>
   <translation>灵体</translation>
  </message>
  <message>
   <source>To the End Phase</source>
   <comment>fow</comment>
   <translation>前往结束阶段</translation>
  </message>
  <message>
   <source>To the Main Phase</source>
   <comment>fow</comment>
   <translation>前往主阶段</translation>
  </message>
  <message>
   <source>To the Recovery Phase</source>
   <comment>fow</comment>
   <translation>前往重置阶段</translation>
  </message>
  <message>
   <source>To the attack</source>
   <comment>fow</comment>
   <translation>前往攻击宣布</translation>
  </message>
  <message>
   <source>To the block</source>
   <comment>fow</comment>
   <translation>前往阻挡宣布</translation>
  </message>
  <message>
   <source>To the damage</source>
   <comment>fow</comment>
   <translation>前往伤害结算</translation>
  </message>
  <message>
   <source>To the draw</source>
   <comment>fow</comment>
   <translation>前往抽牌</translation>
  </message>
  <message>
   <source>To the end of the battle</source>
   <comment>fow</comment>
   <translation>前往战斗结束</translation>
  </message>
  <message>
   <source>To the end of the turn</source>
   <comment>fow</comment>
   <translation>前往回合结束</translation>
  </message>
  <message>
   <source>To the recovery</source>
   <comment>fow</comment>
   <translation>前往重置</translation>
  </message>
  <message>
   <source>as a cost</source>
   <comment>fow</comment>
   <translation>作为费用</translation>
  </message>
  <message>
   <source>deck</source>
   <comment>fow</comment>
   <translation>牌库</translation>
  </message>
  <message>
   <source>discard</source>
   <comment>fow</comment>
   <translation>弃掉</translation>
  </message>
  <message>
   <source>had to draw from an empty deck</source>
   <comment>fow</comment>
   <translation>必须抽牌但牌库已空</translation>
  </message>
  <message>
   <source>has no life left</source>
   <comment>fow</comment>
   <translation>生命值降到了0</translation>
  </message>
  <message>
   <source>limit</source>
   <comment>fow</comment>
   <translation>界限</translation>
  </message>
  <message>
   <source>loses by the text of a card</source>
   <comment>fow</comment>
   <translation>因卡牌的描述而输掉游戏</translation>
  </message>
  <message>
   <source>mana</source>
   <comment>fow</comment>
   <translation>灵力</translation>
  </message>
  <message>
   <source>put on its owner's deck</source>
   <comment>fow</comment>
   <translation>置入拥有者的牌库</translation>
  </message>
  <message>
   <source>reveal</source>
   <comment>fow</comment>
   <translation>展示</translation>
  </message>
  <message>
   <source>Critical</source>
   <comment>vanguard</comment>
   <translation>暴击</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>vanguard</comment>
   <translation>牌堆</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>vanguard</comment>
   <translation>抽卡</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <comment>vanguard</comment>
   <translation>抽卡阶段</translation>
  </message>
  <message>
   <source>a card</source>
   <comment>vanguard</comment>
   <translation>1张卡</translation>
  </message>
  <message>
   <source>deck</source>
   <comment>vanguard</comment>
   <translation>牌堆</translation>
  </message>
  <message>
   <source>removed cards</source>
   <comment>vanguard</comment>
   <translation>除外的卡</translation>
  </message>
 </context>
 <context>
  <name>Zones</name>
  <message>
   <source>Action</source>
   <translation>行动</translation>
  </message>
  <message>
   <source>Action Phase</source>
   <translation>行动阶段</translation>
  </message>
  <message>
   <source>Active</source>
   <translation>激活</translation>
  </message>
  <message>
   <source>Active Phase</source>
   <translation>激活阶段</translation>
  </message>
  <message>
   <source>Apply it</source>
   <translation>适用</translation>
  </message>
  <message>
   <source>Archivist</source>
   <translation>档案员</translation>
  </message>
  <message>
   <source>Armored</source>
   <translation>重甲</translation>
  </message>
  <message>
   <source>Attack</source>
   <translation>攻击</translation>
  </message>
  <message>
   <source>Attack Phase</source>
   <translation>攻击阶段</translation>
  </message>
  <message>
   <source>Axe</source>
   <translation>斧</translation>
  </message>
  <message>
   <source>Back Attack</source>
   <translation>偷袭</translation>
  </message>
  <message>
   <source>Back Line</source>
   <translation>后卫区</translation>
  </message>
  <message>
   <source>Backup</source>
   <translation>后卫</translation>
  </message>
  <message>
   <source>Backups</source>
   <translation>后卫</translation>
  </message>
  <message>
   <source>Beast</source>
   <translation>野兽</translation>
  </message>
  <message>
   <source>Beginning</source>
   <translation>开始</translation>
  </message>
  <message>
   <source>Beginning Phase</source>
   <translation>开始阶段</translation>
  </message>
  <message>
   <source>Black</source>
   <translation>黑</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>蓝</translation>
  </message>
  <message>
   <source>Bond</source>
   <translation>羁绊</translation>
  </message>
  <message>
   <source>Bond Phase</source>
   <translation>羁绊阶段</translation>
  </message>
  <message>
   <source>Bonds</source>
   <translation>羁绊</translation>
  </message>
  <message>
   <source>Bonds left</source>
   <translation>剩余羁绊</translation>
  </message>
  <message>
   <source>Boundless</source>
   <translation>异界区</translation>
  </message>
  <message>
   <source>Bow</source>
   <translation>弓</translation>
  </message>
  <message>
   <source>Brave</source>
   <translation>勇气</translation>
  </message>
  <message>
   <source>Brawl</source>
   <translation>格斗</translation>
  </message>
  <message>
   <source>Break</source>
   <translation>损毁</translation>
  </message>
  <message>
   <source>Break Zone</source>
   <translation>损毁区</translation>
  </message>
  <message>
   <source>Brown</source>
   <translation>茶</translation>
  </message>
  <message>
   <source>CP of any Element can pay for it</source>
   <translation>可用任意属性的CP支付</translation>
  </message>
  <message>
   <source>Captain</source>
   <translation>船长</translation>
  </message>
  <message>
   <source>Carry it out</source>
   <translation>执行</translation>
  </message>
  <message>
   <source>Cartographer</source>
   <translation>制图师</translation>
  </message>
  <message>
   <source>Cast</source>
   <translation>招唤</translation>
  </message>
  <message>
   <source>Character</source>
   <translation>角色</translation>
  </message>
  <message>
   <source>Clerk</source>
   <translation>书记</translation>
  </message>
  <message>
   <source>Clockwork</source>
   <translation>发条</translation>
  </message>
  <message>
   <source>Cook</source>
   <translation>厨师</translation>
  </message>
  <message>
   <source>Courier</source>
   <translation>信使</translation>
  </message>
  <message>
   <source>Critical</source>
   <translation>必杀攻击</translation>
  </message>
  <message>
   <source>Crystals</source>
   <translation>水晶</translation>
  </message>
  <message>
   <source>Damage</source>
   <translation>伤害</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>暗</translation>
  </message>
  <message>
   <source>Dawn by Hand</source>
   <translation>亲手黎明</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>卡组</translation>
  </message>
  <message>
   <source>Delegate</source>
   <translation>代表</translation>
  </message>
  <message>
   <source>Deploy</source>
   <translation>出击</translation>
  </message>
  <message>
   <source>Deployment</source>
   <translation>出击</translation>
  </message>
  <message>
   <source>Deployment Phase</source>
   <translation>出击阶段</translation>
  </message>
  <message>
   <source>Do it</source>
   <translation>执行</translation>
  </message>
  <message>
   <source>Do not apply it</source>
   <translation>不适用</translation>
  </message>
  <message>
   <source>Do not carry it out</source>
   <translation>不执行</translation>
  </message>
  <message>
   <source>Do not do it</source>
   <translation>不执行</translation>
  </message>
  <message>
   <source>Do not pay it</source>
   <translation>不支付</translation>
  </message>
  <message>
   <source>Do not use it</source>
   <translation>不使用</translation>
  </message>
  <message>
   <source>Dragon</source>
   <translation>龙</translation>
  </message>
  <message>
   <source>Dragonstone</source>
   <translation>龙石</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>取牌</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <translation>取牌阶段</translation>
  </message>
  <message>
   <source>Draw a new hand</source>
   <translation>重新抽取手牌</translation>
  </message>
  <message>
   <source>Duelist</source>
   <translation>决斗家</translation>
  </message>
  <message>
   <source>EX Burst</source>
   <translation>极限爆发技</translation>
  </message>
  <message>
   <source>Earth</source>
   <translation>土</translation>
  </message>
  <message>
   <source>End</source>
   <translation>终止</translation>
  </message>
  <message>
   <source>End Phase</source>
   <translation>终止阶段</translation>
  </message>
  <message>
   <source>End the turn</source>
   <translation>结束回合</translation>
  </message>
  <message>
   <source>Evade</source>
   <translation>神速回避</translation>
  </message>
  <message>
   <source>Exchange the hand</source>
   <translation>更换手牌</translation>
  </message>
  <message>
   <source>Fang</source>
   <translation>牙</translation>
  </message>
  <message>
   <source>Female</source>
   <translation>女性</translation>
  </message>
  <message>
   <source>Ferryman</source>
   <translation>摆渡人</translation>
  </message>
  <message>
   <source>Field</source>
   <translation>战场</translation>
  </message>
  <message>
   <source>Final Entry</source>
   <translation>最后一笔</translation>
  </message>
  <message>
   <source>Fire</source>
   <translation>火</translation>
  </message>
  <message>
   <source>First Strike</source>
   <translation>先发制人</translation>
  </message>
  <message>
   <source>Flier</source>
   <translation>飞行</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>前锋</translation>
  </message>
  <message>
   <source>Forwards</source>
   <translation>前锋</translation>
  </message>
  <message>
   <source>Freeze</source>
   <translation>冻结</translation>
  </message>
  <message>
   <source>Front Line</source>
   <translation>前卫区</translation>
  </message>
  <message>
   <source>Gardener</source>
   <translation>园丁</translation>
  </message>
  <message>
   <source>Green</source>
   <translation>绿</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>Haste</source>
   <translation>加速</translation>
  </message>
  <message>
   <source>Herald</source>
   <translation>传令</translation>
  </message>
  <message>
   <source>Hour</source>
   <translation>时辰</translation>
  </message>
  <message>
   <source>Ice</source>
   <translation>冰</translation>
  </message>
  <message>
   <source>Innkeeper</source>
   <translation>旅店主人</translation>
  </message>
  <message>
   <source>Keep the hand</source>
   <translation>保留手牌</translation>
  </message>
  <message>
   <source>Keeper</source>
   <translation>看守</translation>
  </message>
  <message>
   <source>Knife</source>
   <translation>暗器</translation>
  </message>
  <message>
   <source>Knight</source>
   <translation>骑士</translation>
  </message>
  <message>
   <source>LB</source>
   <translation>极限技</translation>
  </message>
  <message>
   <source>LB deck</source>
   <translation>极限技卡组</translation>
  </message>
  <message>
   <source>Lamplighter</source>
   <translation>点灯人</translation>
  </message>
  <message>
   <source>Lamps at Noon</source>
   <translation>正午之灯</translation>
  </message>
  <message>
   <source>Lance</source>
   <translation>枪</translation>
  </message>
  <message>
   <source>Level up</source>
   <translation>升级</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>光</translation>
  </message>
  <message>
   <source>Lightning</source>
   <translation>雷</translation>
  </message>
  <message>
   <source>Limit Break</source>
   <translation>极限技</translation>
  </message>
  <message>
   <source>Main 1</source>
   <translation>主1</translation>
  </message>
  <message>
   <source>Main 2</source>
   <translation>主2</translation>
  </message>
  <message>
   <source>Main Phase 1</source>
   <translation>第1主阶段</translation>
  </message>
  <message>
   <source>Main Phase 2</source>
   <translation>第2主阶段</translation>
  </message>
  <message>
   <source>Male</source>
   <translation>男性</translation>
  </message>
  <message>
   <source>Merchant</source>
   <translation>商人</translation>
  </message>
  <message>
   <source>Mirage</source>
   <translation>幻影</translation>
  </message>
  <message>
   <source>Mirror</source>
   <translation>镜像</translation>
  </message>
  <message>
   <source>Monk</source>
   <translation>僧侣</translation>
  </message>
  <message>
   <source>Monster</source>
   <translation>怪物</translation>
  </message>
  <message>
   <source>Monsters</source>
   <translation>怪物</translation>
  </message>
  <message>
   <source>Move</source>
   <translation>移动</translation>
  </message>
  <message>
   <source>Next phase</source>
   <translation>下一阶段</translation>
  </message>
  <message>
   <source>No support</source>
   <translation>支援失败</translation>
  </message>
  <message>
   <source>Orbs</source>
   <translation>宝玉</translation>
  </message>
  <message>
   <source>Overcharge</source>
   <translation>过载</translation>
  </message>
  <message>
   <source>Page</source>
   <translation>书页</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>放弃优先权</translation>
  </message>
  <message>
   <source>Pay it too</source>
   <translation>一并支付</translation>
  </message>
  <message>
   <source>Postmistress</source>
   <translation>邮局局长</translation>
  </message>
  <message>
   <source>Power</source>
   <translation>力量</translation>
  </message>
  <message>
   <source>Prime</source>
   <translation>显现</translation>
  </message>
  <message>
   <source>Priming</source>
   <translation>显现</translation>
  </message>
  <message>
   <source>Purple</source>
   <translation>紫</translation>
  </message>
  <message>
   <source>Range</source>
   <translation>射程</translation>
  </message>
  <message>
   <source>Red</source>
   <translation>红</translation>
  </message>
  <message>
   <source>Regent</source>
   <translation>摄政</translation>
  </message>
  <message>
   <source>Removed</source>
   <translation>移除</translation>
  </message>
  <message>
   <source>Retreat</source>
   <translation>退避区</translation>
  </message>
  <message>
   <source>Samurai</source>
   <translation>武士</translation>
  </message>
  <message>
   <source>Scholar</source>
   <translation>学者</translation>
  </message>
  <message>
   <source>Scout</source>
   <translation>斥候</translation>
  </message>
  <message>
   <source>Setup</source>
   <translation>准备</translation>
  </message>
  <message>
   <source>Slack Water</source>
   <translation>平潮</translation>
  </message>
  <message>
   <source>Speaker</source>
   <translation>议员</translation>
  </message>
  <message>
   <source>Spirit</source>
   <translation>精灵</translation>
  </message>
  <message>
   <source>Stablehand</source>
   <translation>马夫</translation>
  </message>
  <message>
   <source>Stack</source>
   <translation>堆叠</translation>
  </message>
  <message>
   <source>Staff</source>
   <translation>杖</translation>
  </message>
  <message>
   <source>Summon</source>
   <translation>召唤兽</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>支援力</translation>
  </message>
  <message>
   <source>Support Area</source>
   <translation>支援区</translation>
  </message>
  <message>
   <source>Sword</source>
   <translation>剑</translation>
  </message>
  <message>
   <source>The Drowned Parliament</source>
   <translation>沉没议会</translation>
  </message>
  <message>
   <source>The Long Road</source>
   <translation>漫长的路</translation>
  </message>
  <message>
   <source>The Patient Harbour</source>
   <translation>耐心的港湾</translation>
  </message>
  <message>
   <source>The Rime Post</source>
   <translation>霜原驿站</translation>
  </message>
  <message>
   <source>centre column</source>
   <translation>中央纵列</translation>
  </message>
  <message>
   <source>left column</source>
   <translation>左侧纵列</translation>
  </message>
  <message>
   <source>right column</source>
   <translation>右侧纵列</translation>
  </message>
  <message>
   <source>Thief</source>
   <translation>盗贼</translation>
  </message>
  <message>
   <source>Tinker</source>
   <translation>工匠</translation>
  </message>
  <message>
   <source>To Main Phase 2</source>
   <translation>前往第2主阶段</translation>
  </message>
  <message>
   <source>To the Action Phase</source>
   <translation>前往行动阶段</translation>
  </message>
  <message>
   <source>To the Attack Phase</source>
   <translation>前往攻击阶段</translation>
  </message>
  <message>
   <source>To the attack declaration</source>
   <translation>前往攻击指定</translation>
  </message>
  <message>
   <source>To the battle damage</source>
   <translation>前往伤害结算</translation>
  </message>
  <message>
   <source>To the block declaration</source>
   <translation>前往防御指定</translation>
  </message>
  <message>
   <source>Tome</source>
   <translation>魔法</translation>
  </message>
  <message>
   <source>Use ability</source>
   <translation>使用技能</translation>
  </message>
  <message>
   <source>Use it</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>Use skill</source>
   <translation>使用能力</translation>
  </message>
  <message>
   <source>Vanishing Post</source>
   <translation>消失的邮件</translation>
  </message>
  <message>
   <source>Warden</source>
   <translation>卫士</translation>
  </message>
  <message>
   <source>Warp</source>
   <translation>异次元</translation>
  </message>
  <message>
   <source>Water</source>
   <translation>水</translation>
  </message>
  <message>
   <source>Whip</source>
   <translation>督导</translation>
  </message>
  <message>
   <source>White</source>
   <translation>白</translation>
  </message>
  <message>
   <source>Wick</source>
   <translation>灯芯</translation>
  </message>
  <message>
   <source>Wind</source>
   <translation>风</translation>
  </message>
  <message>
   <source>Worker</source>
   <translation>工人</translation>
  </message>
  <message>
   <source>Yellow</source>
   <translation>黄</translation>
  </message>
  <message>
   <source>a card</source>
   <translation>一张牌</translation>
  </message>
  <message>
   <source>a loop goes on that nobody can stop</source>
   <translation>无人能停止的循环仍在继续</translation>
  </message>
  <message>
   <source>a number</source>
   <translation>一个数字</translation>
  </message>
  <message>
   <source>as a cost</source>
   <translation>作为消耗</translation>
  </message>
  <message>
   <source>attack</source>
   <translation>战斗力</translation>
  </message>
  <message>
   <source>back line</source>
   <translation>后卫区</translation>
  </message>
  <message>
   <source>block</source>
   <translation>防御</translation>
  </message>
  <message>
   <source>bond area</source>
   <translation>羁绊区</translation>
  </message>
  <message>
   <source>bonds left</source>
   <translation>剩余羁绊</translation>
  </message>
  <message>
   <source>both players</source>
   <translation>双方玩家</translation>
  </message>
  <message>
   <source>both players lose at the same time</source>
   <translation>双方玩家同时败北</translation>
  </message>
  <message>
   <source>boundless area</source>
   <translation>异界区</translation>
  </message>
  <message>
   <source>break zone</source>
   <translation>损毁区</translation>
  </message>
  <message>
   <source>cast</source>
   <translation>招唤</translation>
  </message>
  <message>
   <source>concedes</source>
   <translation>投降</translation>
  </message>
  <message>
   <source>crystals</source>
   <translation>水晶</translation>
  </message>
  <message>
   <source>damage</source>
   <translation>伤害</translation>
  </message>
  <message>
   <source>damage zone</source>
   <translation>伤害区</translation>
  </message>
  <message>
   <source>deck</source>
   <translation>卡组</translation>
  </message>
  <message>
   <source>discard</source>
   <translation>丢弃</translation>
  </message>
  <message>
   <source>dull</source>
   <translation>休止</translation>
  </message>
  <message>
   <source>field</source>
   <translation>战场</translation>
  </message>
  <message>
   <source>front line</source>
   <translation>前卫区</translation>
  </message>
  <message>
   <source>had to draw from an empty deck</source>
   <translation>必须取牌但卡组已空</translation>
  </message>
  <message>
   <source>hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>has no Main Character on the battlefield</source>
   <translation>战场上没有主人公单位</translation>
  </message>
  <message>
   <source>has no card in the deck and in the Retreat Area</source>
   <translation>卡组与退避区均没有卡</translation>
  </message>
  <message>
   <source>has no card left to draw</source>
   <translation>没有牌可取</translation>
  </message>
  <message>
   <source>heads</source>
   <translation>正面</translation>
  </message>
  <message>
   <source>it was cancelled and will do nothing</source>
   <translation>已被无效，不会产生效果</translation>
  </message>
  <message>
   <source>its extra cost was paid</source>
   <translation>已支付追加消耗</translation>
  </message>
  <message>
   <source>life</source>
   <translation>生命</translation>
  </message>
  <message>
   <source>loses by the text of a card</source>
   <translation>因卡牌说明而输掉游戏</translation>
  </message>
  <message>
   <source>move</source>
   <translation>移动</translation>
  </message>
  <message>
   <source>orb area</source>
   <translation>宝玉区</translation>
  </message>
  <message>
   <source>orbs</source>
   <translation>宝玉</translation>
  </message>
  <message>
   <source>power</source>
   <translation>力量</translation>
  </message>
  <message>
   <source>prime</source>
   <translation>显现</translation>
  </message>
  <message>
   <source>primed</source>
   <translation>显现</translation>
  </message>
  <message>
   <source>range</source>
   <translation>射程</translation>
  </message>
  <message>
   <source>received damage with an empty deck</source>
   <translation>卡组已空时受到伤害</translation>
  </message>
  <message>
   <source>removed</source>
   <translation>移除区</translation>
  </message>
  <message>
   <source>removed cards</source>
   <translation>移除区</translation>
  </message>
  <message>
   <source>retreat area</source>
   <translation>退避区</translation>
  </message>
  <message>
   <source>stack</source>
   <translation>堆叠</translation>
  </message>
  <message>
   <source>stacked</source>
   <translation>叠放</translation>
  </message>
  <message>
   <source>support</source>
   <translation>支援力</translation>
  </message>
  <message>
   <source>support area</source>
   <translation>支援区</translation>
  </message>
  <message>
   <source>tails</source>
   <translation>反面</translation>
  </message>
  <message>
   <source>the damage is doubled</source>
   <translation>伤害变为2倍</translation>
  </message>
  <message>
   <source>the damage is increased</source>
   <translation>伤害增加</translation>
  </message>
  <message>
   <source>the damage is reduced</source>
   <translation>伤害减少</translation>
  </message>
  <message>
   <source>the opponent concedes</source>
   <translation>对手投降</translation>
  </message>
  <message>
   <source>this card</source>
   <translation>此牌</translation>
  </message>
  <message>
   <source>use</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>warp</source>
   <translation>异次元</translation>
  </message>
  <message>
   <source>yes or no</source>
   <translation>是或否</translation>
  </message>
  <message>
   <source>a skill says so</source>
   <translation>能力的效果</translation>
  </message>
  <message>
   <source>It is so</source>
   <translation>属实</translation>
  </message>
  <message>
   <source>It is not so</source>
   <translation>不属实</translation>
  </message>
  <message>
   <source>break</source>
   <translation>损毁</translation>
  </message>
  <message>
   <source>put into the Break Zone</source>
   <translation>放入损毁区</translation>
  </message>
  <message>
   <source>put on its owner's deck</source>
   <translation>放到拥有者的卡组</translation>
  </message>
  <message>
   <source>remove from the game</source>
   <translation>从游戏中移除</translation>
  </message>
  <message>
   <source>return to its owner's hand</source>
   <translation>放回拥有者的手牌</translation>
  </message>
  <message>
   <source>reveal</source>
   <translation>公开</translation>
  </message>
  <message>
   <source>its zone</source>
   <translation>所在区域</translation>
  </message>
  <message>
   <source>: it has no Back Attack</source>
   <translation>（没有偷袭）</translation>
  </message>
  <message>
   <source>Magic Stones</source>
   <translation>魔石</translation>
  </message>
  <message>
   <source>Additions</source>
   <translation>附加</translation>
  </message>
  <message>
   <source>Standby</source>
   <translation>待机</translation>
  </message>
  <message>
   <source>Ruler</source>
   <translation>领主</translation>
  </message>
  <message>
   <source>Graveyard</source>
   <translation>墓地</translation>
  </message>
  <message>
   <source>Stones</source>
   <translation>魔石库</translation>
  </message>
  <message>
   <source>Chase</source>
   <translation>连锁</translation>
  </message>
  <message>
   <source>Life</source>
   <translation>生命</translation>
  </message>
  <message>
   <source>Will</source>
   <translation>魔力</translation>
  </message>
  <message>
   <source>Recovery</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Main</source>
   <translation>主要</translation>
  </message>
  <message>
   <source>Recovery Phase</source>
   <translation>重置阶段</translation>
  </message>
  <message>
   <source>Main Phase</source>
   <translation>主要阶段</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>施放</translation>
  </message>
  <message>
   <source>Judgment</source>
   <translation>审判</translation>
  </message>
  <message>
   <source>Call a magic stone</source>
   <translation>召唤魔石</translation>
  </message>
  <message>
   <source>Set</source>
   <translation>设置</translation>
  </message>
  <message>
   <source>Shift</source>
   <translation>时变</translation>
  </message>
  <message>
   <source>Resonator</source>
   <translation>生物</translation>
  </message>
  <message>
   <source>J-ruler</source>
   <translation>裁决者</translation>
  </message>
  <message>
   <source>Chant</source>
   <translation>咏唱</translation>
  </message>
  <message>
   <source>Addition</source>
   <translation>附加</translation>
  </message>
  <message>
   <source>Regalia</source>
   <translation>神器</translation>
  </message>
  <message>
   <source>Magic Stone</source>
   <translation>魔石</translation>
  </message>
  <message>
   <source>Darkness</source>
   <translation>暗</translation>
  </message>
  <message>
   <source>Moon</source>
   <translation>月</translation>
  </message>
  <message>
   <source>ATK/DEF</source>
   <translation>攻击力/防御力</translation>
  </message>
  <message>
   <source>chase</source>
   <translation>连锁区</translation>
  </message>
  <message>
   <source>ruler area</source>
   <translation>领主区</translation>
  </message>
  <message>
   <source>stone deck</source>
   <translation>魔石牌库</translation>
  </message>
  <message>
   <source>standby area</source>
   <translation>待机区</translation>
  </message>
  <message>
   <source>graveyard</source>
   <translation>墓地</translation>
  </message>
  <message>
   <source>Basic</source>
   <translation>基本</translation>
  </message>
  <message>
   <source>Special</source>
   <translation>特殊</translation>
  </message>
  <message>
   <source>outside the game</source>
   <translation>游戏外</translation>
  </message>
  <message>
   <source>Pierce</source>
   <translation>贯穿</translation>
  </message>
  <message>
   <source>Precision</source>
   <translation>袭击</translation>
  </message>
  <message>
   <source>Explode</source>
   <translation>爆破</translation>
  </message>
  <message>
   <source>Flying</source>
   <translation>飞行</translation>
  </message>
  <message>
   <source>Swiftness</source>
   <translation>敏捷</translation>
  </message>
  <message>
   <source>Imperishable</source>
   <translation>不灭</translation>
  </message>
  <message>
   <source>Quickcast</source>
   <translation>瞬动</translation>
  </message>
  <message>
   <source>Remnant</source>
   <translation>追忆</translation>
  </message>
  <message>
   <source>Barrier</source>
   <translation>屏障</translation>
  </message>
  <message>
   <source>Bloodlust</source>
   <translation>猛进</translation>
  </message>
  <message>
   <source>will</source>
   <translation>魔力</translation>
  </message>
  <message>
   <source>Choose new ones</source>
   <translation>选择新的</translation>
  </message>
  <message>
   <source>Do not awaken it</source>
   <translation>不觉醒</translation>
  </message>
  <message>
   <source>Leave them</source>
   <translation>保持不变</translation>
  </message>
  <message>
   <source>Pay for its awakening</source>
   <translation>支付觉醒费用</translation>
  </message>
  <message>
   <source>it is awakened</source>
   <translation>它已觉醒</translation>
  </message>
  <message>
   <source>it was played by incarnation</source>
   <translation>它以显现施放</translation>
  </message>
  <message>
   <source>Lifebreak</source>
   <translation>生命绽放</translation>
  </message>
  <message>
   <source>lifebreak area</source>
   <translation>生命绽放区</translation>
  </message>
  <message>
   <source>Enter rested</source>
   <translation>横置进场</translation>
  </message>
  <message>
   <source>Pay</source>
   <translation>支付</translation>
  </message>
  <message>
   <source>J/resonator</source>
   <translation>裁决者/生物</translation>
  </message>
  <message>
   <source>End the battle</source>
   <translation>结束战斗</translation>
  </message>
  <message>
   <source>To the End Phase</source>
   <translation>进入终止阶段</translation>
  </message>
  <message>
   <source>To the Main Phase</source>
   <translation>进入主要阶段</translation>
  </message>
  <message>
   <source>To the Battle Phase</source>
   <translation>进入战斗阶段</translation>
  </message>
  <message>
   <source>To the drive step</source>
   <translation>进入判定步骤</translation>
  </message>
  <message>
   <source>To the damage step</source>
   <translation>进入伤害步骤</translation>
  </message>
  <message>
   <source>To the Recovery Phase</source>
   <translation>进入重置阶段</translation>
  </message>
  <message>
   <source>To the attack</source>
   <translation>进入攻击</translation>
  </message>
  <message>
   <source>To the block</source>
   <translation>进入阻挡</translation>
  </message>
  <message>
   <source>To the damage</source>
   <translation>进入伤害</translation>
  </message>
  <message>
   <source>To the draw</source>
   <translation>进入取牌</translation>
  </message>
  <message>
   <source>To the end of the battle</source>
   <translation>进入战斗终止</translation>
  </message>
  <message>
   <source>To the end of the turn</source>
   <translation>进入回合终止</translation>
  </message>
  <message>
   <source>To the recovery</source>
   <translation>进入重置</translation>
  </message>
  <message>
   <source>activate ability</source>
   <translation>启动异能</translation>
  </message>
  <message>
   <source>automatic ability</source>
   <translation>触发异能</translation>
  </message>
  <message>
   <source>will ability</source>
   <translation>魔力异能</translation>
  </message>
  <message>
   <source>judgment</source>
   <translation>审判</translation>
  </message>
  <message>
   <source>has no life left</source>
   <translation>生命值为0</translation>
  </message>
  <message>
   <source>mana</source>
   <translation>法力</translation>
  </message>
  <message>
   <source>evolution</source>
   <translation>进化</translation>
  </message>
  <message>
   <source>limit</source>
   <translation>限制</translation>
  </message>
  <message>
   <source>Will Coin</source>
   <translation>魔力代币</translation>
  </message>
  <message>
   <source>Block</source>
   <translation>防御</translation>
  </message>
  <message>
   <source>Do not block</source>
   <translation>不防御</translation>
  </message>
  <message>
   <source>Do not</source>
   <translation>不</translation>
  </message>
  <message>
   <source>Look for it</source>
   <translation>查找</translation>
  </message>
  <message>
   <source>a text says so</source>
   <translation>卡文如此规定</translation>
  </message>
  <message>
   <source>vanguard circle</source>
   <translation>先导者圆阵</translation>
  </message>
  <message>
   <source>rear-guard circles</source>
   <translation>后防者圆阵</translation>
  </message>
  <message>
   <source>guardian circle</source>
   <translation>防卫者圆阵</translation>
  </message>
  <message>
   <source>drop zone</source>
   <translation>弃牌区</translation>
  </message>
  <message>
   <source>soul</source>
   <translation>灵魂</translation>
  </message>
  <message>
   <source>bind zone</source>
   <translation>封锁区</translation>
  </message>
  <message>
   <source>trigger zone</source>
   <translation>判定区</translation>
  </message>
  <message>
   <source>G zone</source>
   <translation>时空区</translation>
  </message>
  <message>
   <source>gauge zone</source>
   <translation>计量区</translation>
  </message>
  <message>
   <source>order zone</source>
   <translation>指令卡区</translation>
  </message>
  <message>
   <source>hearts</source>
   <translation>核心卡</translation>
  </message>
  <message>
   <source>left front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>right front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>left back</source>
   <translation>左后列</translation>
  </message>
  <message>
   <source>centre back</source>
   <translation>中央后列</translation>
  </message>
  <message>
   <source>right back</source>
   <translation>右后列</translation>
  </message>
  <message>
   <source>Left Front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>Right Front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>Left Back</source>
   <translation>左后列</translation>
  </message>
  <message>
   <source>Centre Back</source>
   <translation>中央后列</translation>
  </message>
  <message>
   <source>Right Back</source>
   <translation>右后列</translation>
  </message>
  <message>
   <source>Left front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>Right front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>Left back</source>
   <translation>左后列</translation>
  </message>
  <message>
   <source>Centre back</source>
   <translation>中央后列</translation>
  </message>
  <message>
   <source>Right back</source>
   <translation>右后列</translation>
  </message>
  <message>
   <source>Left</source>
   <translation>左</translation>
  </message>
  <message>
   <source>Right</source>
   <translation>右</translation>
  </message>
  <message>
   <source>Centre</source>
   <translation>中央</translation>
  </message>
  <message>
   <source>Rear-guard</source>
   <translation>后防者</translation>
  </message>
  <message>
   <source>Rear-guards</source>
   <translation>后防者</translation>
  </message>
  <message>
   <source>Guardians</source>
   <translation>防卫者</translation>
  </message>
  <message>
   <source>Vanguard</source>
   <translation>先导者</translation>
  </message>
  <message>
   <source>Gauge</source>
   <translation>计量</translation>
  </message>
  <message>
   <source>Hearts</source>
   <translation>核心卡</translation>
  </message>
  <message>
   <source>Check</source>
   <translation>判定</translation>
  </message>
  <message>
   <source>Orders</source>
   <translation>指令卡</translation>
  </message>
  <message>
   <source>Soul</source>
   <translation>灵魂</translation>
  </message>
  <message>
   <source>Bind</source>
   <translation>封锁</translation>
  </message>
  <message>
   <source>Drop</source>
   <translation>弃牌区</translation>
  </message>
  <message>
   <source>Stand Phase</source>
   <translation>重置阶段</translation>
  </message>
  <message>
   <source>Stand</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Ride Phase</source>
   <translation>RIDE阶段</translation>
  </message>
  <message>
   <source>Ride</source>
   <translation>RIDE</translation>
  </message>
  <message>
   <source>Battle Phase</source>
   <translation>战斗阶段</translation>
  </message>
  <message>
   <source>Battle</source>
   <translation>战斗</translation>
  </message>
  <message>
   <source>Call</source>
   <translation>CALL</translation>
  </message>
  <message>
   <source>Exchange</source>
   <translation>交换</translation>
  </message>
  <message>
   <source>Stride</source>
   <translation>超越</translation>
  </message>
  <message>
   <source>Guard</source>
   <translation>防御</translation>
  </message>
  <message>
   <source>G Guardian</source>
   <translation>G防卫者</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>指令卡</translation>
  </message>
  <message>
   <source>damage to check</source>
   <translation>待判定的伤害</translation>
  </message>
  <message>
   <source>Normal Unit</source>
   <translation>普通单位</translation>
  </message>
  <message>
   <source>Trigger Unit</source>
   <translation>触发单位</translation>
  </message>
  <message>
   <source>G Unit</source>
   <translation>G单位</translation>
  </message>
  <message>
   <source>Token Unit</source>
   <translation>衍生单位</translation>
  </message>
  <message>
   <source>Normal Order</source>
   <translation>普通指令卡</translation>
  </message>
  <message>
   <source>Blitz Order</source>
   <translation>闪击指令卡</translation>
  </message>
  <message>
   <source>Set Order</source>
   <translation>设置指令卡</translation>
  </message>
  <message>
   <source>Protect</source>
   <translation>守护型</translation>
  </message>
  <message>
   <source>Ticket</source>
   <translation>票券</translation>
  </message>
  <message>
   <source>Heal</source>
   <translation>治愈</translation>
  </message>
  <message>
   <source>Front</source>
   <translation>前列</translation>
  </message>
  <message>
   <source>Force</source>
   <translation>力量型</translation>
  </message>
  <message>
   <source>Accel</source>
   <translation>加速型</translation>
  </message>
  <message>
   <source>Force I</source>
   <translation>力量型I</translation>
  </message>
  <message>
   <source>Force II</source>
   <translation>力量型II</translation>
  </message>
  <message>
   <source>Accel I</source>
   <translation>加速型I</translation>
  </message>
  <message>
   <source>Accel II</source>
   <translation>加速型II</translation>
  </message>
  <message>
   <source>Protect I</source>
   <translation>守护型I</translation>
  </message>
  <message>
   <source>Protect II</source>
   <translation>守护型II</translation>
  </message>
  <message>
   <source>Boost</source>
   <translation>支援</translation>
  </message>
  <message>
   <source>Intercept</source>
   <translation>截击</translation>
  </message>
  <message>
   <source>Twin Drive!!</source>
   <translation>双重判定!!</translation>
  </message>
  <message>
   <source>Triple Drive!!!</source>
   <translation>三重判定!!!</translation>
  </message>
  <message>
   <source>shield</source>
   <translation>盾护</translation>
  </message>
  <message>
   <source>Shield</source>
   <translation>盾护</translation>
  </message>
  <message>
   <source>grade</source>
   <translation>等级</translation>
  </message>
  <message>
   <source>unit</source>
   <translation>单位</translation>
  </message>
  <message>
   <source>Boosting</source>
   <translation>支援中</translation>
  </message>
  <message>
   <source>Legion</source>
   <translation>双斗</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>根绝</translation>
  </message>
  <message>
   <source>Dominated</source>
   <translation>支配</translation>
  </message>
  <message>
   <source>Blazing</source>
   <translation>龙炎</translation>
  </message>
  <message>
   <source>Engorged</source>
   <translation>暴食</translation>
  </message>
  <message>
   <source>Charging</source>
   <translation>突击</translation>
  </message>
  <message>
   <source>Hollowed</source>
   <translation>亡灵</translation>
  </message>
  <message>
   <source>Harmony</source>
   <translation>和声</translation>
  </message>
  <message>
   <source>Successful</source>
   <translation>达成</translation>
  </message>
  <message>
   <source>Locked</source>
   <translation>咒缚</translation>
  </message>
  <message>
   <source>Frost Assize</source>
   <translation>霜巡庭</translation>
  </message>
  <message>
   <source>Sap Choir</source>
   <translation>青汁诗班</translation>
  </message>
  <message>
   <source>Haymarch</source>
   <translation>刈草行军</translation>
  </message>
  <message>
   <source>Cinder Fair</source>
   <translation>烬火集市</translation>
  </message>
  <message>
   <source>Fogmoor Post</source>
   <translation>雾沼邮局</translation>
  </message>
  <message>
   <source>Noonwatch</source>
   <translation>正午台</translation>
  </message>
  <message>
   <source>Human</source>
   <translation>人类</translation>
  </message>
  <message>
   <source>Elf</source>
   <translation>精灵</translation>
  </message>
  <message>
   <source>High Beast</source>
   <translation>高等兽</translation>
  </message>
  <message>
   <source>Ghost</source>
   <translation>幽灵</translation>
  </message>
  <message>
   <source>Zombie</source>
   <translation>丧尸</translation>
  </message>
  <message>
   <source>Imp</source>
   <translation>小鬼</translation>
  </message>
  <message>
   <source>Sylph</source>
   <translation>风精</translation>
  </message>
  <message>
   <source>Giant</source>
   <translation>巨人</translation>
  </message>
  <message>
   <source>Golem</source>
   <translation>魔像</translation>
  </message>
  <message>
   <source>Dryad</source>
   <translation>树精</translation>
  </message>
  <message>
   <source>Doll</source>
   <translation>人偶</translation>
  </message>
  <message>
   <source>Insect</source>
   <translation>昆虫</translation>
  </message>
  <message>
   <source>Workeroid</source>
   <translation>工作机械</translation>
  </message>
  <message>
   <source>Astral Poet</source>
   <translation>星之诗人</translation>
  </message>
  <message>
   <source>Astral Deity</source>
   <translation>星之神</translation>
  </message>
  <message>
   <source>Shortblade</source>
   <translation>短刃</translation>
  </message>
  <message>
   <source>Longblade</source>
   <translation>长刃</translation>
  </message>
  <message>
   <source>United Sanctuary</source>
   <translation>联合圣域</translation>
  </message>
  <message>
   <source>Dragon Empire</source>
   <translation>龙之帝国</translation>
  </message>
  <message>
   <source>Star Gate</source>
   <translation>星门</translation>
  </message>
  <message>
   <source>Dark Zone</source>
   <translation>黑暗地带</translation>
  </message>
  <message>
   <source>Magallanica</source>
   <translation>马伽拉尼卡</translation>
  </message>
  <message>
   <source>Zoo</source>
   <translation>动物园</translation>
  </message>
  <message>
   <source>Royal Paladin</source>
   <translation>光辉骑士团</translation>
  </message>
  <message>
   <source>Oracle Think Tank</source>
   <translation>占卜魔法团</translation>
  </message>
  <message>
   <source>Angel Feather</source>
   <translation>天使之羽</translation>
  </message>
  <message>
   <source>Shadow Paladin</source>
   <translation>暗影骑士团</translation>
  </message>
  <message>
   <source>Gold Paladin</source>
   <translation>黄金骑士团</translation>
  </message>
  <message>
   <source>Genesis</source>
   <translation>创世</translation>
  </message>
  <message>
   <source>Kagero</source>
   <translation>阳炎</translation>
  </message>
  <message>
   <source>Nubatama</source>
   <translation>射干玉</translation>
  </message>
  <message>
   <source>Tachikaze</source>
   <translation>太刀风</translation>
  </message>
  <message>
   <source>Murakumo</source>
   <translation>丛云</translation>
  </message>
  <message>
   <source>Narukami</source>
   <translation>鸣神</translation>
  </message>
  <message>
   <source>Nova Grappler</source>
   <translation>搏击新星</translation>
  </message>
  <message>
   <source>Dimension Police</source>
   <translation>次元警察</translation>
  </message>
  <message>
   <source>Link Joker</source>
   <translation>链环傀儡</translation>
  </message>
  <message>
   <source>Spike Brothers</source>
   <translation>钢钉兄弟会</translation>
  </message>
  <message>
   <source>Dark Irregulars</source>
   <translation>黑暗不法者</translation>
  </message>
  <message>
   <source>Pale Moon</source>
   <translation>黯月</translation>
  </message>
  <message>
   <source>Gear Chronicle</source>
   <translation>齿轮编年史</translation>
  </message>
  <message>
   <source>Granblue</source>
   <translation>雄伟深蓝</translation>
  </message>
  <message>
   <source>Bermuda Triangle</source>
   <translation>百慕大三角</translation>
  </message>
  <message>
   <source>Aqua Force</source>
   <translation>苍海军势</translation>
  </message>
  <message>
   <source>Megacolony</source>
   <translation>百群</translation>
  </message>
  <message>
   <source>Great Nature</source>
   <translation>大自然</translation>
  </message>
  <message>
   <source>Neo Nectar</source>
   <translation>永生蜜酒</translation>
  </message>
  <message>
   <source>Go first</source>
   <translation>先攻</translation>
  </message>
  <message>
   <source>Go second</source>
   <translation>后攻</translation>
  </message>
  <message>
   <source>critical</source>
   <translation>暴击</translation>
  </message>
  <message>
   <source>draw</source>
   <translation>抽卡</translation>
  </message>
  <message>
   <source>stand</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>heal</source>
   <translation>治愈</translation>
  </message>
  <message>
   <source>front</source>
   <translation>前列</translation>
  </message>
  <message>
   <source>blazing</source>
   <translation>龙炎</translation>
  </message>
  <message>
   <source>engorged</source>
   <translation>暴食</translation>
  </message>
  <message>
   <source>charging</source>
   <translation>突击</translation>
  </message>
  <message>
   <source>hollowed</source>
   <translation>亡灵</translation>
  </message>
  <message>
   <source>successful</source>
   <translation>达成</translation>
  </message>
  <message>
   <source>drive</source>
   <translation>驱动判定</translation>
  </message>
  <message>
   <source>Drive</source>
   <translation>驱动判定</translation>
  </message>
  <message>
   <source>ATK/DEF</source>
   <comment>cipher</comment>
   <translation>攻防</translation>
  </message>
  <message>
   <source>Beast</source>
   <comment>cipher</comment>
   <translation>兽马</translation>
  </message>
  <message>
   <source>End</source>
   <comment>cipher</comment>
   <translation>结束</translation>
  </message>
  <message>
   <source>End Phase</source>
   <comment>cipher</comment>
   <translation>结束阶段</translation>
  </message>
  <message>
   <source>a card</source>
   <comment>cipher</comment>
   <translation>一张卡</translation>
  </message>
  <message>
   <source>Elf</source>
   <comment>fftcg</comment>
   <translation>精灵族</translation>
  </message>
  <message>
   <source>Guard</source>
   <comment>fftcg</comment>
   <translation>卫兵</translation>
  </message>
  <message>
   <source>Block</source>
   <comment>fow</comment>
   <translation>阻挡</translation>
  </message>
  <message>
   <source>Break</source>
   <comment>fow</comment>
   <translation>消灭</translation>
  </message>
  <message>
   <source>Clerk</source>
   <comment>fow</comment>
   <translation>录事</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>fow</comment>
   <translation>牌库</translation>
  </message>
  <message>
   <source>Do not block</source>
   <comment>fow</comment>
   <translation>不阻挡</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>fow</comment>
   <translation>抽牌</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <comment>fow</comment>
   <translation>抽牌阶段</translation>
  </message>
  <message>
   <source>End</source>
   <comment>fow</comment>
   <translation>结束</translation>
  </message>
  <message>
   <source>End Phase</source>
   <comment>fow</comment>
   <translation>结束阶段</translation>
  </message>
  <message>
   <source>Main</source>
   <comment>fow</comment>
   <translation>主阶段</translation>
  </message>
  <message>
   <source>Main Phase</source>
   <comment>fow</comment>
   <translation>主阶段</translation>
  </message>
  <message>
   <source>Spirit</source>
   <comment>fow</comment>
   <translation>灵体</translation>
  </message>
  <message>
   <source>To the End Phase</source>
   <comment>fow</comment>
   <translation>前往结束阶段</translation>
  </message>
  <message>
   <source>To the Main Phase</source>
   <comment>fow</comment>
   <translation>前往主阶段</translation>
  </message>
  <message>
   <source>To the Recovery Phase</source>
   <comment>fow</comment>
   <translation>前往重置阶段</translation>
  </message>
  <message>
   <source>To the attack</source>
   <comment>fow</comment>
   <translation>前往攻击宣布</translation>
  </message>
  <message>
   <source>To the block</source>
   <comment>fow</comment>
   <translation>前往阻挡宣布</translation>
  </message>
  <message>
   <source>To the damage</source>
   <comment>fow</comment>
   <translation>前往伤害结算</translation>
  </message>
  <message>
   <source>To the draw</source>
   <comment>fow</comment>
   <translation>前往抽牌</translation>
  </message>
  <message>
   <source>To the end of the battle</source>
   <comment>fow</comment>
   <translation>前往战斗结束</translation>
  </message>
  <message>
   <source>To the end of the turn</source>
   <comment>fow</comment>
   <translation>前往回合结束</translation>
  </message>
  <message>
   <source>To the recovery</source>
   <comment>fow</comment>
   <translation>前往重置</translation>
  </message>
  <message>
   <source>as a cost</source>
   <comment>fow</comment>
   <translation>作为费用</translation>
  </message>
  <message>
   <source>deck</source>
   <comment>fow</comment>
   <translation>牌库</translation>
  </message>
  <message>
   <source>discard</source>
   <comment>fow</comment>
   <translation>弃掉</translation>
  </message>
  <message>
   <source>had to draw from an empty deck</source>
   <comment>fow</comment>
   <translation>必须抽牌但牌库已空</translation>
  </message>
  <message>
   <source>has no life left</source>
   <comment>fow</comment>
   <translation>生命值降到了0</translation>
  </message>
  <message>
   <source>limit</source>
   <comment>fow</comment>
   <translation>界限</translation>
  </message>
  <message>
   <source>loses by the text of a card</source>
   <comment>fow</comment>
   <translation>因卡牌的描述而输掉游戏</translation>
  </message>
  <message>
   <source>mana</source>
   <comment>fow</comment>
   <translation>灵力</translation>
  </message>
  <message>
   <source>put on its owner's deck</source>
   <comment>fow</comment>
   <translation>置入拥有者的牌库</translation>
  </message>
  <message>
   <source>reveal</source>
   <comment>fow</comment>
   <translation>展示</translation>
  </message>
  <message>
   <source>Critical</source>
   <comment>vanguard</comment>
   <translation>暴击</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>vanguard</comment>
   <translation>牌堆</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>vanguard</comment>
   <translation>抽卡</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <comment>vanguard</comment>
   <translation>抽卡阶段</translation>
  </message>
  <message>
   <source>a card</source>
   <comment>vanguard</comment>
   <translation>1张卡</translation>
  </message>
  <message>
   <source>deck</source>
   <comment>vanguard</comment>
   <translation>牌堆</translation>
  </message>
  <message>
   <source>removed cards</source>
   <comment>vanguard</comment>
   <translation>除外的卡</translation>
  </message>
 </context>
</TS>
