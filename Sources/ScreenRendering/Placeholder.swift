// ScreenRendering
