import Testing

@testable import TypedAnswers

struct PartialTests {
  static let reply = """
    ```json
    { "title": "Rome, then Bari", "days": 12, "isBooked": true, "start": "2027-03-14",
      "stops": [ { "city": "Graz", "nights": 2 }, { "city": "München" } ],
      "tags": ["sun", "\\u0061rt", "sea"] }
    ```
    """

  @Test func `each property is there once it is whole, and stays as it is`() throws {
    let whole = try #require(Trip.schema.admit(Self.reply).value)
    var last = Trip.schema.admitPart("")
    #expect(last.isEmpty)
    var steps = 0
    var beginning = ""
    for scalar in Self.reply.unicodeScalars {
      beginning.unicodeScalars.append(scalar)
      let partial = Trip.schema.admitPart(beginning)
      if let title = partial[Trip.title] { #expect(title == whole.title) }
      if let start = partial[Trip.start] { #expect(start == whole.start) }
      let stops = partial[Trip.stops] ?? []
      #expect(stops == Array(whole.stops.prefix(stops.count)))
      let tags = partial[Trip.tags] ?? []
      #expect(tags == Array(whole.tags.prefix(tags.count)))
      #expect(stops.count >= (last[Trip.stops] ?? []).count, "an array never shrinks")
      #expect(tags.count >= (last[Trip.tags] ?? []).count, "an array never shrinks")
      #expect(partial[Trip.title] != nil || last[Trip.title] == nil, "nothing goes again")
      if partial != last { steps += 1 }
      last = partial
    }
    #expect(steps >= 9, "title, days, flag, start, two stops, three tags")
    #expect(last[Trip.stops] == whole.stops && last[Trip.tags] == whole.tags)
  }

  @Test func `a number is not whole before something follows it`() {
    let days = Property("days", ValueRule<Int>.integer(1...30), "Days")
    #expect(Trip.schema.admitPart(#"{"days": 1"#)[days] == nil)
    #expect(Trip.schema.admitPart(#"{"days": 12,"#)[days] == 12)
  }

  @Test func `what is missing has no fallback yet`() {
    let days = Property("days", ValueRule<Int>.integer(1...30), "Days")
    #expect(Trip.schema.admitPart(#"{"title": "Rome","#)[days] == nil)
    #expect(Trip.schema.admitPart(#"{"title": "Rome","#)[Trip.start] == nil)
  }

  @Test func `a property of another type is not there`() {
    let other = Property("other", ValueRule<Int>.integer(1...30), "Other")
    let title = Property("title", ValueRule<Int>.integer(1...30), "A number")
    let partial = Trip.schema.admitPart(#"{"title": "Rome", "#)
    #expect(partial[other] == nil && partial[title] == nil)
  }

  @Test(arguments: ["", "I think", "[", "{", "{\"", "{\"title", "{\"title\":", "{\"title\":\"R"])
  func `a beginning that says nothing yet is empty`(beginning: String) {
    #expect(Trip.schema.admitPart(beginning).isEmpty)
  }
}
