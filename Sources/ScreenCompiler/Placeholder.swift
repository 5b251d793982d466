// ScreenCompiler
