package import ScreenBrief
internal import ScreenOutline
internal import ScreenParts
package import ScreenReading
internal import ScreenRoles

extension Brief {
  /// Creates a brief from the form of a document; nil if its form says nothing.
  ///
  /// - Parameters:
  ///   - utf8: The document.
  ///   - language: The language of the document, a BCP 47 code.
  ///   - reader: The reader for the sentences in it.
  ///   - lexicon: The words that the reader knows.
  /// - Complexity: O(*n*) in the bytes of the document.
  package init?(
    _ utf8: [UInt8], in language: String, by reader: Reader, _ lexicon: Lexicon
  ) {
    let phrases = DocumentLexicon.speaking(language)
    var scaffold = Scaffold(utf8, phrases)
    let isWrapped = LineJoining(utf8).wrapsWhole
    if isWrapped, scaffold.isOneStory {
      // A single story says the same on one line; all bytes keep their places.
      scaffold = Scaffold(
        utf8.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? 0x20 : $0 }, phrases)
    }
    if let form = Brief(formIn: scaffold, language) {
      self = form
      return
    }
    let outline = Outline(scaffold.utf8, heedsIndents: !scaffold.isByLine)
    guard !outline.isProse || scaffold.isByLine || outline.isTitledLines else { return nil }
    // The lines of a wrapped sentence look like leads, facts and rows; a text that is one table has
    // full lines too.
    let hasOwnLines =
      outline.isTable || outline.hasHeadedRows || scaffold.isByLine && !scaffold.hasDemands
    guard hasOwnLines || !isWrapped else { return nil }
    // The lines of chats, stories, cases and tickets have a form of their own, and a single list is
    // decided as a whole.
    let hasRoles =
      language == "en" && !isWrapped && !scaffold.isByLine && scaffold.ticket == nil
      && (outline.blocks.contains(where: \.isHeading)
        || outline.blocks.count { $0.list != nil } > 1)
    let roles = hasRoles ? DocumentRoles(scaffold.words, phrases, lexicon) : .unknown
    var interpreter = Interpreter(
      outline, scaffold, roles, language: language, reader: reader, lexicon: lexicon)
    if roles.leavesOut, !interpreter.states {
      // In what is shown as it is written, nothing speaks of something else.
      interpreter = Interpreter(roles, in: scaffold, reader: reader, lexicon: lexicon)
    }
    // A list without marks is told from a wrapped sentence by what its lines say.
    guard !interpreter.outline.isProse || scaffold.isByLine || interpreter.states else {
      return nil
    }
    guard var brief = interpreter.brief() else { return nil }
    brief.intent = String(decoding: utf8, as: UTF8.self)
    brief.language = language
    self = brief
  }
}
