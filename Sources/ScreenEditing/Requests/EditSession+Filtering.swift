internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

/// Choices that narrow the rows of a table.
extension EditSession {
  /// `let me filter by status`, `a status filter`: a choice of the values in a column above the
  /// table; nil if no filter is asked for.
  func filtering(_ request: ChangeRequest) throws(Refusal) -> EditPlan? {
    guard request.kind != .remove, request.kind != .replace else { return nil }
    let said = tokens(in: request.range)
    guard let index = said.indices.first(where: { words.match("filter", at: said[$0...]) != nil }),
      let filter = words.match("filter", at: said[index...]), !isNamed(said[index]),
      isSomewhere(.table)
    else { return nil }
    let after = said[(index + filter.count)...]
    let columns = columns(in: after).isEmpty ? columns(in: said[..<index]) : columns(in: after)
    let by = words.match("by", at: after) ?? words.match("of", at: after)
    guard !columns.isEmpty else {
      guard request.kind == .order || request.kind == .change || by != nil else { return nil }
      throw Refusal(reason: "there is no column to filter by: \(quoted(said[index...]))")
    }
    var steps = EditSteps(self)
    // `sort by name and let me filter by status`
    if let earlier = clause(of: request, before: said[index].range) {
      do throws(Refusal) {
        try steps.take(
          request.kind == .order
            ? try steps.session.ordering(earlier) : try steps.session.adding(earlier))
      } catch {
        steps.leave(text.text(in: earlier.range), because: error.reason)
      }
    }
    let stated = try place(of: request)
    for piece in finder.pieces(of: after.dropFirst(by?.count ?? 0))
    where by != nil && self.columns(in: piece).isEmpty {
      steps.leave(written(piece), because: "there is no column to filter by: \(quoted(piece))")
    }
    for column in columns {
      let picker = try steps.session.picker(filtering: column)
      let home = steps.session.moved(column.home, since: self)
      let plan = try steps.session.inserting(
        [picker], at: stated ?? .before([.element(home)]))
      try steps.take(plan)
    }
    return try steps.joined(orRefuse: "it does not say what to filter by")
  }

  /// A column of a table.
  private struct FilteredColumn {
    var home: ElementAddress
    var title: String
    var index: Int
  }

  /// The columns of tables whose whole titles are among some words.
  private func columns(in said: ArraySlice<EditToken>) -> [FilteredColumn] {
    let stems = said.filter { !$0.isMark }.flatMap { AnchorFinder.fold($0.meant ?? $0.text) }
      .map(AnchorFinder.stem)
    return finder.parts(in: nil).compactMap { candidate in
      guard case .part(let home, let part) = candidate.target, part.kind == "column",
        let index = part.index
      else { return nil }
      let title = AnchorFinder.fold(part.label).map(AnchorFinder.stem)
      guard !title.isEmpty, title.allSatisfy(stems.contains) else { return nil }
      return FilteredColumn(home: home, title: part.label, index: index)
    }
  }

  private func picker(filtering column: FilteredColumn) throws(Refusal) -> Element {
    guard case .table(let table)? = element(at: column.home)?.component,
      let all = words.first("all")
    else { throw Refusal(reason: "it does not exist") }
    let values = table.rows.compactMap { row in
      column.index < row.count ? row[column.index] : nil
    }
    let distinct = values.reduce(into: [String]()) { distinct, value in
      if !value.isEmpty, value != "—", !distinct.contains(value) { distinct.append(value) }
    }
    guard (2...12).contains(distinct.count) else {
      throw Refusal(
        reason: "column \"\(column.title)\" has \(distinct.count) different values, which do not "
          + "make a choice")
    }
    let every = LabelText.capitalized(all)
    var picker = Component.Picker(
      label: column.title, options: [every] + distinct, name: Slug.derived(from: column.title) ?? ""
    )
    picker.selected = [every]
    return Element(.picker(picker))
  }

  /// The address of a component that was at another address in an earlier session.
  private func moved(_ address: ElementAddress, since earlier: EditSession) -> ElementAddress {
    earlier.element(at: address).flatMap { self.address(of: $0) } ?? address
  }

  /// The part of a request before a word, without the words that lead to it; nil if it says nothing
  /// there.
  private func clause(of request: ChangeRequest, before word: SourceRange) -> ChangeRequest? {
    guard request.kind == .order || request.kind == .add else { return nil }
    var earlier = request
    earlier.parts.removeAll { $0.range.upperBound >= word.lowerBound }
    earlier.places.removeAll { $0.lowerBound >= word.lowerBound }
    guard let last = earlier.parts.last else { return nil }
    earlier.range = SourceRange(request.range.lowerBound, last.range.upperBound)
    return earlier
  }

  /// Whether the name of something on the screen has a word: a filter that is there already.
  private func isNamed(_ word: EditToken) -> Bool {
    let stem = AnchorFinder.stem(word.folded)
    return (finder.candidates(in: nil) + finder.parts(in: nil)).contains { thing in
      thing.labels.contains { label in label.contains { AnchorFinder.stem($0) == stem } }
    }
  }
}
