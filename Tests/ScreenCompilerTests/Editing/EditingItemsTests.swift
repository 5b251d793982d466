import ScreenCompiler
import Testing

/// Edits that add to lists, tables and routines, whose words do not say what kind the new thing is.
@Suite struct EditingItemsTests {
  private static func screen(_ components: [Component]) -> Screen {
    Screen(title: "Things", sections: [Section(id: "things", title: "", components: components)])
  }

  private static let packing = screen([
    .list(.init(title: "", items: [.init(title: "Passport"), .init(title: "Charger")]))
  ])
  private static let people = screen([
    .list(
      .init(
        title: "", style: .cards,
        items: [
          .init(title: "Ana", detail: "designer, Lisbon"),
          .init(title: "Ben", detail: "engineer, Berlin"),
        ]))
  ])
  private static let routine = screen([
    .repetition(.init(label: "Squats", sets: 3, reps: 10)),
    .timer(.init(label: "Plank", seconds: 60)),
  ])
  private static let sales = screen([
    .stat(.init(label: "Orders", value: "312")), .stat(.init(label: "Returns", value: "14")),
    .table(
      .init(
        title: "", columns: ["Product", "Price", "Left"],
        rows: [["Mug", "$14", "3"], ["Lamp", "$49", "5"]])),
  ])

  private static func changes(_ screen: Screen, _ text: String) throws -> (Compilation, [String]) {
    let result = try screen.edited(text)
    return (result, ScreenDifference(from: screen, to: result.screen).changes.map(\.words))
  }

  @Test(arguments: [
    (packing, "add sunscreen and a hat", "{\"title\":\"Sunscreen\"},{\"title\":\"Hat\"}"),
    (packing, "make these checkboxes", "\"type\":\"checklist\""),
    (people, "add Dan, an analyst in Madrid", "\"title\":\"Dan\",\"detail\":\"analyst, Madrid\""),
    (
      people, "show them as a simple list instead of cards",
      "{\"type\":\"list\",\"items\""
    ),
    (people, "Ben moved to Munich", "\"detail\":\"engineer, Munich\""),
    (routine, "squats should be 4x12", "\"sets\":4,\"reps\":12"),
    (routine, "add lunges 3x12 after squats", "\"label\":\"Lunges\",\"sets\":3,\"reps\":12"),
    (
      sales, "add average order $154",
      "\"value\":\"$154\"},{\"type\":\"table\""
    ),
    (sales, "add a status column, all open", "[\"Mug\",\"$14\",\"3\",\"Open\"]"),
  ])
  func `a new thing is what its neighbours are`(
    _ screen: Screen, _ text: String, _ words: String
  ) throws {
    let (result, changes) = try Self.changes(screen, text)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
    #expect(result.screen.json(.compact).contains(words), "\(changes)")
  }

  @Test(arguments: [
    (sales, "add a region column with North", "rows"),
    (routine, "squats should be 4xmany", ""),
    (packing, "replace the socks with sandals", "nothing here matches"),
  ])
  func `what fits nothing is unmet, and nothing changes`(
    _ screen: Screen, _ text: String, _ reason: String
  ) throws {
    let (result, _) = try Self.changes(screen, text)
    #expect(result.screen == screen)
    #expect(
      reason.isEmpty || result.ledger.entries.contains { $0.reason.contains(reason) },
      "\(result.ledger.entries.map(\.reason))")
  }
}
