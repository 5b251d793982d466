/// The steps of a plan for a day, relative to getting up and going to bed, each with its reason.
public struct PlanProtocol: Hashable, Sendable {
  /// Something to do at a time of day.
  public struct Step: Hashable, Sendable {
    /// The event from which a step's time is counted.
    public enum Anchor: String, Hashable, Sendable, CaseIterable {
      /// Getting up.
      case wake
      /// Going to bed.
      case bed
    }

    /// The subject, as one word such as `light`, `nap` or `screens`.
    public var subject: String
    /// What to do, such as "Screens off".
    public var label: String
    /// The reason, in one sentence.
    public var reason: String
    /// The event from which the time is counted.
    public var anchor: Anchor
    /// The minutes after the anchor; negative before it.
    public var offset: Int

    /// Creates a step; the offset is clamped to one day in either direction.
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

  /// The name in the catalog, such as `sleep plan`.
  public var id: String
  /// The lower-case words that ask for it before "plan".
  public var cues: [String]
  /// The purpose, such as "Better sleep".
  public var title: String
  /// When to get up, unless a segment or the user says otherwise.
  public var wake: TimeOfDay
  /// When to go to bed, unless a segment or the user says otherwise.
  public var bed: TimeOfDay
  /// The subject of the step that is tracked as a habit.
  public var habit: String
  /// The steps of the plan.
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

/// A group of people that a plan is for: their hours, and the steps that it adds to any protocol.
public struct PlanSegment: Hashable, Sendable {
  /// The name in the catalog, such as `shift worker`.
  public var id: String
  /// The lower-case words for the segment.
  public var cues: [String]
  /// The title, such as "Shift worker".
  public var title: String
  /// When such a person gets up; nil for the protocol's time.
  public var wake: TimeOfDay?
  /// When such a person goes to bed; nil for the protocol's time.
  public var bed: TimeOfDay?
  /// The maximum total shift of the time of getting up, in minutes; nil for the default.
  public var maximumShift: Int?
  /// The steps to add for such people.
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
