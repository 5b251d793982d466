import ScreenDiagnostics
import Testing

@testable import TypedAnswers

/// A reply and what becomes of it.
struct ReplyCase<Value: Sendable>: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var reply: String
  var value: Value?
  var ids: [String]

  init(_ name: String, _ reply: String, _ value: Value?, _ ids: String...) {
    testDescription = name
    self.reply = reply
    self.value = value
    self.ids = ids
  }
}

struct AdmissionTests {
  static let rome = Trip(
    title: "Rome", days: 7, share: 0.5, isBooked: false, mode: .other, notes: "", start: nil,
    stops: [], tags: [])

  private static func rome(_ change: (inout Trip) -> Void) -> Trip {
    var trip = rome
    change(&trip)
    return trip
  }

  static let trips: [ReplyCase<Trip>] = [
    ReplyCase("fallbacks replace what is left out", #"{"title":"Rome"}"#, rome),
    ReplyCase(
      "a whole answer",
      #"{"title":"Rome","days":3,"share":0.25,"isBooked":true,"mode":"train","notes":"a\nb","#
        + #""start":"2027-03-14","stops":[{"city":"Graz","nights":2}],"tags":["sun","art"]}"#,
      Trip(
        title: "Rome", days: 3, share: 0.25, isBooked: true, mode: .train, notes: "a\nb",
        start: "2027-03-14", stops: [Stop(city: "Graz", nights: 2)], tags: ["sun", "art"])),
    ReplyCase(
      "a fence, chatter and a comma too many", "Sure!\n```json\n{\"title\": \"Rome\",}\n```", rome,
      "code-fence", "surrounding-text", "trailing-comma"),
    ReplyCase("another name", #"{"name":"Rome"}"#, rome, "property-name"),
    ReplyCase(
      "numbers and flags in quotes", #"{"title":"Rome","days":"3","isBooked":"yes"}"#,
      rome {
        $0.days = 3
        $0.isBooked = true
      }, "text-as-number", "value-as-flag"),
    ReplyCase(
      "numbers beyond their bounds", #"{"title":"Rome","days":90,"share":-1}"#,
      rome {
        $0.days = 30
        $0.share = 0
      }, "number-out-of-bounds", "number-out-of-bounds"),
    ReplyCase(
      "a text that is too long", #"{"title":"Rome and Naples and Bari"}"#,
      rome { $0.title = "Rome and Naples and…" }, "text-too-long"),
    ReplyCase(
      "a day that there is not", #"{"title":"Rome","start":"2027-02-30"}"#, rome, "bad-date"),
    ReplyCase(
      "another spelling of a case", #"{"title":"Rome","mode":"Train"}"#,
      rome { $0.mode = .train }, "value-name"),
    ReplyCase(
      "no case at all", #"{"title":"Rome","mode":"submarine voyage"}"#, rome, "unknown-value"),
    ReplyCase(
      "elements of no use, and too many",
      #"{"title":"Rome","stops":[{"nights":2},{"city":"A"},"B",{"city":"C"},{"city":"D"}]}"#,
      rome {
        $0.stops = [
          Stop(city: "A", nights: 1), Stop(city: "B", nights: 1), Stop(city: "C", nights: 1),
        ]
      }, "bad-row", "value-as-record", "too-many-elements"),
    ReplyCase(
      "elements equal but for case", #"{"title":"Rome","tags":["sun","Sun","art"]}"#,
      rome { $0.tags = ["sun", "art"] }, "duplicate-element"),
    ReplyCase(
      "too few elements, with a fallback", #"{"title":"Rome","tags":["sun"]}"#, rome,
      "too-few-elements"),
    ReplyCase(
      "a member that nobody knows", #"{"title":"Rome","price":3}"#, rome, "unknown-property"),
    ReplyCase(
      "an object that looks like a pointer to data", #"{"title":{"from":"/title"}}"#, nil,
      "wrong-kind", "bad-row", "unusable-answer"),
    ReplyCase("nothing of it", "{}", nil, "bad-row", "unusable-answer"),
    ReplyCase(
      "a title of one letter", #"{"title":"R"}"#, nil, "text-too-short", "bad-row",
      "unusable-answer"),
    ReplyCase(
      "an empty title", #"{"title":" "}"#, nil, "white-space", "empty-text", "bad-row",
      "unusable-answer"),
  ]

  @Test(arguments: trips)
  func `a reply becomes a value, or an error`(test: ReplyCase<Trip>) {
    let admission = Trip.schema.admit(test.reply)
    #expect(admission.value == test.value)
    #expect(admission.diagnostics.map(\.id).sorted() == test.ids.sorted())
    #expect(admission.diagnostics.contains { $0.severity == .error } == (test.value == nil))
  }

  static let wishes: [ReplyCase<Wish>] = [
    ReplyCase(
      "a variant with a payload", #"{"answer":{"type":"trip","title":"Rome"}}"#, .trip(rome)),
    ReplyCase(
      "a variant with properties", #"{"answer":{"type":"rest","hours":2,"place":"Bed"}}"#,
      .rest(hours: 2, place: "Bed")),
    ReplyCase(
      "a variant's fallbacks", #"{"answer":{"type":"rest"}}"#, .rest(hours: 1, place: "")),
    ReplyCase("a variant with nothing in it", #"{"answer":{"type":"nothing"}}"#, .nothing),
    ReplyCase(
      "the tag as a wrapper", #"{"answer":{"rest":{"hours":2}}}"#, .rest(hours: 2, place: ""),
      "component-tag"),
    ReplyCase(
      "a kind that there is not", #"{"answer":{"type":"cruise","days":3}}"#,
      .unclear(reason: "'cruise' is not a known kind"), "unknown-variant"),
    ReplyCase(
      "no kind at all", #"{"answer":{"hours":2}}"#,
      .unclear(reason: "a part of the answer has no type"), "untagged-variant"),
    ReplyCase(
      "the out branch", #"{"answer":{"type":"unclear","reason":"no verb"}}"#,
      .unclear(reason: "no verb")),
    ReplyCase(
      "a variant without what it needs", #"{"answer":{"type":"trip"}}"#, nil, "bad-row", "bad-row",
      "unusable-answer"),
    ReplyCase("no answer", #"{"wish":1}"#, nil, "unknown-property", "bad-row", "unusable-answer"),
    ReplyCase("no JSON", "I would rather not.", nil, "no-object"),
  ]

  @Test(arguments: wishes)
  func `a reply becomes a case, or an error`(test: ReplyCase<Wish>) {
    let admission = Wish.schema.admit(test.reply)
    #expect(admission.value == test.value)
    #expect(admission.diagnostics.map(\.id).sorted() == test.ids.sorted())
  }

  @Test func `an enumeration within another is a member below it`() {
    let reply = """
      {"wishes": [{"type": "nothing"}, {"type": "rest", "hours": 2}],
       "best": {"type": "wish", "answer": {"type": "rest", "hours": 2}}}
      """
    let rest = Wish.rest(hours: 2, place: "")
    #expect(
      Diary.schema.admit(reply).value == Diary(wishes: [.nothing, rest], best: .wish(rest)))
    #expect(Diary.schema.admit(#"{"wishes":[],"best":{"type":"none"}}"#).value == nil)
  }

  @Test func `an error names the place of what was wrong`() {
    let diagnostics = Trip.schema.admit(
      #"{"title":"Rome","stops":[{"city":"A"},{"city":""}]}"#
    ).diagnostics
    #expect(diagnostics.map(\.path) == ["stops/1", "stops/1/city"])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `no reply crashes it, and whatever it takes is within bounds`(seed: UInt64) {
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\"title\"", "\"days\"", "\"stops\"", "\"tags\"",
      "\"city\"", "1e400", "-3", "0.5", "true", "null", "\"Rome\"", "\\u", "é", "\u{0}", " ", "x",
      "{\"title\":\"Rome\"}", "'", "```", "\"a\"",
    ]
    let reply = "{\"title\":\"Rome\"," + (0..<60).map { _ in pieces[next(pieces.count)] }.joined()
    guard let trip = Trip.schema.admit(reply).value else { return }
    #expect((2...20).contains(trip.title.unicodeScalars.count))
    #expect((1...30).contains(trip.days) && (0...1).contains(trip.share))
    #expect(trip.stops.count <= 3 && (trip.tags.isEmpty || (2...4).contains(trip.tags.count)))
  }
}
