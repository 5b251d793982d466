internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel

extension Admitter {
  /// How many unusable elements are read before the rest of a collection is skipped.
  private static let refusalLimit = 1000

  /// How far a collection has been read.
  private struct Progress {
    var limit: Int
    var accepted = 0
    var refused = 0
    var isDone = false
  }

  /// Reads the elements of a collection until it is full.
  ///
  /// An element with `each` stands for as many elements as the data has; a value that is not an
  /// array stands for an array of just that value. `body` reads an element at the current place,
  /// and returns whether it went into the screen.
  mutating func walk(
    _ proposed: TreeValue, upTo limit: Int, _ body: (inout Admitter, TreeValue) -> Bool
  ) {
    guard var value = each(proposed) == nil ? resolved(proposed) : proposed else { return }
    value = unfolded(value)
    var progress = Progress(limit: max(0, limit))
    guard case .array(let elements) = value.content else {
      if each(value) == nil {
        report(
          "value-as-array", "\(value.kindInWords) is read as an array of one element", .lossless)
      }
      element(value, at: nil, &progress, body)
      return
    }
    for (index, element) in elements.enumerated() {
      guard progress.accepted < progress.limit, progress.refused < Self.refusalLimit else {
        reportRest(elements.count - index, progress)
        break
      }
      self.element(element, at: index, &progress, body)
    }
  }

  private mutating func element(
    _ value: TreeValue, at index: Int?, _ progress: inout Progress,
    _ body: (inout Admitter, TreeValue) -> Bool
  ) {
    if let (pointer, template) = each(value) {
      expand(template, over: pointer, at: index, &progress, body)
      return
    }
    enter(.index(index ?? 0), as: .index(progress.accepted), value)
    let isKept = body(&self, value)
    leave(isKept: isKept)
    if isKept { progress.accepted += 1 } else { progress.refused += 1 }
  }

  private mutating func expand(
    _ template: TreeValue, over pointer: String, at index: Int?, _ progress: inout Progress,
    _ body: (inout Admitter, TreeValue) -> Bool
  ) {
    guard let collection = lookUp(pointer) else {
      reportMissing(pointer)
      return
    }
    let items = collection.elements ?? [collection]
    let outer = scope
    defer { scope = outer }
    for (position, item) in items.enumerated() {
      guard progress.accepted < progress.limit, progress.refused < Self.refusalLimit else {
        scope = outer
        reportRest(items.count - position, progress)
        return
      }
      scope = DataScope(
        value: item,
        pointer: (outer?.pointer ?? "") + pointer
          + (collection.elements == nil ? "" : "/" + String(position)))
      let element = Self.isEmptyObject(template) ? item : template
      enter(.index(index ?? 0), as: .index(progress.accepted), element)
      if Self.isEmptyObject(template), let scope { record(.data(pointer: scope.pointer)) }
      let isKept = body(&self, element)
      leave(isKept: isKept)
      if isKept { progress.accepted += 1 } else { progress.refused += 1 }
    }
  }

  private static func isEmptyObject(_ value: TreeValue) -> Bool {
    value.content == .object([])
  }

  private mutating func reportRest(_ count: Int, _ progress: Progress) {
    report(
      "too-many-elements",
      progress.accepted >= progress.limit
        ? "at most \(progress.limit) are allowed: \(count) more are dropped"
        : "too many of these are unusable: \(count) more are not read", .lossy)
  }

  /// Reads a record; nil, with a diagnostic, if a required property is unusable.
  mutating func readRecord<Record: PropertyRecord>(
    _ proposed: TreeValue, _ rule: RecordRule
  ) -> Record? {
    guard let value = resolved(proposed), let members = members(of: value, rule) else { return nil }
    let outer = open(members, rule.properties, kind: frame.kind)
    frame.type = ObjectIdentifier(Record.self)
    frame.level = frame.type == outer.type ? outer.level + 1 : 0
    var record = Record()
    record.visitProperties(&self)
    let failure = frame.failure
    close(outer)
    guard let failure else { return record }
    report("bad-row", "this is dropped: '\(failure)' is missing or unusable", .lossy)
    return nil
  }

  /// The members of a value that stands for a record: a text is its first text, an array its
  /// properties in order.
  mutating func members(of proposed: TreeValue, _ rule: RecordRule) -> [TreeMember]? {
    let value = unfolded(proposed)
    switch value.content {
    case .object(let members): return members
    case .text, .number, .flag:
      let isNumber = value.text == nil
      let property =
        rule.properties.first { $0.isFilled(byNumber: isNumber) }
        ?? rule.properties.first { $0.isFilled(byNumber: false) }
      guard let property else { break }
      report(
        "value-as-record", "\(value.kindInWords) is read as '\(property.name)'", .lossless)
      return [TreeMember(property.name, value)]
    case .array(let elements):
      guard !elements.isEmpty, elements.count <= rule.properties.count else { break }
      report("array-as-record", "an array is read as properties in order", .lossless)
      return zip(rule.properties, elements).map { TreeMember($0.name, $1) }
    case .null: break
    }
    report("wrong-kind", "this must be an object, not \(value.kindInWords)", .lossy)
    return nil
  }
}

extension PropertyRule {
  /// Whether a single value can be meant for this property.
  fileprivate func isFilled(byNumber: Bool) -> Bool {
    switch type {
    case .text: !byNumber
    case .integer, .number: byNumber
    case .flag, .choice, .collection, .record, .union: false
    }
  }
}
