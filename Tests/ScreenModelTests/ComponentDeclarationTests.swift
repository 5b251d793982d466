import ScreenModel
import Testing

/// What the vocabulary declares of its kinds and of what their properties mean.
@Suite struct ComponentDeclarationTests {
  @Test(arguments: ComponentKind.allCases)
  func `no kind stands in for itself, and none twice`(_ kind: ComponentKind) {
    #expect(!kind.standIns.contains(kind))
    #expect(Set(kind.standIns).count == kind.standIns.count)
  }

  @Test(arguments: ComponentKind.allCases)
  func `only sections are requested as such`(_ kind: ComponentKind) {
    #expect(kind.declaration.section != .demanded)
  }

  @Test(arguments: ComponentKind.allCases.filter { $0 != .divider })
  func `one property names a kind, or is its text`(_ kind: ComponentKind) {
    let naming = kind.properties.filter {
      $0.meaning.isName || $0.meaning == .text || $0.meaning == .code
    }
    #expect(naming.count == 1)
    #expect(naming.allSatisfy { $0.type == .text })
  }

  @Test(arguments: ComponentKind.allCases)
  func `a host knows inputs by their names, and nothing else`(_ kind: ComponentKind) {
    let names = kind.properties.filter { $0.meaning == .identity }
    #expect(names.count == (kind.family == .input ? 1 : 0))
    #expect(names.isEmpty || kind.holdsNames)
  }

  @Test func `what lists actions holds names, too`() {
    #expect(
      ComponentKind.allCases.filter { $0.holdsNames && $0.family != .input } == [
        .list, .table, .button,
      ])
  }

  @Test func `only a choice is a look, and a kind has at most one`() {
    for kind in ComponentKind.allCases {
      let looks = kind.properties.filter { $0.meaning == .variant }
      #expect(looks.count <= 1)
      #expect(looks.isEmpty == kind.variants.isEmpty)
    }
    #expect(ComponentKind.chart.variants == ["bar", "line", "area", "pie"])
    #expect(ComponentKind.field.variants.isEmpty)
  }

  @Test func `quantities are counted without those of records`() {
    let drawn = ComponentKind.allCases.filter { $0.quantityCount > 0 }
    #expect(drawn == [.progress, .rating, .slider, .timer, .repetition])
    #expect(ComponentKind.progress.quantityCount == 1)
    #expect(ComponentKind.chart.quantityCount == 0)
  }

  @Test(arguments: ComponentKind.allCases)
  func `bounds that a meaning sets hold for its default`(_ kind: ComponentKind) {
    for property in kind.properties {
      guard let bounds = property.meaning.bounds else { continue }
      #expect(property.type == .number || property.type == .integer)
      guard case .number(let number) = property.defaultValue?.content else { continue }
      #expect(bounds.contains(number))
    }
  }

  @Test(arguments: ComponentKind.allCases)
  func `what lists things says what one of them is called`(_ kind: ComponentKind) {
    let listsThings = kind.properties.contains { $0.meaning == .things }
    #expect(listsThings == (kind.declaration.thing != nil))
  }
}
