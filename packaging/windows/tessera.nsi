; The installer for Windows: for one user without administrator, or for all users with /AllUsers (which also opens the
; firewall for private networks). Silent with /S, into another folder with /D=...
; `start.py package --for windows` compiles it; VERSION, FOUR, BUNDLE, OUT, ICON, KILOBYTES, RECORD, DECK come from there.
Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
!include "MUI2.nsh"
!include "LogicLib.nsh"
!include "FileFunc.nsh"

!define NAME "Tessera"
!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_INSTDIR "${NAME}"
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "Software\${NAME}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "Folder"
!include "MultiUser.nsh"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define CLASSES "Software\Classes"
!define RULE "Tessera (private networks)"

Name "${NAME}"
OutFile "${OUT}"
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${FOUR}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installer of ${NAME}"
VIAddVersionKey "LegalCopyright" "The Tessera authors; MIT licence"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
; Through the desktop, so that it does not run as an administrator where the installer does.
!define MUI_FINISHPAGE_RUN "$WINDIR\explorer.exe"
!define MUI_FINISHPAGE_RUN_PARAMETERS "$\"$INSTDIR\${NAME}.exe$\""

!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "TradChinese"

LangString RUNS ${LANG_ENGLISH} "Tessera is open. Close it, and try again."
LangString RUNS ${LANG_SIMPCHINESE} "Tessera 正在运行。请先关闭它，再重试。"
LangString RUNS ${LANG_TRADCHINESE} "Tessera 正在執行。請先關閉它，再重試。"
LangString FOREIGN ${LANG_ENGLISH} "This folder holds other files. Choose an empty one."
LangString FOREIGN ${LANG_SIMPCHINESE} "此文件夹中有其他文件。请选择一个空文件夹。"
LangString FOREIGN ${LANG_TRADCHINESE} "此資料夾中有其他檔案。請選擇一個空資料夾。"
LangString STAYS ${LANG_ENGLISH} "Tessera is removed. Your cards, decks and records stay in $LOCALAPPDATA\tessera; delete that folder if you want them no more."
LangString STAYS ${LANG_SIMPCHINESE} "Tessera 已卸载。您的卡牌、牌组和对局记录保留在 $LOCALAPPDATA\tessera；如不再需要，可删除该文件夹。"
LangString STAYS ${LANG_TRADCHINESE} "Tessera 已解除安裝。您的卡牌、牌組和對局記錄保留在 $LOCALAPPDATA\tessera；如不再需要，可刪除該資料夾。"

Function .onInit
  !insertmacro MULTIUSER_INIT
FunctionEnd

Function un.onInit
  !insertmacro MULTIUSER_UNINIT
FunctionEnd

; What an older version left would be mixed with the new: its folder goes first. A folder that is not Tessera's is
; left alone.
!macro REMOVE_OLD
  ${If} ${FileExists} "$INSTDIR\*.*"
    ${If} ${FileExists} "$INSTDIR\_internal\build.json"
      ClearErrors
      Delete "$INSTDIR\${NAME}.exe"
      ${If} ${Errors}
        MessageBox MB_OK|MB_ICONSTOP "$(RUNS)" /SD IDOK
        SetErrorLevel 3
        Abort "$(RUNS)"
      ${EndIf}
      Delete "$INSTDIR\tessera-cli.exe"
      Delete "$INSTDIR\uninstall.exe"
      RMDir /r "$INSTDIR\_internal"
    ${Else}
      ${DirState} "$INSTDIR" $0
      ${If} $0 = 1
        MessageBox MB_OK|MB_ICONSTOP "$(FOREIGN)" /SD IDOK
        SetErrorLevel 4
        Abort "$(FOREIGN)"
      ${EndIf}
    ${EndIf}
  ${EndIf}
!macroend

Section "Tessera"
  !insertmacro REMOVE_OLD
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}/*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${NAME}.exe"

  WriteRegStr SHCTX "Software\${NAME}" "Folder" "$INSTDIR"
  WriteRegStr SHCTX "${CLASSES}\${RECORD}" "" "Tessera.Record"
  WriteRegStr SHCTX "${CLASSES}\Tessera.Record" "" "Tessera record"
  WriteRegStr SHCTX "${CLASSES}\Tessera.Record\DefaultIcon" "" "$INSTDIR\${NAME}.exe,0"
  WriteRegStr SHCTX "${CLASSES}\Tessera.Record\shell\open\command" "" '"$INSTDIR\${NAME}.exe" open "%1"'
  WriteRegStr SHCTX "${CLASSES}\${DECK}" "" "Tessera.Deck"
  WriteRegStr SHCTX "${CLASSES}\Tessera.Deck" "" "Tessera deck"
  WriteRegStr SHCTX "${CLASSES}\Tessera.Deck\DefaultIcon" "" "$INSTDIR\${NAME}.exe,0"
  WriteRegStr SHCTX "${CLASSES}\Tessera.Deck\shell\open\command" "" '"$INSTDIR\${NAME}.exe" open "%1"'

  WriteRegStr SHCTX "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${NAME}.exe,0"
  WriteRegStr SHCTX "${UNINSTALL}" "Publisher" "The Tessera authors"
  WriteRegStr SHCTX "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
  WriteRegStr SHCTX "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
  WriteRegDWORD SHCTX "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD SHCTX "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL}" "NoRepair" 1

  ${If} $MultiUser.InstallMode == "AllUsers"
    nsExec::Exec 'netsh advfirewall firewall delete rule name="${RULE}"'
    Pop $0
    nsExec::Exec 'netsh advfirewall firewall add rule name="${RULE}" dir=in action=allow program="$INSTDIR\${NAME}.exe" profile=private enable=yes'
    Pop $0
    nsExec::Exec 'netsh advfirewall firewall add rule name="${RULE}" dir=in action=allow program="$INSTDIR\tessera-cli.exe" profile=private enable=yes'
    Pop $0
  ${EndIf}
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  ClearErrors
  Delete "$INSTDIR\${NAME}.exe"
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONSTOP "$(RUNS)" /SD IDOK
    SetErrorLevel 3
    Abort "$(RUNS)"
  ${EndIf}
  Delete "$INSTDIR\tessera-cli.exe"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"

  DeleteRegKey SHCTX "${CLASSES}\Tessera.Record"
  DeleteRegKey SHCTX "${CLASSES}\Tessera.Deck"
  ReadRegStr $0 SHCTX "${CLASSES}\${RECORD}" ""
  ${If} $0 == "Tessera.Record"
    DeleteRegKey SHCTX "${CLASSES}\${RECORD}"
  ${EndIf}
  ReadRegStr $0 SHCTX "${CLASSES}\${DECK}" ""
  ${If} $0 == "Tessera.Deck"
    DeleteRegKey SHCTX "${CLASSES}\${DECK}"
  ${EndIf}
  DeleteRegKey SHCTX "${UNINSTALL}"
  DeleteRegKey SHCTX "Software\${NAME}"
  ${If} $MultiUser.InstallMode == "AllUsers"
    nsExec::Exec 'netsh advfirewall firewall delete rule name="${RULE}"'
    Pop $0
  ${EndIf}
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
  ; For all users the folders of all users are meant up to here; what stays is the player's own.
  SetShellVarContext current
  MessageBox MB_OK|MB_ICONINFORMATION "$(STAYS)" /SD IDOK
SectionEnd
