internal import ScreenText
/// The attributes, sample or factual rows and actions of a kind of thing.
public struct Frame: Hashable, Sendable {
  /// How a pattern can use a thing.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Something owned, bought, kept, made or used, such as a bicycle.
    case thing
    /// Someone to find, call or keep in a list, such as a plumber.
    case person
    /// Something to book or order, such as a haircut.
    case service
    /// Something that is planned or attended at a time, such as a concert.
    case event
    /// Something recorded repeatedly with figures, such as a run.
    case measure
    /// Somewhere to go, such as a library.
    case place
    /// Something with a holder or a number and a validity, such as a passport.
    case document
    /// Something to read about rather than own, with factual rows, such as a volcano.
    case fact
  }

  /// The names, singular and in lower case; the first identifies the frame.
  public var names: [String]
  /// How a pattern can use the thing.
  public var role: Role
  /// The class of the noun.
  public var sort: FrameClass
  /// The noun for one row, such as "reading" in a log of blood pressure.
  public var noun: String
  /// The plural of the row noun, or nil if it is regular.
  public var irregularPlural: String?
  /// The actions on one thing, the main action first.
  public var actions: [String]
  /// A sentence that describes the thing, if there is one.
  public var about: String?
  /// The source of the facts; nil if the rows are samples.
  public var source: String?
  /// Whether things of this kind are shown with a picture.
  public var isPictured: Bool
  /// The attributes of each thing, the most informative first.
  public var attributes: [FrameAttribute]
  /// The cells of each row, in the order of the attributes; an empty string is a missing value.
  public var rows: [[String]]
  /// The tasks for the thing, in order.
  public var tasks: [String]
  /// The labels of the facts to tell about a thing of a class that is read about; empty for other
  /// classes.
  public var told: [String]

  /// The name that identifies the frame.
  public var name: String { names.first ?? "" }

  /// Whether the rows are facts rather than samples.
  public var isFactual: Bool { source != nil }

  /// The rows in display form.
  public var shownRows: [[String]] {
    rows.map { row in zip(attributes, row).map { $0.shown($1) } }
  }

  /// Creates a frame without attributes or rows.
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

/// The class of a noun. A neutral frame of its class stands in for a noun without a frame.
public enum FrameClass: String, Hashable, Sendable, CaseIterable {
  /// People, and people who do something for others.
  case person, trade, artist, organisation
  /// Living things.
  case animal, pet, plant
  /// Food and drink.
  case food, dish, drink
  /// Things to wear or carry.
  case garment, accessory
  /// Things in a home and other objects.
  case furniture, appliance, device, tool, vehicle, part, instrument, game, gear, object
  /// Materials and medicines.
  case material, medicine
  /// Places.
  case venue, dwelling, landform, region
  /// Things in the sky.
  case celestial, weather
  /// Events and activities.
  case event, contest, activity, task, trip
  /// States of body and mind, and measurements of them.
  case reading, ailment, body, emotion
  /// Documents, money, messages and works.
  case document, money, message, work
  /// Services, subjects of study and software.
  case service, subject, software
  /// Subjects to read about.
  case myth, history, symbol, idea
}
