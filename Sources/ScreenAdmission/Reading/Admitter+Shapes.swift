internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel

// Tables and charts in the shapes that other tools give them.
extension Admitter {
  /// The members of a component, with what other tools put in another shape in that of the grammar.
  mutating func reshaped(_ members: [TreeMember], _ rule: ComponentRule) -> [TreeMember] {
    switch rule.kind {
    case .table: withColumns(withNamedColumns(withText(members, rule), rule), rule)
    case .chart: withSeries(members)
    case .picker: withText(withOptions(members, rule), rule)
    default: withText(members, rule)
    }
  }

  /// The members with a text among the `children` as the first text of the component, as in trees of
  /// tags: `{"type": "button", "children": "Save"}`.
  private mutating func withText(_ members: [TreeMember], _ rule: ComponentRule) -> [TreeMember] {
    guard let place = members.firstIndex(where: { $0.name == "children" }),
      let text = members[place].value.text ?? members[place].value.elements?.onlyText,
      let property = rule.record.properties.first(where: {
        if case .text = $0.type { true } else { false }
      }), !holds(members, property)
    else { return members }
    report(
      "property-name", "'children' is read as '\(property.name)'", .lossless,
      at: members[place].nameRange)
    var all = members
    all[place] = TreeMember(
      property.name, at: members[place].nameRange,
      TreeValue(.text(text), at: members[place].value.range))
    return all
  }

  private func holds(_ members: [TreeMember], _ property: PropertyRule) -> Bool {
    members.contains { member in
      ([property.name] + property.aliases).contains { Self.isSame(member.name, $0) }
    }
  }

  /// The members of a picker whose options are an object, with its values as the options:
  /// `{"options": {"s": "Small", "l": "Large"}}`.
  private mutating func withOptions(
    _ members: [TreeMember], _ rule: ComponentRule
  ) -> [TreeMember] {
    guard let property = rule.record["options"],
      let place = members.firstIndex(where: { member in
        ([property.name] + property.aliases).contains { Self.isSame(member.name, $0) }
      }), case .object(let named) = members[place].value.content, named.count > 1,
      named.allSatisfy({ $0.value.isPlain && $0.name != "from" })
    else { return members }
    report("keyed-elements", "the values in 'options' are read as the options", .lossless)
    var all = members
    all[place].value.content = .array(named.map(\.value))
    return all
  }

  // MARK: Tables

  /// The members by which an object describes a column: what rows call it, and its title.
  private static let columnKeys = [
    "key", "field", "accessor", "accessorKey", "dataIndex", "id", "name",
  ]
  private static let columnTitles = ["header", "headerName", "title", "label", "name", "text"]

  /// The members of a table whose columns are objects: their titles become the columns, and the
  /// names in rows that are objects become those titles.
  private mutating func withNamedColumns(
    _ members: [TreeMember], _ rule: ComponentRule
  ) -> [TreeMember] {
    guard let property = rule.record["columns"],
      let place = members.firstIndex(where: { member in
        ([property.name] + property.aliases).contains { Self.isSame(member.name, $0) }
      }), let columns = members[place].value.elements, !columns.isEmpty
    else { return members }
    var titles: [TreeValue] = []
    var names: [(key: String, title: String)] = []
    for column in columns {
      guard case .object = column.content else { return members }
      let key = Self.columnKeys.lazy.compactMap { column[$0]?.text }.first
      guard let title = Self.columnTitles.lazy.compactMap({ column[$0] }).first ?? column["key"],
        let text = title.text
      else { return members }
      titles.append(title)
      names.append((key ?? text, text))
    }
    report("named-columns", "columns that are objects are read by their titles", .lossless)
    var all = members
    all[place].value.content = .array(titles)
    for index in all.indices where all[index].value.elements != nil && index != place {
      guard let rows = rule.record["rows"],
        ([rows.name] + rows.aliases).contains(where: { Self.isSame(all[index].name, $0) })
      else { continue }
      all[index].value = Self.renaming(all[index].value, names)
    }
    return all
  }

  private static func renaming(
    _ rows: TreeValue, _ names: [(key: String, title: String)]
  ) -> TreeValue {
    var rows = rows
    rows.content = .array(
      (rows.elements ?? []).map { row in
        guard case .object(let cells) = row.content else { return row }
        var row = row
        row.content = .object(
          cells.map { cell in
            guard let name = names.first(where: { $0.key == cell.name }) else { return cell }
            return TreeMember(name.title, at: cell.nameRange, cell.value)
          })
        return row
      })
    return rows
  }

