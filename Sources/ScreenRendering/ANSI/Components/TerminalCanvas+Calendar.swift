internal import ScreenModel

extension TerminalCanvas {
  mutating func putCalendar(_ calendar: Component.Calendar, _ samples: Samples) {
    putTitle(calendar.title, isSample: samples.mark("month", "events"))
    let month = CalendarMonth(calendar.month)
    if let month {
      let name = month.title
      if !calendar.title.hasSuffix(name) {
        putLines(take(name), calendar.title.isEmpty ? .bold : .muted)
      }
      if width >= 20 { putDays(month, month.marked(calendar.events)) }
    }
    guard !calendar.events.isEmpty else {
      if month == nil { putNothing() }
      return
    }
    gap()
    let days = calendar.events.map { takeDays($0, month) }
    let columns = days.lazy.map(\.columns).max() ?? 0
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

  /// Puts the days of a month, the marked ones in brackets, or with a dot where it is narrow.
  private mutating func putDays(_ month: CalendarMonth, _ marked: Set<Int>) {
    let isWide = width >= 28
    let cell = isWide ? 4 : 3
    let names: [StaticString] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    for (index, name) in names.enumerated() {
      move(to: index * cell + (isWide ? 1 : 0))
      put(take(literal: name), .muted)
    }
    newLine()
    for day in 1...month.days {
      let weekday = (month.firstWeekday + day - 1) % 7
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

  /// Takes in when an event is: days alone within the month, else the dates as they are.
  private mutating func takeDays(
    _ event: Component.CalendarEvent, _ month: CalendarMonth?
  ) -> TextRun {
    let first = CalendarDay(event.from)
    let last = CalendarDay(event.to)
    guard let month, let first, month.contains(first),
      event.to.isEmpty || last.map(month.contains) == true
    else {
      let from = take(value: event.from)
      return event.to.isEmpty || event.to == event.from
        ? from : from + take(.range) + take(event.to)
    }
    let from = take(integer: first.day)
    guard let last, last != first else { return from }
    return from + take(.range) + take(integer: last.day)
  }

  /// Takes in a day, two columns wide.
  private mutating func take(day: Int) -> TextRun {
    (day < 10 ? take(literal: " ") : .empty) + take(integer: day)
  }
}
