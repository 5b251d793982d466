import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// Parses lines of screen contents in the format of recipes and patterns.
struct RecipeContents {
  let text: FileText

  /// Parses `subject.variant Label = a; b / c`; returns no requirements if the subject is neither a
  /// need nor a component.
  func requirements(_ line: Range<Int>, from origin: Origin) -> [Requirement] {
    let (front, beyond) = parts(of: line, at: UInt8(ascii: "/"))
    let (head, list) = parts(of: front, at: UInt8(ascii: "="))
    let (subject, label) = parts(of: head, at: UInt8(ascii: " "))
    let (name, variant) = parts(of: subject, at: UInt8(ascii: "."))
    guard let subject = Self.subject(text.string(name)) else { return [] }
    let items =
      list.map { list in
        text.items(of: list, separator: UInt8(ascii: ";"))
          .map { Phrase(text.string($0), from: origin) }
      } ?? []
    // The label of a key may be the sign itself.
    let isSign =
      label == nil && list == nil && front.last.map { text.bytes[$0] == UInt8(ascii: "=") } ?? false
    let sign = isSign ? front.upperBound - 1..<front.upperBound : nil
    let labels = (label ?? sign).map { [Phrase(text.string($0), from: origin)] } ?? items
    let words = text.string(line)
    return labels.map { phrase in
      var requirement = Requirement(
        subject, range: .at(0), words: words, details: Details(label: phrase), isImplied: true)
      if let variant { requirement.setVariant(text.string(variant)) }
      requirement.set(label == nil ? [] : items, beyond: beyond.map(text.string))
      return requirement
    }
  }

  private static func subject(_ name: String) -> Requirement.Subject? {
    if let need = Need(rawValue: name) { return .need(need) }
    return ComponentKind(rawValue: name).map { .component($0) }
  }

  /// Splits a range at a separator and trims both parts. The second is nil if there is no separator
  /// or nothing after it.
  func parts(of range: Range<Int>, at separator: UInt8) -> (Range<Int>, Range<Int>?) {
    guard let place = text.firstIndex(of: separator, in: range) else { return (range, nil) }
    let rest = text.trimmed(place + 1..<range.upperBound)
    return (text.trimmed(range.lowerBound..<place), rest.isEmpty ? nil : rest)
  }
}

extension RecipeContents {
  /// Returns what is wrong with a line, or nil if it is valid.
  static func fault(in line: String) -> String? {
    let subject = line.prefix { $0 != " " && $0 != "." }
    guard Self.subject(String(subject)) == nil else { return nil }
    let known = Need.allCases.map(\.rawValue) + ComponentKind.allCases.map(\.rawValue)
    return "'\(subject)' is neither a need nor a component"
      + Spelling.hint(for: String(subject), among: known)
  }
}

extension Requirement {
  fileprivate mutating func setVariant(_ name: String) {
    switch subject {
    case .need(.input), .component(.field):
      details.fieldKind = Component.FieldKind(rawValue: name)
    case .need, .component, .section, .unknown:
      details.variant = name
    }
    if subject == .component(.alert) || subject == .component(.badge) {
      details.tone = Component.Tone(rawValue: name)
    }
  }

  /// Creates an option or a task; a leading `[x]` selects or checks it.
  private static func item(_ phrase: Phrase) -> Details.Item {
    let mark = "[x] "
    guard phrase.text.hasPrefix(mark) else { return Details.Item(phrase) }
    var item = Details.Item(Phrase(String(phrase.text.dropFirst(mark.count)), from: phrase.origin))
    item.isSelected = true
    return item
  }

  fileprivate mutating func set(_ items: [Phrase], beyond: String?) {
    if hasThings {
      details.columns = items
    } else {
      details.items = items.map(Self.item)
    }
    guard let beyond else { return }
    let phrase = Phrase(beyond, from: details.label?.origin)
    if let count = Int(beyond) {
      details.count = count
    } else if subject == .need(.trend) {
      details.timeframe = phrase
    } else if subject == .component(.paragraph) || subject == .component(.alert) {
      details.value = phrase
    } else {
      details.dimension = phrase
    }
  }
}
