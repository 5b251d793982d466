// One import gives every way to run a model; a program that asks none links none of them.
@_exported public import HostedModels
@_exported public import LocalModels
@_exported public import ProgramModels
@_exported public import ScreenGeneration
