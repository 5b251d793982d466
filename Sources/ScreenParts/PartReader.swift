package import ScreenAssembling
internal import ScreenBrief
package import ScreenDiagnostics
package import ScreenInputs
package import ScreenOutline
internal import ScreenText

/// Reads lines that describe the parts of a screen instead of naming them: its collections, with
/// what each of their things shows and does, and its regions, with what stands in them.
package struct PartReader {
  let words: LineWords
  let phrases: DocumentLexicon
  let inputs: InputBuilder
  let cutter: ClauseCutter
  let book: KindLexicon

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - words: The words of the document.
  ///   - phrases: The phrases of its language.
  ///   - inputs: The maker of inputs from its lines.
  ///   - book: The words for kinds of inputs and values.
  package init(
    words: LineWords, phrases: DocumentLexicon, inputs: InputBuilder, book: KindLexicon
  ) {
    (self.words, self.phrases, self.inputs, self.book) = (words, phrases, inputs, book)
    cutter = ClauseCutter(words: words, phrases: phrases)
  }

  /// Words without a full stop, articles and conjunctions around them: "and a photo".
  package func bare(_ range: SourceRange) -> SourceRange {
    var range = words.trimmed(range)
    while let last = words.bytes[range.range].last, Array(".;,!".utf8).contains(last) {
      range = words.trimmed(SourceRange(range.lowerBound, range.upperBound - 1))
    }
    return cutter.withoutOpenings(range, as: "gathered joint")
  }

  /// The members of an enumeration, with the last one split at its conjunction, each without what
  /// joins it to the others.
  package func members(_ range: SourceRange) -> [SourceRange] {
    let parts = words.partsAtCommas(of: range)
    guard let last = parts.last else { return [] }
    // "bisque or glaze" is one member.
    let ends = words.members(of: last, joinedBy: Self.joints)
    let split =
      ends.count == 2 && !words.bytes[last.range].contains(UInt8(ascii: "/")) ? ends : [last]
    return (parts.dropLast() + split).map(bare).filter { !$0.isEmpty }
  }

  private static let joints = LineWords.conjunctions.subtracting(["or", "oder", "ou", "o"])

  /// The words behind the first `count` ones; empty if there are no more.
  func behind(_ count: Int, in range: SourceRange) -> SourceRange {
    guard count < words.count(range) else { return .at(range.upperBound) }
    return words.dropping(count, from: range)
  }

  /// The first `count` words, with the marks that close a quotation or a bracket behind them.
  func first(_ count: Int, of range: SourceRange) -> SourceRange {
    let (end, next) = words.place(after: count, in: range)
    let close = words.bytes[end..<next].prefix { $0 > UInt8(ascii: " ") }.lastIndex {
      Array("\")]".utf8).contains($0) || $0 >= 0x80
    }
    return words.trimmed(SourceRange(range.lowerBound, close.map { $0 + 1 } ?? end))
  }

  /// What several of a thing are called: "Product" of "product cards" is Products.
  func plural(_ range: SourceRange) -> Phrase {
    var label = words.label(range)
    let bytes = Array(label.text.utf8)
    guard phrases.isEnglish, let last = bytes.last, last.isASCIISmallLetter,
      last != UInt8(ascii: "s"), words.count(range) < 4,
      phrases.sense(
        ofAll: FoldedWords(words.folded(range).words.last ?? ""), as: "gathered several")
        == nil
    else { return label }
    let before = bytes.dropLast().last ?? last
    if last == UInt8(ascii: "y"), !Array("aeiou".utf8).contains(before) {
      label.text = String(label.text.dropLast()) + "ies"
    } else {
      label.text +=
        bytes.suffix(2).elementsEqual("ch".utf8) || "xz".utf8.contains(last) ? "es" : "s"
    }
    return label
  }

  /// Whether one of the first words is a plural, as in "dogs staying tonight".
  func isOfSeveral(_ range: SourceRange) -> Bool {
    (1...3).contains { count in
      count <= words.count(range) && inputs.isPlural(first(count, of: range))
        && !words.bytes[first(count, of: range).range].suffix(2).elementsEqual("ss".utf8)
    } || phrases.sense(in: words.folded(range), as: "gathered several") != nil
  }

  /// Whether all of some words have a sense in a scope.
  func isAll(_ range: SourceRange, _ scope: String) -> Bool {
    phrases.sense(ofAll: words.folded(range), as: scope) != nil
  }
}
