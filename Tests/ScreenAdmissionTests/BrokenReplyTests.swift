import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import ScreenAdmission

/// Good screens, broken at random as models break them: what is read of them is what they were.
@Suite struct BrokenReplyTests {
  /// A way to break JSON at a token: what to do with its text, or nil if the token is not of the kind.
  struct Break: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let apply: @Sendable (String) -> String?
    /// Whether names are never broken like this.
    var isOfValues = false

    init(_ description: String, _ apply: @escaping @Sendable (String) -> String?) {
      testDescription = description
      self.apply = apply
    }

    /// A way to break a text, without its marks.
    init(
      _ description: String, isOfValues: Bool = false,
      inText apply: @escaping @Sendable (String) -> String?
    ) {
      self.init(description) { token in
        guard token.count > 2, token.hasPrefix("\""), token.hasSuffix("\"") else { return nil }
        return apply(String(token.dropFirst().dropLast()))
      }
      self.isOfValues = isOfValues
    }
  }

  static let breaks: [Break] = [
    Break("a comma behind the last") { "}]".contains($0) ? "," + $0 : nil },
    Break("no comma") { $0 == "," ? " " : nil },
    Break("a comment") { $0 == "," ? ", // \"so\": {\n" : nil },
    Break("an odd space") { $0 == ":" ? "\u{3000}:\u{A0}" : nil },
    Break("an escaped line end") { $0 == "," ? ",\\n" : nil },
    Break("one closer too many") { "}]".contains($0) ? $0 + $0 : nil },
    Break("the other closer too") { $0 == "}" ? "}]" : $0 == "]" ? "]}" : nil },
    Break("a literal of Python") { $0 == "true" ? "True" : nil },
    Break("curly marks", inText: { "“\($0)”" }),
    Break("backticks", inText: { $0.contains("`") ? nil : "`\($0)`" }),
    Break("no closing mark", inText: { "\"\($0)" }),
    Break("no opening mark") { $0.hasPrefix("\"") ? String($0.dropFirst()) : nil },
    Break(
      "joined texts", isOfValues: true, inText: { $0.contains("\\") ? nil : "\"\" + \"\($0)\"" }),
  ]

  /// The tokens of a screen's compact JSON.
  static func tokens(_ json: String) -> [String] {
    var tokens: [String] = []
    var isText = false
    var isEscaped = false
    for scalar in json.unicodeScalars {
      let isMark = scalar == "\"" && !isEscaped
      isEscaped = scalar == "\\" && isText && !isEscaped
      let isInWord =
        isWord(scalar) && tokens.last?.unicodeScalars.last.map(isWord) == true
      if isText || isInWord {
        tokens[tokens.count - 1].unicodeScalars.append(scalar)
      } else {
        tokens.append(String(scalar))
      }
      if isMark { isText.toggle() }
    }
    return tokens
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      || scalar == "." || scalar == "-"
  }

  private func screen(of text: String) -> Screen? {
    let reading = Grammar.standard.read(reply: SourceText(name: "reply", text))
    return reading.tree.flatMap { Grammar.standard.admit(Proposal(tree: $0)).screen }
  }

  static func screens() throws -> [Screen] {
    let folder = FixtureFolder("Screens")
    return try folder.names(ending: ".json").compactMap { name in
      let bytes = try folder.bytes(of: name)
      guard bytes.count < 8192 else { return nil }
      let reading = Grammar.standard.read(reply: SourceText(name: name, utf8: bytes))
      return reading.tree.flatMap { Grammar.standard.admit(Proposal(tree: $0)).screen }
    }
  }

  @Test(arguments: breaks)
  func `a screen is read whole in spite of one fault`(_ kind: Break) throws {
    var random = SeededRandom(7)
    var count = 0
    for screen in try Self.screens() {
      let tokens = Self.tokens(screen.json(.compact))
      // A name without its closing mark is read if a text or a container follows it, and the last
      // closers may be outside of the screen.
      let places = tokens.indices.dropLast(3).filter { index in
        kind.apply(tokens[index]) != nil && !(kind.isOfValues && tokens[index + 1] == ":")
      }
      for place in places.shuffled(using: &random).prefix(6) {
        var broken = tokens
        broken[place] = kind.apply(tokens[place]) ?? ""
        let text = broken.joined()
        #expect(self.screen(of: text) == screen, "\(text)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  /// The texts and numbers of a tree, other than those that are derived.
  private static func leaves(_ tree: TreeValue) -> [TreeValue.Content] {
    tree.leaves { member, _ in ["type", "id", "name", "action", "version"].contains(member.name) }
  }

  @Test func `a reply that is cut off anywhere says nothing that it did not say`() throws {
    var random = SeededRandom(11)
    for screen in try Self.screens() {
      let json = Array(screen.json(.compact).utf8)
      let said = Self.leaves(try #require(JSONReader.read(SourceText(name: "a", utf8: json)).tree))
      for _ in 0..<40 {
        let end = Int.random(in: json.count / 4..<json.count, using: &random)
        let cut = SourceText(name: "cut", utf8: Array(json[..<end]))
        guard let tree = Grammar.standard.read(reply: cut).tree else { continue }
        for leaf in Self.leaves(tree) where !said.contains(leaf) {
          guard case .text(let text) = leaf else {
            Issue.record("\(leaf) is made up of \(String(decoding: json[..<end], as: UTF8.self))")
            continue
          }
          let isBeginning = said.contains { content in
            if case .text(let whole) = content { whole.utf8.starts(with: text.utf8) } else { false }
          }
          #expect(isBeginning, "\(text)")
          let ends = text.utf8.last.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
          #expect(ends != true, "\(text)")
        }
      }
    }
  }
}
