import ScreenModel
import ScreenText
import Testbed
import Testing

@testable import ScreenHTML

@Suite struct HTMLEscapingTests {
  /// A text, and what it is as content and as an attribute.
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var content: String
    var attribute: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ content: String, attribute: String? = nil) {
      self.text = text
      self.content = content
      self.attribute = attribute ?? content
    }
  }

  static let corpus: [Case] = [
    Case("", ""),
    Case("plain words", "plain words"),
    Case("<script>", "&lt;script&gt;"),
    Case("a & b", "a &amp; b"),
    Case("&amp;", "&amp;amp;"),
    Case("\" '", "&quot; &#39;"),
    // One Character each, and still a quote, an apostrophe, a bracket.
    Case("\"\u{301}", "&quot;\u{301}"),
    Case("'\u{20DD}", "&#39;\u{20DD}"),
    Case("<\u{338}", "&lt;\u{338}"),
    Case(">\u{FE0F}", "&gt;\u{FE0F}"),
    Case("&\u{200D}", "&amp;\u{200D}"),
    Case("a\0b", "ab"),
    Case("\u{1}\u{8}\u{B}\u{C}\u{1B}[31m\u{7F}", "[31m"),
    Case("\u{80}\u{85}\u{9B}\u{A0}x", "\u{A0}x"),
    Case("one\ntwo\tthree", "one\ntwo\tthree", attribute: "one two three"),
    Case("one\r\ntwo\rthree", "one\ntwo\nthree", attribute: "one two three"),
    Case("one\u{2028}two\u{2029}", "one\ntwo\n", attribute: "one two "),
    Case("\u{202E}abc\u{202C}", "abc"),
    Case("\u{200E}\u{200F}\u{61C}\u{2066}\u{2069}\u{206F}x", "x"),
    Case("\u{200C}\u{200D}\u{200B}", "\u{200C}\u{200D}\u{200B}"),
    Case("\u{FEFF}x", "x"),
    Case(scalars(0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF), "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    Case(scalars(0x1FFFE, 0x10FFFF), "\u{FFFD}\u{FFFD}"),
    Case("\u{FDCF}\u{FDF0}\u{FFFD}", "\u{FDCF}\u{FDF0}\u{FFFD}"),
    Case("👩‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
    Case("שלום ©Øع", "שלום ©Øع"),
  ]

  /// A text of scalars that a literal may not hold.
  static func scalars(_ values: UInt32...) -> String {
    String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
  }

  @Test(arguments: corpus)
  func `a text is escaped as content and as an attribute`(_ one: Case) {
    #expect(escaped { $0.append(text: one.text) } == Array(one.content.utf8))
    #expect(escaped { $0.append(attribute: one.text) } == Array(one.attribute.utf8))
  }

  @Test(arguments: 0..<64)
  func `nothing of any text closes what it is in`(seed: Int) {
    var random = SeededRandom(seed)
    let text = random.text(upTo: 200)
    for bytes in [escaped { $0.append(text: text) }, escaped { $0.append(attribute: text) }] {
      #expect(!bytes.contains(UInt8(ascii: "<")) && !bytes.contains(UInt8(ascii: ">")))
      #expect(!bytes.contains(UInt8(ascii: "\"")) && !bytes.contains(UInt8(ascii: "'")))
      #expect(bytes.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x09 })
      #expect(String(validating: bytes, as: UTF8.self) != nil)
    }
  }

  @Test(arguments: ["", " ", "\n\t", "\u{202E}\u{200F}", "\0\u{1}", "\u{FEFF} "] as [TextCase])
  func `what shows nothing is blank`(text: TextCase) { #expect(text.text.isBlank) }

  @Test(arguments: ["a", " a", "\u{202E}a", "\0é", "\u{301}", "—", "&", scalars(0xFFFF)])
  func `what shows something is not blank`(text: String) { #expect(!text.isBlank) }

  @Test func `texts that read the same share a hash`() {
    #expect("Save  Now".readingHash == "save now\u{200E}".readingHash)
    #expect("Save".readingHash != "Safe".readingHash)
  }

  // MARK: URLs

  @Test(arguments: [
    ("https://example.com/a?b=c&d=e#f", "https://example.com/a?b=c&amp;d=e#f"),
    ("HTTP://example.com", "HTTP://example.com"),
    (" https://example.com ", "https://example.com"),
    ("mailto:a@example.com", "mailto:a@example.com"),
    ("tel:+49301234", "tel:+49301234"),
    ("/orders/7", "/orders/7"),
    ("orders", "orders"),
    ("../up", "../up"),
    ("?page=2", "?page=2"),
    ("#details", "#details"),
    ("#a#b", "#a%23b"),
    ("/a b\"c'd<e>", "/a%20b%22c%27d%3Ce%3E"),
    ("/100%", "/100%25"),
    ("/a%20b%zz", "/a%20b%25zz"), ("/a%4", "/a%254"), ("/a%4g", "/a%254g"), ("/%41", "/%41"),
    ("/time/12:30", "/time/12:30"),
    ("/ü", "/%C3%BC"),
  ])
  func `an allowed URL becomes a reference`(text: String, written: String) throws {
    let reference = try #require(URLReference(text))
    #expect(escaped { $0.append(url: reference) } == Array(written.utf8))
  }

  @Test(
    arguments: [
      "", " ", "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)",
      "java\tscript:alert(1)", "java\nscript:alert(1)", "\u{1}javascript:alert(1)",
      "javascript\u{0}:alert(1)", "javascript&colon;alert(1)", "javascript&#58;alert(1)",
      "&#106;avascript:alert(1)", "data:text/html,<script>", "DATA:text/html;base64,PHNjcmlwdD4=",
      "vbscript:msgbox", "file:///etc/passwd", "blob:https://example.com/1", "about:blank",
      "ftp://example.com", "//example.com", "/\\example.com", "\\\\example.com",
      "https:example.com",
      "https://", "http:///path", "https://user@example.com", "https://exa mple.com", "mailto:",
      "\u{202E}javascript:alert(1)", "java\u{200E}script:alert(1)", "https://example.com/\u{202E}x",
      "ws://example.com", "view-source:https://example.com", "ｊavascript:alert(1)", ":x",
    ] as [TextCase])
  func `any other URL is not a reference`(text: TextCase) {
    #expect(URLReference(text.text) == nil)
  }

  private func escaped(_ write: (inout UTF8Buffer) -> Void) -> [UInt8] {
    var out = UTF8Buffer()
    write(&out)
    return out.bytes
  }
}
