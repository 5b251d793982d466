extension Component {
  /// A month and its events.
  public struct Calendar: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .calendar }
    package enum Property: String, PropertyName { case title, month, events }
    package static let declaration = ComponentDeclaration(
      Self.self, .collections, in: .collection, standIns: [.list, .keyValue, .paragraph],
      data: .records,
      thing: "event", traits: [.givesTitle, .isTile])

    /// The title of the calendar.
    public var title: String = ""
    /// The month, such as `2027-03`.
    public var month: String = ""
    /// The events, in order.
    public var events: [CalendarEvent] = []

    package init() {}

    /// Creates a calendar from its properties, in declared order.
    public init(title: String, month: String = "", events: [CalendarEvent] = []) {
      self.title = title
      self.month = month
      self.events = events
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("title", as: .title, &title, default: "")
      visitor.text("month", as: .month, &month, default: "")
      visitor.records("events", as: .things, &events, isRequired: false)
    }
  }

  /// An event of a calendar.
  public struct CalendarEvent: Hashable, Sendable, PropertyRecord {
    package enum Property: String, PropertyName { case from, to, label }

    /// The first day, such as `2027-03-14`.
    public var from: String = ""
    /// The last day; empty if it is the first day.
    public var to: String = ""
    /// What happens.
    public var label: String = ""

    package init() {}

    /// Creates a calendar event from its properties, in declared order.
    public init(from: String, to: String = "", label: String = "") {
      self.from = from
      self.to = to
      self.label = label
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("from", as: .firstDay, &from, default: "")
      visitor.text("to", as: .day, &to, default: "")
      visitor.text("label", as: .label, &label, default: "")
    }
  }

  /// Places on a map.
  public struct Map: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .map }
    package enum Property: String, PropertyName { case title, places }
    package static let declaration = ComponentDeclaration(
      Self.self, .collections, in: .collection, standIns: [.list, .keyValue, .paragraph],
      data: .records,
      thing: "place", traits: [.givesTitle, .isTile])

    /// The title of the map.
    public var title: String = ""
    /// The places, in order.
    public var places: [Place] = []

    package init() {}

    /// Creates a map from its properties, in declared order.
    public init(title: String, places: [Place] = []) {
      self.title = title
      self.places = places
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("title", as: .title, &title, default: "")
      visitor.records("places", as: .things, &places, isRequired: false)
    }
  }

  /// A place on a map.
  public struct Place: Hashable, Sendable, PropertyRecord {
    package enum Property: String, PropertyName { case name, latitude, longitude }

    /// The name of the place.
    public var name: String = ""
    /// The latitude in degrees north, −90…90.
    public var latitude: Double = 0
    /// The longitude in degrees east, −180…180.
    public var longitude: Double = 0

    package init() {}

    /// Creates a place from its properties, in declared order.
    public init(name: String, latitude: Double, longitude: Double) {
      self.name = name
      self.latitude = latitude
      self.longitude = longitude
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("name", as: .label, &name, default: "")
      visitor.number("latitude", as: .latitude, &latitude, default: nil)
      visitor.number("longitude", as: .longitude, &longitude, default: nil)
    }
  }

  /// A picture.
  public struct Image: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .image }
    package enum Property: String, PropertyName { case description, source, shape }
    package static let declaration = ComponentDeclaration(
      Self.self, .media, in: .media, standIns: [.paragraph], traits: .isTile)

    /// A description of the picture, for users who cannot see it.
    public var description: String = ""
    /// The URL of the picture; empty for a drawn placeholder.
    public var source: String = ""
    /// The outline of the picture.
    public var shape: ImageShape = .rectangle

    package init() {}

    /// Creates an image from its properties, in declared order.
    public init(description: String, source: String = "", shape: ImageShape = .rectangle) {
      self.description = description
      self.source = source
      self.shape = shape
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("description", as: .label, &description, default: "")
      visitor.text("source", as: .source, &source, default: "")
      visitor.choice("shape", as: .emphasis, &shape, default: .rectangle)
    }
  }

  /// Audio or video to play.
  public struct Player: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .player }
    package enum Property: String, PropertyName { case title, kind, source, seconds }
    package static let declaration = ComponentDeclaration(
      Self.self, .media, in: .media, standIns: [.link, .button, .paragraph], traits: .isTile)

    /// The title of what is played.
    public var title: String = ""
    /// Audio or video.
    public var kind: PlayerKind = .audio
    /// The URL of the media.
    public var source: String = ""
    /// The length in seconds; 0 if it is not known.
    public var seconds: Int = 0

    package init() {}

    /// Creates a player from its properties, in declared order.
    public init(title: String, kind: PlayerKind = .audio, source: String = "", seconds: Int = 0) {
      self.title = title
      self.kind = kind
      self.source = source
      self.seconds = seconds
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("title", as: .title, &title, default: "")
      visitor.choice("kind", as: .variant, &kind, default: .audio)
      visitor.text("source", as: .source, &source, default: "")
      visitor.integer("seconds", as: .length, &seconds, default: 0)
    }
  }
}
