// ScreenModel
