internal import ScreenModel
internal import ScreenText

/// Values of A2UI data and properties.
enum A2UIData {
  /// The value of 0.8 entries: `[{"key", "valueString" | …}]`.
  static func unwrapped(_ contents: TreeValue) -> TreeValue {
    guard let entries = contents.elements else { return contents }
    // Entries of a list have numbers as keys, or no keys.
    var members: [TreeMember] = []
    for (index, entry) in entries.enumerated() {
      guard case .object(let fields) = entry.content else { return contents }
      let key = entry["key"]?.text ?? String(index)
      guard let field = fields.first(where: { $0.name.hasPrefix("value") }) else { continue }
      let isNested = field.name == "valueMap" || field.name == "valueList"
      members.append(TreeMember(key, isNested ? unwrapped(field.value) : field.value))
    }
    return TreeValue(.object(members), at: contents.range)
  }

  /// The literal value: itself, or the value in a 0.8 literal; nil for a binding.
  static func literal(_ value: TreeValue) -> TreeValue? {
    guard case .object(let members) = value.content else { return value }
    return members.first { $0.name.hasPrefix("literal") }?.value
  }
}

extension TreeValue {
  /// Sets a value, creating the missing objects on the path.
  mutating func grow(_ value: TreeValue, at pointer: JSONPointer) {
    for length in pointer.tokens.indices {
      let part = JSONPointer(tokens: Array(pointer.tokens[..<length]))
      switch self[part]?.content {
      case .object?, .array?: continue
      case nil, .null?, .flag?, .number?, .text?:
        guard set(TreeValue(.object([])), at: part) else { return }
      }
    }
    if !set(value, at: pointer) { _ = insert(value, at: pointer) }
  }

  /// The value as displayed text, with numbers in our own format; nil if it is not a scalar.
  var shown: String? {
    switch content {
    case .text(let text): return text
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let number):
      var buffer = UTF8Buffer()
      buffer.append(number: number)
      return buffer.string
    case .null, .array, .object: return nil
    }
  }

  /// The number, if it is one or a text that states one.
  var number: Double? {
    switch content {
    case .number(let number): number
    case .text(let text): Double(text)
    case .null, .flag, .array, .object: nil
    }
  }

  /// The flag, if it is one or a text that states one.
  var flag: Bool? {
    switch content {
    case .flag(let flag): flag
    case .text("true"): true
    case .text("false"): false
    case .null, .number, .text, .array, .object: nil
    }
  }
}
