package import ScreenBrief
package import ScreenDiagnostics
package import ScreenModel

/// What a specification asks a screen to show, as requirements.
package struct SpecifiedPart: Hashable, Sendable {
  /// What a screen of it alone is called.
  package var title: Phrase
  /// Whether nothing in the code says what it is called, so that the title says no more than its kind.
  package var isUntitled = false
  /// What the things are, in lower case; may be empty.
  package var topic: Phrase
  /// What is to be shown, parents before their children, whose `parent` counts from the first of these.
  package var requirements: [Requirement] = []
  /// The layout that it gives the whole screen.
  package var layout: Screen.Layout?
  /// What is understood and not shown.
  package var leftOut: [LeftOut] = []
  /// What was not understood.
  package var unread: [SourceRange] = []
  /// Remarks.
  package var diagnostics: [Diagnostic] = []
  /// All bytes that it accounts for.
  package var range: SourceRange

  /// Reads some code of a text and makes requirements of it: the one entry for code, be it a text by
  /// itself or a block of a longer one; nil where the code specifies nothing that could be shown.
  ///
  /// - Parameters:
  ///   - bytes: The whole text; all ranges count from its beginning.
  ///   - range: The code, without the marks of a fence.
  ///   - language: What a fence says of its language; an unknown word counts as none.
  ///   - request: What the words around it ask for.
  /// - Complexity: O(number of bytes of the code).
  package init?(
    _ bytes: [UInt8], in range: Range<Int>, language: String? = nil,
    for request: SpecificationRequest = SpecificationRequest()
  ) {
    guard let specification = Specification(bytes, in: range, language: language) else {
      return nil
    }
    var maker = SpecificationBuilder(specification, request)
    maker.make()
    guard !maker.part.requirements.isEmpty else { return nil }
    self = maker.part
  }

  init(title: Phrase, topic: Phrase, range: SourceRange) {
    self.title = title
    self.topic = topic
    self.range = range
  }
}
