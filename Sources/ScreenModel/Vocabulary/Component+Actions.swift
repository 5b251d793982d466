extension Component {
  /// A button that triggers an action or opens a dialog.
  public struct Button: Hashable, Sendable, PropertyRecord {
    /// What the button does, in the imperative.
    public var label: String = ""
    /// The weight of the button.
    public var style: ButtonStyle = .secondary
    /// The slug of the action, which a host connects to.
    public var action: String = ""
    /// The id of the dialog section that the button opens.
    public var opens: String = ""

    package init() {}

    /// Creates a button from its properties, in declared order.
    public init(
      label: String, style: ButtonStyle = .secondary, action: String = "", opens: String = ""
    ) {
      self.label = label
      self.style = style
      self.action = action
      self.opens = opens
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", &label, default: nil)
      visitor.choice("style", &style, default: nil)
      visitor.text("action", &action, default: "")
      visitor.text("opens", &opens, default: "")
    }
  }

  /// A link to another place.
  public struct Link: Hashable, Sendable, PropertyRecord {
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
      visitor.text("label", &label, default: "")
      visitor.text("destination", &destination, default: "")
    }
  }

  /// A message that the user should notice.
  public struct Alert: Hashable, Sendable, PropertyRecord {
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
      visitor.text("title", &title, default: "")
      visitor.text("message", &message, default: "")
      visitor.choice("tone", &tone, default: .info)
    }
  }

  /// A part of the intent that could not be expressed.
  public struct Unclear: Hashable, Sendable, PropertyRecord {
    /// What could not be expressed, and why.
    public var reason: String = ""

    package init() {}

    /// Creates an unclear component from its properties, in declared order.
    public init(reason: String) {
      self.reason = reason
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("reason", &reason, default: "")
    }
  }

  /// A timer that runs down or up.
  public struct Timer: Hashable, Sendable, PropertyRecord {
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
      visitor.text("label", &label, default: "")
      visitor.choice("kind", &kind, default: .countdown)
      visitor.integer("seconds", &seconds, default: nil)
      visitor.integer("upTo", &upTo, default: 0)
      visitor.integer("rounds", &rounds, default: 1)
    }
  }

  /// An exercise with its sets and repetitions.
  public struct Repetition: Hashable, Sendable, PropertyRecord {
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
      visitor.text("label", &label, default: "")
      visitor.integer("sets", &sets, default: 1)
      visitor.integer("reps", &reps, default: nil)
    }
  }
}
