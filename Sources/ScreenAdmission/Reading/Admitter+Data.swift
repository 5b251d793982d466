internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// A value of the user's data that relative pointers start from.
struct DataScope {
  var value: TreeValue
  var pointer: String
}

extension Admitter {
  /// The value that a text states as JSON, where an object or an array is expected; otherwise the
  /// value itself.
  mutating func unfolded(_ value: TreeValue) -> TreeValue {
    guard case .text(let text) = value.content,
      let first = text.utf8.first(where: { $0 > 0x20 }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "["), text.utf8.count > 2
    else { return value }
    let reading = JSONReader.read(SourceText(name: "text", text))
    guard let tree = reading.tree, !reading.diagnostics.contains(where: \.isRefusedWhenStrict)
    else {
      return value
    }
    report("text-as-json", "text that holds JSON is read as JSON", .lossless)
    return tree.located(at: value.range)
  }

  /// The data that `{"from": "/pointer"}` refers to, or the value itself if it is anything else.
  ///
  /// Nil, with a diagnostic, if the data has no such value.
  mutating func resolved(_ value: TreeValue) -> TreeValue? {
    guard bindsData, let pointer = Self.pointer(of: value) else { return value }
    guard let found = lookUp(pointer) else {
      reportMissing(pointer)
      return nil
    }
    record(.data(pointer: (scope?.pointer ?? "") + pointer))
    return found
  }

  /// The pointer of a value that stands for data; a calendar day is not a pointer.
  static func pointer(of value: TreeValue) -> String? {
    guard case .object(let members) = value.content, members.count == 1,
      members[0].name == "from", case .text(let pointer) = members[0].value.content
    else { return nil }
    return pointer.isEmpty || pointer.utf8.first == UInt8(ascii: "/") ? pointer : nil
  }

  mutating func reportMissing(_ pointer: String) {
    let isGiven = data != nil
    let place = (scope?.pointer ?? "") + pointer
    report(
      "missing-data",
      isGiven
        ? "the data has nothing at '\(Self.excerpt(place))'"
        : "no data is given for '\(Self.excerpt(place))'", .lossy)
  }

  /// The value at a JSON Pointer (RFC 6901), which is relative to the item within an `each`.
  func lookUp(_ pointer: String) -> TreeValue? {
    guard let value = scope?.value ?? data, let pointer = JSONPointer(pointer) else { return nil }
    return value[pointer]
  }

  /// The collection and the template of `{"each": "/pointer", …}`; nil for any other value.
  func each(_ value: TreeValue) -> (pointer: String, template: TreeValue)? {
    guard bindsData, case .object(let members) = value.content,
      let each = members.firstIndex(where: { $0.name == "each" }),
      case .text(let pointer) = members[each].value.content
    else { return nil }
    var rest = members
    rest.remove(at: each)
    return (pointer, TreeValue(.object(rest), at: value.range))
  }
}
