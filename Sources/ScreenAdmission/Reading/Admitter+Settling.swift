internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel
internal import ScreenText

extension Admitter {
  /// Makes the properties of a component consistent with each other.
  ///
  /// - Returns: Why the component is unusable; nil if it is usable.
  mutating func settle(_ component: inout Component, _ rule: ComponentRule) -> String? {
    switch component {
    case .progress(var progress):
      progress.percent = clamp(progress.percent, as: .percentage)
      component = .progress(progress)
    case .rating(var rating):
      rating.outOf = max(1, rating.outOf)
      rating.score = clamp(rating.score, 0...Double(rating.outOf))
      component = .rating(rating)
    case .picker(var picker):
      settle(&picker)
      component = .picker(picker)
    case .slider(var slider):
      if let fault = settle(&slider) { return fault }
      component = .slider(slider)
    case .field(var field):
      settle(&field)
      component = .field(field)
    case .table(var table):
      settle(&table)
      component = .table(table)
    case .calendar(var calendar):
      settle(&calendar, rule)
      component = .calendar(calendar)
    case .map(var map):
      for index in map.places.indices {
        map.places[index].latitude = clamp(map.places[index].latitude, as: .latitude)
        map.places[index].longitude = clamp(map.places[index].longitude, as: .longitude)
      }
      component = .map(map)
    case .timer(var timer):
      if timer.kind == .random, timer.upTo > 0, timer.upTo < timer.seconds {
        report("swapped-bounds", "'seconds' is above 'upTo': they are swapped", .lossless)
        (timer.seconds, timer.upTo) = (timer.upTo, timer.seconds)
      }
      component = .timer(timer)
    // The properties of the other kinds do not depend on each other.
    default: break
    }
    return nil
  }

  private mutating func settle(_ picker: inout Component.Picker) {
    guard !picker.selected.isEmpty else { return }
    var selected: [String] = []
    for word in picker.selected {
      guard
        let option = picker.options.first(where: { $0 == word })
          ?? picker.options.first(where: { Self.isSame($0, word) })
      else {
        report(
          "unknown-selection", "'\(Self.excerpt(word))' is selected but is not an option", .lossy)
        continue
      }
      if option != word {
        report("selection-name", "'\(Self.excerpt(word))' is read as '\(option)'", .lossless)
      }
      if !selected.contains(option) { selected.append(option) }
    }
    if picker.style != .multiple, selected.count > 1 {
      report("several-selected", "only one option can be selected here: the first is kept", .lossy)
      selected.removeSubrange(1...)
    }
    picker.selected = selected
  }

  private mutating func settle(_ slider: inout Component.Slider) -> String? {
    if slider.minimum > slider.maximum {
      report("swapped-bounds", "'minimum' is above 'maximum': they are swapped", .lossless)
      (slider.minimum, slider.maximum) = (slider.maximum, slider.minimum)
    }
    guard slider.minimum < slider.maximum else { return "its minimum equals its maximum" }
    // An omitted value becomes the one nearest to zero, which loses nothing that was said.
    if slider.value == 0 {
      slider.value = min(max(0, slider.minimum), slider.maximum)
    } else {
      slider.value = clamp(slider.value, slider.minimum...slider.maximum)
    }
    return nil
  }

  private mutating func settle(_ field: inout Component.Field) {
    guard var rules = field.rules else { return }
    rules.minLength = rules.minLength.map { max(0, $0) }
    rules.maxLength = rules.maxLength.map { max(0, $0) }
    if let least = rules.minLength, let most = rules.maxLength, least > most {
      report("swapped-bounds", "'minLength' is above 'maxLength': they are swapped", .lossless)
      (rules.minLength, rules.maxLength) = (most, least)
    }
    if let least = rules.minimum, let most = rules.maximum, least > most {
      report("swapped-bounds", "'minimum' is above 'maximum': they are swapped", .lossless)
      (rules.minimum, rules.maximum) = (most, least)
    }
    // Rules that require nothing are removed.
    field.rules = rules == Component.FieldRules() ? nil : rules
  }

  private mutating func settle(_ table: inout Component.Table) {
    let width = table.columns.isEmpty ? table.rows.first?.count ?? 0 : table.columns.count
    var padded = 0
    var cut = 0
    for index in table.rows.indices {
      let count = table.rows[index].count
      if count < width {
        table.rows[index] += Array(repeating: Self.unknown, count: width - count)
        padded += 1
      } else if count > width {
        table.rows[index].removeSubrange(width...)
        cut += 1
      }
    }
    if padded > 0 {
      report(
        "short-row", "\(padded) rows have fewer cells than there are columns: they are filled",
        .lossless)
    }
    if cut > 0 {
      report("long-row", "\(cut) rows have more cells than there are columns: they are cut", .lossy)
    }
    let count = table.marks.count
    table.marks.removeAll {
      $0.row < 1 || $0.row > table.rows.count || $0.column < 0 || $0.column > width
    }
    guard table.marks.count < count else { return }
    report(
      "unknown-cell",
      "\(count - table.marks.count) marks are left out: the table has no such row or column", .lossy
    )
  }

  private mutating func settle(_ calendar: inout Component.Calendar, _ rule: ComponentRule) {
    var kept: [Int] = []
    for index in calendar.events.indices {
      let event = calendar.events[index]
      guard !event.from.isEmpty else {
        report("bad-row", "event \(index) is dropped: it has no first day", .lossy)
        continue
      }
      if !event.to.isEmpty, event.to.utf8.lexicographicallyPrecedes(event.from.utf8) {
        report("bad-date", "event \(index) ends before it begins: its last day is left out", .lossy)
        calendar.events[index].to = ""
      }
      kept.append(index)
    }
    if kept.count < calendar.events.count {
      calendar.events = kept.map { calendar.events[$0] }
      keepOrigins(of: Component.Calendar.Property.events.rawValue, at: kept)
    }
    guard calendar.month.isEmpty, let first = calendar.events.map(\.from).min(),
      rule.record[Component.Calendar.Property.month] != nil,
      let month = CalendarDate(lenientMonth: first)?.monthText
    else { return }
    report("missing-month", "the month is that of the first event: \(month)", .lossless)
    calendar.month = month
  }

  /// Moves the origins of a collection along with the elements that were kept.
  private mutating func keepOrigins(of name: String, at kept: [Int]) {
    found = found.compactMap { placed in
      var placed = placed
      guard placed.path.steps.count > 1, placed.path.steps[0] == .name(name),
        case .index(let old) = placed.path.steps[1]
      else { return placed }
      guard let new = kept.firstIndex(of: old) else { return nil }
      placed.path.steps[1] = .index(new)
      return placed
    }
  }
}
