extension Component {
  /// Records in rows and columns.
  public struct Table: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .table }
    package enum Property: String, PropertyName { case title, columns, rows, marks, actions }
    package static let declaration = ComponentDeclaration(
      Self.self, .collections, in: .collection, standIns: [.list, .keyValue, .paragraph],
      data: .records, thing: "row", traits: [.givesTitle, .isTile, .needsLine])

    /// The title of the table.
    public var title: String = ""
    /// The titles of the columns, in order.
    public var columns: [String] = []
    /// The rows, each with one text per column.
    public var rows: [[String]] = []
    /// The rows and cells that stand out.
    public var marks: [TableMark] = []
    /// The actions that every row offers.
    public var actions: [ItemAction] = []

    package init() {}

    /// Creates a table from its properties, in declared order.
    public init(
      title: String, columns: [String] = [], rows: [[String]] = [], marks: [TableMark] = [],
      actions: [ItemAction] = []
    ) {
      self.title = title
      self.columns = columns
      self.rows = rows
      self.marks = marks
      self.actions = actions
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("title", as: .title, &title, default: "")
      visitor.texts("columns", as: .columns, &columns)
      visitor.grid("rows", as: .things, &rows)
      visitor.records("marks", as: .marks, &marks, isRequired: false)
      visitor.records("actions", as: .actions, &actions, isRequired: false)
    }
  }

  /// A row or a cell of a table that stands out.
  public struct TableMark: Hashable, Sendable, PropertyRecord {
    package enum Property: String, PropertyName { case row, column, tone }

    /// The number of the row, counted from 1.
    public var row: Int = 0
    /// The number of the cell's column, counted from 1; 0 for the whole row.
    public var column: Int = 0
    /// What the mark means.
    public var tone: Tone = .warning

    package init() {}

    /// Creates a mark from its properties, in declared order.
    public init(row: Int, column: Int = 0, tone: Tone = .warning) {
      self.row = row
      self.column = column
      self.tone = tone
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.integer("row", as: .position, &row, default: nil)
      visitor.integer("column", as: .position, &column, default: 0)
      visitor.choice("tone", as: .tone, &tone, default: .warning)
    }
  }

  /// Teams ranked by points.
  public struct Standings: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .standings }
    package enum Property: String, PropertyName { case title, rows }
    package static let declaration = ComponentDeclaration(
      Self.self, .collections, in: .collection, standIns: [.table, .list, .keyValue, .paragraph],
      data: .records, thing: "row", traits: .isTile)

    /// The competition's name.
    public var title: String = ""
    /// The teams, the leader first.
    public var rows: [StandingsRow] = []

    package init() {}

    /// Creates standings from their properties, in declared order.
    public init(title: String, rows: [StandingsRow] = []) {
      self.title = title
      self.rows = rows
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("title", as: .title, &title, default: nil)
      visitor.records("rows", as: .things, &rows, isRequired: true)
    }
  }

  /// A team and its points.
  public struct StandingsRow: Hashable, Sendable, PropertyRecord {
    package enum Property: String, PropertyName { case team, points }

    /// The team's name.
    public var team: String = ""
    /// The team's points.
    public var points: Int = 0

    package init() {}

    /// Creates a row from its properties, in declared order.
    public init(team: String, points: Int = 0) {
      self.team = team
      self.points = points
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("team", as: .headedLabel, &team, default: nil)
      visitor.integer("points", as: .count, &points, default: nil)
    }
  }

  /// A chart of numbers.
  public struct Chart: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .chart }
    package enum Property: String, PropertyName { case title, kind, unit, series }
    package static let declaration = ComponentDeclaration(
      Self.self, .collections, in: .charts, standIns: [.table, .keyValue, .standings, .paragraph],
      data: .numbers, traits: .isTile)

    /// The title, which says what the chart shows.
    public var title: String = ""
    /// How the chart is drawn.
    public var kind: ChartKind = .bar
    /// The unit of the values, such as `€` or `km`.
    public var unit: String = ""
    /// The series, in order.
    public var series: [ChartSeries] = []

    package init() {}

    /// Creates a chart from its properties, in declared order.
    public init(
      title: String, kind: ChartKind = .bar, unit: String = "", series: [ChartSeries] = []
    ) {
      self.title = title
      self.kind = kind
      self.unit = unit
      self.series = series
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("title", as: .title, &title, default: "")
      visitor.choice("kind", as: .variant, &kind, default: .bar)
      visitor.text("unit", as: .unit, &unit, default: "")
      visitor.records("series", as: .series, &series, isRequired: false)
    }
  }

  /// A series of a chart.
  public struct ChartSeries: Hashable, Sendable, PropertyRecord {
    package enum Property: String, PropertyName { case name, points }

    /// The series' name.
    public var name: String = ""
    /// The points, in order.
    public var points: [ChartPoint] = []

    package init() {}

    /// Creates a chart series from its properties, in declared order.
    public init(name: String, points: [ChartPoint] = []) {
      self.name = name
      self.points = points
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("name", as: .label, &name, default: "")
      visitor.records("points", as: .points, &points, isRequired: false)
    }
  }

  /// A labelled value.
  public struct ChartPoint: Hashable, Sendable, PropertyRecord {
    package enum Property: String, PropertyName { case label, value }

    /// The label on the axis or in the legend.
    public var label: String = ""
    /// The value; nil if it is not known, which leaves a gap in the chart.
    public var value: Double?

    package init() {}

    /// Creates a chart point from its properties, in declared order.
    public init(label: String, value: Double? = nil) {
      self.label = label
      self.value = value
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", as: .label, &label, default: "")
      visitor.number("value", as: .quantity, &value)
    }
  }
}
