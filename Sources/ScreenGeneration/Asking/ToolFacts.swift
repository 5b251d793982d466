internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// The values that tools returned during a generation, with the call that returned each.
struct ToolFacts {
  /// The shortest text that counts as a tool's and not as a chance match.
  private static let shortestText = 3

  /// The number of the call, counted from 1, by value.
  private var calls: [String: (number: Int, tool: String)] = [:]

  /// Collects the values of results that are JSON, and any other result as one value.
  init(_ results: [ToolResult]) {
    for (index, result) in results.enumerated() where !result.isFailure {
      let reading = JSONReader.read(SourceText(name: "result", result.text))
      let values = reading.tree.map(Self.values) ?? [Self.trimmed(result.text)]
      for value in values { calls[value] = (index + 1, result.call.name) }
    }
  }

  /// The call that a reply's value came from; nil if none returned it.
  func origin(of value: TreeValue) -> Origin? {
    guard let text = Self.text(of: value), let call = calls[text] else { return nil }
    return .tool(name: call.tool, call: call.number)
  }

  private static func values(of tree: TreeValue) -> [String] {
    switch tree.content {
    case .array(let elements): elements.flatMap(values)
    case .object(let members): members.flatMap { values(of: $0.value) }
    case .null, .flag, .number, .text: text(of: tree).map { [$0] } ?? []
    }
  }

  /// A value as text for comparison: the number 7 equals the text "7".
  private static func text(of value: TreeValue) -> String? {
    switch value.content {
    case .text(let text):
      let text = trimmed(text)
      return text.utf8.count >= shortestText || text.utf8.contains(where: isDigit) ? text : nil
    case .number(let number):
      var buffer = UTF8Buffer()
      buffer.append(number: number)
      return buffer.string
    case .null, .flag, .array, .object: return nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit
  }

  private static func trimmed(_ text: String) -> String {
    var bytes = Substring(text).utf8
    while let first = bytes.first, first <= UInt8(ascii: " ") { bytes.removeFirst() }
    while let last = bytes.last, last <= UInt8(ascii: " ") { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
