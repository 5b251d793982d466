import ScreenBrief
import ScreenDiagnostics
import Testing

@testable import ScreenCatalog
@testable import ScreenPhrases

/// A screen is found by its name in other words, and by a name with more words around it.
struct NearNameTests {
  /// A bundle with screens that no other bundle has.
  private static let bundle = CatalogBundle(
    adding: [
      (
        .patterns,
        SourceText(
          name: "own.patterns",
          """
          phrase book a wug test: book a wug test, wug test slot
            title Wug test
            button.primary Book
          phrase wuglet log: wuglet log
            title Wuglets
            input Wuglet
          """)
      )
    ])

  @Test(arguments: [
    "wug test booking", "book my wug tests", "wug testing reservation",
    "book wug test", "wug testing slot",
  ])
  func `order, endings, small words and words of like meaning make no other name`(
    _ request: String
  ) throws {
    let answer = try #require(Self.bundle.answer(to: request))
    #expect(answer.reason.hasPrefix("phrase 'book a wug test'"), "\(answer.reason)")
    #expect(answer.lacks.isEmpty)
  }

  @Test(arguments: [
    ("purple wug test slot", "purple"), ("wug test slot in Bergen", "bergen"),
    ("wug test slot on Saturday", "saturday"),
  ])
  func `what stands around a name is said to be left out`(
    _ request: String, _ rest: String
  ) throws {
    let answer = try #require(Self.bundle.answer(to: request))
    #expect(answer.reason.hasPrefix("phrase 'book a wug test'"), "\(answer.reason)")
    #expect(answer.lacks.contains { $0.reason.contains(rest) }, "\(answer.lacks)")
    #expect(!answer.isExact)
  }

  @Test(arguments: [
    "wug", "wuglet", "book a wug", "purple green yellow wug log book of tests and more of it",
    "wuglet prices", "test of a purple snark", "wug test slot without a fee",
    "a map and a wug test slot",
  ])
  func `a part of a name, or a few words among many, are no name`(_ request: String) {
    let reason = Self.bundle.answer(to: request)?.reason ?? ""
    #expect(!reason.contains("wug test") && !reason.contains("wuglet log"), "\(reason)")
  }
}