  // MARK: Charts

  private static let labelNames = ["labels", "categories", "x", "xAxis"]
  private static let datasetNames = ["datasets", "series"]
  private static let valueNames = ["data", "values", "points", "y"]

  /// The members of a chart without series, or whose series are mere numbers, with series of
  /// labelled points: `labels` beside `values` or `datasets`, or the points alone in `data`.
  private mutating func withSeries(_ members: [TreeMember]) -> [TreeMember] {
    var all = members
    // Series by their names: {"2026": [3, 4]}.
    if let place = all.firstIndex(where: { $0.name == "series" }),
      case .object(let named) = all[place].value.content, !named.isEmpty,
      named.allSatisfy({ $0.value.elements != nil && !Self.valueNames.contains($0.name) })
    {
      report("keyed-elements", "the names in 'series' are read as those of the series", .lossless)
      all[place].value.content = .array(
        named.map { ["name": TreeValue(.text($0.name), at: $0.nameRange), "points": $0.value] })
    }
    let named = all
    // Chart.js has labels and datasets within `data`.
    if let place = all.firstIndex(where: { $0.name == "data" }),
      case .object(let inner) = all[place].value.content,
      inner.contains(where: { Self.datasetNames.contains($0.name) })
    {
      all.remove(at: place)
      all += inner.filter { member in !all.contains { $0.name == member.name } }
    }
    let labels = take(Self.labelNames, from: &all) { !$0.isEmpty && $0.allSatisfy(\.isPlain) }
    let series = take(Self.datasetNames, from: &all) { $0.contains { $0.numbers != nil } }
    let points =
      series == nil && !all.contains { Self.datasetNames.contains($0.name) }
      ? take(Self.valueNames, from: &all) { !$0.isEmpty } : nil
    guard series != nil && labels != nil || points != nil else { return named }
    report("chart-data", "labels and values are read as the points of a series", .lossless)
    let sets = series?.elements ?? [TreeValue(.object([TreeMember("data", points ?? [])]))]
    all.append(
      TreeMember(
        "series",
        TreeValue(.array(sets.map { Self.labelled($0, labels?.elements ?? []) }), at: series?.range)
      ))
    return all
  }

  /// Takes the first array under one of these names that fits out of some members.
  private func take(
    _ names: [String], from members: inout [TreeMember], _ fits: ([TreeValue]) -> Bool
  ) -> TreeValue? {
    for name in names {
      guard let place = members.firstIndex(where: { Self.isSame($0.name, name) }) else { continue }
      let value = members[place].value["categories"] ?? members[place].value
      guard let elements = value.elements, fits(elements) else { continue }
      members.remove(at: place)
      return value
    }
    return nil
  }

  /// A series whose numbers have the labels that stand in their places.
  private static func labelled(_ series: TreeValue, _ labels: [TreeValue]) -> TreeValue {
    guard case .object(let members) = series.content, let place = series.numbers else {
      return series
    }
    var series = series
    var all = members
    let values = members[place].value.elements ?? []
    all[place] = TreeMember(
      "points", at: members[place].nameRange,
      TreeValue(
        .array(
          values.enumerated().map { index, value in
            guard value.isPlain || value.content == .null, index < labels.count else {
              return value
            }
            return TreeValue(
              .object([TreeMember("label", labels[index]), TreeMember("value", value)]),
              at: value.range)
          }), at: members[place].value.range))
    series.content = .object(all)
    return series
  }
}

extension [TreeValue] {
  /// The text that is the only element; nil for anything else.
  fileprivate var onlyText: String? { count == 1 ? self[0].text : nil }
}

extension TreeValue {
  /// Whether it is a text or a number.
  fileprivate var isPlain: Bool {
    switch content {
    case .text, .number: true
    case .null, .flag, .array, .object: false
    }
  }

  /// The place of the member with the values of a series.
  fileprivate var numbers: Int? {
    guard case .object(let members) = content else { return nil }
    return members.firstIndex {
      ["data", "values", "points", "y"].contains($0.name) && $0.value.elements != nil
    }
  }
}
