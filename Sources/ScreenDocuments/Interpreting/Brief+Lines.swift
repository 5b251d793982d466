package import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenParts
package import ScreenReading
internal import ScreenRoles
internal import ScreenText

extension Brief {
  /// Creates a brief from the lines of an English document, each read by its role; nil for a text
  /// of too few lines, and for one whose form says more: tables, code, papers to fill in.
  ///
  /// - Parameters:
  ///   - utf8: The document.
  ///   - language: The language of the document, a BCP 47 code.
  ///   - isProse: Whether it is mainly running text, whose sentences have their own reader.
  ///   - reader: The reader for the sentences in it.
  ///   - lexicon: The words that the reader knows.
  /// - Complexity: O(*n*) in the bytes of the document.
  package init?(
    linesOf utf8: [UInt8], in language: String, isProse: Bool, by reader: Reader, _ lexicon: Lexicon
  ) {
    // Most requests are a line or two; nothing is made of those.
    let breaks = utf8.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard language == "en", breaks >= Self.fewestLines - 1 else { return nil }
    // The lines of a wrapped paragraph are none; all bytes keep their places.
    let joining = LineJoining(utf8)
    var joined = utf8
    for place in utf8.indices where joining.isSoft(place) { joined[place] = UInt8(ascii: " ") }
    let phrases = DocumentLexicon.speaking(language)
    let scaffold = Scaffold(joined, phrases)
    guard scaffold.words.lines.count(where: { !$0.isEmpty }) >= Self.fewestLines else { return nil }
    guard !scaffold.isChat, !isProse || !Self.isRunning(scaffold.words) else { return nil }
    let outline = Outline(scaffold.framed, heedsIndents: !scaffold.isByLine)
    guard !outline.blocks.contains(where: \.isTableOrCode),
      !(outline.isProse && Self.isWrapped(scaffold.words)),
      Brief(formIn: scaffold, language) == nil
    else { return nil }
    let roles = DocumentRoles(scaffold.words, phrases, lexicon)
    guard roles.namesParts else { return nil }
    var interpreter = Interpreter(
      outline, scaffold, roles, language: language, reader: reader, lexicon: lexicon)
    guard var brief = interpreter.briefByLine() else { return nil }
    brief.intent = String(decoding: utf8, as: UTF8.self)
    brief.language = language
    self = brief
  }

  /// Whether all lines of a text but the last are about as wide as each other, without a blank one,
  /// so that their breaks only wrap it.
  private static func isWrapped(_ words: LineWords) -> Bool {
    let lines = words.lines.reversed().drop(while: \.isEmpty).reversed()
    let widest = lines.reduce(0) { max($0, $1.count) }
    return widest >= narrowest && lines.dropLast().allSatisfy { $0.count * 3 >= widest * 2 }
  }

  /// The least width at which somebody wraps lines.
  private static let narrowest = 30

  /// Whether most words of a text are in long lines or in lines of several sentences.
  private static func isRunning(_ words: LineWords) -> Bool {
    let lines = words.lines.filter { !$0.isEmpty }.map { line in
      (count: words.count(line), sentences: words.sentences(of: line).count)
    }
    let all = lines.reduce(0) { $0 + $1.count }
    let running = lines.reduce(0) { sum, line in
      sum + (line.count > longestName || line.sentences > 1 ? line.count : 0)
    }
    return running * 5 > all * 3
  }

  /// The most words of a line that is no sentence.
  private static let longestName = 14
  /// The fewest lines of a document.
  private static let fewestLines = 4
}
