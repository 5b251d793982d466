internal import ScreenModel

/// Translates the texts of a component, and leaves out things of which a part has no translation.
struct TranslatingVisitor: TextVisitor {
  private let translator: TextTranslator
  private(set) var texts = 0
  private(set) var untranslated: [String] = []
  /// Whether the rows of a table stay, because they are counted elsewhere.
  var keepsRows = false
  /// How many translated things are enough to leave out the others.
  private static let enough = 2

  init(_ translator: TextTranslator) { self.translator = translator }

  mutating func translate(_ text: inout String) {
    guard text.contains(where: \.isLetter) else {
      text = translator.translation(of: text) ?? text
      return
    }
    texts += 1
    guard let said = translator.translation(of: text) else {
      if !untranslated.contains(text) { untranslated.append(text) }
      return
    }
    text = said
  }

  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    switch meaning {
    case .title, .label, .headedLabel, .text, .value, .entry, .hint, .detail, .remark, .unit,
      .picture, .selection:
      translate(&value)
    // What only a host reads, code, addresses and days say nothing in any language.
    default: return
    }
  }

  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    // Options without a translation are left out; the chosen ones must stay among them.
    value = kept(value, keepsAll: meaning != .options) { $1.translate(&$0) }
  }

  /// Returns what a change adds to the counts of texts, and takes it off them again.
  mutating func noting(_ change: (inout Self) -> Void) -> (texts: Int, untranslated: [String]) {
    var visitor = self
    (visitor.texts, visitor.untranslated) = (0, [])
    change(&visitor)
    return (visitor.texts, visitor.untranslated)
  }

  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    value = kept(value, keepsAll: keepsRows) { row, visitor in
      for place in row.indices { visitor.translate(&row[place]) }
    }
  }

  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    value = kept(value, keepsAll: meaning != .things) { record, visitor in
      record.visitProperties(&visitor)
    }
  }

  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    guard var record = value else { return }
    record.visitProperties(&self)
    value = record
  }

  /// Translates things one by one; those that have a translation are kept if they are enough.
  private mutating func kept<Thing>(
    _ things: [Thing], keepsAll: Bool, _ translate: (inout Thing, inout Self) -> Void
  ) -> [Thing] {
    var all: [(thing: Thing, texts: Int, untranslated: [String])] = []
    for var thing in things {
      let noted = noting { translate(&thing, &$0) }
      all.append((thing, noted.texts, noted.untranslated))
    }
    let whole = all.filter(\.untranslated.isEmpty)
    let kept = !keepsAll && whole.count >= Self.enough ? whole : all
    for entry in kept {
      texts += entry.texts
      for text in entry.untranslated where !untranslated.contains(text) {
        untranslated.append(text)
      }
    }
    return kept.map(\.thing)
  }
}

/// The texts of a component, as they stand.
struct RecordTexts: TextVisitor {
  private var found: Set<String> = []

  /// Returns all texts of a component.
  static func of(_ component: Component) -> Set<String> {
    var texts = RecordTexts()
    var component = component
    component.visitProperties(&texts)
    return texts.found
  }

  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) { found.insert(value) }

  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    found.formUnion(value)
  }

  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    found.formUnion(value.joined())
  }

  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    for place in value.indices { value[place].visitProperties(&self) }
  }

  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) { value?.visitProperties(&self) }
}
