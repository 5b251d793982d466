internal import ScreenText
/// What a thing is made of: its attributes, rows of values that hang together, what one does with it.
public struct Frame: Hashable, Sendable {
  /// How a pattern may use a thing.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// It is owned, bought, kept, made or used: a bicycle.
    case thing
    /// It is found, called, or kept in a list: a plumber.
    case person
    /// It is booked or ordered: a haircut.
    case service
    /// It has a time, and is planned or attended: a concert.
    case event
    /// It is written down again and again, with figures: a run.
    case measure
    /// One goes there: a library.
    case place
    /// It has a holder or a number, and a validity: a passport.
    case document
    /// It is read about, not owned, and its rows are true: a volcano.
    case fact
  }

  /// Its names, singular and in lower case; the first identifies it.
  public var names: [String]
  /// How a pattern may use it.
  public var role: Role
  /// What sort of noun it is, one of ``FrameClass``.
  public var sort: FrameClass
  /// The noun of one row: one adds a "reading" to a log of blood pressure.
  public var noun: String
  /// The plural of that noun, where no rule forms it.
  public var irregularPlural: String?
  /// What one does with one such thing, the main action first.
  public var actions: [String]
  /// What it is, in a sentence; nil where nothing is said.
  public var about: String?
  /// Where its facts can be checked; nil for samples.
  public var source: String?
  /// Whether such things are shown by a picture.
  public var isPictured: Bool
  /// What each such thing has, the most telling first.
  public var attributes: [FrameAttribute]
  /// Values of some such things, in the order of the attributes; empty where there is none.
  public var rows: [[String]]
  /// What is done or checked for it, in order.
  public var tasks: [String]
  /// What is told of such a thing where it is read about, by its labels; empty for what one has.
  public var told: [String]

  /// The name that identifies it.
  public var name: String { names.first ?? "" }

  /// Whether its rows are true, and no samples.
  public var isFactual: Bool { source != nil }

  /// The rows as a reader sees them.
  public var shownRows: [[String]] {
    rows.map { row in zip(attributes, row).map { $0.shown($1) } }
  }

  /// Creates a frame without attributes and rows.
  init(names: [String], role: Role = .thing, sort: FrameClass = .object) {
    self.names = names
    self.role = role
    self.sort = sort
    noun = names.first ?? ""
    actions = []
    isPictured = false
    attributes = []
    rows = []
    tasks = []
    told = []
  }
}

/// What sort of noun a thing is: each has one neutral screen, for things of which there is no frame.
public enum FrameClass: String, Hashable, Sendable, CaseIterable {
  /// People, and those who do something for others.
  case person, trade, artist, organisation
  /// What lives.
  case animal, pet, plant
  /// What one eats and drinks.
  case food, dish, drink
  /// What one wears, and has with one.
  case garment, accessory
  /// What one has at home.
  case furniture, appliance, device, tool, vehicle, part, instrument, game, gear, object
  /// What things are made of, and what heals.
  case material, medicine
  /// Places.
  case venue, dwelling, landform, region
  /// The sky.
  case celestial, weather
  /// What takes place, and what one does.
  case event, contest, activity, task, trip
  /// What is measured, of body and mind.
  case reading, ailment, body, emotion
  /// Papers, money, what is written and made.
  case document, money, message, work
  /// What is offered, learned and run.
  case service, subject, software
  /// What one reads about.
  case myth, history, symbol, idea
}
