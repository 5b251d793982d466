import Foundation
import ScreenDiagnostics
import ScreenGrammar
import Testing

@testable import GrammarLanguage

/// The article on the grammar language says what the parser does.
struct LanguageArticleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `every example of the article is a grammar without a fault or a doubt`() throws {
    let examples = try Self.blocks(of: "grammar")
    #expect(examples.count >= 4)
    for example in examples {
      let source = SourceText(name: "GrammarLanguage.md", example)
      let (grammar, diagnostics) = Grammar.parse(source)
      #expect(grammar != nil, "\(example)")
      #expect((diagnostics + Grammar.lint(source)).map(\.message) == [], "\(example)")
    }
  }

  @Test func `the article and the parser state the same syntax`() throws {
    let parser = try String(
      contentsOf: Self.root.appending(path: "Sources/GrammarLanguage/Syntax/Parser.swift"),
      encoding: .utf8)
    let stated = parser.split(separator: "\n").filter { $0.hasPrefix("///     ") }
      .map { String($0.dropFirst(8)) }
    let article = try #require(try Self.blocks(of: "ebnf").first).split(separator: "\n")
    #expect(stated == article.map(String.init))
  }

  @Test(arguments: 0..<400)
  func `whatever the syntax of the article derives is parsed`(seed: UInt64) throws {
    let syntax = try EBNF(try #require(try Self.blocks(of: "ebnf").first))
    var sentence = EBNF.Sentence(syntax, seed: seed)
    let text = sentence.derive("grammar")
    var parser = Parser(SourceText(name: "derived", text))
    _ = parser.parse()
    let faults = parser.diagnostics.filter { $0.id == "syntax" }
    #expect(faults.map(\.message) == [], "\(text)")
  }

  @Test(arguments: 0..<200)
  func `a sentence that lost a sign it needs is not parsed`(seed: UInt64) throws {
    let syntax = try EBNF(try #require(try Self.blocks(of: "ebnf").first))
    var sentence = EBNF.Sentence(syntax, seed: seed)
    let words = sentence.derive("grammar").split(separator: " ")
    guard let index = words.lastIndex(where: { $0 == "}" }) else { return }
    var broken = words
    broken.remove(at: index)
    var parser = Parser(SourceText(name: "broken", broken.joined(separator: " ")))
    _ = parser.parse()
    #expect(!parser.diagnostics.isEmpty, "\(broken.joined(separator: " "))")
  }

  /// The code blocks of the article in a language.
  private static func blocks(of language: String) throws -> [String] {
    let article = try String(
      contentsOf: root.appending(
        path: "Sources/ScreenCompiler/Documentation.docc/GrammarLanguage.md"), encoding: .utf8)
    return article.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }
}
