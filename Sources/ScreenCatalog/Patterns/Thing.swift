internal import ScreenTables
internal import ScreenText
/// What a phrase is about: a noun as it is said, and what is known of it.
package struct Thing: Hashable, Sendable {
  /// The noun as it is said, in the singular: "blood pressure", "running shoe".
  package var noun: String
  /// What it is made of; made up of places to fill where nothing is known.
  package var frame: Frame
  /// How the frame was found, in a clause.
  package var reason: String
  /// The noun with what stands around it, as it is written; the noun itself where that is not told.
  package var said = ""
  /// What follows the noun after a preposition: "grams" of "cups to grams".
  package var rest = ""
  /// What stands for a value that is to be filled in.
  package static let open = "—"

  /// Whether none of its rows are known.
  package var isUnknown = false

  /// Whether it was chosen by a word that those beside it do not support.
  package var isGuess = false

  /// A thing of which there is a frame, which may have a name of its own.
  package init(_ noun: String, _ frame: Frame, reason: String) {
    self.noun = noun
    self.frame = frame
    self.reason = reason
  }

  /// A thing of which nothing is known: all is to be filled in.
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

  /// Things of which nobody here knows which there are: all that is shown is places for their names.
  package init(unlisted noun: String) {
    self.init(unknown: noun)
    frame.attributes = [frame.attributes[0]]
    frame.rows = (1...5).map { ["\(frame.attributes[0].label) \($0)"] }
  }

  /// Things of which nobody here knows which there are, with what there is to tell of each.
  package init(unlisted noun: String, columns: [String]) {
    self.init(unlisted: noun)
    frame.attributes += columns.map { FrameAttribute(label: $0, kind: .text) }
    frame.rows = frame.rows.map { $0 + columns.map { _ in Self.open } }
  }

  /// A thing of which nothing is known, made of what a frame that stands in for it is made of: days,
  /// states and people may be as they are there; what the others are called, cost and say may not.
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

  /// A thing of which no more is known than what is told of its class, or not even that.
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

  /// The things of a topic.
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

  /// A thing of which a topic says what such things have.
  package init(topic: Topic, called noun: String) {
    self.init(unknown: noun)
    reason = "topic '\(topic.id)'"
    frame.rows = []
    frame.attributes = topic.columns.enumerated().map { place, column in
      FrameAttribute(label: column, kind: place == 0 ? .title : .text)
    }
  }

  /// A thing of which no more than its class is known: the class's frame speaks of it by its noun.
  package init(_ noun: String, like neutral: Frame) {
    self.init(noun, neutral, reason: "a \(neutral.sort.rawValue), as '\(noun)' is one")
    frame.names = [noun]
    // A session of swimming stays a session.
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

  /// The thing by another noun.
  package func called(_ noun: String) -> Thing {
    var thing = self
    thing.noun = noun
    return thing
  }

  /// The thing with a name for the first of its rows, which stand for others of the kind: a minibar bill is
  /// none for electricity. People keep theirs, and so does what one reads about.
  package func titled(_ noun: String) -> Thing {
    var thing = self
    let title = frame.titlePlace
    guard !frame.isFactual, !frame.rows.isEmpty, frame.attributes[title].kind == .title,
      frame.role != .person, frame.role != .service, frame.role != .place
    else { return self }
    thing.frame.rows[0][title] = Wording.capitalized(noun)
    return thing
  }

  /// The plural of the noun as it is said.
  package var plural: String {
    noun == frame.name ? framePlural(of: noun) : Plurals.plural(of: noun)
  }

  /// The noun of one row, and the plural of that.
  var rowNoun: String {
    // A team's roster lists shifts: what the frame calls a row goes before what was said.
    guard !isUnknown, frame.noun != frame.name || !frame.names.contains(noun) else { return noun }
    return frame.noun
  }
  var rowPlural: String { rowNoun == noun ? plural : framePlural(of: rowNoun) }

  private func framePlural(of noun: String) -> String {
    frame.irregularPlural ?? Plurals.plural(of: noun)
  }

  /// A text with its places filled: `{x}` and `{xs}` are the noun, `{one}` and `{many}` that of a row,
  /// `{name}` what the first row is called, `{said}` all that was said of it, `{Rest}` what
  /// followed a preposition, `{T}` the title, `{V}` the
  /// verb; a capital makes a capital.
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

  /// A text with what a function gives for each word in braces; others stay as they are.
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

  /// What the first row is called.
  var firstName: String {
    frame.rows.first.map { frame.title(of: $0) } ?? Wording.capitalized(noun)
  }
}

extension Frame {
  /// The place of the attribute by which a row is called.
  package var titlePlace: Int {
    attributes.firstIndex(where: \.isName)
      ?? attributes.firstIndex { $0.kind == .choice || $0.kind == .text || $0.kind == .place } ?? 0
  }

  /// What a row is called.
  package func title(of row: [String]) -> String { attributes[titlePlace].shown(row[titlePlace]) }

  /// The places of figures of which a total says something.
  var totals: [Int] { attributes.indices.filter { attributes[$0].total != nil } }

  /// The place of a price; nil where there is none.
  var price: Int? { attributes.firstIndex { $0.kind == .money } }

  /// The place of the state that a row is in: a choice of that name, or none.
  var state: Int? { attributes.firstIndex(where: \.isState) }

  /// The place of the first day or date.
  var day: Int? { attributes.firstIndex { $0.kind == .day || $0.kind == .date } }
}
