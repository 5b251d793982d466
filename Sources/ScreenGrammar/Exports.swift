// Who imports the grammars that ship also sees what a grammar is.
@_exported public import GrammarLanguage
