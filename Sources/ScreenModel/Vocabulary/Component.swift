/// A component of a section; the cases form a closed vocabulary.
///
/// What a component is stands in the declaration of its record. The switches that do the work of each
/// kind, drawing it and making it, name all cases, so that adding one breaks the build there.
public indirect enum Component: Hashable, Sendable {
  // Text
  /// A heading that opens a part of a section.
  case heading(Heading)
  /// Running text.
  case paragraph(Paragraph)
  /// A quotation, set apart from the text.
  case quote(Quote)
  /// Preformatted text in a fixed-width font.
  case code(Code)
  /// A line that separates two parts.
  case divider(Divider)
  // Facts
  /// A named fact.
  case keyValue(KeyValue)
  /// An important figure, shown large.
  case stat(Stat)
  /// A short state with a tone.
  case badge(Badge)
  /// The progress of something that is under way.
  case progress(Progress)
  /// A score out of a maximum.
  case rating(Rating)
  // Collections
  /// A list of items of one kind.
  case list(List)
  /// A list of things to tick off.
  case checklist(Checklist)
  /// A sequence of steps with their states.
  case steps(Steps)
  /// Records in rows and columns.
  case table(Table)
  /// Teams ranked by points.
  case standings(Standings)
  /// A chart of numbers.
  case chart(Chart)
  /// A month and its events.
  case calendar(Calendar)
  /// Places on a map.
  case map(Map)
  // Media
  /// A picture.
  case image(Image)
  /// Audio or video to play.
  case player(Player)
  // Input
  /// A field to fill in.
  case field(Field)
  /// A choice among options.
  case picker(Picker)
  /// A switch that is on or off.
  case toggle(Toggle)
  /// A value on a scale.
  case slider(Slider)
  // Action
  /// A button that triggers an action or opens a dialog.
  case button(Button)
  /// A link to another place.
  case link(Link)
  // Feedback
  /// A message that the user should notice.
  case alert(Alert)
  /// A part of the intent that could not be expressed.
  case unclear(Unclear)
  // Routine
  /// A timer that runs down or up.
  case timer(Timer)
  /// An exercise with its sets and repetitions.
  case repetition(Repetition)
}

extension Component {
  /// The kind of the component: its case without its properties.
  public var kind: ComponentKind {
    switch self {
    case .heading: .heading
    case .paragraph: .paragraph
    case .quote: .quote
    case .code: .code
    case .divider: .divider
    case .keyValue: .keyValue
    case .stat: .stat
    case .badge: .badge
    case .progress: .progress
    case .rating: .rating
    case .list: .list
    case .checklist: .checklist
    case .steps: .steps
    case .table: .table
    case .standings: .standings
    case .chart: .chart
    case .calendar: .calendar
    case .map: .map
    case .image: .image
    case .player: .player
    case .field: .field
    case .picker: .picker
    case .toggle: .toggle
    case .slider: .slider
    case .button: .button
    case .link: .link
    case .alert: .alert
    case .unclear: .unclear
    case .timer: .timer
    case .repetition: .repetition
    }
  }

  /// Creates a component of a kind, with every property at its default.
  package init(_ kind: ComponentKind) {
    switch kind {
    case .heading: self = .heading(Heading())
    case .paragraph: self = .paragraph(Paragraph())
    case .quote: self = .quote(Quote())
    case .code: self = .code(Code())
    case .divider: self = .divider(Divider())
    case .keyValue: self = .keyValue(KeyValue())
    case .stat: self = .stat(Stat())
    case .badge: self = .badge(Badge())
    case .progress: self = .progress(Progress())
    case .rating: self = .rating(Rating())
    case .list: self = .list(List())
    case .checklist: self = .checklist(Checklist())
    case .steps: self = .steps(Steps())
    case .table: self = .table(Table())
    case .standings: self = .standings(Standings())
    case .chart: self = .chart(Chart())
    case .calendar: self = .calendar(Calendar())
    case .map: self = .map(Map())
    case .image: self = .image(Image())
    case .player: self = .player(Player())
    case .field: self = .field(Field())
    case .picker: self = .picker(Picker())
    case .toggle: self = .toggle(Toggle())
    case .slider: self = .slider(Slider())
    case .button: self = .button(Button())
    case .link: self = .link(Link())
    case .alert: self = .alert(Alert())
    case .unclear: self = .unclear(Unclear())
    case .timer: self = .timer(Timer())
    case .repetition: self = .repetition(Repetition())
    }
  }

