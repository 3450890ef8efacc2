; The installer for Windows: for one user, without an administrator. VERSION, FILES (a folder) and OUTPUT are given
; by assets/package.
Unicode true
Target amd64-unicode
Name "Tillbook"
OutFile "${OUTPUT}"
Icon "${FILES}\tillbook.ico"
UninstallIcon "${FILES}\tillbook.ico"
SetCompressor /SOLID lzma
; tillbook.com differs from tillbook.exe in one byte, which a dictionary beyond its size finds.
SetCompressorDictSize 64
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Tillbook"
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Tillbook"
VIAddVersionKey "FileDescription" "Installs Tillbook"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT or Apache-2.0"

!define CLASSES "Software\Classes"
!define KIND "Tillbook.Shop"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tillbook"

DirText "Tillbook is installed into this folder. Tillbook keeps books and is not a cash register: what a certified register recorded is imported, as its export or as daily totals (this is not legal advice)."
Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

Section
  SetOutPath "$INSTDIR"
  File "${FILES}\tillbook.exe" "${FILES}\tillbook.com" "${FILES}\copyright.txt"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Tillbook.lnk" "$INSTDIR\tillbook.exe"

  WriteRegStr HKCU "${CLASSES}\.tillbook" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "Tillbook shop"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\tillbook.exe,0"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\tillbook.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Tillbook"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\tillbook.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Tillbook developers"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)'
SectionEnd

; Shops stay where they are.
Section Uninstall
  Delete "$INSTDIR\tillbook.exe"
  Delete "$INSTDIR\tillbook.com"
  Delete "$INSTDIR\copyright.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Tillbook.lnk"
  DeleteRegKey HKCU "${CLASSES}\.tillbook"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)'
SectionEnd
