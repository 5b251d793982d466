extension Component {
  /// A button that triggers an action or opens a dialog.
  public struct Button: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .button }
    package enum Property: String, PropertyName { case label, style, action, opens, width }
    package static let declaration = ComponentDeclaration(
      Self.self, .action, in: .actions, run: .buttons, standIns: [.link], noun: "Button",
      traits: [.needsLine, .isOfSidebars])

    /// What the button does, in the imperative.
    public var label: String = ""
    /// The weight of the button.
    public var style: ButtonStyle = .secondary
    /// The slug of the action, which a host connects to.
    public var action: String = ""
    /// The id of the dialog section that the button opens.
    public var opens: String = ""
    /// How wide the button is.
    public var width: ButtonWidth = .fitting

    package init() {}

    /// Creates a button from its properties, in declared order.
    public init(
      label: String, style: ButtonStyle = .secondary, action: String = "", opens: String = "",
      width: ButtonWidth = .fitting
    ) {
      self.label = label
      self.style = style
      self.action = action
      self.opens = opens
      self.width = width
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", as: .label, &label, default: nil)
      visitor.choice("style", as: .variant, &style, default: nil)
      visitor.text("action", as: .action, &action, default: "")
      visitor.text("opens", as: .target, &opens, default: "")
      visitor.choice("width", as: .emphasis, &width, default: .fitting)
    }
  }

  /// A link to another place.
  public struct Link: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .link }
    package enum Property: String, PropertyName { case label, destination }
    package static let declaration = ComponentDeclaration(
      Self.self, .action, in: .actions, run: .links, standIns: [.button, .paragraph], noun: "Link",
      traits: .isOfSidebars)

    /// Where the link leads, in words.
    public var label: String = ""
    /// Where the link leads, as a URL.
    public var destination: String = ""

    package init() {}

    /// Creates a link from its properties, in declared order.
    public init(label: String, destination: String = "") {
      self.label = label
      self.destination = destination
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", as: .label, &label, default: "")
      visitor.text("destination", as: .destination, &destination, default: "")
    }
  }

  /// A message that the user should notice.
  public struct Alert: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .alert }
    package enum Property: String, PropertyName { case title, message, tone }
    package static let declaration = ComponentDeclaration(
      Self.self, .feedback, in: .notice, run: .texts, standIns: [.paragraph, .badge],
      noun: "Notice",
      traits: .needsLine)

    /// What happened, in a few words.
    public var title: String = ""
    /// What follows from it.
    public var message: String = ""
    /// The meaning of the message, as a tone.
    public var tone: Tone = .info

    package init() {}

    /// Creates an alert from its properties, in declared order.
    public init(title: String, message: String = "", tone: Tone = .info) {
      self.title = title
      self.message = message
      self.tone = tone
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("title", as: .title, &title, default: "")
      visitor.text("message", as: .remark, &message, default: "")
      visitor.choice("tone", as: .tone, &tone, default: .info)
    }
  }

  /// A part of the intent that could not be expressed.
  public struct Unclear: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .unclear }
    package enum Property: String, PropertyName { case reason }
    package static let declaration = ComponentDeclaration(
      Self.self, .feedback, in: .notice)

    /// What could not be expressed, and why.
    public var reason: String = ""

    package init() {}

    /// Creates an unclear component from its properties, in declared order.
    public init(reason: String) {
      self.reason = reason
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("reason", as: .label, &reason, default: "")
    }
  }

  /// A timer that runs down or up.
  public struct Timer: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .timer }
    package enum Property: String, PropertyName { case label, kind, seconds, upTo, rounds }
    package static let declaration = ComponentDeclaration(
      Self.self, .routine, in: .routine, run: .exercises, standIns: [.keyValue, .paragraph],
      noun: "Timer",
      traits: .isTile)

    /// What the timer is for.
    public var label: String = ""
    /// How the timer runs.
    public var kind: TimerKind = .countdown
    /// The length in seconds; for a random timer, the least length.
    public var seconds: Int = 0
    /// The greatest length of a random timer, in seconds; 0 for other timers.
    public var upTo: Int = 0
    /// The number of rounds.
    public var rounds: Int = 1

    package init() {}

    /// Creates a timer from its properties, in declared order.
    public init(
      label: String, kind: TimerKind = .countdown, seconds: Int = 0, upTo: Int = 0,
      rounds: Int = 1
    ) {
      self.label = label
      self.kind = kind
      self.seconds = seconds
      self.upTo = upTo
      self.rounds = rounds
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", as: .label, &label, default: "")
      visitor.choice("kind", as: .variant, &kind, default: .countdown)
      visitor.integer("seconds", as: .quantity, &seconds, default: nil)
      visitor.integer("upTo", as: .quantity, &upTo, default: 0)
      visitor.integer("rounds", as: .count, &rounds, default: 1)
    }
  }

  /// An exercise with its sets and repetitions.
  public struct Repetition: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .repetition }
    package enum Property: String, PropertyName { case label, sets, reps }
    package static let declaration = ComponentDeclaration(
      Self.self, .routine, in: .routine, run: .exercises, standIns: [.keyValue, .paragraph],
      traits: .isTile)

    /// The exercise.
    public var label: String = ""
    /// The number of sets.
    public var sets: Int = 1
    /// The number of repetitions in a set.
    public var reps: Int = 0

    package init() {}

    /// Creates an exercise from its properties, in declared order.
    public init(label: String, sets: Int = 1, reps: Int) {
      self.label = label
      self.sets = sets
      self.reps = reps
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", as: .label, &label, default: "")
      visitor.integer("sets", as: .count, &sets, default: 1)
      visitor.integer("reps", as: .count, &reps, default: nil)
    }
  }
}
