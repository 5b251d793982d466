internal import ScreenAssembling
internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// The order and grouping of a document's wishes.
extension Interpreter {
  /// Gives the title to a collection that is the only wish.
  func nameLonely(_ wishes: inout [Request]) {
    guard wishes.count == 1, wishes[0].isCollection, !wishes[0].isTable,
      wishes[0].details.label == nil,
      let title
    else { return }
    wishes[0].details.label = title
  }

  /// Moves buttons for each row into the table, gives filters named like columns the values of
  /// these columns, and puts wishes that follow a table after it.
  mutating func gatherPerThing(_ wishes: inout [Request]) {
    let all = wishes + wishes.flatMap(\.parts)
    guard let table = all.first(where: { isRows($0) && !$0.details.items.isEmpty }) else {
      if !addPerRow(to: &wishes) { unread += perRow.map(\.range) }
      totalFacts(in: &wishes)
      if hasRows {
        // Rows that a chart draws have no known total.
        let totals = wishes.filter { isTotal($0) && $0.details.value == nil }
        unread += totals.map(\.range)
        wishes.removeAll(where: totals.contains)
      }
      return
    }
    for index in wishes.indices {
      fillOptions(of: &wishes[index], from: table)
      for part in wishes[index].parts.indices {
        fillOptions(of: &wishes[index].parts[part], from: table)
      }
    }
    enterUnknownFilters(in: &wishes)
    guard let place = wishes.firstIndex(of: table) else {
      unread += perRow.map(\.range)
      return
    }
    wishes[place].addPerThing(perRow)
    // A request before the rows refers to them and is not a second table; a wish named like a
    // column is that column: "who is coming + table".
    let told = wishes.indices.filter { index in
      index != place
        && (wishes[index].isCollection && wishes[index].details.items.isEmpty
          && !(wishes[index].subject == .component(.chart) && drawsOther)
          || isColumn(wishes[index], of: table))
    }
    for index in told { wishes[place].addPerThing(wishes[index].parts.filter(\.isPressed)) }
    for index in told.reversed() { wishes.remove(at: index) }
    let moved = wishes.indices.prefix { !isRows(wishes[$0]) }.filter {
      wishes[$0].isPressed || isTotal(wishes[$0])
    }
    guard let table = wishes.firstIndex(where: isRows) else { return }
    var rest: [Request] = []
    for index in moved.reversed() { rest.insert(wishes.remove(at: index), at: 0) }
    let after = table - moved.count + 1
    wishes.insert(contentsOf: rest.filter(isTotal) + rest.filter { !isTotal($0) }, at: after)
    for index in wishes.indices where isTotal(wishes[index]) && wishes[index].details.value == nil {
      wishes[index].details.value = wishes[index].figure(from: wishes[after - 1], phrases)
    }
    // What the rows do not give is not made up.
    let open = wishes.filter { isTotal($0) && $0.details.value == nil }
    unread += open.map(\.range)
    applyRowWishes(to: &wishes[after - 1])
    defer { addRowsMade(to: &wishes, at: after - 1) }
    guard !perRow.isEmpty, !wishes[after - 1].isTable else { return }
    wishes[after - 1].subject = .need(.records)
    let name = titleOfRows(of: wishes[after - 1]) ?? wishes[after - 1].details.nameColumn
    wishes[after - 1].details.label =
      wishes[after - 1].details.label ?? title ?? name ?? made("list", at: wishes[after - 1].range)
  }

  /// Makes filters that no column of the rows answers inputs, so that their options are not made up.
  private func enterUnknownFilters(in wishes: inout [Request]) {
    func entered(_ wish: Request) -> Request {
      guard wish.subject == .need(.choice), wish.details.items.isEmpty,
        wish.details.variant != "rating", wish.details.fieldKind == nil
      else { return wish }
      var wish = wish
      wish.subject = .need(.input)
      return wish
    }
    for index in wishes.indices {
      wishes[index] = entered(wishes[index])
      wishes[index].parts = wishes[index].parts.map(entered)
    }
  }

  /// Whether it is rows of the document, with or without column names.
  private func isRows(_ wish: Request) -> Bool {
    wish.isTable || hasRows && wish.subject == .component(.list) && wish.details.variant == nil
  }

