package import ScreenAssembling
package import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// The details of an input, gathered from the parts of a line or the cells of a row.
package struct InputParts {
  /// The kinds of inputs that words of types name.
  package enum Kind: String {
    case text, multiline, number, date, time, datetime, email, phone, url, password, file, search
    case choice, radio, segmented, multiple, toggle, slider, rating, button, link
  }

  package var label: Phrase
  package var range: SourceRange
  package var kind: Kind?
  package var options: [Details.Item] = []
  package var isRequired: Bool?
  /// The word by which the line says that the input may stay empty: "optional".
  package var optionalMark: Phrase?
  package var minimum: Double?
  package var maximum: Double?
  package var countsCharacters = false
  package var unit: Phrase?
  package var value: Phrase?
  package var hint: Phrase?

  package init(_ label: Phrase, _ range: SourceRange) {
    self.label = label
    self.range = range
  }

  /// The input that they make.
  package func wish(_ book: KindLexicon) -> Request {
    var details = Details(label: label)
    details.isRequired = isRequired
    if let mark = optionalMark, isRequired == false {
      details.label = Phrase(label.text + " (" + mark.text + ")", from: label.origin)
    }
    let isChosen = [.choice, .radio, .segmented, .multiple].contains(kind)
    if isChosen || kind == nil && !options.isEmpty {
      details.items = options
      // If a single option is known, it is the one selected initially.
      if options.isEmpty, let value { details.items = [Details.Item(value)] }
      if let value, let place = details.items.firstIndex(where: { $0.label.isSame(as: value) }) {
        details.items[place].isSelected = true
      }
      if kind == .multiple { details.variant = "multiple" }
      if kind == .radio || kind == .segmented { details.variant = kind?.rawValue }
      return Request(isChosen ? .component(.picker) : .need(.choice), range, details)
    }
    switch kind {
    case .toggle:
      details.value = value.flatMap { value in
        book.isOn(value.text).map { Phrase($0 ? "on" : "off", from: value.origin) }
      }
      return Request(.component(.toggle), range, details)
    case .slider:
      (details.minimum, details.maximum, details.unit) = (minimum, maximum, unit)
      details.value = value
      return Request(.component(.slider), range, details)
    case .rating:
      (details.minimum, details.maximum) = (minimum ?? 1, maximum ?? 5)
      details.variant = "rating"
      return Request(.need(.choice), range, details)
    case .button: return .action(label, range)
    case .link: return Request(.component(.link), range, Details(label: label))
    default: break
    }
    details.fieldKind =
      kind.flatMap { Component.FieldKind(rawValue: $0.rawValue) } ?? book.fieldKind(of: label.text)
    if details.fieldKind == .text, let meant = book.fieldKind(of: label.text), meant != .number {
      details.fieldKind = meant
    }
    // "Contact person" is one, "Persons" is a number of them.
    if kind == nil, details.fieldKind == .number, label.text.lowercased().hasSuffix(" person") {
      details.fieldKind = .text
    }
    if let unit {
      details.fieldKind = kind == nil ? .number : details.fieldKind
      if !label.text.hasSuffix(unit.text) {
        details.label = Phrase(label.text + " (" + unit.text + ")", from: label.origin)
      }
    }
    (details.minimum, details.maximum) = (minimum, maximum)
    if countsCharacters { details.unit = Phrase("characters", at: range) }
    details.value = value
    details.hint = hint
    return Request(.need(.input), range, details)
  }
}

extension Phrase {
  /// The phrase without the sign of a number behind its name: "Order #".
  package var withoutNumberSign: Phrase {
    guard text.hasSuffix(" #") else { return self }
    return Phrase(String(text.dropLast(2)), from: origin)
  }

  /// Whether the phrase is an abbreviation in capitals: "KPI".
  package var isAbbreviation: Bool {
    (2...4).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0.isASCIILetter && !$0.isASCIISmallLetter }
  }

  /// Whether two phrases have the same words.
  package func isSame(as other: Phrase) -> Bool { FoldedWords(text) == FoldedWords(other.text) }
}
