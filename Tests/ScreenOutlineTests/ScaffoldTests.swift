import ScreenBrief
import ScreenDiagnostics
import Testbed
import Testing

@testable import ScreenOutline

/// What is around the requests of tickets, requirements, chats and mails is blanked.
@Suite struct ScaffoldTests {
  private func left(_ text: String) -> String {
    String(decoding: Scaffold(Array(text.utf8)).utf8, as: UTF8.self)
      .split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  @Test(arguments: [
    ("REQ-NET-007  ", "REQ-NET-008  "), ("FR-GATE-1: ", "FR-GATE-2: "), ("AC1 - ", "AC2 - "),
    ("REQ-1.1 ", "REQ-1.2 "), ("Q-001  ", "Q-002  "), ("FERRY_3: ", "FERRY_4: "),
  ])
  func `keys of requirements have several parts and marks`(_ first: String, _ second: String) {
    let text =
      first + "The mate shall see the next crossing.\n" + second
      + "The mate shall be able to print the crew list."
    let scaffold = Scaffold(Array(text.utf8))
    #expect(scaffold.keyCount == 2)
    #expect(
      left(text)
        == "The mate shall see the next crossing. The mate shall be able to print the crew list.")
  }

  @Test(arguments: [
    "Q-001  Bolt, 40 mm\nQ-002  Nut, 8 mm\nQ-003  Washer",
    "A-1  Elna  9 m\nA-2  Sif  7 m\nA-3  Ran  12 m",
    "Bay 4 is free\nBay 5 is taken\nBay 6 is shut",
  ])
  func `the first words of rows are no keys of requirements`(_ text: String) {
    #expect(Scaffold(Array(text.utf8)).keyCount == 0)
  }

  @Test func `the lines about a ticket are none of its requests`() {
    let text = """
      [BOAT-12] Berth page: add the depth
      Type: Story   Priority: Low   Reporter: Tove

      Description:
      Show the depth below the name. The depth is nowhere at the moment.

      DoD: reviewed, translated

      Not in this ticket:
      - tides
      - charts
      """
    let scaffold = Scaffold(Array(text.utf8))
    #expect(left(text) == "Berth page: add the depth Show the depth below the name.")
    #expect(scaffold.ticket != nil)
  }

  @Test func `steps to reproduce are left out and what is expected stays`() {
    let text =
      "Bug #88: Till – no receipt\nSeverity: minor\nSteps to reproduce:\n1. Sell a cake\n"
      + "2. Close the till\nExpected: A button Print receipt below the total.\nActual: Nothing."
    #expect(left(text) == "Till – no receipt A button Print receipt below the total.")
  }

  @Test(arguments: [
    "Type: sloop\nLength: 9 m\nPriority: high\nOwner: Bo",
    "Status: open\nHarbour: Ry\nDepth: 3 m",
  ])
  func `facts with keys of tickets are no ticket`(_ text: String) {
    #expect(Scaffold(Array(text.utf8)).ticket == nil)
    #expect(left(text).hasPrefix(String(text.prefix { $0 != "\n" })))
  }

  @Test(arguments: [
    "[09:14] mo: could you build a page for the hives\n[09:15] ida: sure what goes there\n"
      + "[09:16] mo: name and weight\n[09:17] ida: k, on it tonight",
    "12/03/2024, 09:14 - mo: could you build a page for the hives\n12/03/2024, 09:15 - ida: of course, "
      + "with photos?\n12/03/2024, 09:16 - mo: name and weight\n12/03/2024, 09:17 - ida: lgtm",
    "[12.03.24, 09:14:33] mo: could you build a page for the hives\n[12.03.24, 09:15:02] ida: which ones?\n"
      + "[12.03.24, 09:16:40] mo: name and weight\n[12.03.24, 09:17:00] ida: cool",
    "Mo 09:14\ncould you build a page for the hives\nIda 09:15\nok. any photos?\nMo 09:16\nname and weight\n"
      + "Ida 09:17\nperfect",
  ])
  func `speakers, and what the builder of a screen asks and answers, are no requests`(
    _ text: String
  ) {
    #expect(left(text) == "could you build a page for the hives name and weight")
  }

  @Test func `one sentence of a turn may be talk and the other a request`() {
    let text =
      "mo: can you make a page for the oven\nida: with a timer?\nmo: nah not now. but a list of breads\n"
      + "ida: fine"
    #expect(
      left(text).hasSuffix("but a list of breads fine") || left(text).hasSuffix("a list of breads"))
  }

  @Test func `what others want in a chat stays`() {
    let text =
      "Mo: can you make a page for the oven\nIda: and I want a list of breads\nMo: yes, with prices\n"
      + "Ida: and a search please"
    #expect(left(text).contains("I want a list of breads"))
    #expect(left(text).contains("a search please"))
  }

  @Test(arguments: [
    "> On 4 Mar, Ida wrote:\n> What is on it?", "On 4 Mar, Ida wrote:\n> What is on it?",
    "-----Original Message-----\nFrom: Ida\nWhat is on it?",
    "---- Forwarded message ----\nWhat is on it?",
  ])
  func `earlier mails below a mail are left out`(_ below: String) {
    let text = "Hi Ida,\n\nwe need a page with the name of the boat.\n\nMo\n\n" + below
    #expect(left(text) == "we need a page with the name of the boat. Mo")
  }

  @Test func `quotations that are shown stay`() {
    let text = "Show these:\n> The sea is calm\nand the date."
    #expect(left(text).contains("The sea is calm"))
  }
}
