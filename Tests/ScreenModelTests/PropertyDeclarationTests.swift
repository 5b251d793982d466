import ScreenModel
import Testing

/// What the vocabulary says of its properties.
@Suite struct PropertyDeclarationTests {
  @Test func `declares the properties of a kind in order`() {
    let field = ComponentKind.field.properties
    #expect(field.map(\.name) == ["label", "placeholder", "kind", "name", "value", "rules"])
    #expect(field.map(\.isRequired) == [true, true, false, false, false, false])
    #expect(field[2].type == .choice(Component.FieldKind.allCases.map(\.rawValue)))
    #expect(field[2].defaultValue == "text")
    #expect(ComponentKind.divider.properties.isEmpty)
    #expect(ComponentKind.slider.properties[2].defaultValue == 100)
    let table = ComponentKind.table.properties
    #expect(table.prefix(3).map(\.type) == [.text, .texts, .grid])
    #expect(table.map(\.name) == ["title", "columns", "rows", "marks", "actions"])
  }

  @Test func `describes a list's items to one level`() throws {
    guard case .records(let item) = ComponentKind.list.properties[2].type else {
      Issue.record("items are records")
      return
    }
    #expect(
      item.map(\.name) == ["title", "detail", "badge", "image", "facts", "actions", "items"])
    guard case .records(let inner) = item[6].type else {
      Issue.record("an item's items are records")
      return
    }
    #expect(inner.map(\.name) == ["title", "detail", "badge", "image", "facts", "actions"])
  }

  @Test(arguments: ["heading", "paragraph", "keyValue", "badge", "field", "button", "standings"])
  func `the first components have properties that are always written`(_ name: String) throws {
    let kind = try #require(ComponentKind(rawValue: name))
    #expect(kind.properties.contains { $0.isRequired })
  }

  @Test(arguments: ComponentKind.allCases)
  func `names no property like the tag or the samples, and none twice`(_ kind: ComponentKind) {
    let names = kind.properties.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(!names.contains(Element.tagName) && !names.contains(Element.samplesName))
  }
}
