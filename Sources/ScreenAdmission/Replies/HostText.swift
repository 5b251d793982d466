internal import ScreenDiagnostics
internal import ScreenModel

/// The text of a host's answer that is given in parts: in an array of them, which may be mere texts,
/// or in the events of a stream.
enum HostText {
  /// The parts' texts in one, without thoughts; nil unless one of them breaks off in an object that
  /// another may end.
  static func joined(_ parts: [TreeValue]) -> String? {
    let texts = parts.lazy.filter { !isThought($0) }.compactMap { text(of: $0, depth: 0) }
    let breaksOff = texts.dropLast().contains { text in
      text.utf8.contains(UInt8(ascii: "{"))
        && JSONReader.readPassages(SourceText(name: "text", text)).last?.reading.diagnostics
          .contains { $0.id == "unexpected-end" } == true
    }
    return breaksOff ? texts.joined() : nil
  }

  /// The text of a part or an event; nil if it has none.
  private static func text(of value: TreeValue, depth: Int) -> String? {
    guard depth < greatestDepth else { return nil }
    switch value.content {
    case .text(let text): return text
    case .array(let elements):
      let texts = elements.filter { !isThought($0) }.compactMap { text(of: $0, depth: depth + 1) }
      return texts.isEmpty ? nil : texts.joined()
    case .object:
      return names.lazy.compactMap { name in
        value[name].flatMap { text(of: $0, depth: depth + 1) }
      }.first
    case .null, .flag, .number: return nil
    }
  }

  private static func isThought(_ value: TreeValue) -> Bool {
    switch value["type"]?.text {
    case "thinking", "reasoning", "thinking_delta", "redacted_thinking": true
    default: value["thought"]?.content == .flag(true)
    }
  }

  /// The names on the way to the text in the answers and events of hosts.
  private static let names = [
    "choices", "candidates", "message", "delta", "content", "parts", "text", "response",
    "output_text", "partial_json", "arguments",
  ]
  private static let greatestDepth = 8
}
