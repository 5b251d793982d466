import ScreenDiagnostics
import ScreenReading
import Testing

@testable import ScreenProse

/// What names nothing on a screen is cut off what a bracket holds, or given back.
@Suite struct NamePlausibilityTests {
  /// The brackets that are left of a tree, and the words that are given back.
  private func mended(_ notation: String) throws -> (tree: String, unread: [String]) {
    let tree = try #require(ReadingTree.parse(SourceText(name: "<tree>", notation)).tree)
    let (mended, unread) = tree.withSense(Array(tree.text.utf8))
    #expect(mended.isWellFormed)
    return ("\(mended)", unread.map { mended.words(of: ReadingTree.Node(.unknown, $0)) })
  }

  @Test(arguments: [
    (
      "guests can ⟦action ⟦label add a wish like⟧⟧ no nuts",
      "guests can ⟦action ⟦label add a wish⟧ like⟧ no nuts"
    ),
    (
      "it must exceed ⟦field ⟦label the last reading.⟧⟧",
      "it must exceed ⟦field ⟦label the last reading⟧.⟧"
    ),
    ("⟦field ⟦label and the berth⟧⟧", "⟦field and ⟦label the berth⟧⟧"),
    ("⟦stat ⟦label geese (grey⟧⟧ and white)", "⟦stat ⟦label geese⟧ (grey⟧ and white)"),
  ])
  func `words of the sentence around it are no part of a name`(_ text: String, _ rest: String)
    throws
  {
    #expect(try mended(text).tree == rest)
  }

  @Test(arguments: [
    "⟦field ⟦label Length⟧⟧ and ⟦toggle ⟦label Time in⟧⟧",
    "⟦action ⟦label Sign in⟧⟧ or ⟦action ⟦label Like⟧⟧",
    "⟦field ⟦label What is it for⟧⟧",
    "⟦action \"⟦label And now?⟧\"⟧",
    "⟦choice ⟦label Day⟧: ⟦option Friday⟧, ⟦option Saturday⟧ or ⟦option both⟧⟧",
    "⟦field ⟦label From⟧⟧, ⟦field ⟦label To⟧⟧",
    "⟦choice ⟦label Offer⟧: ⟦option for sale⟧, ⟦option for rent⟧, ⟦option swap⟧⟧",
    "⟦toggle ⟦label Do not disturb⟧⟧",
  ])
  func `a name that has sense stays as it is`(_ text: String) throws {
    let (tree, unread) = try mended(text)
    #expect(tree == text && unread.isEmpty)
  }

  @Test(arguments: [
    ("⟦field ⟦label it⟧⟧ is late", "it"), ("⟦toggle ⟦label Show⟧⟧ what is on", "Show"),
    ("⟦alert please don't call me before noon⟧", "please don't call me before noon"),
    ("⟦field ⟦label Anything else can wait⟧⟧", "Anything else can wait"),
    ("⟦title to the harbour master⟧ we go", "to the harbour master"),
    ("⟦title The guard wants⟧: a list", "The guard wants"),
  ])
  func `what has none is given back`(_ text: String, _ words: String) throws {
    let (tree, unread) = try mended(text)
    #expect(!tree.contains("⟦") && unread.contains(words))
  }

  @Test func `an option that only tells more of the others is none`() throws {
    let (tree, unread) = try mended(
      "⟦choice ⟦label rate⟧ ⟦option full⟧, ⟦option half⟧, ⟦option for those from abroad⟧⟧")
    #expect(tree == "⟦choice ⟦label rate⟧ ⟦option full⟧, ⟦option half⟧, for those from abroad⟧")
    #expect(unread == ["for those from abroad"])
  }

  @Test func `a choice of one is a field`() throws {
    let (tree, _) = try mended("⟦choice ⟦label a sail⟧ (⟦option last 6 months⟧)⟧")
    #expect(tree == "⟦field ⟦label a sail⟧ (last 6 months)⟧")
  }

  @Test func `who speaks is on no screen`() throws {
    let (tree, _) = try mended(
      "Mo: morning\\nIda: I need ⟦field ⟦label the berth\\nMo: and⟧⟧ ⟦field ⟦label the flag⟧⟧\\nIda: ok"
    )
    #expect(!tree.contains("⟦label the berth\\nMo"))
    #expect(tree.contains("⟦label the flag⟧"))
  }

  @Test func `an alert says the clause that it is about, up to what else is there`() throws {
    let (tree, _) = try mended("⟦alert warn when ⟦label the tank⟧⟧ is below 15 %, then stop")
    #expect(tree == "⟦alert warn when ⟦label the tank is below 15 %⟧⟧, then stop")
    let (other, _) = try mended(
      "⟦alert if ⟦label the name⟧⟧ is on it show ⟦action a ⟦label way out⟧⟧")
    #expect(other == "⟦alert if ⟦label the name is on it⟧⟧ show ⟦action a ⟦label way out⟧⟧")
  }

  @Test func `a filter that begins with its first option has no name`() throws {
    let (tree, _) = try mended(
      "⟦choice ⟦kind filter by⟧ ⟦label loft⟧, ⟦option quay⟧ or ⟦option yard⟧⟧")
    #expect(tree == "⟦choice ⟦kind filter by⟧ ⟦option loft⟧, ⟦option quay⟧ or ⟦option yard⟧⟧")
  }

  @Test func `what is shown is not a field`() throws {
    let (tree, _) = try mended("⟦field ⟦label show the sail number⟧⟧")
    #expect(tree == "⟦fact show ⟦label the sail number⟧⟧")
  }

  @Test func `a short question of a talk names what answers it`() throws {
    let talk =
      "Mo: berth?\\nIda: ⟦choice ⟦option north⟧ or ⟦option south⟧⟧\\nMo: ok\\nIda: and the flag"
    #expect(try mended(talk).tree.contains("⟦label berth⟧"))
    let answer =
      "Mo: is it due today?\\nIda: ⟦choice ⟦option yes⟧ ⟦option both⟧⟧\\nMo: ok\\nIda: fine"
    #expect(try !mended(answer).tree.contains("⟦choice"))
  }
}
