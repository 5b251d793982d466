import Sampling
import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testbed
import Testing

@testable import ScreenAssembling

/// What holds for the brief of any tree.
@Suite struct AssemblerTests {
  @Test(arguments: TreebankFixture.all)
  func `every tree of the treebank gives a brief of what is in its text`(
    _ fixture: TreebankFixture
  ) {
    for tree in fixture.trees { check(tree) }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `any tree that the table of labels allows gives a brief`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // Of few letters many names are the same.
    let letters = seed % 2 == 0 ? "ab 12:.\n\"é⟦" : "aa1 "
    for _ in 0..<40 {
      let text = String((0..<60).map { _ in letters.randomElement(using: &random) ?? "a" })
      var tree = ReadingTree(text)
      tree.nodes = nodes(in: nil, SourceRange(0, text.utf8.count), depth: 0, &random)
      #expect(tree.isWellFormed)
      check(tree)
    }
  }

  @Test func `a date among several columns makes no schedule, and one beside a name does`() throws {
    let columns = "⟦column no⟧, ⟦column customer⟧, ⟦column due⟧"
    let invoices = try tree(
      "⟦list ⟦label invoices⟧ with \(columns): ⟦item ⟦label 1⟧ ⟦value Voss⟧ ⟦value 2 May⟧⟧, "
        + "⟦item ⟦label 2⟧ ⟦value Hale⟧ ⟦value 9 May⟧⟧⟧")
    #expect(Brief(invoices).requirements.map(\.subject) == [.need(.records)])
    let trips = try tree(
      "⟦list ⟦label trips⟧: ⟦item ⟦label Voss⟧ ⟦value 2 May⟧⟧, ⟦item ⟦label Hale⟧ ⟦value 9 May⟧⟧⟧")
    #expect(Brief(trips).requirements.map(\.subject) == [.need(.schedule)])
  }

  @Test func `what is said of an input again adds to it, and what is said later counts`() throws {
    let tree = try tree(
      "⟦toggle ⟦label Sound⟧⟧, ⟦toggle ⟦label lights⟧ ⟦value off⟧⟧. "
        + "⟦toggle ⟦label Lights⟧ are ⟦value on⟧⟧ and ⟦field ⟦label sound⟧⟧ is a word.")
    let brief = Brief(tree)
    #expect(brief.requirements.map(\.details.label?.text) == ["Sound", "Lights", "Sound"])
    #expect(brief.requirements[1].details.value?.text == "on")
  }

  @Test(arguments: [
    ("⟦table ⟦label 3 recent visits⟧⟧", "Recent visits", 3),
    ("⟦list ⟦count 3⟧ ⟦label 2 day trips⟧⟧", "2 day trips", 3),
    ("⟦list ⟦label 5 km runs⟧⟧", "5 km runs", nil), ("⟦list ⟦label 12⟧⟧", "12", nil),
    ("⟦list ⟦label 2 boats⟧: ⟦item Anna⟧⟧", "2 boats", nil),
  ])
  func `the number that a name of things begins with says how many there are`(
    _ text: String, _ label: String, _ count: Int?
  ) throws {
    let details = try #require(Brief(try tree(text)).requirements.first).details
    #expect(details.label?.text == label)
    #expect(details.count == count)
  }

  @Test(
    arguments: [
      ("⟦badge a ⟦kind Late badge⟧⟧", "Late"), ("⟦badge a Draft ⟦kind badge⟧⟧", "Draft"),
      ("⟦badge ⟦kind badge⟧ ⟦value 3⟧/⟦target 10⟧⟧", "3/10"),
      ("⟦badge A ⟦kind Late badge⟧⟧", "Late"),
      // What only says how many there are, or how they look, is not a name.
      ("⟦badge a ⟦kind badge⟧⟧", nil), ("⟦badge a ⟦kind green badge⟧⟧", nil),
      ("⟦badge two ⟦kind badges⟧⟧", nil),
    ] as [(String, String?)])
  func `a badge says what stands before its kind`(_ text: String, _ label: String?) throws {
    let details = try #require(Brief(try tree(text)).requirements.first).details
    #expect(details.label?.text == label)
  }

