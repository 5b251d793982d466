package import ScreenModel
internal import ScreenText

/// The points of a chart arranged in rows by label.
///
/// The values of several series for one label share a row, with a gap if a series has no value for
/// it.
///
/// Years, days and numbers that ascend in each series keep that order. Otherwise the rows follow
/// the order of the first series; a label of only another series comes before the one it precedes
/// there, or last. The n-th point of a label is paired with the n-th of the same label in another
/// series.
package struct ChartRows {
  /// A value of a series, in its row.
  package struct Point {
    package var row: Int
    package var value: Double
  }

  /// The label of each row.
  package private(set) var labels: [String]
  /// The existing values of each series, with their rows.
  package private(set) var series: [[Point]]

  /// Aligns the series of a chart.
  package init(_ chart: Component.Chart) {
    let all = chart.series
    guard all.count > 1, !Self.haveEqualLabels(all) else {
      labels = all.first?.points.map(\.label) ?? []
      series = all.map { one in
        one.points.indices.compactMap { row in
          one.points[row].shownValue.map { Point(row: row, value: $0) }
        }
      }
      return
    }
    var order = RowOrder()
    let rowsOfPoints = all.map { order.insert($0.points) }
    let places = Self.placesInOrder(all, rowsOfPoints) ?? order.places
    labels = [String](repeating: "", count: places.count)
    series = []
    for (one, rows) in zip(all, rowsOfPoints) {
      var points: [Point] = []
      for (point, row) in zip(one.points, rows) {
        labels[places[row]] = point.label
        if let value = point.shownValue { points.append(Point(row: places[row], value: value)) }
      }
      series.append(points.sorted { $0.row < $1.row })
    }
  }

  /// The position of each row, if all labels are numbers, or days in the same format, that ascend
  /// in each series; nil otherwise.
  private static func placesInOrder(
    _ series: [Component.ChartSeries], _ rowsOfPoints: [[Int]]
  ) -> [Int]? {
    var keys: [Int: RowKey] = [:]
    for (one, rows) in zip(series, rowsOfPoints) {
      var last: RowKey?
      for (point, row) in zip(one.points, rows) {
        guard let key = RowKey(point.label), last.map({ $0 < key }) ?? true else { return nil }
        keys[row] = key
        last = key
      }
    }
    let areAlike = Set(keys.values.lazy.filter { !$0.isNumber }.map(\.length)).count <= 1
    guard areAlike, Set(keys.values.lazy.map(\.isNumber)).count == 1 else { return nil }
    let sorted = keys.sorted { $0.value < $1.value || $0.value == $1.value && $0.key < $1.key }
    var places = [Int](repeating: 0, count: keys.count)
    for (place, entry) in sorted.enumerated() { places[entry.key] = place }
    return places
  }

  private static func haveEqualLabels(_ series: [Component.ChartSeries]) -> Bool {
    guard let first = series.first else { return true }
    return series.dropFirst().allSatisfy { one in
      one.points.count == first.points.count
        && zip(one.points, first.points).allSatisfy { $0.label.utf8.elementsEqual($1.label.utf8) }
    }
  }
}

extension ChartRows {
  /// A value in a row, with its series.
  package struct Cell {
    package var series: Int
    /// The value; nil for a gap.
    package var value: Double?
  }

  /// The cells of each row to write, including gaps between them as long as they are few.
  package var cells: [[Cell]] {
    var rows = [[Cell]](repeating: [], count: labels.count)
    let showsGaps = labels.count <= 65_536 / max(1, series.count)
    for (index, points) in series.enumerated() {
      if showsGaps {
        for row in rows.indices { rows[row].append(Cell(series: index, value: nil)) }
        for point in points { rows[point.row][index].value = point.value }
      } else {
        for point in points { rows[point.row].append(Cell(series: index, value: point.value)) }
      }
    }
    return rows
  }

  /// Every value, of all series.
  package var values: [Double] { series.flatMap { $0.map(\.value) } }

  /// The points of a series in runs without a gap.
  package func runs(of index: Int) -> [ArraySlice<Point>] {
    let points = series[index]
    var runs: [ArraySlice<Point>] = []
    var start = points.startIndex
    for index in points.indices {
      let next = index + 1
      guard next == points.endIndex || points[next].row > points[index].row + 1 else { continue }
      runs.append(points[start..<next])
      start = next
    }
    return runs
  }
}

/// The sort key of rows: a whole number, or a day or time whose digits come first.
private struct RowKey: Comparable {
  var length: Int
  var bytes: [UInt8]
  var isNumber: Bool

  init?(_ label: String) {
    let bytes = Array(label.utf8)
    guard let first = bytes.first, first.isASCIIDigit, bytes.count <= 32 else { return nil }
    isNumber = bytes.allSatisfy(\.isASCIIDigit)
    guard isNumber || bytes.allSatisfy({ $0.isASCIIDigit || Self.marks.contains($0) }) else {
      return nil
    }
    self.bytes = isNumber ? Array(bytes.drop { $0 == UInt8(ascii: "0") }) : bytes
    length = self.bytes.count
  }

  private static let marks = Array("-:/.".utf8)

  static func < (lhs: RowKey, rhs: RowKey) -> Bool {
    lhs.length == rhs.length
      ? lhs.bytes.lexicographicallyPrecedes(rhs.bytes) : lhs.length < rhs.length
  }
}

/// The order of rows under construction: a linked list with insertion in constant time.
private struct RowOrder {
  /// The rows before and after each; −1 at the ends.
  private var links: [(before: Int, after: Int)] = []
  private var first = -1
  private var last = -1
  /// The rows of each label, in the order of their points.
  private var rowsOfLabel: [[UInt8]: [Int]] = [:]

  /// The position of each row from the top.
  var places: [Int] {
    var places = [Int](repeating: 0, count: links.count)
    var (row, place) = (first, 0)
    while row >= 0 {
      places[row] = place
      (row, place) = (links[row].after, place + 1)
    }
    return places
  }

  /// Inserts the points of a series, and returns the row of each.
  mutating func insert(_ points: [Component.ChartPoint]) -> [Int] {
    var uses: [[UInt8]: Int] = [:]
    let labels = points.map { Array($0.label.utf8) }
    let known = labels.map { label -> Int? in
      let use = uses[label, default: 0]
      uses[label] = use + 1
      guard let rows = rowsOfLabel[label], use < rows.count else { return nil }
      return rows[use]
    }
    var rows = known.map { $0 ?? -1 }
    var next = -1
    for index in rows.indices.reversed() {
      if rows[index] < 0 { rows[index] = add(before: next) }
      next = rows[index]
    }
    for index in rows.indices where known[index] == nil {
      rowsOfLabel[labels[index], default: []].append(rows[index])
    }
    return rows
  }

  /// Adds a row before another, or at the end.
  private mutating func add(before next: Int) -> Int {
    let row = links.count
    let previous = next < 0 ? last : links[next].before
    links.append((before: previous, after: next))
    if previous < 0 { first = row } else { links[previous].after = row }
    if next < 0 { last = row } else { links[next].before = row }
    return row
  }
}

extension Component.ChartPoint {
  /// The value; nil if there is none.
  package var shownValue: Double? { value.flatMap { $0.isFinite ? $0 : nil } }
}
