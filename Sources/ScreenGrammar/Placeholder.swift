// ScreenGrammar
