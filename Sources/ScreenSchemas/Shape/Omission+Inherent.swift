internal import ScreenGrammar
internal import ScreenModel

extension Omission {
  /// The rules that no exported language can state, because they concern several values or the
  /// result of cleaning a text.
  static func inherent(to grammar: Grammar) -> [Omission] {
    var omissions = [
      visibility,
      Omission("a component differs from the one before it", "repeated-component"),
      Omission("ids and names are unique in a screen", "duplicate-id", "duplicate-name"),
    ]
    let kinds = Set(grammar.components.compactMap { $0.lowering == nil ? $0.kind : nil })
    let isDerived = grammar.components.contains { $0.lowering != nil }
    if kinds.contains(.button),
      grammar.component(.button)?.record[Component.Button.Property.opens] != nil
    {
      omissions.append(Omission("a button opens a dialog of the screen", "dangling-opens"))
    }
    if kinds.contains(where: \.hasAddress) {
      omissions.append(Omission("an address has an allowed scheme", "unsafe-url"))
    }
    if kinds.contains(.calendar) {
      omissions.append(
        Omission("days exist, and an event ends after it begins", "bad-date", "bad-row"))
    }
    if !kinds.isDisjoint(with: [.list, .checklist, .picker]) {
      omissions.append(Omission("items and options are distinct", "duplicate-element"))
    }
    if kinds.contains(.picker) {
      omissions.append(
        Omission(
          "a selection is an option, and only one unless several are allowed", "unknown-selection",
          "several-selected"))
    }
    if kinds.contains(.table) {
      omissions.append(Omission("a row has as many cells as there are columns", "long-row"))
      omissions.append(Omission("marks belong to rows or cells of the table", "unknown-cell"))
    }
    if !kinds.isDisjoint(with: [.rating, .slider]) {
      omissions.append(
        Omission(
          "a score is within its scale, and a value between its minimum and maximum",
          "number-out-of-bounds", "component-dropped"))
    }
    if isDerived {
      omissions.append(
        Omission(
          "bounds also hold after derived components are lowered", "too-many-components",
          "text-too-long", "lowering-limit"))
    }
    return omissions + ofTexts(where: grammar.anyText)
  }

  /// The rules of a schema that no exported language can state.
  static func inherent(to record: RecordRule) -> [Omission] {
    var omissions = [visibility]
    if record.anyText(where: { $0.use == .destination || $0.use == .source }) {
      omissions.append(Omission("an address has an allowed scheme", "unsafe-url"))
    }
    if record.anyText(where: { $0.use == .date || $0.use == .month }) {
      omissions.append(Omission("days exist", "bad-date"))
    }
    return omissions + ofTexts(where: record.anyText)
  }

  private static let visibility = Omission(
    "a text holds something visible, within its bounds", "empty-text", "text-too-short")

  private static func ofTexts(where isAny: ((TextRule) -> Bool) -> Bool) -> [Omission] {
    var omissions: [Omission] = []
    if isAny(\.isPlain) {
      omissions.append(Omission("no emoji in plain texts", "emoji"))
    }
    if isAny(\.allowsDigitsOnlyAtEnd) {
      omissions.append(Omission("digits are only near the end", "misplaced-digits"))
    }
    if isAny({ !$0.excluded.isEmpty }) {
      omissions.append(Omission("a text is not one of the excluded ones", "excluded-text"))
    }
    return omissions
  }
}

extension Grammar {
  /// Whether a condition holds for any text rule of the grammar.
  func anyText(where holds: (TextRule) -> Bool) -> Bool {
    let records = [screen, section] + components.map(\.record) + (out.map { [$0.record] } ?? [])
    return records.contains { $0.anyText(where: holds) }
  }
}

extension RecordRule {
  /// Whether a condition holds for any text rule of the record.
  func anyText(where holds: (TextRule) -> Bool) -> Bool {
    properties.contains { $0.type.anyText(where: holds) }
  }
}

extension TypeRule {
  fileprivate func anyText(where holds: (TextRule) -> Bool) -> Bool {
    switch self {
    case .text(let rule): holds(rule)
    case .collection(let rule): rule.element.anyText(where: holds)
    case .record(let rule): rule.anyText(where: holds)
    case .union(let rule): rule.all.contains { $0.record.anyText(where: holds) }
    case .integer, .number, .flag, .choice: false
    }
  }
}

extension ComponentKind {
  /// Whether one of its properties is an address.
  fileprivate var hasAddress: Bool {
    properties.contains { [.destination, .source].contains($0.meaning) }
  }
}
