/// Writes the properties of a record as members of a tree, as `JSONWriter` writes them as text.
struct TreeWriter {
  private(set) var members: [TreeMember] = []
  private var nesting = RecordNesting()

  init() {}

  mutating func add(_ name: String, _ content: TreeValue.Content) {
    members.append(TreeMember(name, TreeValue(content)))
  }

  mutating func add(_ name: String, texts: [String]) {
    add(name, .array(Self.values(texts)))
  }

  private static func values(_ texts: [String]) -> [TreeValue] {
    texts.map { TreeValue(.text($0)) }
  }

  /// JSON has no numbers that are not finite.
  private mutating func add(_ name: String, number: Double) {
    add(name, .number(number.isFinite ? number : 0))
  }

  private func object(of record: some PropertyRecord, in inner: RecordNesting) -> TreeValue {
    var record = record
    var writer = TreeWriter()
    writer.nesting = inner
    record.visitProperties(&writer)
    return TreeValue(.object(writer.members))
  }
}

extension TreeWriter: PropertyVisitor {
  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    if value != `default` { add(name, .text(value)) }
  }

  mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {
    if value != `default` { add(name, .number(Double(value))) }
  }

  mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    if let value { add(name, .number(Double(value))) }
  }

  mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {
    if value != `default` { add(name, number: value) }
  }

  mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?) {
    if let value { add(name, number: value) }
  }

  mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {
    if value { add(name, .flag(true)) }
  }

  mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  )
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    if value != `default` { add(name, .text(value.rawValue)) }
  }

  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    if !value.isEmpty { add(name, texts: value) }
  }

  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    guard !value.isEmpty else { return }
    add(name, .array(value.map { TreeValue(.array(Self.values($0))) }))
  }

  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    guard isRequired || !value.isEmpty, let inner = nesting.entering(Record.self) else { return }
    add(name, .array(value.map { object(of: $0, in: inner) }))
  }

  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    guard let value, let inner = nesting.entering(Record.self) else { return }
    add(name, object(of: value, in: inner).content)
  }
}
