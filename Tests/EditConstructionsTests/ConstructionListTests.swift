import EditConstructions
import ScreenAnchors
import ScreenModel
import Testing

/// The patterns of the constructions, and how they are matched.
@Suite struct ConstructionListTests {
  private static let screen = Screen(
    title: "Repairs",
    sections: [
      Section(
        id: "repairs",
        components: [
          .table(
            .init(
              title: "Bikes", columns: ["Bike", "Price"],
              rows: [["City 1", "$40"], ["Cargo 2", "$90"]])),
          .field(.init(label: "Owner", placeholder: "", name: "owner")),
          .button(.init(label: "Save", action: "save")),
        ])
    ])

  private func matches(_ text: String) -> [ConstructionMatch] {
    let finder = AnchorFinder(screen: Self.screen, words: .shipped)
    let said = ConstructionMatcher.unfolded(EditToken.tokens(of: Array(text.utf8))[...])
    return ConstructionMatcher(finder: finder).matches(said, isLast: false)
  }

  @Test func `every operation has a pattern, and every word of a pattern is one of a text`() {
    let all = ConstructionList.shipped.constructions
    #expect(Set(all.map(\.operation)) == Set(EditOperation.allCases))
    func words(_ nodes: [PatternNode]) -> [String] {
      nodes.flatMap { node -> [String] in
        switch node {
        case .word(let word): [word]
        case .choice(let choices): choices.flatMap(words)
        case .phrase, .slot: []
        }
      }
    }
    // A slot that is unknown would be a word in capitals.
    for word in all.flatMap({ words($0.pattern) }) { #expect(word == word.lowercased()) }
  }

  @Test func `every class that a pattern names has phrases`() {
    func classes(_ nodes: [PatternNode]) -> [String] {
      nodes.flatMap { node -> [String] in
        switch node {
        case .phrase(let name, _): [name]
        case .choice(let choices): choices.flatMap(classes)
        case .word, .slot: []
        }
      }
    }
    let names = Set(ConstructionList.shipped.constructions.flatMap { classes($0.pattern) })
    for name in names { #expect(EditWords.shipped.first(name) != nil, "\(name)") }
  }

  @Test(arguments: [
    ("nobody uses the owner", EditOperation.remove), ("owner as a dropdown: Ann, Bo", .retype),
    ("each bike needs a colour and a size", .attribute), ("only the first two bikes", .limit),
    ("put the table left of the owner", .beside), ("filter by price", .filter),
  ])
  func `a clause is explained by the construction that says most of it`(
    _ text: String, _ operation: EditOperation
  ) {
    #expect(matches(text).first?.operation == operation)
  }

  @Test(arguments: [
    "nobody uses the weather", "owner", "the moon left of the owner", "the weather is useless",
    "the weather as a dropdown: rain, sun",
  ])
  func `a clause about what is not there is explained by none`(_ text: String) {
    let found = matches(text).filter {
      ![.filter, .insert, .title, .listing].contains($0.operation)
    }
    #expect(found.isEmpty, "\(found.map(\.operation))")
  }

  @Test func `an enumeration ends where another request begins`() throws {
    let found = matches("links to privacy and imprint and add a note")
    let match = try #require(found.first { $0.operation == .several })
    let list = try #require(match[.list])
    #expect(list.map(\.text) == ["privacy", "and", "imprint"])
    #expect(match.rest.map(\.text) == ["and", "add", "a", "note"])
  }

  @Test func `brackets with several things in them are read as an enumeration`() {
    let said = EditToken.tokens(of: Array("by state (open, closed) now".utf8))
    let words = ConstructionMatcher.unfolded(said[...]).map(\.text)
    #expect(words == ["by", "state", ":", "open", ",", "closed", ",", "now"])
    let one = EditToken.tokens(of: Array("Express (next day)".utf8))
    #expect(ConstructionMatcher.unfolded(one[...]).map(\.text) == ["Express", "(next", "day)"])
  }
}
