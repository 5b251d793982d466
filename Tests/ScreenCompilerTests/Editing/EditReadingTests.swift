import ScreenCompiler
import Testing

/// Edits whose words no clause of the rules fits: what is to be done is read by learned weights.
@Suite struct EditReadingTests {
  private static let studio = Screen(
    title: "Pottery studio",
    sections: [
      Section(
        id: "visit", title: "Visit", layout: .card,
        components: [
          .field(.init(label: "Guest name", placeholder: "", name: "guest-name")),
          .field(.init(label: "Glaze", placeholder: "", name: "glaze")),
          .picker(.init(label: "Clay", options: ["White", "Red"], name: "clay")),
          .toggle(.init(label: "Apron", name: "apron")),
          .field(.init(label: "Remarks", placeholder: "", name: "remarks")),
          .button(.init(label: "Reserve wheel", style: .primary, action: "reserve-wheel")),
        ]),
      Section(
        id: "kiln", title: "Kiln",
        components: [
          .table(
            .init(
              title: "Pieces", columns: ["Piece", "Owner"],
              rows: [["Vase", "Ida"], ["Bowl", "Tom"]]))
        ]),
    ])

  private static func edit(_ text: String) throws -> Compilation {
    try studio.edited(text)
  }

  private static func components(_ text: String) throws -> [Component] {
    try edit(text).screen.sections.flatMap { $0.elements.map(\.component) }
  }

  @Test(arguments: [
    "glaze: clear, celadon, tenmoku", "glaze as a dropdown with clear, celadon and tenmoku please",
    "glazes are clear, celadon, tenmoku",
  ])
  func `what is enumerated behind a thing are its options`(_ text: String) throws {
    let pickers = try Self.components(text).compactMap { component in
      if case .picker(let picker) = component { picker } else { nil }
    }
    #expect(pickers.first { $0.label == "Glaze" }?.options == ["Clear", "Celadon", "Tenmoku"])
  }

  @Test(arguments: [
    "need a phone number too, in case they are late", "we forgot the phone number",
    "could you ask for a phone number as well?",
  ])
  func `what is missing is added, and a reason is not one of it`(_ text: String) throws {
    let fields = try Self.components(text).compactMap { component in
      if case .field(let field) = component { field.label } else { nil }
    }
    #expect(fields.contains("Phone number"), "\(fields)")
    #expect(fields.count == 4)
  }

  @Test(arguments: [
    "clay: add black", "black is missing in the clays",
  ])
  func `a name beside options is one more of them`(_ text: String) throws {
    let pickers = try Self.components(text).compactMap { component in
      if case .picker(let picker) = component { picker } else { nil }
    }
    #expect(pickers.first?.options.contains("Black") ?? false, "\(pickers)")
  }

  @Test func `several changes of one sentence are done each by itself`() throws {
    let result = try Self.edit(
      "nobody wears the apron so lose that, and the wheel button should say \"Book my wheel\"")
    let components = result.screen.sections.flatMap { $0.elements.map(\.component) }
    #expect(!components.contains { if case .toggle = $0 { true } else { false } })
    #expect(
      components.contains { component in
        if case .button(let button) = component { button.label == "Book my wheel" } else { false }
      })
  }

  @Test(arguments: [
    "dark mode would be lovely", "play a sound when the kiln is done",
    "send everybody an email on Fridays", "let the vase spin around",
  ])
  func `what no screen can do is unmet, and changes nothing`(_ text: String) throws {
    let result = try Self.edit(text)
    #expect(result.screen == Self.studio)
    #expect(!result.ledger.isSettled)
  }

  @Test(arguments: [
    "the anvil can go, nobody uses it", "make the anvil a dropdown: big, small",
    "swap the anvil and the tongs",
  ])
  func `what is not there is unmet, and changes nothing`(_ text: String) throws {
    let result = try Self.edit(text)
    #expect(result.screen == Self.studio)
    #expect(!result.ledger.isSettled)
  }
}
