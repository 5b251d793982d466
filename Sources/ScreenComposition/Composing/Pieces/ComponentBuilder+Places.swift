internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension ComponentBuilder {
  func calendar() -> ComponentDraft {
    var draft = TypedDraft<Component.Calendar>(title: label)
    draft.set(.title, label)
    let isShown = context.samples == .shown
    let own = details.items.map { Self.day(of: $0) }
    let named =
      details.timeframe.flatMap { CalendarDay(monthOf: $0.text) }
      ?? own.firstNonNil { $0 }
    let month = named ?? (isShown ? CalendarDay(Self.sampleMonth + "-01") : nil)
    let days = zip(own, details.items).map { day, item in
      day.map { $0.inYear(of: named) } ?? month.flatMap { Self.day(of: item, in: $0) }
    }
    draft.set(.month, text: month?.month ?? "")
    if isShown, named.map({ !$0.hasYear }) ?? true {
      draft.markSample(.month)
    }
    guard !details.items.isEmpty || isShown else { return draft.component }
    var stream = stream(label)
    let items = details.items.isEmpty ? sampleItems() : details.items
    var events: [(day: String, label: String)] = []
    for (index, item) in items.enumerated() {
      let number = 1 + Int(stream.next(below: 28))
      let sample = (month?.month ?? Self.sampleMonth) + (number < 10 ? "-0" : "-") + String(number)
      let day = index < days.count ? days[index]?.text : nil
      events.append((day ?? (isShown ? sample : ""), item.label.asLabel.text))
    }
    if details.items.isEmpty { events.sort { $0.day < $1.day } }
    let values = events.map {
      TreeValue.record(Component.CalendarEvent.self, texts: [(.from, $0.day), (.label, $0.label)])
    }
    draft.set(.events, TreeValue(.array(values)))
    if days.contains(nil) || details.items.isEmpty, isShown {
      draft.markSample(.events)
    }
    markOpenOrder(of: .events, in: &draft)
    for (index, item) in details.items.enumerated() {
      draft.note(item.label, .events, index, Component.CalendarEvent.Property.label)
    }
    return draft.component
  }

  /// Returns the day of an event, from one of its values or from its name.
  static func day(of item: Details.Item) -> CalendarDay? {
    item.values.firstNonNil { CalendarDay($0.text) } ?? CalendarDay(item.label.text)
  }

  /// Returns the day of an event in a month, if the event names only "the 3rd" or the like.
  private static func day(of item: Details.Item, in month: CalendarDay) -> CalendarDay? {
    item.values.firstNonNil { CalendarDay($0.text, in: month) }
  }

  /// The month of sample events. Any will do, but it must not depend on the clock.
  private static let sampleMonth = "2027-03"

  func map() -> ComponentDraft {
    var draft = TypedDraft<Component.Map>(title: label)
    draft.set(.title, label)
    // Positions are not made up beside known ones, for records of data, or if samples are withheld:
    // places without one are left out, and a list replaces a map without any.
    let isKnown =
      context.samples == .withheld || details.items.contains { $0.label.pointer != nil }
      || details.items.contains { Self.coordinates(of: $0) != nil }
    var items = details.items.isEmpty ? sampleItems() : details.items
    if isKnown { items = items.filter { Self.coordinates(of: $0) != nil } }
    guard !isKnown || !items.isEmpty else { return list() }
    var stream = stream(label)
    var places: [TreeValue] = []
    for item in items {
      let given = Self.coordinates(of: item)
      // Samples are close together, like the branches of a firm or the stops of a walk.
      let north = 4080 + Int(stream.next(below: 160))
      let east = 1220 + Int(stream.next(below: 260))
      places.append(
        .record(
          Component.Place.self,
          [
            (.name, TreeValue(.text(item.label.asLabel.text))),
            (.latitude, .number(given?.latitude ?? Double(north) / 100)),
            (.longitude, .number(given?.longitude ?? Double(east) / 100)),
          ]))
    }
    draft.set(.places, TreeValue(.array(places)))
    if !details.items.isEmpty {
      for (index, item) in items.enumerated() {
        draft.note(item.label, .places, index, Component.Place.Property.name)
      }
    }
    if !isKnown {
      draft.markSample(.places)
    }
    return draft.component
  }

  /// Returns the position of an item, in degrees; nil if it gives none.
  private static func coordinates(
    of item: Details.Item
  ) -> (latitude: Double, longitude: Double)? {
    let given = item.values.compactMap { Quantity($0.text)?.number }
    guard given.count == 2, given[0].magnitude <= 90, given[1].magnitude <= 180 else { return nil }
    return (given[0], given[1])
  }
}
