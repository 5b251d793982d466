import ScreenReading
import Testbed
import Testing

/// What is one word with its signs, and what is several.
@Suite struct SignedTokenTests {
  private func words(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SignedTokens(bytes).ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(
    arguments: [
      ("call +44 20 7946 0958 now", ["+44 20 7946 0958"]),
      ("Ida (555) 123-4567, Bo (030)5551234", ["(555) 123-4567", "(030)5551234"]),
      ("Ida 030 1234567; Bo +47 555 01 88.", ["030 1234567", "+47 555 01 88"]),
      ("rent 1 299 €, fee 12 500€", ["1 299 €", "12 500€"]),
      ("ferry 63.3 km/h, wind 4 m/s", ["63.3 km/h", "4 m/s"]),
      ("people 84,200, dues 1,299.50", ["84,200", "1,299.50"]),
      ("U.S., Ph.D. and D.C.", ["U.S.", "Ph.D.", "D.C."]),
      ("C++, 6a+ and −£4.90", ["C++", "6a+", "−£4.90"]),
      ("P!nk, Wham! and AC/DC", ["P!nk", "AC/DC"]), ("f/2.8, 1/250 s", ["f/2.8", "1/250"]),
      ("pay to DE89 3704 0044 0532 0130 00 now", ["DE89 3704 0044 0532 0130 00"]),
      ("FY+1 and UTC+5:30", ["FY+1", "UTC+5:30"]),
      ("phones: iPhone 15 Pro, Pixel 9 Pro", ["iPhone 15 Pro", "Pixel 9 Pro"]),
      ("owed 1'204.50 and 12’000’000", ["1'204.50", "12’000’000"]),
      ("force 12 N, current 3 A, 230 V", ["12 N", "3 A", "230 V"]),
      ("pay £ 34.00, then € -12,40.", ["£ 34.00", "€ -12,40"]),
      (#"a 27" screen, 5'11" tall, 3⅝" screws"#, [#"27""#, #"5'11""#, #"3⅝""#]),
      (#"heading "5'11"", badge "12""#, [#"5'11""#]),
      ("files: .env, .gitignore", [".env", ".gitignore"]),
      ("uses 6.4 l/100 km or 18 kWh/100km", ["6.4 l/100 km", "18 kWh/100km"]),
    ])
  func `signs and groups of digits are of a word`(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    "rooms 101 102 103", "rooms 101 102 and 103", "sizes 40 41 42", "2027 100 people",
    "the 5 100 metre races", "012", "007 agents", "(2) boats", "(12 of 30)", "+ 12 34 56 78",
    "rooms 101,102,103", "read/write 4 and/or none of it", "e.g. tea", "See example.com.", "No. 5.",
    "in 2026 1 299 people came", "Hello!World", "Show 5 Movies", "A Screen With 3 Tabs",
    "costs: Rent 500 Food 300", "name+email", "a Phone 15 pro", "Room 12 Main Hall", "AB12 3456",
    "0 1 2 3 4 5 6 7", "£ and 12", "pounds (£) 12",
    #"rows "1", "2" and "3""#, "wait ... and see", "the end.then more", "ran 5 km/10 km today",
    "boys' 100 m", "5 A levels and 3 T shirts", "Plan B, 3 rooms",
  ])
  func `several numbers stay several`(text: String) { #expect(words(text).isEmpty, "\(text)") }

  @Test func `a long row of groups is read in time`() {
    let text = String(repeating: "+44 20 7946 0958, ", count: 20_000)
    #expect(SignedTokens(Array(text.utf8)).ranges.count == 20_000)
  }
}
