import Testing

@testable import ScreenLines

/// Which lines head others, and what a head makes of the lines below it.
@Suite struct HeadedLineTests {
  private func told(_ annotated: String) -> [String] { DraftedLines(annotated).told }

  @Test(arguments: [
    (
      "h ## Payment\ni - Card number\nh ## Delivery\ni - Street",
      [
        #"section "Payment" {input text "Card number"}"#,
        #"section "Delivery" {input text "Street"}"#,
      ]
    ),
    (
      "h Kitchen\nd Oven\nd Sink\n\nd Garden hose",
      [
        #"list "Kitchen" [Oven; Sink]"#, #"paragraph = Garden hose"#,
      ]
    ),
    (
      "i - My book\ni   - Pages\ni   - Mood",
      [#"section "My book" {input "Pages", input "Mood"}"#]
    ),
    ("s # Requirements\ni - Nickname", [#"input text "Nickname""#]),
    (
      "s ## Description\nd A house by the sea.",
      [#"section "Description" {paragraph = A house by the sea.}"#]
    ),
    ("h ## Bed 3, empty", [#"heading "Bed 3, empty" = Bed 3, empty"#]),
  ])
  func `a head holds what belongs to it`(_ annotated: String, _ expected: [String]) {
    #expect(told(annotated) == expected)
  }

  @Test(arguments: [
    ("h ## Topics\ni - Economy\ni - Housing", #"choice multiple "Topics" [Economy; Housing]"#),
    ("h ## Frequency\ni - Daily\ni - Weekly", #"choice "Frequency" [Daily; Weekly]"#),
    ("h ## Remarks\ni - free text", #"input multiline "Remarks""#),
    ("h ## Payment\ni - cash / card", #"choice "Payment" [Cash; Card]"#),
    (
      "h ## Stock list\nv - bin\nv - weight\nb - Order",
      #"table "Stock list"|Bin|Weight {action "Order"}"#
    ),
  ])
  func `a head names what its lines only describe`(_ annotated: String, _ expected: String) {
    #expect(told(annotated) == [expected])
  }

  @Test func `lines below a head that says how to rate them are rated`() {
    #expect(
      told("h ## Skills (rate 1-5)\ni - Mirrors\ni - Bay park") == [
        #"section "Skills" {choice rating 1–5 "Mirrors", choice rating 1–5 "Bay park"}"#
      ])
  }

  @Test(arguments: ["h", "h ##", "h ## ", "s ----", "t ", "h :"])
  func `a head without words heads nothing`(_ annotated: String) {
    #expect(told(annotated + "\ni - Nickname").joined().contains("Nickname"))
  }

  @Test func `a thousand nested heads are read`() {
    let lines = (0..<1000).map { "i " + String(repeating: " ", count: $0) + "- Part \($0)" }
    #expect(!told(lines.joined(separator: "\n")).isEmpty)
  }
}
