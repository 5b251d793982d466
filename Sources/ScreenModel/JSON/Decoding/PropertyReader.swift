internal import ScreenDiagnostics
internal import ScreenText

/// Reads the properties of a record from a tree, strictly.
struct PropertyReader: PropertyVisitor {
  var members: MemberReader
  private let nesting: RecordNesting

  init(_ members: MemberReader, nesting: RecordNesting = RecordNesting()) {
    self.members = members
    self.nesting = nesting
  }

  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    guard let tree = take(name, isRequired: `default` == nil) else { return }
    guard case .text(let text) = tree.content else {
      members.reportKind(of: tree, name, expected: "a string")
      return
    }
    value = text
  }

  mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {
    guard let tree = take(name, isRequired: `default` == nil) else { return }
    value = integer(name, tree) ?? value
  }

  mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    guard let tree = take(name) else { return }
    value = integer(name, tree)
  }

  mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {
    guard let tree = take(name, isRequired: `default` == nil) else { return }
    value = number(name, tree) ?? value
  }

  mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?) {
    guard let tree = take(name) else { return }
    value = number(name, tree)
  }

  mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {
    guard let tree = take(name) else { return }
    guard case .flag(let flag) = tree.content else {
      members.reportKind(of: tree, name, expected: "true or false")
      return
    }
    value = flag
  }

  mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  )
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    guard let tree = take(name, isRequired: `default` == nil) else { return }
    guard case .text(let word) = tree.content else {
      members.reportKind(of: tree, name, expected: "a word")
      return
    }
    guard let choice = Choice(rawValue: word) else {
      members.reportWord(
        word, id: "unknown-value", as: name, at: tree.range, path: name,
        allowed: Choice.allCases.map(\.rawValue))
      return
    }
    value = choice
  }

  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    guard let tree = take(name) else { return }
    value = texts(name, tree)
  }

  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    guard let tree = take(name), let rows = elements(name, tree) else { return }
    value.reserveCapacity(rows.count)
    for row in rows where !members.log.isFull { value.append(texts(name, row)) }
  }

  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    guard let inner = nesting.entering(Record.self) else { return }
    guard let tree = take(name, isRequired: isRequired), let records = elements(name, tree) else {
      return
    }
    value.reserveCapacity(records.count)
    for (index, record) in records.enumerated() where !members.log.isFull {
      value.append(read(record, in: inner, path: name + "/" + String(index)))
    }
  }

  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    guard let inner = nesting.entering(Record.self), let tree = take(name) else { return }
    value = read(tree, in: inner, path: name)
  }

  private mutating func read<Record: PropertyRecord>(
    _ tree: TreeValue, in nesting: RecordNesting, path: @autoclosure () -> String
  ) -> Record {
    var reader = PropertyReader(MemberReader(tree), nesting: nesting)
    var record = Record()
    record.visitProperties(&reader)
    reader.members.finish {
      PropertyDescriber.declarations(of: Record.self, in: nesting).map(\.name)
    }
    members.log.append(reader.members.log, under: path())
    return record
  }

  private mutating func take(_ name: String, isRequired: Bool = false) -> TreeValue? {
    let value = members.take(name)
    if isRequired && value == nil { members.reportMissing(name) }
    return value
  }

  private mutating func elements(_ name: String, _ tree: TreeValue) -> [TreeValue]? {
    guard case .array(let elements) = tree.content else {
      members.reportKind(of: tree, name, expected: "an array")
      return nil
    }
    return elements
  }

  private mutating func texts(_ name: String, _ tree: TreeValue) -> [String] {
    guard let elements = elements(name, tree) else { return [] }
    var texts: [String] = []
    texts.reserveCapacity(elements.count)
    for element in elements where !members.log.isFull {
      guard case .text(let text) = element.content else {
        members.reportKind(of: element, name, expected: "only strings")
        continue
      }
      texts.append(text)
    }
    return texts
  }

  private mutating func number(_ name: String, _ tree: TreeValue) -> Double? {
    guard case .number(let number) = tree.content else {
      members.reportKind(of: tree, name, expected: "a number")
      return nil
    }
    // Sums and differences of a screen's numbers must stay finite, wherever the tree came from.
    guard number.magnitude < JSONNumber.bound else {
      members.fail(
        "number-out-of-range", "'\(name)' must lie within ±1e15", at: tree.range, path: name)
      return nil
    }
    return number
  }

  private mutating func integer(_ name: String, _ tree: TreeValue) -> Int? {
    guard let number = number(name, tree) else { return nil }
    guard let integer = Int(whole: number) else {
      members.fail(
        "wrong-kind", "'\(name)' must be a whole number", at: tree.range, path: name)
      return nil
    }
    return integer
  }
}
