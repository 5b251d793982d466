package import ScreenBrief
package import ScreenDiagnostics
package import ScreenModel

/// The requirements that a specification makes of a screen.
package struct SpecifiedPart: Hashable, Sendable {
  /// The title of a screen that shows only this part.
  package var title: Phrase
  /// Whether the code gives no name, so that the title only says what kind of screen it is.
  package var isUntitled = false
  /// The singular name of the things, in lower case; may be empty.
  package var topic: Phrase
  /// The requirements, parents before their children; `parent` is an index into this array.
  package var requirements: [Requirement] = []
  /// The layout of the whole screen, if the code sets one.
  package var layout: Screen.Layout?
  /// The parts that were understood but are not shown.
  package var leftOut: [LeftOut] = []
  /// The parts that were not understood.
  package var unread: [SourceRange] = []
  /// The diagnostics of the specification.
  package var diagnostics: [Diagnostic] = []
  /// The bytes of the code that this part accounts for.
  package var range: SourceRange

  /// Reads code in a text and builds its requirements; nil if the code specifies nothing that can
  /// be shown.
  ///
  /// This is the only entry point for code, whether the code is the whole text or a block within
  /// it.
  ///
  /// - Parameters:
  ///   - bytes: The whole text; all ranges count from its beginning.
  ///   - range: The code, without the marks of a fence.
  ///   - language: The language that a fence names; an unknown name counts as none.
  ///   - request: The request in the words around the code.
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

  package init(title: Phrase, topic: Phrase, range: SourceRange) {
    self.title = title
    self.topic = topic
    self.range = range
  }
}
