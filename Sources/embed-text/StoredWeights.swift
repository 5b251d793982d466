internal import ScreenWeights

/// The weights of a reader, laid out so that it reads the rows of a text's features and no others.
///
/// Of the features of spans, then of skipped tokens: how many there are, where their keys begin by
/// their first bits, and for each the rest of its key and where its groups begin. The weights of transitions
/// follow, each behind its number. The groups stand by themselves: each is the number of eight
/// columns side by side, and a digit for the weight in each of them.
struct StoredWeights {
  /// The first line, which says of what version they are.
  private(set) var head = ""
  private(set) var rows = StoredText()
  private(set) var groups = StoredText()

  /// The largest weight of all: no list has more than 64 features, and its sum is to have room in 16 bits.
  private static let largest = 511

  /// Lays out what `train-reader` wrote; what is damaged, or of another version, has no rows.
  init(_ bytes: [UInt8]) throws {
    head = WeightFile.head(of: bytes)
    guard let file = WeightFile(bytes) else { return }
    var place = 0
    // With these bits a bucket has a key or two, so that few are compared with that of a feature.
    for (table, bits) in [(file.spans, 16), (file.skips, 15)] {
      try rows.add(startsOf: table.keys.map { $0 >> (32 - bits) }, bits: bits)
      for (key, row) in zip(table.keys, table.rows) {
        try rows.add(key & 0xFF_FFFF)
        try rows.add(place)
        place += try add(row)
      }
      try rows.add(0)
      try rows.add(place)
    }
    try rows.add(file.parts.count)
    for part in file.parts {
      try rows.add(part.column)
      try rows.add(part.size + 1 << 23)
    }
  }

  /// Adds the groups of a row and says how many they are: of a weight that is more than a digit, several.
  private mutating func add(_ row: [WeightTable.Weight]) throws -> Int {
    guard row.allSatisfy({ abs($0.size) <= Self.largest }) else { throw StoredText.Overflow() }
    let (width, most) = (WeightFile.groupWidth, WeightFile.mostOfDigit)
    var left = row
    var count = 0
    while let first = left.first {
      let group = first.column / width
      var digits = [Int](repeating: 0, count: width)
      for index in left.indices.prefix(while: { left[$0].column / width == group }) {
        let digit = max(-most, min(most, left[index].size))
        digits[left[index].column % width] = digit
        left[index].size -= digit
      }
      left.removeAll { $0.size == 0 }
      try groups.add(digit: group)
      for digit in digits { try groups.add(digit: digit + most + 1) }
      count += 1
    }
    return count
  }
}
