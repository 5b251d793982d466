internal import Sampling
internal import ScreenModel

extension PieceMaker {
  func calendar() -> Piece {
    var piece = Piece(.calendar, title: label)
    piece.set("title", label)
    let days = details.items.map { $0.values.lazy.compactMap { CalendarDay($0.text) }.first }
    let month =
      days.lazy.compactMap { $0?.month }.first ?? (scene.samples == .shown ? Self.sampleMonth : "")
    piece.set("month", TreeValue(.text(month)))
    guard !details.items.isEmpty || scene.samples == .shown else { return piece }
    var stream = stream(label)
    let items = details.items.isEmpty ? sampleItems() : details.items
    var events: [(day: String, label: String)] = []
    for (index, item) in items.enumerated() {
      let day = index < days.count ? days[index]?.text : nil
      let number = 1 + Int(stream.next(below: 28))
      let sample = month.isEmpty ? "" : month + (number < 10 ? "-0" : "-") + String(number)
      events.append((day ?? sample, item.label.asLabel.text))
    }
    if details.items.isEmpty { events.sort { $0.day < $1.day } }
    piece.set(
      "events",
      TreeValue(.array(events.map { TreeValue([("from", $0.day), ("label", $0.label)]) })))
    if days.contains(nil) || details.items.isEmpty, scene.samples == .shown {
      piece.mark("month")
      piece.mark("events")
      piece.origins.append(PlacedOrigin(TreePath([.name("events")]), .sample))
    }
    for (index, item) in details.items.enumerated() {
      piece.note(item.label, [.name("events"), .index(index), .name("label")])
    }
    return piece
  }

  /// The month that sample events fall in: any will do, and it never is the clock's.
  private static let sampleMonth = "2027-03"

  func map() -> Piece {
    var piece = Piece(.map, title: label)
    piece.set("title", label)
    let items = details.items.isEmpty ? sampleItems() : details.items
    var stream = stream(label)
    var places: [TreeValue] = []
    for item in items {
      let given = item.values.compactMap { Quantity($0.text)?.number }
      let isGiven = given.count == 2 && given[0].magnitude <= 90 && given[1].magnitude <= 180
      // Samples lie in one small region, as the branches of a firm or the stops of a walk do.
      let north = 4080 + Int(stream.next(below: 160))
      let east = 1220 + Int(stream.next(below: 260))
      places.append(
        .object([
          ("name", TreeValue(.text(item.label.asLabel.text))),
          ("latitude", .number(isGiven ? given[0] : Double(north) / 100)),
          ("longitude", .number(isGiven ? given[1] : Double(east) / 100)),
        ]))
      if !isGiven, scene.samples == .shown { piece.mark("places") }
    }
    piece.set("places", TreeValue(.array(places)))
    for (index, item) in details.items.enumerated() {
      piece.note(item.label, [.name("places"), .index(index), .name("name")])
    }
    if piece.samples == ["places"] {
      piece.origins.append(PlacedOrigin(TreePath([.name("places")]), .sample))
    }
    return piece
  }
}
