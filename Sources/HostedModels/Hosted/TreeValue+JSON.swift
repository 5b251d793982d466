internal import ScreenDiagnostics
internal import ScreenModel

extension TreeValue {
  /// The one value of a JSON text; nil where it is none.
  init?(json bytes: [UInt8]) {
    let reading = JSONReader.read(SourceText(name: "<reply>", utf8: bytes))
    guard let tree = reading.tree, !reading.diagnostics.contains(where: \.isRefusedWhenStrict)
    else { return nil }
    self = tree
  }

  /// An object of the members that have a value, in their order.
  static func members(_ members: [(name: String, value: TreeValue?)]) -> TreeValue {
    TreeValue(
      .object(members.compactMap { name, value in value.map { TreeMember(name, $0) } }))
  }

  /// A text.
  static func text(_ text: String) -> TreeValue { TreeValue(.text(text)) }
  /// Values in order.
  static func array(_ elements: [TreeValue]) -> TreeValue { TreeValue(.array(elements)) }
  /// A number.
  static func number(_ number: Double) -> TreeValue { TreeValue(.number(number)) }
  /// A whole number.
  static func number(_ number: Int) -> TreeValue { TreeValue(.number(Double(number))) }

  /// The value as a JSON text on one line.
  var json: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.tree(self)
    return writer.finish()
  }
}