  @Test(arguments: [
    ("⟦fact ⟦label Acidity⟧: ⟦label pH⟧ ⟦value 7.0⟧⟧", "pH 7.0"),
    ("⟦fact ⟦label Distance⟧: about ⟦value 3 km⟧⟧", "about 3 km"),
    ("⟦fact ⟦label Owner⟧: ⟦value Ida⟧⟧", "Ida"),
    ("⟦fact ⟦label Colour⟧ ⟦value 4⟧/⟦target 5⟧⟧", "4/5"),
    ("⟦fact ⟦label Acidity⟧ is about ⟦value 7.0⟧⟧", "7.0"),
  ])
  func `what stands behind the colon of a fact is its value`(_ text: String, _ value: String) throws
  {
    let details = try #require(Brief(try tree(text)).requirements.first).details
    #expect(details.value?.text == value)
  }

  @Test(arguments: [
    ("⟦rating a ⟦kind rating⟧ of ⟦value 7⟧ out of ⟦max 12⟧ for the ⟦label kiln⟧⟧", "7 out of 12"),
    ("⟦rating ⟦label Taste⟧ ⟦value 18⟧/⟦target 20⟧⟧", "18/20"),
    ("⟦rating ⟦kind Rating⟧: ⟦value 8⟧ of ⟦max 12⟧ ⟦kind stars⟧⟧", "8 of 12"),
  ])
  func `what is rated out of more than ten is told in figures`(
    _ text: String, _ value: String
  ) throws {
    let requirement = try #require(Brief(try tree(text)).requirements.first)
    #expect(requirement.subject == .need(.metric))
    #expect(requirement.details.value?.text == value)
    #expect(requirement.details.label != nil)
  }

  @Test(arguments: [
    ("⟦rating ⟦label Taste⟧ ⟦value 4⟧/⟦max 5⟧⟧", Requirement.Subject.component(.rating)),
    ("⟦rating ⟦label Seats⟧ ⟦value 36⟧ out of ⟦max 48⟧⟧", .need(.progress)),
  ])
  func `few stars are stars, and a part of many is progress`(
    _ text: String, _ subject: Requirement.Subject
  ) throws {
    #expect(Brief(try tree(text)).requirements.map(\.subject) == [subject])
  }

  @Test(
    arguments: [
      ("⟦slider ⟦label tent⟧ ⟦min 7⟧×⟦max 4⟧⟧", Requirement.Subject.need(.fact), "7×4"),
      ("⟦slider ⟦label print⟧ ⟦min 10⟧ x ⟦max 15⟧⟧", .need(.fact), "10 x 15"),
      ("⟦slider ⟦label tent⟧ ⟦min 4⟧–⟦max 7⟧⟧", .component(.slider), nil),
      ("⟦slider ⟦kind slider⟧ ⟦label tent⟧ ⟦min 4⟧ x ⟦max 7⟧⟧", .component(.slider), nil),
    ] as [(String, Requirement.Subject, String?)])
  func `a product is a size, and no ends of a slider`(
    _ text: String, _ subject: Requirement.Subject, _ value: String?
  ) throws {
    let requirement = try #require(Brief(try tree(text)).requirements.first)
    #expect(requirement.subject == subject)
    #expect(requirement.details.value?.text == value)
  }

  @Test(arguments: [
    ("⟦field ⟦kind confirm⟧ ⟦label email⟧⟧", "Confirm email"),
    ("⟦field confirm ⟦label new IBAN⟧⟧", "Confirm new IBAN"),
    ("⟦field re-enter ⟦label PIN⟧⟧", "Re-enter PIN"),
    ("⟦field a ⟦label email⟧⟧", "Email"), ("⟦field your ⟦label email⟧⟧", "Email"),
  ])
  func `what is asked for once more says so in its name`(_ text: String, _ label: String) throws {
    let details = try #require(Brief(try tree(text)).requirements.first).details
    #expect(details.label?.text == label)
  }

  @Test func `names that differ in their signs are several options`() throws {
    let tree = try tree(
      "⟦choice ⟦label Skills⟧: ⟦option C++⟧, ⟦option C⟧, ⟦option C⟧#, ⟦option c⟧⟧")
    let items = try #require(Brief(tree).requirements.first).details.items
    #expect(items.map(\.label.text) == ["C++", "C", "C#"])
    #expect(items.map(\.isSelected) == [false, true, false])
  }

