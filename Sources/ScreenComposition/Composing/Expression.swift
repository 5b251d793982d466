import ScreenBrief
internal import ScreenModel

/// A way to express a need: a component, or a variant of one, with a score.
struct Expression: Hashable, Sendable {
  /// The kind of component.
  var kind: ComponentKind
  /// The `style` or `kind`, as the vocabulary writes it; nil if the component decides.
  var variant: String?
  /// How well it expresses the need, in thousandths of a logit. Scores above 0 take effect only
  /// where the details suit the expression.
  var score: Int

  init(_ kind: ComponentKind, _ variant: String? = nil, _ score: Int) {
    self.kind = kind
    self.variant = variant
    self.score = score
  }
}

extension Details {
  /// Returns the requested variant; nil if a kind does not have it.
  func variant(of kind: ComponentKind) -> String? {
    variant.flatMap { kind.variants.contains($0) ? $0 : nil }
  }
}

extension Need {
  /// The expressions of the need, the default one first.
  var expressions: [Expression] {
    switch self {
    case .metric: Self.metrics
    case .trend: Self.trends
    case .breakdown: Self.breakdowns
    case .ranking: Self.rankings
    case .records: Self.waysOfRecords
    case .status: Self.states
    case .schedule: Self.schedules
    case .sequence: Self.sequences
    case .narrative: Self.narratives
    case .highlight: Self.highlights
    case .progress: Self.progresses
    case .place: Self.places
    case .media: Self.waysOfMedia
    case .input: Self.inputs
    case .choice: Self.choices
    case .action: Self.actions
    case .routine: Self.routines
    case .fact: Self.facts
    }
  }

  private static let metrics = [
    Expression(.stat, nil, 0), Expression(.progress, nil, 1500), Expression(.rating, nil, 1500),
    Expression(.keyValue, nil, -2500),
  ]
  private static let trends = [
    Expression(.chart, "line", 0), Expression(.chart, "area", -700),
    Expression(.chart, "bar", -1300),
  ]
  private static let breakdowns = [
    Expression(.chart, "bar", 0), Expression(.chart, "pie", -400), Expression(.table, nil, -3000),
  ]
  private static let rankings = [
    Expression(.list, "numbered", 0), Expression(.table, nil, -800),
    Expression(.standings, nil, -400), Expression(.chart, "bar", -1500),
  ]
  private static let waysOfRecords = [
    Expression(.table, nil, 0), Expression(.list, "cards", -900), Expression(.list, "plain", -1200),
    Expression(.list, "bulleted", -2200), Expression(.list, "gallery", -1600),
    Expression(.list, "carousel", -1800), Expression(.list, "timeline", -1800),
  ]
  private static let states = [
    Expression(.list, "plain", 0), Expression(.badge, nil, -400), Expression(.keyValue, nil, -900),
    Expression(.alert, nil, -1500),
  ]
  private static let schedules = [
    Expression(.list, "timeline", 0), Expression(.table, nil, -900),
    Expression(.calendar, nil, -1300), Expression(.list, "cards", -1600),
    Expression(.list, "plain", -1900), Expression(.list, "carousel", -2300),
  ]
  private static let sequences = [
    Expression(.steps, nil, 0), Expression(.list, "numbered", -900),
    Expression(.checklist, nil, -2000),
  ]
  private static let narratives = [Expression(.paragraph, nil, 0)]
  private static let highlights = [Expression(.alert, nil, 0), Expression(.stat, nil, -600)]
  private static let progresses = [
    Expression(.progress, nil, 0), Expression(.rating, nil, 2500),
  ]
  private static let places = [Expression(.map, nil, 0), Expression(.list, "plain", -2500)]
  private static let waysOfMedia = [
    Expression(.image, nil, 0), Expression(.player, nil, 0), Expression(.list, "gallery", 0),
    Expression(.list, "carousel", -700),
  ]
  private static let inputs = [
    Expression(.field, nil, 0), Expression(.slider, nil, -1200), Expression(.toggle, nil, 500),
  ]
  private static let choices = [
    Expression(.picker, "menu", 0), Expression(.picker, "segmented", 0),
    Expression(.picker, "radio", -300), Expression(.picker, "multiple", 0),
    Expression(.toggle, nil, 1000),
  ]
  private static let actions = [Expression(.button, nil, 0)]
  private static let routines = [Expression(.timer, nil, 0), Expression(.repetition, nil, 0)]
  private static let facts = [Expression(.keyValue, nil, 0), Expression(.stat, nil, -3500)]
}
