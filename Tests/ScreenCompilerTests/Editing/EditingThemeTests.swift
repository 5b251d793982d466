import ScreenCompiler
import Testing

/// Edits of the looks of a whole screen, and those that only sound so.
@Suite struct EditingThemeTests {
  private static let shop = Screen(
    title: "Mugs",
    sections: [
      Section(
        id: "mug",
        components: [
          .stat(.init(label: "Price", value: "$24")),
          .field(.init(label: "Name", placeholder: "", name: "name")),
          .button(.init(label: "Buy", style: .primary, action: "buy")),
          .button(.init(label: "Save", action: "save")),
        ])
    ])

  private static let settings = Screen(
    title: "Settings",
    sections: [
      Section(
        id: "looks",
        components: [
          .toggle(.init(label: "Dark mode", name: "dark")),
          .picker(.init(label: "Theme", options: ["Light", "Dark"], name: "theme")),
        ])
    ])

  private static func edit(_ screen: Screen, _ text: String) throws -> Compilation {
    try Compiler().edit(screen, SourceText(name: "<edit>", text))
  }

  @Test(arguments: [
    ("I want it dark with orange", Screen.Accent.orange, Screen.Appearance.dark),
    ("use a dark theme please", .standard, .dark),
    ("make the whole screen light", .standard, .light),
    ("our brand colour is teal", .teal, .automatic),
    ("the primary color should be purple", .purple, .automatic),
    ("make everything blue", .blue, .automatic),
    ("could we have a green theme", .green, .automatic),
    ("give it a dark red colour scheme", .red, .automatic),
    ("a black background", .standard, .dark),
  ])
  func `the looks of the screen are its accent and its appearance`(
    _ text: String, _ accent: Screen.Accent, _ appearance: Screen.Appearance
  ) throws {
    let result = try Self.edit(Self.shop, text)
    #expect(result.screen.accent == accent)
    #expect(result.screen.appearance == appearance)
    #expect(result.screen.sections == Self.shop.sections)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
  }

  @Test func `one request of several may be for the looks`() throws {
    let result = try Self.edit(
      Self.shop, "Title should be \"Cups\" and I want it dark with orange")
    #expect(result.screen.title == "Cups")
    #expect(result.screen.accent == .orange)
    #expect(result.screen.appearance == .dark)
  }

  @Test func `a background has no hue, which is said`() throws {
    let result = try Self.edit(Self.shop, "a light blue background")
    #expect(result.screen.accent == .blue)
    #expect(result.screen.appearance == .light)
    #expect(result.ledger.entries.map(\.outcome) == [.approximated])
  }

  @Test func `a green button is positive, a red one destroys`() throws {
    let green = try Self.edit(Self.shop, "make the buy button green").screen
    #expect(green.json(.compact).contains(#""label":"Buy","style":"positive""#))
    let red = try Self.edit(Self.shop, "make the save button red").screen
    #expect(red.json(.compact).contains(#""label":"Save","style":"destructive""#))
    #expect(green.accent == .standard && red.accent == .standard)
  }

  @Test(arguments: [
    "dark mode should be on", "Dark should be the default theme", "add a light", "remove dark mode",
    "add a dark mode description",
  ])
  func `a setting that is called so is no look of the screen`(_ text: String) throws {
    let screen = try Self.edit(Self.settings, text).screen
    #expect(screen.accent == .standard)
    #expect(screen.appearance == .automatic)
  }

  @Test(arguments: ["make the price red", "show the name in blue", "add a blue mug"])
  func `the colour of a thing is not that of the screen`(_ text: String) throws {
    #expect(try Self.edit(Self.shop, text).screen.accent == .standard)
  }

  @Test func `shapes of a whole screen are refused`() throws {
    let result = try Self.edit(Self.shop, "make the buttons purple with round corners")
    #expect(result.screen.accent == .purple)
    #expect(result.ledger.entries.contains { $0.outcome == .unmet })
  }
}