  /// Whether a wish with only a name is a column of a table.
  private func isColumn(_ wish: Request, of table: Request) -> Bool {
    guard wish.subject == .need(.input) || wish.subject == .component(.toggle),
      wish.details.fieldKind != .search,
      wish.details.value == nil,
      let label = wish.details.label
    else { return false }
    return ([table.details.nameColumn].compactMap(\.self) + table.details.columns).contains {
      $0.isSame(as: label)
    }
  }

  private func isTotal(_ wish: Request) -> Bool {
    guard
      wish.subject == .need(.metric) || wish.subject == .component(.stat)
        || wish.subject == .need(.fact),
      let label = wish.details.label
    else { return false }
    return phrases.opening(of: FoldedWords(label.text), as: "row total") != nil
  }

  /// Gives a filter named like a column the values of that column as options.
  private func fillOptions(of wish: inout Request, from table: Request) {
    guard wish.subject == .need(.choice) || wish.subject == .component(.picker),
      wish.details.items.isEmpty,
      let label = wish.details.label
    else { return }
    let names = [table.details.nameColumn].compactMap { $0 } + table.details.columns
    let asked = FoldedWords(label.text)
    guard let column = names.firstIndex(where: { FoldedWords($0.text) == asked }) else { return }
    var values: [Phrase] = []
    for item in table.details.items {
      let value = column == 0 ? item.label : item.values.dropFirst(column - 1).first
      guard let value, value != Assembler.emptyCell,
        !values.contains(where: { $0.text == value.text })
      else { continue }
      values.append(value)
    }
    guard (2...8).contains(values.count) else { return }
    wish.details.items = values.map { Details.Item($0) }
  }

  /// Adds what each row has to the first collection with columns; returns false if there is none.
  private func addPerRow(to wishes: inout [Request]) -> Bool {
    func hasColumns(_ wish: Request) -> Bool { wish.isCollection && wish.details.nameColumn != nil }
    for index in wishes.indices {
      if hasColumns(wishes[index]) {
        wishes[index].addPerThing(perRow)
        return true
      }
      if let part = wishes[index].parts.firstIndex(where: hasColumns) {
        wishes[index].parts[part].addPerThing(perRow)
        return true
      }
    }
    return false
  }

  /// An amount without a pictograph after it.
  private func amountAlone(in text: String) -> String {
    let parts = text.split(separator: " ")
    guard parts.count > 1, let last = parts.last?.unicodeScalars.first, last.value > 0x2000,
      last.properties.isEmoji
    else { return text }
    return parts.dropLast().joined(separator: " ")
  }

  /// Gives a total next to nothing but amounts their sum.
  private func totalFacts(in wishes: inout [Request]) {
    let amounts = (wishes + wishes.flatMap(\.parts)).filter { $0.subject == .need(.fact) }
      .compactMap(\.details.value).map { Phrase(amountAlone(in: $0.text), from: $0.origin) }
    let isRest = outline.blocks.reduce(0) { $0 + ($1.list?.items.count ?? 0) } > amounts.count
    guard amounts.count > 2, !isRest, amounts.allSatisfy({ PricedLine.isAmount($0.text) }),
      let sum = DecimalSum(amounts.map(\.text)), let origin = amounts[0].origin
    else { return }
    for index in wishes.indices where isTotal(wishes[index]) && wishes[index].details.value == nil {
      wishes[index].details.value = Phrase(sum.text, from: origin)
    }
  }

  /// Separates the wishes after the first part of the screen from it, and each named collection
  /// from the others.
  func group(_ wishes: inout [Request]) {
    guard layout != .tabs, layout != .wizard,
      !wishes.contains(where: { $0.details.variant == "tab" || $0.details.variant == "step" }),
      wishes.contains(where: \.isSection)
        || wishes.count(where: { $0.isCollection }) > 0 && wishes.count > 1
    else { return }
    var grouped: [Request] = []
    var loose: [Request] = []
    var hasPart = false
    func close() {
      guard !loose.isEmpty else { return }
      let range = loose[0].range.union(loose[loose.count - 1].range)
      grouped += hasPart ? [.section(nil, range, loose)] : loose
      loose = []
    }
    for wish in wishes {
      let isPart =
        wish.isSection || wish.isCollection && wish.details.label != nil && wishes.count > 1
      guard isPart else {
        loose.append(wish)
        continue
      }
      close()
      hasPart = true
      grouped.append(wish)
    }
    close()
    wishes = grouped
  }
}
