internal import ScreenCatalog
internal import ScreenTables
internal import ScreenText

/// What the words of a short request are to it: its head, which says what kind of record or screen
/// it asks for, its matter, which says what that is about, and qualifiers, which only set values.
///
/// "Warehouse pick list aisle 14" has the head "pick list", the matter "warehouse" and the place
/// "aisle 14". A qualifier is never what a screen is about.
struct RequestParts: Hashable, Sendable {
  /// What a qualifier sets.
  enum Qualifier: Hashable, Sendable, CaseIterable {
    /// A day or a span of days: "this month", "week 32", "2024".
    case time
    /// A person by title and name, or by a possessive name: "Mrs Okafor", "Amira's".
    case person
    /// A numbered place or part: "aisle 14".
    case place
    /// One of several numbered parts: "year 3", "chapter 4".
    case part
    /// How many things or people: "for 6 drivers", "top 100".
    case count
    /// A measure or a code: "205/55", "12s".
    case size
    /// How rows are arranged: "oldest on top", "by colour".
    case order
    /// The state that rows are in: "not signed", "left to pay".
    case state
    /// Whom or what it is for, from or at: "at the hotel desk".
    case company
  }

  /// The part that a word has.
  enum Part: Hashable, Sendable {
    case head, matter, small
    case qualifier(Qualifier)
  }

  /// The parts of the words, in order.
  let parts: [Part]
  /// The words, in lower case.
  let words: [String]
  /// The pattern that is drawn for the head, or nil if none of the words is one.
  let pattern: Pattern?
  /// Whether it asks who, which or what.
  let isQuestion: Bool

  /// The words that say what the request is about.
  var matter: [String] { words(.matter) }
  /// The words that say what kind of screen it asks for.
  var head: [String] { words(.head) }
  /// Whether the request qualifies what it asks for.
  var hasQualifiers: Bool {
    parts.contains { if case .qualifier = $0 { true } else { false } }
  }
  /// The noun of what is counted or numbered: "electricians" in "from 4 electricians", "bus" in "bus
  /// 14".
  var counted: [String] {
    let counted = words(.qualifier(.count)).filter {
      PhraseReader.number($0) == nil && $0 != "top"
    }
    if !counted.isEmpty { return counted }
    return Array((words(.qualifier(.place)) + words(.qualifier(.part))).prefix(1))
  }
  /// Whether it names a person, a numbered place or a size, none of which is in an entry's name.
  var isNamed: Bool {
    parts.contains {
      [.qualifier(.person), .qualifier(.place), .qualifier(.size)].contains($0)
    }
  }
  /// The indices of the words without its qualifiers and what leads to them.
  var core: [Int] { words.indices.filter { parts[$0] == .head || parts[$0] == .matter } }

  /// Returns the words of a part.
  func words(_ part: Part) -> [String] {
    words.indices.filter { parts[$0] == part }.map { words[$0] }
  }

  /// Returns the index range of the first qualifier of a kind, or nil if there is none.
  func place(of qualifier: Qualifier) -> Range<Int>? {
    guard let start = parts.firstIndex(of: .qualifier(qualifier)) else { return nil }
    let end = parts[start...].firstIndex { $0 != .qualifier(qualifier) } ?? parts.endIndex
    return start..<end
  }
}
