// ScreenComposition
