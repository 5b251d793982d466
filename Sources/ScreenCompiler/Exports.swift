// One import gives a user all stages; the modules stay apart so that arrows between them point down.
@_exported public import HostedModels
@_exported public import Sampling
@_exported public import ScreenBrief
@_exported public import ScreenCatalog
@_exported public import ScreenComposition
@_exported public import ScreenData
@_exported public import ScreenDiagnostics
@_exported public import ScreenEditing
@_exported public import ScreenExchange
@_exported public import ScreenGeneration
@_exported public import ScreenGrammar
@_exported public import ScreenLedger
@_exported public import ScreenModel
@_exported public import ScreenReading
@_exported public import ScreenRendering
@_exported public import ScreenTreebank
@_exported public import TypedAnswers
