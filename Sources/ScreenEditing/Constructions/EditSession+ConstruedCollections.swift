internal import EditConstructions
internal import ScreenAnchors
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenText

/// New collections that a construction asks for, and words on what they hold.
extension EditSession {
  /// `a table of low stock: item, how much is left, when to reorder`: composed as from an intent.
  func construedTable(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let said = match[.name], let list = match[.list], said.count < 6 else { return nil }
    let columns = listed(list).map { attributeName($0) }
    guard columns.count > 1, columns.allSatisfy({ (1...5).contains($0.count) }) else { return nil }
    let title = name(finder.bare(said), like: "A")
    let names = columns.map { name($0, like: "A") }
    let phrase = "a table of \(written(said)) with the columns \(names.joined(separator: ", "))"
    var made = editor.compose(phrase: phrase).elements.filter { $0.component.kind == .table }
    if made.count != 1 {
      let row = names.map { _ in "—" }
      made = [Element(.table(.init(title: title, columns: names, rows: [row])))]
    }
    guard case .table(var table) = made[0].component, table.columns.count == names.count else {
      return nil
    }
    (table.title, table.columns) = (title, names)
    made[0].component = .table(table)
    return try inserting(made, at: try place(in: match))
  }

  /// A collection as a table with the columns that are listed; nil if no table is asked for.
  func tabulated(
    _ target: EditTarget, _ kind: ArraySlice<EditToken>, _ pieces: [ArraySlice<EditToken>]
  ) throws(Refusal) -> EditPlan? {
    guard words.meaning("kind", of: finder.bare(kind)) == ComponentKind.table.rawValue,
      pieces.count > 1, case .element(let address) = target, let old = element(at: address),
      old.component.memberCount != nil
    else { return nil }
    var new = old.component.kind == .table ? old : old.converted(to: .table)
    guard case .table(let table) = new.component else { return nil }
    let names = pieces.map { name(attributeName($0), like: "A") }
    new.component = .table(
      table.showing(columns: names) { one, other in
        AnchorFinder.fold(one).map(AnchorFinder.stem)
          == AnchorFinder.fold(other).map(AnchorFinder.stem)
      })
    return EditPlan(
      subject: "replace", edits: [.replace(address, with: [new])], targets: [target],
      done: "\(name(of: target)) is a table of \(names.joined(separator: ", ")) now")
  }

  /// `a pie chart of the categories`: the figures of a collection, added up by an attribute.
  func construedChart(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let attribute = match[.attribute],
      case .part(let home, let part)? = finder.find(attribute).one,
      let component = element(at: home)?.component,
      let names = component.memberValues(where: { $0 == part.label }, orBadge: false),
      let figures = component.memberFigures
    else { return nil }
    var points: [Component.ChartPoint] = []
    for (name, figure) in zip(names, figures) where !name.isEmpty && name != "—" {
      guard let value = figure else { continue }
      if let index = points.firstIndex(where: { $0.label == name }) {
        points[index].value = (points[index].value ?? 0) + value
      } else {
        points.append(.init(label: name, value: value))
      }
    }
    guard points.count > 1 else { return nil }
    var chart = Component.Chart(
      title: part.label, series: [.init(name: "", points: points)])
    let look = match[.kind].flatMap {
      words.value(finder.bare($0), of: ComponentKind.chart.rawValue)
        ?? words.value(
          (Array($0) + Array(word("kind", "chart")))[...], of: ComponentKind.chart.rawValue)
    }
    chart.kind = look.flatMap { Component.ChartKind(rawValue: $0.value) } ?? .bar
    let isSample = element(at: home)?.samples.isEmpty == false
    return try inserting(
      [
        Element(
          .chart(chart), samples: isSample ? [Component.Chart.Property.series.rawValue] : [])
      ], at: try place(in: match) ?? .before([.element(home)]))
  }

  /// `a Review column between Doing and Done`: one more list of a board, with nothing in it.
  func construedLane(_ match: ConstructionMatch) -> EditPlan? {
    let lanes = screen.sections.indices.filter { index in
      guard screen.sections[index].elements.contains(where: { $0.component.kind == .list }) else {
        return false
      }
      return !screen.sections[index].title.isEmpty
    }
    guard let said = match[.name], lanes.count > 1, lanes.count * 2 > screen.sections.count else {
      return nil
    }
    func lane(_ words: ArraySlice<EditToken>?) -> Int? {
      guard let words else { return nil }
      let title = written(finder.bare(words)).lowercased()
      return lanes.first { screen.sections[$0].title.lowercased() == title }
    }
    guard let index = lane(match[.name, 2]).map({ $0 + 1 }) ?? lane(match[.name, 3]),
      let like = lanes.first.map({ screen.sections[$0] }),
      case .list(var list)? = like.elements.first(where: { $0.component.kind == .list })?.component
    else { return nil }
    list.items = []
    let title = name(finder.bare(said), like: "A")
    let section = Section(
      id: screen.sectionName(title), title: title, layout: like.layout,
      group: like.group.isEmpty ? "" : title, elements: [Element(.list(list))])
    return EditPlan(
      subject: "insert", edits: [.insertSection(section, index: index)],
      targets: [.section(section.id)], done: "section \"\(title)\" added, with nothing in it")
  }

  /// `coloured tags on the cards, e.g. Social, Email, Web`: a badge for each item, in turn.
  func construedBadges(_ match: ConstructionMatch) -> EditPlan? {
    guard let list = match[.list] else { return nil }
    let labels = listed(list).map { name(finder.bare($0), like: "A") }
    guard labels.count > 1 else { return nil }
    var count = 0
    var edits: [Edit] = []
    let homes = collections(ofMember: match[.member])
    for home in homes {
      guard var new = element(at: home), case .list(var list) = new.component,
        list.items.allSatisfy(\.badge.isEmpty)
      else { return nil }
      for index in list.items.indices {
        list.items[index].badge = labels[count % labels.count]
        count += 1
      }
      new.component = .list(list)
      edits.append(.replace(home, with: [new]))
    }
    guard !edits.isEmpty else { return nil }
    return EditPlan(
      subject: "set", edits: edits, targets: homes.map { .element($0) },
      done: "each item is marked, with \(labels.joined(separator: ", "))")
  }

  /// `add another one for the evening`: a copy of the last thing under another name.
  func construedAnother(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let said = match[.name], latest.count == 1, case .element(let address) = latest[0],
      let old = element(at: address),
      [.toggle, .field, .picker, .button, .stat, .keyValue, .slider, .link].contains(
        old.component.kind)
    else { return nil }
    let new = copy(of: old, labelled: name(finder.bare(said), like: "A"))
    return try inserting([new], at: try place(in: match) ?? .after([latest[0]]))
  }
}