  @Test(arguments: [
    (
      "⟦stat ⟦label Oslo⟧ ⟦value −7 °C⟧⟧, ⟦stat ⟦label Rome⟧ ⟦value 18 °C⟧⟧ as ⟦chart a ⟦kind bar chart⟧⟧",
      1
    ),
    (
      "⟦fact ⟦label Oslo⟧ ⟦value 7⟧⟧, ⟦fact ⟦label Rome⟧ ⟦value 18⟧⟧ as ⟦chart a ⟦kind pie⟧⟧", 1
    ),
    // A chart beside figures, or of something else, is a thing of its own.
    (
      "⟦stat ⟦label Oslo⟧ ⟦value 7⟧⟧, ⟦stat ⟦label Rome⟧ ⟦value 18⟧⟧ and ⟦chart a ⟦kind bar chart⟧⟧",
      3
    ),
    (
      "⟦stat ⟦label Oslo⟧ ⟦value 7⟧⟧, ⟦stat ⟦label Rome⟧ ⟦value 18⟧⟧, beneath which comes ⟦chart an ⟦kind area chart⟧⟧",
      3
    ),
    ("⟦stat ⟦label Oslo⟧ ⟦value 7⟧⟧ as ⟦chart a ⟦kind bar chart⟧⟧", 2),
    (
      "⟦stat ⟦label Oslo⟧ ⟦value 7⟧⟧, ⟦stat ⟦label Rome⟧ ⟦value 18⟧⟧ as ⟦chart a ⟦kind chart⟧ of ⟦label rain⟧⟧",
      3
    ),
  ])
  func `figures that are drawn as a chart are its points`(_ text: String, _ count: Int) throws {
    let requirements = Brief(try tree(text)).requirements
    #expect(requirements.count == count)
    guard count == 1 else { return }
    #expect(requirements.first?.subject == .component(.chart))
    #expect(requirements.first?.details.items.map(\.label.text) == ["Oslo", "Rome"])
  }

  @Test(arguments: [
    (
      "⟦progress a ⟦label balance⟧ of ⟦value $1,204.50⟧⟧", Requirement.Subject.need(.metric),
      "$1,204.50"
    ),
    (
      "⟦progress ⟦kind stat⟧ ⟦label fuel⟧ ⟦value 6.4 l⟧/⟦target 100 km⟧⟧", .component(.stat),
      "6.4 l/100 km"
    ),
    ("⟦progress ⟦label steps⟧ ⟦value 8,200⟧⟧", .need(.metric), "8,200"),
    // A share, and what has a whole, is progress.
    ("⟦progress ⟦label steps⟧ ⟦value 8,200⟧ of ⟦target 10,000⟧⟧", .need(.progress), "8,200"),
    ("⟦progress ⟦label upload⟧ ⟦value 40 %⟧⟧", .need(.progress), "40 %"),
    ("⟦progress ⟦label goal⟧ ⟦value 120 percent⟧⟧", .need(.progress), "120 percent"),
    ("⟦progress ⟦label reading⟧ ⟦value 60⟧⟧", .need(.progress), "60"),
    (
      "⟦progress a ⟦kind progress bar⟧ for the ⟦label upload⟧ at ⟦value 7 MB⟧⟧",
      .component(.progress), "7 MB"
    ),
    ("⟦progress ⟦label walk⟧ ⟦value 3 km⟧/⟦target 10 km⟧⟧", .need(.progress), "3 km"),
  ])
  func `an amount without its whole is a figure, and no progress`(
    _ text: String, _ subject: Requirement.Subject, _ value: String
  ) throws {
    let requirement = try #require(Brief(try tree(text)).requirements.first)
    #expect(requirement.subject == subject)
    #expect(requirement.details.value?.text == value)
  }

  @Test(arguments: [
    ("⟦rating ⟦label ride⟧⟧, ⟦field ⟦label comment⟧⟧", "Ride and comment", ""),
    (
      "⟦field ⟦label IBAN⟧⟧, ⟦field ⟦label BIC⟧⟧, ⟦field ⟦label Bank Name⟧⟧",
      "IBAN, BIC and bank name", ""
    ),
    ("⟦stat ⟦label LDL⟧ ⟦value 2⟧⟧ and ⟦stat ⟦label pH⟧ ⟦value 7⟧⟧", "LDL and pH", ""),
    ("⟦list ⟦label rides⟧⟧", "Rides", "rides"),
    ("⟦title ride⟧: ⟦field ⟦label from⟧⟧, ⟦field ⟦label to⟧⟧", "Ride", "ride"),
  ])
  func `names that are joined for a title name no kind of screen`(
    _ text: String, _ title: String, _ topic: String
  ) throws {
    let brief = Brief(try tree(text))
    #expect(brief.title.text == title)
    #expect(brief.topic.text == topic)
  }

