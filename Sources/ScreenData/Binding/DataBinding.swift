public import ScreenBrief
internal import ScreenCatalog
public import ScreenDiagnostics
public import ScreenModel

/// A brief filled with the values of a user's data, each with its pointer.
///
/// The collections, charts and figures that the intent asks for are matched with the collections
/// and columns of the data by the words of their names. Values that the intent gives take
/// precedence. Values that the data lacks stay open, with a warning, `no-such-data`.
///
/// If the intent does not say what to show of the data, its shape decides: standings for teams and
/// points, a line for a course over time, a chart for a few labeled numbers, figures and facts for
/// a single record, otherwise a table.
public struct DataBinding: Hashable, Sendable {
  /// The brief, with values filled in.
  public var brief: Brief
  /// The diagnostics on what the data lacks and on what does not fit; ranges refer to the intent.
  public var diagnostics: [Diagnostic]
  /// Whether the intent itself asks for data, whether or not the data has it.
  public let asksForData: Bool

  /// Binds data to a brief.
  ///
  /// - Complexity: O(values of the data) for each requirement.
  public init(_ brief: Brief, to data: TreeValue) {
    var binder = DataBinder(brief, DataShape(data))
    binder.bind()
    self.brief = binder.brief
    diagnostics = binder.log.diagnostics
    asksForData = binder.asksForData
  }
}

/// A binding in progress.
struct DataBinder {
  /// The collections of the data.
  let tables: [DataTable]
  /// The brief, which is filled in step by step.
  var brief: Brief
  /// The diagnostics so far.
  var log = DiagnosticLog()

  /// The requirements that list what each thing of another requirement has, by the index of the
  /// latter.
  private var parts: [Int: [Int]] = [:]
  private(set) var isPart: Set<Int> = []
  private(set) var asksForData = true

  /// The maximum number of records bound to a requirement, which is that of a table's rows.
  static let rowLimit = 1000

  init(_ brief: Brief, _ shape: DataShape) {
    self.brief = brief
    tables = shape.tables
    relate()
  }

  mutating func bind() {
    guard !tables.isEmpty else {
      log.appendAlways(
        Diagnostic(
          .warning, id: "no-records", "the data has no records, so none of it is shown",
          repair: .lossy))
      return
    }
    guard !isTitleAlone else {
      brief.requirements = []
      addByShape()
      return
    }
    asksForData = brief.requirements.contains { !$0.isImplied && $0.dataRole != nil }
    var isWanted = false
    var hasBound = false
    for index in brief.requirements.indices where !isPart.contains(index) {
      guard let role = brief.requirements[index].dataRole else { continue }
      // A choice may take options from the data, but does not by itself ask for a screen of data.
      if role != .options { isWanted = true }
      if bind(index, role) { hasBound = true }
    }
    let isOpen = brief.requirements.isEmpty || isWanted
    if !hasBound, isOpen, brief.requirements.allSatisfy(\.isImplied) {
      brief.requirements = []
      addByShape()
    } else if !hasBound, !isWanted {
      log.appendAlways(
        Diagnostic(
          .warning, id: "data-not-asked",
          "nothing in the intent asks for the data; name what to show",
          at: brief.title.range, repair: .lossy))
    } else if !hasBound, log.isEmpty {
      let names = tables.flatMap { $0.columns.map(\.label) }.filter { !$0.isEmpty }
      let list = Self.list(names, nearest: NameWords(brief.title.text))
      log.appendAlways(
        Diagnostic(
          .warning, id: "data-not-shown",
          "none of the data is shown" + (list.isEmpty ? "" : "; it has \(list)"),
          at: brief.title.range, repair: .lossy))
    }
  }

  private mutating func bind(_ index: Int, _ role: Requirement.DataRole) -> Bool {
    switch role {
    case .collection: bindCollection(index)
    case .course: bindChart(index, isCourse: true)
    case .parts: bindChart(index, isCourse: false)
    case .figure: bindFigures(index)
    case .options: bindOptions(index)
    }
  }

  /// Whether the intent is only a title that the data has no value for: "Half year".
  private var isTitleAlone: Bool {
    guard brief.requirements.count == 1, let only = brief.requirements.first,
      only.subject == .need(.fact) || only.subject == .need(.metric), only.dataRole != nil,
      only.details.items.isEmpty, only.details.columns.isEmpty, only.details.dimension == nil,
      only.details.timeframe == nil, let label = only.details.label,
      label.text == brief.title.text
    else { return false }
    return !hasFigure(label)
  }

