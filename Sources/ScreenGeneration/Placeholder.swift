// ScreenGeneration
