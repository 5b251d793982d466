internal import ScreenModel
internal import ScreenRendering

extension TerminalCanvas {
  mutating func putMap(_ map: Component.Map, _ samples: Samples) {
    putTitle(map.title, isSample: samples.isAny)
    guard !map.places.isEmpty else {
      putNothing()
      return
    }
    if width >= 20 { putGraticule(map.places) }
    for (index, place) in map.places.enumerated() {
      put(takeDigit(index), .strongAccent)
      put(.space)
      putHanging(take(value: place.name), columns: Measure.text)
      newLine()
    }
  }

  /// Puts a box with a dot every eight columns, and the places at their positions within its
  /// bounds.
  private mutating func putGraticule(_ places: [Component.Place]) {
    let columns = min(width, Measure.chart) - 2
    let rows = 8
    let pins = MapPins(places, columns: columns, rows: rows)
    boxed(.empty, columns: columns + 2, padding: 0) { canvas in
      for row in 0..<rows {
        for column in 0..<columns {
          if let place = pins[row, column] {
            canvas.move(to: column)
            canvas.put(canvas.takeDigit(place), .strongAccent)
          } else if row % 2 == 0, column % 8 == 4 {
            canvas.move(to: column)
            canvas.put(.dot, .line)
          }
        }
        canvas.newLine()
      }
    }
  }
}

/// The places in the cells of a map.
private struct MapPins {
  private let columns: Int
  private var cells: [Int?]

  init(_ places: [Component.Place], columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: nil, count: columns * rows)
    let (east, north) = (MapAxis(eastOf: places), MapAxis(northOf: places))
    for index in places.indices {
      let column = MapPins.place(east.shares[index], in: 2..<columns - 2)
      let row = MapPins.place(1 - north.shares[index], in: 0..<rows)
      put(index, row * columns + column)
    }
  }

  subscript(row: Int, column: Int) -> Int? { cells[row * columns + column] }

  private static func place(_ share: Double, in range: Range<Int>) -> Int {
    range.lowerBound + Int(share * Double(range.count - 1) + 0.5)
  }

  /// Puts a place into a cell or into the next free one; a full map shows no more.
  private mutating func put(_ place: Int, _ cell: Int) {
    for offset in cells.indices {
      let index = (cell + offset) % cells.count
      guard cells[index] == nil else { continue }
      cells[index] = place
      return
    }
  }
}