  private mutating func relate() {
    for (index, requirement) in brief.requirements.enumerated() {
      guard let parent = requirement.parent, (0..<index).contains(parent),
        brief.requirements[parent].hasThings, requirement.isPartOfThings, !isPart.contains(parent)
      else { continue }
      isPart.insert(index)
      if !requirement.isAction { parts[parent, default: []].append(index) }
    }
  }

  /// Returns the columns that a requirement asks for, in its own list and in the parts of its
  /// things.
  func askedColumns(_ index: Int) -> [Phrase] {
    var columns = brief.requirements[index].details.columns.filter { $0.action == nil }
    for part in parts[index] ?? [] {
      let requirement = brief.requirements[part]
      let named = requirement.details.items.map(\.label)
      for column in named.isEmpty ? [requirement.details.label ?? requirement.name] : named
      where !columns.contains(where: { $0.text == column.text }) {
        columns.append(column)
      }
    }
    return columns
  }

  // MARK: Reports

  /// Reports that the data lacks a column.
  mutating func reportMissing(_ column: Phrase, in table: DataTable, of requirement: Requirement) {
    guard !requirement.isImplied else { return }
    let near = Self.list(table.columns.map(\.label), nearest: NameWords(column.text))
    let place = table.name.isEmpty ? "the data" : "'\(table.name)'"
    report(
      "\(place) has no '\(column.text)'; it has \(near)", at: column.range ?? requirement.range)
  }

  /// Reports that the data lacks what a requirement is about, or has it in another form.
  mutating func reportMissing(_ name: Phrase, of requirement: Requirement) {
    guard !requirement.isImplied else { return }
    let place = name.range ?? requirement.range
    if let form = otherForm(of: NameWords(name.text), requirement) {
      return report(form, at: place)
    }
    let columns = tables.flatMap { table in
      table.form == .scalars ? [table.name] : table.columns.map(\.label)
    }
    let near = Self.list(columns.filter { !$0.isEmpty }, nearest: NameWords(name.text))
    report("the data has nothing for '\(name.text)'; it has \(near)", at: place)
  }

  /// Returns a message about a column that has the name of a requirement but cannot meet it; nil if
  /// no column has it.
  private func otherForm(of name: NameWords, _ requirement: Requirement) -> String? {
    for table in tables {
      guard let column = table.columns.first(where: { $0.words.stems == name.stems }) else {
        continue
      }
      switch requirement.dataRole {
      case .course?, .parts?:
        return column.type.isNumeric
          ? "the data has '\(column.label)', but no column to plot it against"
          : "'\(column.label)' in the data has no numbers to plot"
      case .figure?:
        return "the data has '\(column.label)' in \(table.rows.count) records, but no single value"
      case .collection?, .options?, nil:
        return "'\(column.label)' in the data is a column, not a list"
      }
    }
    return nil
  }

  private mutating func report(_ message: String, at range: SourceRange) {
    log.report(.warning) { severity, _ in
      Diagnostic(severity, id: "no-such-data", message, at: range)
    }
  }

  /// Returns the four names most similar to some words, and the number of the others.
  private static func list(_ names: [String], nearest words: NameWords) -> String {
    let ordered = names.prefix(64).enumerated().map { place, name in
      (score: words.similarity(to: NameWords(name)), place: place, name: name)
    }.sorted { ($1.score, $0.place) < ($0.score, $1.place) }
    let shown = ordered.prefix(4).map { "'\($0.name)'" }
    let rest = names.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension Requirement {
  /// The roles that data can play for a requirement.
  enum DataRole: Hashable, Sendable {
    /// Records, or the things of a list.
    case collection
    /// Numbers over time.
    case course
    /// Numbers of the parts of a whole, or any chart.
    case parts
    /// Single values.
    case figure
    /// The options of a choice.
    case options
  }

  /// The role of data for the requirement; nil if it needs no data or all its values are given.
  var dataRole: DataRole? {
    guard details.items.allSatisfy({ $0.values.isEmpty }), details.value == nil else { return nil }
    switch subject {
    case .need(let need):
      switch need {
      case .metric, .progress, .fact: return .figure
      case .trend: return .course
      case .breakdown: return .parts
      case .ranking, .records, .schedule, .place: return .collection
      case .status: return details.items.isEmpty ? .figure : .collection
      case .choice: return details.items.isEmpty ? .options : nil
      case .sequence: return details.items.isEmpty ? .collection : nil
      case .narrative, .highlight, .media, .input, .action, .routine: return nil
      }
    case .component(let kind):
      switch kind.declaration.data {
      case .figure: return .figure
      case .numbers: return .parts
      case .records: return .collection
      case .things: return details.items.isEmpty ? .collection : nil
      case .options: return details.items.isEmpty ? .options : nil
      case nil: return nil
      }
    case .section, .unknown: return nil
    }
  }
}
