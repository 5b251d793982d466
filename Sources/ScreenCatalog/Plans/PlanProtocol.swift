/// What a plan asks of a day: steps tied to waking and going to bed, each with its reason.
public struct PlanProtocol: Hashable, Sendable {
  /// Something to do at a time of the day.
  public struct Step: Hashable, Sendable {
    /// What a step's time is counted from.
    public enum Anchor: String, Hashable, Sendable, CaseIterable {
      /// Getting up.
      case wake
      /// Going to bed.
      case bed
    }

    /// What it is about, in a word, such as `light`, `nap` or `screens`.
    public var subject: String
    /// What to do, such as "Screens off".
    public var label: String
    /// Why, in one sentence.
    public var reason: String
    /// What its time is counted from.
    public var anchor: Anchor
    /// The minutes after the anchor; fewer than none are before it.
    public var offset: Int

    /// Creates a step; the offset is held to a day either way.
    public init(
      _ label: String, about subject: String, at anchor: Anchor, offset: Int = 0,
      because reason: String
    ) {
      self.subject = subject
      self.label = label
      self.reason = reason
      self.anchor = anchor
      self.offset = min(max(offset, -TimeOfDay.minutesInDay), TimeOfDay.minutesInDay)
    }
  }

  /// Its name in the catalog, such as `sleep plan`.
  public var id: String
  /// The words that ask for it before "plan", lower case.
  public var cues: [String]
  /// What it is for, such as "Better sleep".
  public var title: String
  /// When to get up, unless a segment or a person says otherwise.
  public var wake: TimeOfDay
  /// When to go to bed, unless a segment or a person says otherwise.
  public var bed: TimeOfDay
  /// The subject of the one step that is kept count of.
  public var habit: String
  /// What it asks for.
  public var steps: [Step]

  /// Creates a protocol.
  public init(
    id: String, cues: [String] = [], title: String, wake: TimeOfDay, bed: TimeOfDay, habit: String,
    steps: [Step]
  ) {
    self.id = id
    self.cues = cues
    self.title = title
    self.wake = wake
    self.bed = bed
    self.habit = habit
    self.steps = steps
  }
}

/// Whom a plan is for: the hours such a life has, and what it adds to any protocol.
public struct PlanSegment: Hashable, Sendable {
  /// Its name in the catalog, such as `shift worker`.
  public var id: String
  /// The words for it, lower case.
  public var cues: [String]
  /// What it is called, such as "Shift worker".
  public var title: String
  /// When such a person gets up; nil where the protocol's time will do.
  public var wake: TimeOfDay?
  /// When such a person goes to bed; nil where the protocol's time will do.
  public var bed: TimeOfDay?
  /// The most minutes by which getting up may move in all; nil for the usual.
  public var maximumShift: Int?
  /// What such a life asks for besides.
  public var steps: [PlanProtocol.Step]

  /// Creates a segment.
  public init(
    id: String, cues: [String] = [], title: String, wake: TimeOfDay? = nil, bed: TimeOfDay? = nil,
    maximumShift: Int? = nil, steps: [PlanProtocol.Step] = []
  ) {
    self.id = id
    self.cues = cues
    self.title = title
    self.wake = wake
    self.bed = bed
    self.maximumShift = maximumShift
    self.steps = steps
  }
}
