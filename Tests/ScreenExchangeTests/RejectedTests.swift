import ScreenDiagnostics
import ScreenExchange
import ScreenModel
import Testbed
import Testing

/// A faulty document, and the diagnostic that names the fault.
struct Faulty: CustomTestStringConvertible, Sendable {
  let text: String
  let format: ExchangeFormat
  let id: String
  /// Whether a screen comes of it all the same.
  let isRead: Bool

  init(_ format: ExchangeFormat, _ id: String, isRead: Bool = true, _ text: String) {
    self.format = format
    self.id = id
    self.isRead = isRead
    self.text = text
  }

  var testDescription: String { "\(format.rawValue) \(id): \(TextCase(text).testDescription)" }
}

@Suite struct RejectedTests {
  private static func a2ui(_ components: String) -> String {
    #"{"version":"v0.9","createSurface":{"surfaceId":"s"}}"# + "\n"
      + #"{"version":"v0.9","updateComponents":{"surfaceId":"s","components":["# + components
      + "]}}"
  }
  private static func render(_ elements: String) -> String {
    #"{"root":"a","elements":{"# + elements + "}}"
  }
  private static func card(_ body: String) -> String {
    #"{"type":"AdaptiveCard","version":"1.5","body":["# + body + "]}"
  }

  private static let a2uiCases: [Faulty] = [
    Faulty(
      .a2ui09, "cycle",
      a2ui(
        #"{"id":"root","component":"Column","children":["t","root"]},{"id":"t","component":"Text","text":"A"}"#
      )),
    Faulty(.a2ui09, "no-root", isRead: false, a2ui(#"{"id":"x","component":"Text","text":"A"}"#)),
    Faulty(
      .a2ui09, "duplicate-id",
      a2ui(
        #"{"id":"root","component":"Text","text":"A"},{"id":"root","component":"Text","text":"B"}"#)
    ),
    Faulty(
      .a2ui09, "missing-child",
      a2ui(
        #"{"id":"root","component":"Column","children":["t","u"]},{"id":"t","component":"Text","text":"A"}"#
      )),
    Faulty(
      .a2ui09, "missing-data",
      a2ui(
        #"{"id":"root","component":"Column","children":["t","l"]},{"id":"t","component":"Text","text":"A"},{"id":"l","component":"List","children":{"componentId":"t","path":"/no"}}"#
      )),
    Faulty(
      .a2ui09, "unbound",
      a2ui(
        #"{"id":"root","component":"Column","children":["t","u"]},{"id":"t","component":"Text","text":"A"},{"id":"u","component":"Text","text":{"path":"/a/b/9"}}"#
      )),
    Faulty(
      .a2ui09, "unknown-component",
      a2ui(
        #"{"id":"root","component":"Column","children":["t","u"]},{"id":"t","component":"Text","text":"A"},{"id":"u","component":"Hologram","children":["t"]}"#
      )),
    Faulty(
      .a2ui09, "wrong-version",
      #"{"version":"v7","updateComponents":{"surfaceId":"s","components":[{"id":"root","component":"Text","text":"A"}]}}"#
    ),
    Faulty(
      .a2ui09, "message-order",
      #"{"version":"v0.9","updateComponents":{"surfaceId":"s","components":[{"id":"root","component":"Text","text":"A"}]}}"#
    ),
    Faulty(
      .a2ui09, "mixed-versions",
      a2ui(#"{"id":"root","component":"Text","text":"A"}"#)
        + "\n" + #"{"version":"v0.9","dataModelUpdate":{"surfaceId":"s","contents":[]}}"#),
    Faulty(
      .a2ui09, "unexpected-end",
      String(a2ui(#"{"id":"root","component":"Text","text":"A"}"#).dropLast(3))),
    Faulty(
      .a2ui09, "no-surface", isRead: false,
      a2ui(#"{"id":"root","component":"Text","text":"A"}"#) + "\n"
        + #"{"version":"v0.9","deleteSurface":{"surfaceId":"s"}}"#),
    Faulty(
      .a2ui09, "several-surfaces",
      a2ui(#"{"id":"root","component":"Text","text":"A"}"#) + "\n"
        + #"{"version":"v0.9","updateComponents":{"surfaceId":"t","components":[{"id":"root","component":"Text","text":"B"}]}}"#
    ),
    Faulty(
      .a2ui09, "too-many-rows",
      a2ui(
        #"{"id":"root","component":"Column","children":{"componentId":"t","path":"/l"}},{"id":"t","component":"Text","text":"A"}"#
      ) + "\n" + #"{"version":"v0.9","updateDataModel":{"surfaceId":"s","path":"/l","value":["#
        + Array(repeating: "1", count: 501).joined(separator: ",") + "]}}"),
    Faulty(
      .a2ui09, "too-deep",
      a2ui(
        #"{"id":"root","component":"Column","children":["t","n0"]},{"id":"t","component":"Text","text":"A"},"#
          + (0..<1000).map { #"{"id":"n\#($0)","component":"Column","children":["n\#($0 + 1)"]}"# }
          .joined(separator: ","))),
    Faulty(
      .a2ui09, "too-many-parts",
      a2ui(
        #"{"id":"root","component":"Column","children":["t","n0"]},{"id":"t","component":"Text","text":"A"},"#
          + (0..<40).map {
            #"{"id":"n\#($0)","component":"Column","children":["n\#($0 + 1)","n\#($0 + 1)"]}"#
          }.joined(separator: ",") + #",{"id":"n40","component":"Text","text":"B"}"#)),
  ]

  private static let otherCases: [Faulty] = [
    Faulty(
      .jsonRender, "cycle",
      render(
        #""a":{"type":"Stack","props":{},"children":["t","a"]},"t":{"type":"Text","props":{"text":"A"}}"#
      )),
    Faulty(
      .jsonRender, "no-root", isRead: false, render(#""b":{"type":"Text","props":{"text":"A"}}"#)),
    Faulty(
      .jsonRender, "missing-child",
      render(
        #""a":{"type":"Stack","props":{},"children":["t","u"]},"t":{"type":"Text","props":{"text":"A"}}"#
      )),
    Faulty(
      .jsonRender, "duplicate-key",
      render(#""a":{"type":"Text","props":{"text":"A"}},"a":{"type":"Text","props":{"text":"B"}}"#)),
    Faulty(
      .jsonRender, "bad-patch",
      #"{"op":"add","path":"/root","value":"a"}"# + "\n"
        + #"{"op":"add","path":"/elements/a","value":{"type":"Text","props":{"text":"A"}}}"# + "\n"
        + #"{"op":"remove","path":"/elements/zz"}"#),
    Faulty(
      .jsonRender, "condition",
      render(#""a":{"type":"Text","props":{"text":"A"},"visible":{"auth":"signedIn"}}"#)),
    Faulty(
      .jsonRender, "several-documents",
      render(#""a":{"type":"Text","props":{"text":"A"}}"#)
        + #"{"type":"AdaptiveCard","version":"1.5","body":[]}"#),
    Faulty(
      .adaptiveCard, "unknown-component",
      card(#"{"type":"TextBlock","text":"A"},{"type":"Hologram","fallback":"drop"}"#)),
    Faulty(
      .adaptiveCard, "unknown-component",
      card(#"{"type":"Hologram","fallback":{"type":"TextBlock","text":"A"}}"#)),
    Faulty(
      .adaptiveCard, "wrong-version",
      #"{"type":"AdaptiveCard","version":"9.0","body":[{"type":"TextBlock","text":"A"}]}"#),
    Faulty(.adaptiveCard, "template", card(#"{"type":"TextBlock","text":"Hello ${name}"}"#)),
    Faulty(.adaptiveCard, "bad-element", card(#"{"type":"TextBlock","text":"A"},{"text":"B"}"#)),
    Faulty(
      .adaptiveCard, "unknown-action",
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"A"}],"actions":[{"type":"Action.Fly","title":"Fly"}]}"#
    ),
    Faulty(.openUI, "cycle", "root = Stack([t, a])\nt = TextContent(\"A\")\na = Stack([a])"),
    Faulty(.openUI, "no-root", isRead: false, "a = [1, 2]"),
    Faulty(.openUI, "missing-child", "root = Stack([t, u])\nt = TextContent(\"A\")"),
    Faulty(
      .openUI, "duplicate-id", "root = Stack([t])\nt = TextContent(\"A\")\nt = TextContent(\"B\")"),
    Faulty(.openUI, "unexpected-end", "root = Stack([TextContent(\"A\""),
    Faulty(.openUI, "not-a-statement", "root = TextContent(\"A\")\nand so on"),
    Faulty(
      .openUI, "too-deep",
      "root = Stack([t, a])\nt = TextContent(\"A\")\na = "
        + String(repeating: "Stack([", count: 100_000)),
    Faulty(.html, "active-content", "<p>A<script>alert(1)</script>"),
    Faulty(.html, "active-content", "<button onclick='alert(1)'>A</button>"),
    Faulty(.html, "empty-page", isRead: false, "<html><head><title>A</title></head><body></body>"),
    Faulty(.markdown, "unreadable-format", isRead: false, "# A"),
  ]

  @Test(arguments: a2uiCases + otherCases)
  func `a fault has a diagnostic, and what is sound is read`(_ faulty: Faulty) {
    let document = ForeignDocument(SourceText(name: "a", faulty.text), as: faulty.format)
    #expect(
      document.diagnostics.contains { $0.id == faulty.id },
      "\(document.diagnostics.map { "\($0.id): \($0.message)" })")
    #expect((document.proposal != nil) == faulty.isRead)
    if !faulty.isRead { #expect(document.diagnostics.contains { $0.severity == .error }) }
  }

  @Test(arguments: a2uiCases + otherCases)
  func `a document is read the same whether its format is named or detected`(_ faulty: Faulty) {
    let source = SourceText(name: "a", faulty.text)
    guard ExchangeFormat.detected(in: source) == faulty.format else { return }
    #expect(ScreenDocument(source) == ScreenDocument(source, as: faulty.format))
  }

  @Test(arguments: ["[", "{\"a\":", "<div>"])
  func `a hundred thousand levels end with a diagnostic or a page`(_ opening: String) {
    let text = String(repeating: opening, count: 100_000)
    for format in ExchangeFormat.readable {
      let document = ForeignDocument(SourceText(name: "a", text), as: format)
      #expect(document.proposal != nil || document.diagnostics.contains { $0.severity == .error })
    }
  }

  @Test(arguments: [
    (ExchangeFormat.html, "<a href=\"javascript:alert(1)\">A</a>"),
    (
      .adaptiveCard,
      #"{"type":"AdaptiveCard","version":"1.5","actions":[{"type":"Action.OpenUrl","title":"A","url":"javascript:alert(1)"}]}"#
    ),
    (.openUI, "root = Stack([Button(\"A\", Action([@OpenUrl(\"javascript:alert(1)\")]))])"),
  ])
  func `an address that runs something is refused`(_ format: ExchangeFormat, _ text: String) throws
  {
    let screen = try Screen(reading: SourceText(name: "a", text), as: format)
    #expect(!screen.json().contains("javascript"))
  }

  @Test(arguments: Thoroughness.seeds(200, slow: 20_000))
  func `no cut of a document crashes its reader`(_ seed: UInt64) {
    let texts =
      Self.a2uiCases.prefix(6).map(\.text)
      + Self.otherCases.map(\.text).filter { $0.utf8.count < 2000 }
    let text = Array(texts[Int(seed) % texts.count].utf8)
    let cut = Array(text.prefix(Int(seed &* 7919) % (text.count + 1)))
    for format in ExchangeFormat.readable {
      let document = ForeignDocument(SourceText(name: "a", utf8: cut), as: format)
      #expect(document.proposal != nil || !document.diagnostics.isEmpty)
    }
  }
}
