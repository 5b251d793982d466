internal import ScreenTables
internal import ScreenText
/// The subject of a phrase: a noun as the request writes it, and what is known about it.
package struct Thing: Hashable, Sendable {
  /// The noun as the request writes it, in the singular, such as "blood pressure" or "running
  /// shoe".
  package var noun: String
  /// The frame of the thing. It consists of placeholders if nothing is known.
  package var frame: Frame
  /// How the frame was found, as a clause.
  package var reason: String
  /// The noun with its surrounding words as written; empty if only the noun is known.
  package var said = ""
  /// The words that follow the noun after a preposition, such as "grams" in "cups to grams".
  package var rest = ""
  /// The placeholder for a value to be filled in.
  package static let open = "—"

  /// Whether none of the rows are known.
  package var isUnknown = false

  /// Whether only the class of the noun is known.
  package private(set) var isClassed = false

  /// Whether the thing was chosen by a word that the neighbouring words do not support.
  package var isGuess = false

  /// Creates a thing with a frame; its noun can differ from the frame's names.
  package init(_ noun: String, _ frame: Frame, reason: String) {
    self.noun = noun
    self.frame = frame
    self.reason = reason
  }

  /// Creates a thing about which nothing is known, with placeholders for everything.
  package init(unknown noun: String) {
    self.noun = noun
    reason = "nothing is known of '\(noun)'"
    isUnknown = true
    let name = Wording.capitalized(noun)
    frame = Frame(names: [noun])
    frame.attributes = [
      FrameAttribute(label: name, kind: .title), FrameAttribute(label: "Date", kind: .day),
      FrameAttribute(label: "Note", kind: .note),
    ]
    frame.rows = ["2027-03-16", "2027-03-18", "2027-03-19", "2027-03-23"].enumerated().map {
      ["\(name) \($0 + 1)", $1, ""]
    }
    frame.actions = ["Open"]
  }

  /// Creates things that the catalog cannot list, with only placeholders for their names.
  package init(unlisted noun: String) {
    self.init(unknown: noun)
    frame.attributes = [frame.attributes[0]]
    frame.rows = (1...5).map { ["\(frame.attributes[0].label) \($0)"] }
  }

  /// Creates things that the catalog cannot list, with columns to be filled in for each.
  package init(unlisted noun: String, columns: [String]) {
    self.init(unlisted: noun)
    frame.attributes += columns.map { FrameAttribute(label: $0, kind: .text) }
    frame.rows = frame.rows.map { $0 + columns.map { _ in Self.open } }
  }

  /// Creates an unknown thing from a frame that stands in for it. Neutral values such as days,
  /// states and people are kept, while titles are numbered and all other values are cleared.
  package init(unknown noun: String, like standard: Frame) {
    self.init(noun, standard, reason: "nothing is known of '\(noun)'")
    isUnknown = true
    let name = Wording.capitalized(noun)
    frame.names = [noun]
    frame.noun = noun
    frame.irregularPlural = nil
    frame.tasks = []
    for (place, attribute) in frame.attributes.enumerated() {
      if attribute.kind == .title { frame.attributes[place].label = name }
      for row in frame.rows.indices where !attribute.isNeutral {
        frame.rows[row][place] = attribute.kind == .title ? "\(name) \(row + 1)" : ""
      }
    }
  }

  /// Creates a thing about which at most the labels of its class are known.
  package init(unstated noun: String, _ neutral: Frame?) {
    self.init(unknown: noun)
    guard let neutral else { return }
    frame.sort = neutral.sort
    frame.role = neutral.role
    frame.rows = []
    reason = "no facts of '\(noun)' are known"
    if !neutral.told.isEmpty {
      frame.attributes = [frame.attributes[0]]
      frame.attributes += neutral.told.map { FrameAttribute(label: $0, kind: .text) }
    }
  }

  /// Creates the things of a topic.
  package init(_ topic: Topic) {
    let noun = (topic.columns.first ?? topic.id).lowercased()
    self.init(topic: topic, called: noun)
    isUnknown = false
    frame.names = [noun]
    frame.role = .fact
    frame.source = topic.source ?? topic.id
    frame.actions = []
    frame.rows = topic.items
  }

  /// Creates a thing without rows that has the columns of a topic.
  package init(topic: Topic, called noun: String) {
    self.init(unknown: noun)
    reason = "topic '\(topic.id)'"
    frame.rows = []
    frame.attributes = topic.columns.enumerated().map { place, column in
      FrameAttribute(label: column, kind: place == 0 ? .title : .text)
    }
  }

  /// Creates a thing of which only the class is known, from the neutral frame of the class with the
  /// noun filled in.
  package init(_ noun: String, like neutral: Frame) {
    self.init(noun, neutral, reason: "a \(neutral.sort.rawValue), as '\(noun)' is one")
    isClassed = true
    frame.names = [noun]
    // A session of swimming is still called a session.
    if neutral.noun == neutral.name {
      frame.noun = noun
      frame.irregularPlural = nil
    }
    let capital = Wording.capitalized(noun)
    func named(_ text: String) -> String {
      Self.filling(text) { $0 == "X" ? capital : $0 == "x" ? noun : nil }
    }
    frame.rows = frame.rows.map { $0.map(named) }
    frame.actions = frame.actions.map(named)
    frame.tasks = frame.tasks.map(named)
    for place in frame.attributes.indices {
      frame.attributes[place].label = named(frame.attributes[place].label)
    }
  }

  /// Returns the thing under another noun.
  package func called(_ noun: String) -> Thing {
    var thing = self
    thing.noun = noun
    return thing
  }

  /// Returns the thing with a name as the title of its first row. The rows are samples for other
  /// things of the kind, and a minibar bill is not a bill for electricity. People, services, places
  /// and facts keep their titles.
  package func titled(_ noun: String) -> Thing {
    var thing = self
    let title = frame.titlePlace
    guard !frame.isFactual, !frame.rows.isEmpty, frame.attributes[title].kind == .title,
      frame.role != .person, frame.role != .service, frame.role != .place
    else { return self }
    thing.frame.rows[0][title] = Wording.capitalized(noun)
    return thing
  }

  /// The plural of the noun.
  package var plural: String {
    // "Books read" are several already.
    if let space = noun.utf8.lastIndex(of: UInt8(ascii: " ")),
      Self.done.contains(String(noun[space...].dropFirst()))
    {
      return Plurals.plural(of: Wording.singular(String(noun[..<space]))) + noun[space...]
    }
    return noun == frame.name ? framePlural(of: noun) : Plurals.plural(of: noun)
  }

  /// Participles at the end of a noun.
  private static let done: Set<String> = [
    "read", "seen", "visited", "watched", "played", "owned", "bought", "tasted", "tried", "caught",
    "finished", "planted", "cooked", "eaten",
  ]

  /// The noun for one row, and its plural.
  var rowNoun: String {
    // A team's roster lists shifts: the frame's noun for a row takes precedence over the request's
    // noun.
    guard !isUnknown, frame.noun != frame.name || !frame.names.contains(noun) else { return noun }
    return frame.noun
  }
  var rowPlural: String { rowNoun == noun ? plural : framePlural(of: rowNoun) }

  private func framePlural(of noun: String) -> String {
    frame.irregularPlural ?? Plurals.plural(of: noun)
  }

  /// Fills the slots of a text. `{x}` and `{xs}` are the noun and its plural, `{one}` and `{many}`
  /// those of a row, `{name}` the title of the first row, `{said}` the noun with its surrounding
  /// words, `{Rest}` the words after a preposition, `{T}` the title and `{V}` the verb. `{X}`,
  /// `{Xs}`, `{One}` and `{Many}` are capitalized.
  package func filling(_ text: String, title: String, verb: String) -> String {
    Self.filling(text) { place in
      switch place {
      case "x": noun
      case "xs": plural
      case "X": Wording.capitalized(noun)
      case "Xs": Wording.capitalized(plural)
      case "one": rowNoun
      case "many": rowPlural
      case "One": Wording.capitalized(rowNoun)
      case "Many": Wording.capitalized(rowPlural)
      case "name": firstName
      case "said": Wording.capitalized(said.isEmpty ? noun : said)
      case "Rest": rest.isEmpty ? "Result" : Wording.capitalized(rest)
      case "T": title
      case "V": Wording.capitalized(verb)
      default: nil
      }
    }
  }

  /// Replaces each word in braces by the result of a function; words without a result are
  /// unchanged.
  static func filling(_ text: String, with words: (Substring) -> String?) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var filled = ""
    var rest = text[...]
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let end = rest[start...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      let inner = rest[rest.index(after: start)..<end]
      let after = rest.index(after: end)
      filled += rest[..<start]
      filled += words(inner) ?? String(rest[start..<after])
      rest = rest[after...]
    }
    return filled + rest
  }

  /// The title of the first row, or the capitalized noun if there are no rows.
  var firstName: String {
    frame.rows.first.map { frame.title(of: $0) } ?? Wording.capitalized(noun)
  }
}

extension Frame {
  /// The index of the attribute that names a row.
  package var titlePlace: Int {
    attributes.firstIndex(where: \.isName)
      ?? attributes.firstIndex { $0.kind == .choice || $0.kind == .text || $0.kind == .place } ?? 0
  }

  /// Returns the title of a row.
  package func title(of row: [String]) -> String { attributes[titlePlace].shown(row[titlePlace]) }

  /// The indices of the attributes with a meaningful total.
  var totals: [Int] { attributes.indices.filter { attributes[$0].total != nil } }

  /// The index of the first price, or nil if there is none.
  var price: Int? { attributes.firstIndex { $0.kind == .money } }

  /// The index of the state of a row, or nil if there is none.
  var state: Int? { attributes.firstIndex(where: \.isState) }

  /// The index of the state or the stage of a row, which are the columns of a board, or nil if there
  /// is neither.
  var stage: Int? {
    state ?? attributes.firstIndex { $0.kind == .choice && $0.label == "Stage" }
  }

  /// The index of the first day or date.
  var day: Int? { attributes.firstIndex { $0.kind == .day || $0.kind == .date } }
}