  @Test(arguments: [
    (
      "⟦table ⟦item ⟦label T4⟧ ⟦state passed⟧⟧, ⟦item ⟦label T7⟧ ⟦state failed⟧⟧: ⟦column Truck⟧, ⟦column Result⟧⟧",
      ["passed", "failed"]
    ),
    (
      "⟦table ⟦item ⟦label T4⟧ ⟦value 9⟧ ⟦state failed⟧⟧: ⟦column Truck⟧, ⟦column Age⟧, ⟦column Result⟧⟧",
      ["failed"]
    ),
    ("⟦table ⟦item ⟦label T4⟧ ⟦value 9⟧ ⟦state failed⟧⟧: ⟦column Truck⟧⟧", ["9"]),
    ("⟦list ⟦item ⟦label T4⟧ ⟦state failed⟧⟧⟧", [nil]),
  ])
  func `states are values of the column that is left`(_ text: String, _ cells: [String?]) throws {
    let items = try #require(Brief(try tree(text)).requirements.first).details.items
    #expect(items.map(\.values.last?.text) == cells)
  }

  @Test(arguments: [
    ("⟦item Ada⟧, ⟦item Bo⟧, ⟦item ⟦label Ada⟧ ⟦value 3⟧⟧ ⟦state late⟧", ["late", "late"]),
    (
      "⟦item Ada⟧, ⟦item Bo⟧ ⟦state here⟧, ⟦item Cy⟧, ⟦item ⟦label Bo⟧ ⟦value 3⟧⟧ ⟦state late⟧",
      ["here", "late", "late"]
    ),
    ("⟦item Ada⟧, ⟦item Bo⟧", [nil, nil]),
  ])
  func `a state after things is that of all right before it, also of one named again`(
    _ items: String, _ states: [String?]
  ) throws {
    let read = try #require(Brief(try tree("⟦list \(items)⟧")).requirements.first).details.items
    #expect(read.map(\.state?.text) == states)
  }

  @Test(arguments: [
    ("when it happened", Component.FieldKind.date), ("What time?", .time),
    ("how many guests", .number), ("password again", .password), ("again", nil),
    ("whenever", nil), ("what happened", nil),
  ])
  func `a field takes what answers its question`(
    _ label: String, _ kind: Component.FieldKind?
  ) throws {
    let brief = Brief(try tree("⟦field ⟦label \(label)⟧⟧"))
    #expect(brief.requirements.first?.details.fieldKind == kind)
  }

  @Test func `a text with a heading has one above it`() throws {
    let text = "⟦text an ⟦kind article⟧ about ⟦label salt⟧ with a ⟦kind heading⟧⟧"
    #expect(
      Brief(try tree(text)).requirements.map(\.subject) == [
        .component(.heading), .need(.narrative),
      ])
    #expect(Brief(try tree("⟦text a ⟦kind heading⟧ ⟦label Salt⟧⟧")).requirements.count == 1)
  }

  @Test func `a sidebar is a column of the screen`() throws {
    let text = "⟦section a ⟦kind sidebar⟧ with ⟦link ⟦label Home⟧⟧⟧, ⟦section ⟦kind main area⟧⟧"
    #expect(Brief(try tree(text)).layout == .columns)
    #expect(Brief(try tree("⟦section a ⟦kind card⟧⟧")).layout == nil)
  }

  private func tree(_ text: String) throws -> ReadingTree {
    try #require(ReadingTree.parse(SourceText(name: "tree", text)).tree)
  }

  private func check(_ tree: ReadingTree) {
    let brief = Brief(tree)
    #expect(!brief.title.text.isEmpty)
    #expect(brief.intent == tree.text)
    for (index, requirement) in brief.requirements.enumerated() {
      #expect(requirement.range.upperBound <= tree.text.utf8.count)
      if let parent = requirement.parent { #expect(parent < index) }
    }
  }

  private func nodes(
    in parent: TreeLabel?, _ range: SourceRange, depth: Int, _ random: inout SplitMix64
  ) -> [ReadingTree.Node] {
    let labels = TreeLabel.allCases.filter { parent.allows($0) }
    var nodes: [ReadingTree.Node] = []
    var start = range.lowerBound
    while start < range.upperBound, depth < 5, !labels.isEmpty, nodes.count < 6 {
      let lower = start + Int.random(in: 0...2, using: &random)
      let upper = lower + Int.random(in: 1...12, using: &random)
      guard upper <= range.upperBound, let label = labels.randomElement(using: &random) else {
        break
      }
      let inner = SourceRange(lower, upper)
      let children = self.nodes(in: label, inner, depth: depth + 1, &random)
      nodes.append(ReadingTree.Node(label, inner, children: children))
      start = upper
    }
    return nodes
  }
}
