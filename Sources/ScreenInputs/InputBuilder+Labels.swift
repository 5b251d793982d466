package import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// The labels of keys and buttons.
extension InputBuilder {
  /// A key as a label; a key in capitals is not a proper name.
  package func keyLabel(_ key: SourceRange) -> Phrase {
    var label = words.label(key)
    let letters = label.text.utf8.filter(\.isASCIILetter)
    if letters.count > 3, !letters.contains(where: \.isASCIISmallLetter) {
      label.text = LabelText.capitalized(LabelText.lowercased(label.text))
    }
    return label
  }

  /// The name of a button in a line, without "button" behind it and quotation marks around it.
  package func buttonName(_ range: SourceRange) -> SourceRange {
    var line = FieldLine(range, of: words)
    while let last = words.bytes[line.label.range].last, last == UInt8(ascii: "."),
      !words.bytes[line.label.range].dropLast().contains(last), line.label.count > 1
    {
      line.label.upperBound -= 1
    }
    let folded = words.folded(line.label)
    if let ending = phrases.ending(of: folded, as: "ending"), ending.sense == "button",
      ending.length < folded.count
    {
      return words.unquoted(words.droppingLast(ending.length, from: line.label))
    }
    return words.unquoted(line.label)
  }

  /// The label of a button in a line, without "button" behind it.
  package func buttonLabel(_ range: SourceRange) -> Phrase {
    let folded = words.folded(range)
    guard let ending = phrases.ending(of: folded, as: "ending"), ending.sense == "button",
      ending.length < folded.count
    else { return words.label(words.unquoted(range)) }
    return words.label(words.quoted(in: words.droppingLast(ending.length, from: range)))
  }

  /// Whether words name a button: `"Renew" button`, "delete".
  package func isButton(_ range: SourceRange) -> Bool {
    phrases.ending(of: words.folded(range), as: "ending")?.sense == "button"
      || isPressed(range) && words.count(range) == 1
  }
}
