internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// What each thing of a collection shows: "kiln (Big / Small)", "bisque or glaze", "a photo".
struct Attribute {
  /// Its name.
  var label: Phrase
  /// The values that it may have.
  var values: Details.ColumnValues = .open
  /// Whether it is a picture.
  var isPicture = false
}

extension PartReader {
  /// The most words of an attribute's name.
  private static let mostWords = 7

  /// The attribute that some words name; nil if they are too many for one.
  func attribute(_ range: SourceRange) -> Attribute? {
    let line = FieldLine(range, of: words)
    let name = bare(line.value == nil || line.isQuestion ? line.label : line.name)
    let folded = words.folded(name)
    guard (1...Self.mostWords).contains(folded.count), !line.isArrow,
      words.bytes[name.range].contains(where: { $0.isASCIILetter || $0 >= 0x80 })
    else { return nil }
    let label = inputs.withoutState(name)
    if label != name {
      return Attribute(label: words.label(label), values: .some(yesAndNo))
    }
    let isPicture = phrases.ending(of: folded, as: "gathered picture") != nil
    let either = words.members(of: name)
    if line.value == nil, line.notes.isEmpty, words.hasAlternative(name), either.count == 2,
      either.allSatisfy({ words.count($0) <= 2 })
    {
      return Attribute(
        label: words.label(name), values: .some(either.map { words.label($0).text }))
    }
    // "(green = paid)" says how it looks.
    let values = inputs.columnValues(of: line)
    return Attribute(label: words.label(name), values: values, isPicture: isPicture)
  }

  /// The words for what holds and what does not.
  private var yesAndNo: [String] {
    ["yes", "no"].map { phrases.sense(ofAll: FoldedWords($0), as: "answered") ?? $0 }
  }

  /// Whether words most likely name an attribute of things.
  func isAttribute(_ range: SourceRange) -> Bool {
    let name = bare(FieldLine(range, of: words).label)
    let folded = words.folded(name)
    guard (1...Self.mostWords).contains(folded.count) else { return false }
    return phrases.ending(of: folded, as: "gathered picture") != nil
      || phrases.ending(of: folded, as: "gathered attribute") != nil || inputs.namesValue(name)
      || phrases.opening(of: folded, as: "gathered question") != nil
      || inputs.withoutState(name) != name
  }

  /// What is shown where something holds of a thing: "a little mark if something cracked", "badge
  /// if free", "(!) when late". Nil for other words.
  func mark(_ range: SourceRange) -> Attribute? {
    let folded = words.folded(range)
    guard let when = phrases.find("gathered when", in: folded, from: 1),
      folded.words[..<when.lowerBound].contains(where: {
        phrases.sense(ofAll: FoldedWords($0), as: "gathered mark") != nil
      })
    else { return nil }
    var state = behind(when.upperBound, in: range)
    state = bare(cutter.withoutOpenings(state, as: "gathered subject"))
    guard (1...5).contains(words.count(state)) else { return nil }
    return Attribute(label: words.label(state), values: .some(yesAndNo))
  }
}
