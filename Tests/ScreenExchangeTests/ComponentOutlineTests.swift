import ScreenModel
import Testbed
import Testing

@testable import ScreenExchange

/// What is said of a kind of component that a format knows nothing of.
@Suite struct ComponentOutlineTests {
  @Test(arguments: ComponentKind.allCases)
  func `says every text of a kind that a user sees`(_ kind: ComponentKind) {
    var filler = PropertyFiller(["Alpha", "Bravo", "Charlie", "Delta", "Echo"], seed: 7)
    for _ in 0..<20 {
      var component = filler.component(kind)
      // What an entry must fulfil is not a part of what is seen.
      if case .field(var field) = component {
        field.rules = nil
        component = .field(field)
      }
      let simpler = ComponentOutline(component).component
      let said = RecordTexts.of(simpler.component).joined(separator: " ")
      for text in RecordTexts.of(component) { #expect(said.contains(text)) }
    }
  }

  @Test func `names only a host reads are not said`() {
    let button = Component.button(.init(label: "Save", action: "save-all", opens: "sure"))
    #expect(ComponentOutline(button).component.component == .paragraph(.init(text: "Save")))
  }

  @Test func `a name alone is a text, with something beside it a fact, and with records a list`() {
    let image = ComponentOutline(.image(.init(description: "Harbour", source: "a.png")))
    #expect(image.component.component == .paragraph(.init(text: "Harbour")))
    let stat = ComponentOutline(.stat(.init(label: "Orders", value: "12", change: "3 %")))
    #expect(stat.component.component == .keyValue(.init(key: "Orders", value: "12, 3 %")))
    let steps = ComponentOutline(
      .steps(.init(title: "Move", items: [.init(label: "Pack", detail: "Books", state: .done)])))
    let item = Component.ListItem(title: "Pack", detail: "Books · done")
    #expect(steps.component.component == .list(.init(title: "Move", items: [item])))
  }

  @Test func `a kind's simpler form ends in one that every format has`() {
    for kind in ComponentKind.allCases {
      var component = Component(kind)
      var steps = 0
      while let simpler = component.simpler {
        component = simpler.component
        steps += 1
        #expect(steps < 4)
        guard steps < 4 else { break }
      }
      #expect([.heading, .paragraph, .code, .divider, .list, .table].contains(component.kind))
    }
  }
}
