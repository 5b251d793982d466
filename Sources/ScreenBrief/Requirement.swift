public import ScreenDiagnostics
public import ScreenModel

/// Something that an intent asks for: a need, or a demand for a component or a layout.
public struct Requirement: Hashable, Sendable {
  /// The subject of a requirement.
  public enum Subject: Hashable, Sendable {
    /// A need: something that must be shown or done, by whatever component.
    case need(Need)
    /// A component requested by name, "a slider labelled …".
    case component(ComponentKind)
    /// A part of the screen with its own layout, "a card with …", "a tab for …", "a dialog".
    case section(Section.Layout?)
    /// Something beyond any vocabulary of screens, "a globe to spin".
    case unknown

    /// Whether it is an input: filled in, chosen or switched.
    package var isInput: Bool {
      switch self {
      case .need(.input), .need(.choice), .component(.field), .component(.picker),
        .component(.toggle), .component(.slider):
        true
      default: false
      }
    }
  }

  /// The subject of a requirement.
  public var subject: Subject
  /// The index in the brief's `requirements` of the parent; nil at the top.
  public var parent: Int?
  /// The bytes of the intent that ask for it.
  public var range: SourceRange
  /// Those bytes, unchanged.
  public var words: String
  /// Those words on one line, with misspellings corrected.
  ///
  /// They seed the drawing of samples, so that neither a line break nor a typo changes what a
  /// screen shows.
  public var meantWords: String
  /// The details that the intent states.
  public var details: Details
  /// The index of the numbered or bulleted item of the intent that asks for it; nil outside of one.
  public var item: Int?
  /// Whether the intent only implies it by naming a kind of screen, such as a login form.
  public var isImplied: Bool
  /// The grammar's derived component that it requests by name; nil if it names none.
  public var derived: String?

  /// Creates a requirement.
  public init(
    _ subject: Subject, parent: Int? = nil, range: SourceRange, words: String,
    details: Details = Details(), item: Int? = nil, isImplied: Bool = false
  ) {
    self.subject = subject
    self.parent = parent
    self.range = range
    self.words = words
    meantWords = words
    self.details = details
    self.item = item
    self.isImplied = isImplied
  }
}

extension Requirement {
  /// Whether it concerns several things, each of which may have parts.
  package var hasThings: Bool {
    switch subject {
    case .need(let need): need == .records || need == .ranking || need == .schedule
    case .component(let kind): kind == .list || kind == .table
    case .section, .unknown: false
    }
  }
}

/// What must be shown or done, independent of the component.
public enum Need: String, Hashable, Sendable, CaseIterable {
  /// A figure: "the churn rate", "how many members".
  case metric
  /// A figure over time: "revenue over the past six months".
  case trend
  /// A whole split into parts: "sales by region", "split by plan".
  case breakdown
  /// Things in order of merit: "top ten cities", "a leaderboard".
  case ranking
  /// Things of one kind with the same columns: "orders with date and total for each".
  case records
  /// The state of something: "whether the server is up".
  case status
  /// Things with a day or a time: "upcoming events".
  case schedule
  /// Things to do one after another: "the steps to renew".
  case sequence
  /// Running text: "a short introduction".
  case narrative
  /// Something that must stand out: "overdue invoices called out".
  case highlight
  /// How far something has come: "progress towards the goal".
  case progress
  /// Where something is: "the nearest stations".
  case place
  /// A picture, audio or video.
  case media
  /// Something to fill in: "username", "a way to search".
  case input
  /// Something to choose: "size from S, M or L".
  case choice
  /// Something to do: "a way to export".
  case action
  /// A timed exercise: "30s work, 10s rest, 8 rounds".
  case routine
  /// A named fact: "Opening hours: 9 to 5".
  case fact
}
