package import ScreenBrief
internal import ScreenDiagnostics
package import ScreenOutline
internal import ScreenText

/// Lines of chats, stories, cases and requirements without what is around the requests: speakers and
/// talk, keys, lines about a ticket, and what is left out on purpose.
///
/// That text is blanked, byte for byte, so that everything else keeps its place. Words that frame a
/// request in its own sentence stay: the reader of sentences knows "As a parent I want to".
package struct RequestLines: Sendable {
  /// The text, with spaces in place of everything around its requests.
  package private(set) var utf8: [UInt8]
  /// The blanked parts, with the reasons.
  package private(set) var leftOut: [LeftOut]

  /// Separates the requests in the lines of a text from what is around them; nil if no line is a
  /// separate request, or nothing is around them.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package init?(_ scaffold: Scaffold) {
    guard scaffold.isByLine else { return nil }
    utf8 = scaffold.words.bytes
    leftOut =
      scaffold.leftOut.filter { !scaffold.isFrame($0.reason) }
      + scaffold.requestHeads.map { LeftOut($0, "it heads the requests below it") }
    for part in leftOut {
      for index in part.range.range where self.utf8[index] >= UInt8(ascii: " ") {
        self.utf8[index] = UInt8(ascii: " ")
      }
    }
    guard !leftOut.isEmpty, self.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else {
      return nil
    }
  }
}
