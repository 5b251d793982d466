import ScreenDiagnostics
import ScreenExchange
import Testbed
import Testing

/// A text, and the format that it is written in.
struct Detected: CustomTestStringConvertible, Sendable {
  let text: String
  let format: ExchangeFormat?

  init(_ format: ExchangeFormat?, _ text: String) {
    self.format = format
    self.text = text
  }

  var testDescription: String { "\(format?.rawValue ?? "none"): \(TextCase(text).testDescription)" }
}

@Suite struct DetectionTests {
  private static let cases: [Detected] = [
    Detected(.a2ui09, #"{"version":"v0.9","createSurface":{"surfaceId":"s"}}"#),
    Detected(.a2ui09, #"{"updateComponents":{"surfaceId":"s"},"version":"v0.9.1"}"#),
    Detected(.a2ui10, #"{"version":"1.0","createSurface":{"surfaceId":"s"}}"#),
    Detected(.a2ui10, #"{"version":"v1.0","updateDataModel":{"value":1}}"#),
    Detected(.a2ui08, #"{"beginRendering":{"surfaceId":"s","root":"root"}}"#),
    Detected(.a2ui08, #"[{"surfaceUpdate":{"components":[]}}]"#),
    Detected(.a2ui09, #"{"name":"x","messages":[{"version":"v0.9","createSurface":{}}]}"#),
    Detected(.adaptiveCard, #"{"body":[],"type":"AdaptiveCard"}"#),
    Detected(.jsonRender, #"{"elements":{},"root":"a"}"#),
    Detected(.jsonRender, #"{"op":"add","path":"/root","value":"a"}"#),
    Detected(.jsonRender, #"{"op":"set","path":"/elements/a","value":{}}"#),
    Detected(.openUI, "root = Stack([title])\ntitle = TextContent(\"Hi\")"),
    Detected(.openUI, "$days = \"7\"\nroot = Stack([])"),
    Detected(.openUI, "```openui\nroot = Stack([])\n```"),
    Detected(.html, "<!doctype html><p>Hi"),
    Detected(.html, "\u{FEFF}  <form><input></form>"),
    Detected(.adaptiveCard, "```json\n{\"type\":\"AdaptiveCard\"}\n```"),
    // What is not one of these.
    Detected(nil, #"{"title":"A","sections":[]}"#),
    Detected(nil, #"{"type":"button","label":"A","style":"primary"}"#),
    Detected(nil, #"{"root":"a"}"#),
    Detected(nil, #"{"op":"add","path":"/sections/0","value":1}"#),
    Detected(nil, #"{"messages":["a"]}"#),
    Detected(nil, "a = b"),
    Detected(nil, "price = 12 a month"),
    Detected(nil, "< 5 items"),
    Detected(nil, ""),
    Detected(nil, "```"),
    Detected(nil, "A login form with username and password"),
  ]

  @Test(arguments: cases)
  func `a format is known by what a text holds`(_ detected: Detected) {
    #expect(ExchangeFormat.detected(in: SourceText(name: "a", detected.text)) == detected.format)
  }
}
