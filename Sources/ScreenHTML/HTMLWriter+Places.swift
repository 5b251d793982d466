internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension HTMLWriter {
  // MARK: Calendars

  mutating func write(_ calendar: Component.Calendar) {
    out.append("<div class=\"g\">\n")
    writeCollectionTitle(calendar.title, Component.Calendar.Property.events)
    // Without a valid month there is no grid, only the list of events.
    if let first = CalendarDate(month: calendar.month) {
      writeGrid(of: first, calendar.events)
    } else if calendar.events.isEmpty {
      writeNothing()
    }
    guard !calendar.events.isEmpty else {
      out.append("</div>\n")
      return
    }
    out.append("<ul class=\"list\"")
    writeLabel(name(of: calendar.title), words.nouns.events)
    out.append(">\n")
    for event in calendar.events {
      out.append("<li><b class=\"ti\">")
      write(event.label)
      out.append("</b><p><bdi>")
      writeDays(of: event)
      out.append("</bdi></p></li>\n")
    }
    out.append("</ul>\n</div>\n")
  }

  private mutating func writeGrid(of first: CalendarDate, _ events: [Component.CalendarEvent]) {
    let labels = Self.labels(of: events, in: first)
    out.append("<table class=\"cal\"><caption class=\"t3\"><bdi>")
    out.append(words.calendar.month(first.month))
    out.append(words.calendar.ofYear)
    out.append(integer: first.year)
    out.append("</bdi></caption><thead><tr>")
    for (short, full) in zip(words.calendar.shortWeekdays, words.calendar.weekdays) {
      out.append("<th scope=\"col\"><span aria-hidden=\"true\">")
      out.append(short)
      out.append("</span><span class=\"vh\">")
      out.append(full)
      out.append("</span></th>")
    }
    out.append("</tr></thead><tbody>\n<tr>")
    for _ in 0..<first.weekday { out.append("<td></td>") }
    for day in 1...first.monthLength {
      if day > 1, (first.weekday + day - 1) % 7 == 0 { out.append("</tr>\n<tr>") }
      out.append("<td>")
      if labels[day - 1].isEmpty {
        out.append(integer: day)
      } else {
        out.append("<span class=\"day\">")
        out.append(integer: day)
        out.append("</span>")
        for label in labels[day - 1] {
          writeHidden(label.isBlank ? "\(words.nouns.event)" : label)
        }
      }
      out.append("</td>")
    }
    let last = (first.weekday + first.monthLength) % 7
    if last > 0 { for _ in last..<7 { out.append("<td></td>") } }
    out.append("</tr>\n</tbody></table>\n")
  }

  /// Returns the labels of each day of a month, at most the first eight per day.
  private static func labels(
    of events: [Component.CalendarEvent], in first: CalendarDate
  ) -> [[String]] {
    var labels = [[String]](repeating: [], count: first.monthLength)
    for event in events {
      guard let from = CalendarDate(event.from) else { continue }
      let to = max(CalendarDate(event.to) ?? from, from)
      for day in first.daysOfMonth(from: from, to: to) where labels[day - 1].count < 8 {
        labels[day - 1].append(event.label)
      }
    }
    return labels
  }

  /// Writes the days of an event: `7 March`, `28 March – 2 April`. Invalid dates are written as
  /// they are.
  private mutating func writeDays(of event: Component.CalendarEvent) {
    guard let from = CalendarDate(event.from) else {
      write(event.from)
      if !event.to.isBlank {
        out.append(" – ")
        writeIsolated(event.to)
      }
      return
    }
    guard let to = CalendarDate(event.to), to > from else {
      write(from)
      return
    }
    if from.month == to.month, from.year == to.year {
      out.append(integer: from.day)
      out.append("–")
    } else {
      write(from)
      if from.year != to.year {
        out.append(words.calendar.ofYear)
        out.append(integer: from.year)
      }
      out.append(" – ")
    }
    write(to)
    if from.year != to.year {
      out.append(words.calendar.ofYear)
      out.append(integer: to.year)
    }
  }

  private mutating func write(_ date: CalendarDate) {
    out.append(integer: date.day)
    out.append(words.calendar.ofMonth)
    out.append(words.calendar.month(date.month))
  }

  // MARK: Maps

  mutating func write(_ map: Component.Map) {
    out.append("<div class=\"g\">\n")
    writeCollectionTitle(map.title, Component.Map.Property.places)
    guard !map.places.isEmpty else {
      writeNothing()
      out.append("</div>\n")
      return
    }
    // The list below contains the same information, and is more exact.
    out.append("<svg class=\"map\" aria-hidden=\"true\">")
    for line in 1...4 {
      out.append("<line y2=\"100%\" x1=\"")
      out.append(tenths: line * 200)
      out.append("%\" x2=\"")
      out.append(tenths: line * 200)
      out.append("%\"/><line x2=\"100%\" y1=\"")
      out.append(tenths: line * 200)
      out.append("%\" y2=\"")
      out.append(tenths: line * 200)
      out.append("%\"/>")
    }
    for (index, pin) in MapPin.pins(of: map.places).enumerated() { write(pin, number: index + 1) }
    out.append("</svg>\n<ol class=\"list\"")
    writeLabel(name(of: map.title), words.nouns.places)
    out.append(">\n")
    for (index, spot) in map.places.enumerated() {
      out.append("<li class=\"pin\"><span class=\"num\" aria-hidden=\"true\">")
      out.append(integer: index + 1)
      out.append("</span><div><b class=\"ti\">")
      write(spot.name)
      out.append("</b><p><bdi>")
      write(degrees: spot.latitude, words.calendar.north, words.calendar.south)
      out.append(", ")
      write(degrees: spot.longitude, words.calendar.east, words.calendar.west)
      out.append("</bdi></p></div></li>\n")
    }
    out.append("</ol>\n</div>\n")
  }

  /// Writes a pin, moved aside if it would cover another.
  private mutating func write(_ pin: MapPin, number: Int) {
    if pin.isAside {
      out.append("<g transform=\"translate(")
      out.append(integer: pin.across)
      out.append(UInt8(ascii: " "))
      out.append(integer: pin.down)
      out.append(")\">")
    }
    out.append("<circle r=\"11\" cx=\"")
    out.append(tenths: pin.x)
    out.append("%\" cy=\"")
    out.append(tenths: pin.y)
    out.append("%\"/><text dy=\"4\" x=\"")
    out.append(tenths: pin.x)
    out.append("%\" y=\"")
    out.append(tenths: pin.y)
    out.append("%\">")
    out.append(integer: number)
    out.append("</text>")
    if pin.isAside { out.append("</g>") }
  }

  private mutating func write(
    degrees: Double, _ positive: StaticString, _ negative: StaticString
  ) {
    let bounded = degrees.isNaN ? 0 : min(max(degrees, -180), 180)
    out.append(tenths: Int(bounded.magnitude * 10 + 0.5))
    out.append("° ")
    out.append(bounded < 0 ? negative : positive)
  }
}
