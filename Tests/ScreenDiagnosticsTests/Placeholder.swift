// ScreenDiagnostics
