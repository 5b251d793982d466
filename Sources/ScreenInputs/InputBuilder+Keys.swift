internal import ScreenAssembling
package import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
package import ScreenText

/// Lines whose value declares what their key names.
extension InputBuilder {
  /// The wish of a specification line whose value states the kind: "USERNAME: text", 'SUBMIT: "Sign
  /// in"'.
  package func specified(
    _ fact: OutlineFact, _ key: FoldedWords, _ whole: SourceRange
  ) -> Request? {
    // "fields: email, password" are two
    guard !fact.value.isEmpty, phrases.sense(ofAll: key, as: "key field") == nil else { return nil }
    if phrases.sense(ofAll: key, as: "key action") != nil
      || phrases.sense(ofAll: key, as: "verb send") != nil
    {
      guard words.members(of: fact.value).count == 1, words.quotations(in: fact.value).count < 2
      else { return nil }
      return .action(words.label(words.quoted(in: fact.value)), fact.value)
    }
    if phrases.sense(ofAll: key, as: "key logo") != nil {
      var details = Details(label: keyLabel(fact.key))
      details.variant = "image"
      return Request(.component(.image), whole, details)
    }
    if isPressed(fact.key), words.count(fact.key) == 1, words.count(fact.value) <= 4,
      !words.bytes[fact.value.range].contains(where: \.isASCIIDigit)
    {
      let label = words.label(fact.key).text + " " + words.text(fact.value)
      return .action(Phrase(label, at: whole), whole)
    }
    var parts = InputParts(keyLabel(fact.key), whole)
    if book.fieldKind(of: parts.label.text) == .password {
      parts.kind = .password
    } else {
      take(fact.value, &parts, isNote: true)
    }
    let isField = isFieldName(key) && book.fieldKind(of: words.text(fact.key)) == .password
    guard parts.kind != nil || isField else { return nil }
    return parts.wish(book)
  }

  /// The choice or the slider of a fact among those of a thing that is controlled: "Mode: Heat / Cool /
  /// Auto", "Brightness: 60%"; nil if it is only known.
  package func setting(
    _ fact: OutlineFact, _ label: Phrase, besideSwitches isControlled: Bool
  ) -> Request? {
    let key = words.folded(fact.key)
    guard isControlled || phrases.ending(of: key, as: "key set") != nil else { return nil }
    let members = words.members(of: fact.value, joinedBy: [])
    if words.bytes[fact.value.range].contains(UInt8(ascii: "/")), !isPlural(fact.key),
      (3...6).contains(members.count),
      members.allSatisfy({ member in
        (1...3).contains(words.count(member))
          && !words.bytes[member.range].contains(where: \.isASCIIDigit)
      })
    {
      var details = Details(label: label)
      details.items = items(members)
      details.variant = "segmented"
      return Request(.component(.picker), fact.range, details)
    }
    let text = words.text(fact.value)
    guard text.hasSuffix("%"), phrases.sense(ofAll: key, as: "word scaled") != nil,
      let value = Measures.number(text), (0...100).contains(value)
    else { return nil }
    var details = Details(label: label, value: words.verbatim(fact.value))
    (details.minimum, details.maximum) = (0, 100)
    details.unit = Phrase("%", at: fact.value)
    return Request(.component(.slider), fact.range, details)
  }
}
