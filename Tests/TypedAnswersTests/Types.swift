import TypedAnswers

/// Properties of every kind.
struct Trip: Equatable, TypedAnswer {
  enum Mode: String, CaseIterable { case train, plane, other }

  var title: String
  var days: Int
  var share: Double
  var isBooked: Bool
  var mode: Mode
  var notes: String
  var start: String?
  var stops: [Stop]
  var tags: [String]

  static let title = Property("title", .text(2...20), "Where to, in 1-3 words", aliases: ["name"])
  static let start = Property("start", .optional(.date()), "The first day, as 2027-03-14")
  static let stops = Property(
    "stops", .array(0...3, of: .nested(Stop.self)), "Stops on the way, at most 3")
  static let tags = Property(
    "tags", .array(2...4, of: .text(1...10), .distinct, otherwise: .empty), "2 to 4 different words"
  )

  static let schema = Schema(Trip.init, guide: "A trip") {
    title
    Property("days", .integer(1...30, otherwise: 7), "How long, in days; 7 where not said")
    Property("share", .number(0...1, otherwise: 0.5), "Share already paid, 0 to 1")
    Property("isBooked", .flag(otherwise: false), "Whether it is booked")
    Property("mode", .choice(Mode.self, otherwise: .other), "How; other where not said")
    Property("notes", .lines(0...200), "Anything else, at most 200 characters")
    start
    stops
    tags
  }
}

/// A type that another one holds.
struct Stop: Equatable, TypedAnswer {
  var city: String
  var nights: Int

  static let schema = Schema(Stop.init, guide: "A stop") {
    Property("city", .text(1...30), "The city, in its own language's spelling, 1-30 letters")
    Property("nights", .integer(0...9, otherwise: 1), "Nights there; 1 where not said")
  }
}

/// An enumeration with a way out.
enum Wish: Equatable, TypedAnswer {
  case trip(Trip)
  case rest(hours: Int, place: String)
  case nothing
  case unclear(reason: String)

  static let schema = Schema(guide: "What is wished for") {
    Variant("trip", Wish.trip, "A journey is requested")
    Variant("rest", Wish.rest, "A break is requested") {
      Property("hours", .integer(1...12, otherwise: 1), "How long, in hours")
      Property("place", .text(0...20), "Where, at most 20 letters")
    }
    Variant("nothing", { Wish.nothing }, "Nothing is requested") {}
    Variant("unclear", Wish.unclear, "It is unclear what is requested", .out) {
      Property("reason", .text(1...80), "What is missing, in at most 80 letters")
    }
  }
}

/// A type that holds enumerations, one of them within another.
struct Diary: Equatable, TypedAnswer {
  var wishes: [Wish]
  var best: Inner

  enum Inner: Equatable, TypedAnswer {
    case wish(Wish)
    case none

    static let schema = Schema {
      Variant("wish", Inner.wish, "There is one")
      Variant("none", { Inner.none }, "There is none", .out) {}
    }
  }

  static let schema = Schema(Diary.init) {
    Property("wishes", .array(1...3, of: .nested(Wish.self)), "1 to 3 wishes, the first first")
    Property("best", .nested(Inner.self), "The best of them")
  }
}
