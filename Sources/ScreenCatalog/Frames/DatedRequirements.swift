package import ScreenBrief
internal import ScreenModel
internal import ScreenText

/// The contents of a screen whose samples are to be of the days that a request names: no row stands
/// on another day, and what can be set to those days is.
package struct DatedRequirements {
  /// The contents.
  package private(set) var requirements: [Requirement]
  private let period: SamplePeriod
  /// The words of the days, such as "next week".
  private let said: String

  /// Creates contents with the days that words name.
  package init(_ requirements: [Requirement], _ period: SamplePeriod, said: String) {
    (self.requirements, self.period) = (requirements, period)
    self.said = said
  }

  private var isDay: Bool { period.days.count == 1 }
  private var first: FrameDay { FrameDay(number: period.days.lowerBound) }

  /// Moves the days of samples into the period, and sets pickers and fields to it.
  package mutating func hold() {
    for place in requirements.indices {
      let isCalendar = requirements[place].subject == .component(.calendar)
      var details = requirements[place].details
      if isCalendar {
        holdMonth(of: &details)
      } else {
        holdWeekday(of: &details)
        holdRows(of: &details)
        if period.days.lowerBound > FrameDay.today.number { plan(in: &details) }
      }
      holdLabel(of: &details)
      if requirements[place].subject.isInput { select(in: &details) }
      requirements[place].details = details
    }
    setFirstDate()
  }

  // MARK: Rows

  /// Returns the first day near the samples' present in some texts. Birthdays and the like are not
  /// the days of a row.
  private func day(of texts: [String]) -> FrameDay? {
    texts.firstNonNil { text in
      WrittenDay.all(in: text.split(separator: " ", omittingEmptySubsequences: false)).first {
        abs($0.day.number - FrameDay.today.number) < Self.near
      }?.day
    }
  }

  /// The number of days around the present in which the days of samples are.
  private static let near = 100

  private func holdRows(of details: inout Details) {
    if !details.samples.isEmpty {
      let moves = moves(of: details.samples.map(day))
      details.samples = zip(details.samples, moves).compactMap { row, move in
        move.map { shift in row.map { moved($0, by: shift) } }
      }
    }
    guard details.isSample, !details.items.isEmpty else { return }
    let moves = moves(of: details.items.map { day(of: [$0.label.text] + $0.values.map(\.text)) })
    details.items = zip(details.items, moves).compactMap { item, move in
      guard let move else { return nil }
      var item = item
      item.label.text = moved(item.label.text, by: move)
      for place in item.values.indices {
        item.values[place].text = moved(item.values[place].text, by: move)
      }
      return item
    }
  }

  /// States of what is over, or goes on, at the samples' present.
  private static let past: Set<String> = [
    "done", "seen", "finished", "completed", "delivered", "served", "arrived", "with you",
    "with doctor", "not here yet", "in the chair", "here", "no-show", "left", "checked in",
  ]

  /// Lets nothing be done already of what is to come.
  private func plan(in details: inout Details) {
    func planned(_ text: String) -> String {
      let said = text.lowercased()
      return Self.past.contains(said) || said.hasPrefix("waiting") ? "Planned" : text
    }
    let isNamed = details.samples.first.map { $0.count > details.columns.count } ?? false
    for (place, column) in details.columns.enumerated()
    where column.text == "State" || column.text == "Status" {
      let cell = place + (isNamed ? 1 : 0)
      for row in details.samples.indices where details.samples[row].indices.contains(cell) {
        details.samples[row][cell] = planned(details.samples[row][cell])
      }
      for row in details.items.indices where details.items[row].values.indices.contains(place) {
        details.items[row].values[place].text = planned(details.items[row].values[place].text)
      }
    }
    guard details.isSample else { return }
    for row in details.items.indices {
      guard let state = details.items[row].state?.text, planned(state) != state else { continue }
      details.items[row].state = Phrase(planned(state))
      details.items[row].tone = nil
    }
  }

  /// Returns by how many days each row moves into the period; nil for a row that is left out because
  /// enough others lie in it.
  private func moves(of days: [FrameDay?]) -> [Int?] {
    let dated = days.compactMap(\.self)
    let inside = dated.filter { period.days.contains($0.number) }
    guard dated.count > 1, inside.count < dated.count else {
      guard dated.count == 1, inside.isEmpty else { return days.map { _ in 0 } }
      return days.map { $0.map { period.days.lowerBound - $0.number } ?? 0 }
    }
    if inside.count > 1 {
      return days.map { $0.map { period.days.contains($0.number) } ?? true ? 0 : nil }
    }
    let isTurned = dated[0].number > dated[dated.count - 1].number
    var number = 0
    return days.map { day in
      guard let day else { return 0 }
      let place = isTurned ? dated.count - 1 - number : number
      number += 1
      return period.days.lowerBound + place * period.days.count / dated.count - day.number
    }
  }

  /// Returns a text with its days moved.
  private func moved(_ text: String, by shift: Int) -> String {
    guard shift != 0 else { return text }
    return rewritten(text) { FrameDay(number: $0.number + shift) }
  }

  private func rewritten(_ text: String, _ change: (FrameDay) -> FrameDay) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let days = WrittenDay.all(in: words).filter {
      abs($0.day.number - FrameDay.today.number) < Self.near
    }
    guard !days.isEmpty else { return text }
    var parts: [String] = []
    var place = 0
    for day in days where day.words.lowerBound >= place {
      parts += words[place..<day.words.lowerBound].map(String.init)
      parts.append(day.written(as: change(day.day), in: words))
      place = day.words.upperBound
    }
    return (parts + words[place...].map(String.init)).joined(separator: " ")
  }

  // MARK: Weeks and months

  /// Keeps the column, or the rows, of a weekday in a table of a week.
  private func holdWeekday(of details: inout Details) {
    guard isDay else { return }
    let wanted = first.weekdayNumber
    func weekday(_ text: String) -> Int? { WrittenDay.weekday(Substring(text)) }
    let columns = details.columns.map { weekday($0.text) }
    if columns.count(where: { $0 != nil }) > 2, columns.contains(wanted) {
      let left = columns.indices.filter { columns[$0] == nil || columns[$0] == wanted }
      let isNamed = details.samples.first.map { $0.count > details.columns.count } ?? false
      details.columns = left.map { details.columns[$0] }
      for row in details.samples.indices {
        let cells = details.samples[row]
        let places = (isNamed ? [0] : []) + left.map { $0 + (isNamed ? 1 : 0) }
        details.samples[row] = places.filter(cells.indices.contains).map { cells[$0] }
      }
      for row in details.items.indices {
        let cells = details.items[row].values
        details.items[row].values = left.filter(cells.indices.contains).map { cells[$0] }
      }
      return
    }
    let rows = details.samples.map { $0.first.flatMap(weekday) }
    guard rows.count(where: { $0 != nil }) > 2, rows.contains(wanted) else { return }
    details.samples = rows.indices.filter { rows[$0] == nil || rows[$0] == wanted }.map {
      details.samples[$0]
    }
  }

  /// Moves the days of a calendar into the month of the period, each to its day of the month.
  private func holdMonth(of details: inout Details) {
    let start = FrameDay.number(first.year, first.monthNumber, 1)
    let length = FrameDay.days(of: first.monthNumber, in: first.year)
    func moved(_ text: String) -> String {
      FrameDay(text).map { FrameDay(number: start + min($0.day, length) - 1).text } ?? text
    }
    if let shown = details.timeframe.flatMap({ FrameDay($0.text) }),
      (shown.year, shown.monthNumber) == (first.year, first.monthNumber)
    {
      return
    }
    for row in details.samples.indices { details.samples[row] = details.samples[row].map(moved) }
    for row in details.items.indices {
      for place in details.items[row].values.indices {
        details.items[row].values[place].text = moved(details.items[row].values[place].text)
      }
    }
    details.timeframe = Phrase(FrameDay(number: start).text)
  }

  // MARK: Labels and inputs

  /// Says the days in labels that speak of other days: "Due today", "Week from 15 March".
  private func holdLabel(of details: inout Details) {
    guard var text = details.label?.text else { return }
    if said != "today" {
      let others = isDay ? ["today"] : ["today", "this week", "this month"]
      if isDay, text.hasPrefix("Due this week") { text = text.replacing("this week", with: said) }
      for other in others where text.lowercased().contains(other) && other != said {
        text = text.replacing(other, with: said)
          .replacing(Wording.capitalized(other), with: Wording.capitalized(said))
      }
    }
    details.label?.text = rewritten(text) { day in
      guard !period.days.contains(day.number) else { return day }
      let ahead = max(0, day.number - FrameDay.today.number)
      return FrameDay(number: period.days.lowerBound + min(ahead, period.days.count - 1))
    }
  }

  /// Selects the option that is the period: "Next week", "Saturday".
  private func select(in details: inout Details) {
    let lead = said.split(separator: " ").first.map(String.init) ?? said
    let place = details.items.firstIndex { item in
      let option = item.label.text.lowercased()
      let isWeekend = period.days.count == 2 && option == "weekend"
      return option == said || option == lead && lead != said || isWeekend
        || isDay && !said.hasPrefix("to")
          && WrittenDay.weekday(Substring(option))
            == first.weekdayNumber
    }
    guard let place, details.items.count > 1 else { return }
    for option in details.items.indices { details.items[option].isSelected = option == place }
  }

  /// Fills the first open field for a date with a period of one day.
  private mutating func setFirstDate() {
    guard period.days.count < 3,
      let place = requirements.firstIndex(where: {
        $0.subject.isInput && $0.details.fieldKind == .date && $0.details.value == nil
          && $0.details.samples.isEmpty
          && !Self.lifelong.contains($0.details.label?.text.lowercased() ?? "")
      })
    else { return }
    requirements[place].details.samples = [[first.text]]
  }

  /// Labels of dates that no request sets.
  private static let lifelong: Set<String> = ["date of birth", "birthday", "born", "since"]
}
