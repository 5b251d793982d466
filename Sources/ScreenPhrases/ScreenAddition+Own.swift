import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Parts that follow from what a screen shows already.
extension ScreenAddition {
  /// The number of switches.
  var switches: Int {
    requirements.count {
      $0.subject == .component(.toggle)
        || $0.subject == .need(.choice) && $0.details.variant == "toggle"
    }
  }

  /// Sets a switch that words name with "on" or "off", and adds it if there is none. Returns false
  /// for other words.
  mutating func set(_ words: ArraySlice<String>) -> Bool {
    guard words.count > 1, let state = words.last, state == "on" || state == "off" else {
      return false
    }
    let name = words.dropLast().spaced
    let wanted = Wording.singular(name)
    let place = requirements.firstIndex { requirement in
      guard requirement.subject == .component(.toggle) else { return false }
      let label = requirement.details.label?.text.lowercased() ?? ""
      return label.spacedWords.contains { Wording.singular(String($0)) == wanted }
        || Wording.singular(label) == wanted
    }
    guard let place else {
      var toggle = Requirement(
        .component(.toggle), range: .at(0), words: "toggle " + name, isImplied: true)
      toggle.details.label = Phrase(Wording.capitalized(name))
      toggle.details.value = Phrase(state)
      add([toggle], beforeRows: false)
      return true
    }
    setValue(state, at: place)
    return true
  }

  /// Keeps a number of the sections at the top, the last one among them. Returns false if there are
  /// fewer.
  mutating func hold(steps count: Int) -> Bool {
    let sections = requirements.indices.filter { place in
      guard case .section = requirements[place].subject else { return false }
      return requirements[place].parent == nil
    }
    guard count > 1, sections.count >= count, let last = sections.last else { return false }
    let left = Set(sections.prefix(count - 1) + [last])
    keep(requirements.indices.filter { left.contains(requirements[$0].parent ?? $0) })
    return true
  }

  /// Returns filters of the rows by their own columns: the choices and bounds that the rows show,
  /// and an order by what can be compared.
  func filters() -> [Requirement] {
    guard let rows = rowCells(), rows.cells.count > 2 else { return [] }
    var (pickers, orders): ([Requirement], [String]) = ([], [])
    for (place, label) in rows.columns.enumerated() where !label.hasSuffix(" button") {
      let cells = rows.cells.compactMap { $0.indices.contains(place) ? $0[place] : nil }
      guard let first = cells.first, !cells.contains(where: \.isEmpty) else { continue }
      let figures = cells.compactMap(Self.figure)
      if figures.count == cells.count {
        orders.append(label)
        if let bounds = Self.bounds(of: figures, like: first) {
          pickers.append(Self.picker(label, ["Any"] + bounds))
        }
      } else if case let options = Self.distinct(cells), (2...4).contains(options.count),
        options.count < cells.count || cells.count < 4
      {
        pickers.append(Self.picker(label, ["Any"] + options))
      }
    }
    guard !pickers.isEmpty || orders.count > 1 else { return [] }
    if orders.count > 1 { pickers.append(Self.picker("Sort by", orders)) }
    var section = Requirement(
      .section(.card), range: .at(0), words: "section Filters",
      details: Details(label: Phrase("Filters")), isImplied: true)
    section.parent = nil
    var clear = Requirement(
      .component(.button), range: .at(0), words: "Clear filters",
      details: Details(label: Phrase("Clear filters")), isImplied: true)
    clear.details.variant = "plain"
    return [section]
      + (pickers.prefix(4) + [clear]).map { part in
        var part = part
        part.parent = 0
        return part
      }
  }

  private static func picker(_ label: String, _ options: [String]) -> Requirement {
    var picker = Requirement(
      .component(.picker), range: .at(0), words: "picker " + label,
      details: Details(label: Phrase(label)), isImplied: true)
    picker.details.variant = options.count < 5 ? "segmented" : "menu"
    picker.details.items = options.map { Details.Item(Phrase($0)) }
    picker.details.items[0].isSelected = true
    return picker
  }

  private static func distinct(_ cells: [String]) -> [String] {
    cells.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns the figure at the start of a cell, behind a sign of money.
  private static func figure(_ cell: String) -> Double? {
    let digits = cell.drop { "$€£".contains($0) }.prefix { $0.isNumber || $0 == "." }
    return Double(digits)
  }

  /// Returns two bounds for amounts of money and for ratings, in the form of a cell.
  private static func bounds(of figures: [Double], like cell: String) -> [String]? {
    guard let most = figures.max(), let least = figures.min(), least < most else { return nil }
    if let sign = cell.first, "$€£".contains(sign) {
      let step = most > 400 ? 100.0 : most > 40 ? 10.0 : 5.0
      let middle = ((least + (most - least) / 2) / step).rounded() * step
      let low = ((least + (most - least) / 6) / step).rounded(.up) * step
      return Self.distinct([low, middle].map { "Under \(sign)\(Int($0))" })
    }
    guard cell.hasSuffix("of 5") else { return nil }
    return ["4 and more", "4.5 and more"]
  }
}