  /// Visits the component's properties in declared order.
  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    switch self {
    case .heading(var record):
      record.visitProperties(&visitor)
      self = .heading(record)
    case .paragraph(var record):
      record.visitProperties(&visitor)
      self = .paragraph(record)
    case .quote(var record):
      record.visitProperties(&visitor)
      self = .quote(record)
    case .code(var record):
      record.visitProperties(&visitor)
      self = .code(record)
    case .divider(var record):
      record.visitProperties(&visitor)
      self = .divider(record)
    case .keyValue(var record):
      record.visitProperties(&visitor)
      self = .keyValue(record)
    case .stat(var record):
      record.visitProperties(&visitor)
      self = .stat(record)
    case .badge(var record):
      record.visitProperties(&visitor)
      self = .badge(record)
    case .progress(var record):
      record.visitProperties(&visitor)
      self = .progress(record)
    case .rating(var record):
      record.visitProperties(&visitor)
      self = .rating(record)
    case .list(var record):
      record.visitProperties(&visitor)
      self = .list(record)
    case .checklist(var record):
      record.visitProperties(&visitor)
      self = .checklist(record)
    case .steps(var record):
      record.visitProperties(&visitor)
      self = .steps(record)
    case .table(var record):
      record.visitProperties(&visitor)
      self = .table(record)
    case .standings(var record):
      record.visitProperties(&visitor)
      self = .standings(record)
    case .chart(var record):
      record.visitProperties(&visitor)
      self = .chart(record)
    case .calendar(var record):
      record.visitProperties(&visitor)
      self = .calendar(record)
    case .map(var record):
      record.visitProperties(&visitor)
      self = .map(record)
    case .image(var record):
      record.visitProperties(&visitor)
      self = .image(record)
    case .player(var record):
      record.visitProperties(&visitor)
      self = .player(record)
    case .field(var record):
      record.visitProperties(&visitor)
      self = .field(record)
    case .picker(var record):
      record.visitProperties(&visitor)
      self = .picker(record)
    case .toggle(var record):
      record.visitProperties(&visitor)
      self = .toggle(record)
    case .slider(var record):
      record.visitProperties(&visitor)
      self = .slider(record)
    case .button(var record):
      record.visitProperties(&visitor)
      self = .button(record)
    case .link(var record):
      record.visitProperties(&visitor)
      self = .link(record)
    case .alert(var record):
      record.visitProperties(&visitor)
      self = .alert(record)
    case .unclear(var record):
      record.visitProperties(&visitor)
      self = .unclear(record)
    case .timer(var record):
      record.visitProperties(&visitor)
      self = .timer(record)
    case .repetition(var record):
      record.visitProperties(&visitor)
      self = .repetition(record)
    }
  }
}

extension ComponentKind {
  /// What the kind is, as its properties' record declares it.
  package var declaration: ComponentDeclaration {
    switch self {
    case .heading: Component.Heading.declaration
    case .paragraph: Component.Paragraph.declaration
    case .quote: Component.Quote.declaration
    case .code: Component.Code.declaration
    case .divider: Component.Divider.declaration
    case .keyValue: Component.KeyValue.declaration
    case .stat: Component.Stat.declaration
    case .badge: Component.Badge.declaration
    case .progress: Component.Progress.declaration
    case .rating: Component.Rating.declaration
    case .list: Component.List.declaration
    case .checklist: Component.Checklist.declaration
    case .steps: Component.Steps.declaration
    case .table: Component.Table.declaration
    case .standings: Component.Standings.declaration
    case .chart: Component.Chart.declaration
    case .calendar: Component.Calendar.declaration
    case .map: Component.Map.declaration
    case .image: Component.Image.declaration
    case .player: Component.Player.declaration
    case .field: Component.Field.declaration
    case .picker: Component.Picker.declaration
    case .toggle: Component.Toggle.declaration
    case .slider: Component.Slider.declaration
    case .button: Component.Button.declaration
    case .link: Component.Link.declaration
    case .alert: Component.Alert.declaration
    case .unclear: Component.Unclear.declaration
    case .timer: Component.Timer.declaration
    case .repetition: Component.Repetition.declaration
    }
  }
}
