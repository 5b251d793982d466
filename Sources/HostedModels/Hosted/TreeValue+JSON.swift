internal import ScreenDiagnostics
internal import ScreenModel

extension TreeValue {
  /// Parses a JSON text; nil if it is not a single valid JSON value.
  init?(json bytes: [UInt8]) {
    let reading = JSONReader.read(SourceText(name: "<reply>", utf8: bytes))
    guard let tree = reading.tree, !reading.diagnostics.contains(where: \.isRefusedWhenStrict)
    else { return nil }
    self = tree
  }

  /// Creates an object of the members that have a value, in order.
  static func members(_ members: [(name: String, value: TreeValue?)]) -> TreeValue {
    TreeValue(
      .object(members.compactMap { name, value in value.map { TreeMember(name, $0) } }))
  }

  /// Creates a text.
  static func text(_ text: String) -> TreeValue { TreeValue(.text(text)) }
  /// Creates an array.
  static func array(_ elements: [TreeValue]) -> TreeValue { TreeValue(.array(elements)) }
  /// Creates a number.
  static func number(_ number: Double) -> TreeValue { TreeValue(.number(number)) }
  /// Creates a whole number.
  static func number(_ number: Int) -> TreeValue { TreeValue(.number(Double(number))) }

  /// The value as JSON on one line, which ends with LF.
  var json: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.tree(self)
    return writer.finish()
  }
}
