internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension TerminalCanvas {
  mutating func putCalendar(_ calendar: Component.Calendar, _ samples: Samples) {
    putTitle(calendar.title, isSample: samples.isAny)
    let month = CalendarDate(month: calendar.month)
    if let month {
      let name = "\(words.calendar.month(month.month))\(words.calendar.ofYear)\(month.year)"
      if !calendar.title.hasSuffix(name) {
        putLines(take(name), calendar.title.isEmpty ? .bold : .muted)
      }
      if width >= 20 { putDays(month, marked(calendar.events, in: month)) }
    }
    guard !calendar.events.isEmpty else {
      if month == nil { putNothing() }
      return
    }
    gap()
    let days = calendar.events.map { takeDays($0, month) }
    let columns = days.lazy.map { $0.columns }.max() ?? 0
    for (event, day) in zip(calendar.events, days) {
      if columns + 7 > width {
        putLines(day, .strongAccent)
      } else {
        move(to: 1 + columns - day.columns)
        put(day, .strongAccent)
        put(.space, count: 2)
      }
      putHanging(take(value: event.label), columns: Measure.text)
      newLine()
    }
  }

  /// Puts the days of a month, with the marked ones in brackets, or with a dot if it is narrow.
  private mutating func putDays(_ month: CalendarDate, _ marked: Set<Int>) {
    let isWide = width >= 28
    let cell = isWide ? 4 : 3
    for (index, name) in words.calendar.shortWeekdays.enumerated() {
      move(to: index * cell + (isWide ? 1 : 0))
      put(take(word: name), .muted)
    }
    newLine()
    for day in 1...month.monthLength {
      let weekday = (month.weekday + day - 1) % 7
      if weekday == 0, day > 1 { newLine() }
      move(to: weekday * cell)
      switch (isWide, marked.contains(day)) {
      case (true, true):
        put(take(literal: "[") + take(day: day) + take(literal: "]"), .strongAccent)
      case (true, false):
        put(.space)
        put(take(day: day))
      case (false, true):
        put(take(day: day) + take(.bullet), .strongAccent)
      case (false, false):
        put(take(day: day))
      }
    }
    newLine()
  }

  /// The days of a month on which something happens.
  private func marked(
    _ events: [Component.CalendarEvent], in month: CalendarDate
  ) -> Set<Int> {
    var marked: Set<Int> = []
    for event in events {
      guard let first = CalendarDate(event.from) else { continue }
      let last = CalendarDate(event.to) ?? first
      for number in 1...month.monthLength {
        let day = CalendarDate(year: month.year, month: month.month, day: number)
        if let day, day == first || (first <= day && day <= last) { marked.insert(number) }
      }
    }
    return marked
  }

  /// Adds the dates of an event: only the days if they are within the month, otherwise the full
  /// dates.
  private mutating func takeDays(
    _ event: Component.CalendarEvent, _ month: CalendarDate?
  ) -> TextRun {
    let first = CalendarDate(event.from)
    let last = CalendarDate(event.to)
    guard let month, let first, first.isIn(month), event.to.isEmpty || last?.isIn(month) == true
    else {
      let from = take(value: event.from)
      return event.to.isEmpty || event.to == event.from
        ? from : from + take(.range) + take(event.to)
    }
    let from = take(integer: first.day)
    guard let last, last != first else { return from }
    return from + take(.range) + take(integer: last.day)
  }

  /// Adds a day, two columns wide.
  private mutating func take(day: Int) -> TextRun {
    (day < 10 ? take(literal: " ") : .empty) + take(integer: day)
  }
}

extension CalendarDate {
  /// Whether it is in the same month as another day.
  fileprivate func isIn(_ month: CalendarDate) -> Bool {
    year == month.year && self.month == month.month
  }
}
