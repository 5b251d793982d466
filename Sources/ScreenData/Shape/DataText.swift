internal import ScreenCatalog
internal import ScreenModel
internal import ScreenText

extension TreeValue {
  /// The scalar as text; nil if it is missing, blank or not a scalar.
  var dataText: String? {
    switch content {
    case .text(let text):
      text.utf8.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") } ? text : nil
    case .number(let number): Quantity.written(number)
    case .flag(let flag): flag ? "true" : "false"
    case .null, .array, .object: nil
    }
  }

  /// Whether the value is neither an array nor an object.
  var isScalar: Bool {
    switch content {
    case .null, .flag, .number, .text: true
    case .array, .object: false
    }
  }
}

/// A JSON Pointer under construction (RFC 6901).
struct DataPointer: Hashable, Sendable {
  /// The text of the pointer; empty for the whole document.
  var text = ""

  /// Returns the pointer to a member.
  func appending(_ name: String) -> DataPointer {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return DataPointer(text: text + "/" + name)
    }
    return DataPointer(text: text + TreePath([.name(name)]).description)
  }

  /// Returns the pointer to an element.
  func appending(_ index: Int) -> DataPointer { DataPointer(text: text + "/" + String(index)) }
}
