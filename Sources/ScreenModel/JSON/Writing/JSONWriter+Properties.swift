extension JSONWriter: PropertyVisitor {
  package mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    guard value != `default` else { return }
    self.name(name)
    text(value)
  }

  package mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {
    guard value != `default` else { return }
    self.name(name)
    integer(value)
  }

  package mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    guard let value else { return }
    self.name(name)
    integer(value)
  }

  package mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {
    guard value != `default` else { return }
    self.name(name)
    number(value)
  }

  package mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?)
  {
    guard let value else { return }
    self.name(name)
    number(value)
  }

  package mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {
    guard value else { return }
    self.name(name)
    flag(value)
  }

  package mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  )
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    guard value != `default` else { return }
    self.name(name)
    text(value.rawValue)
  }

  package mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String])
  {
    guard !value.isEmpty else { return }
    self.name(name)
    array(of: value) { writer, text in writer.text(text) }
  }

  package mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]])
  {
    guard !value.isEmpty else { return }
    self.name(name)
    array(of: value) { writer, row in
      writer.array(of: row) { writer, text in writer.text(text) }
    }
  }

  package mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    guard isRequired || !value.isEmpty, let inner = nesting.entering(Record.self) else { return }
    self.name(name)
    array(of: value) { writer, record in writer.object(of: record, in: inner) }
  }

  package mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    guard let value, let inner = nesting.entering(Record.self) else { return }
    self.name(name)
    object(of: value, in: inner)
  }

  private mutating func object(of record: some PropertyRecord, in inner: RecordNesting) {
    var record = record
    let outer = nesting
    nesting = inner
    beginObject()
    record.visitProperties(&self)
    endObject()
    nesting = outer
  }

  private mutating func array<Value>(
    of values: [Value], write: (inout JSONWriter, Value) -> Void
  ) {
    beginArray()
    for value in values { write(&self, value) }
    endArray()
  }
}
