/// The weights of a reader, laid out so that it reads the rows of a text's features and no others.
///
/// Of the features of spans, then of skipped tokens: how many there are, where their keys begin by
/// their first bits, the rest of the keys, where their weights begin, and the weights, each with its
/// column. The weights of transitions follow, each behind its number.
struct StoredWeights {
  /// The first line, which says of what version they are.
  private(set) var head = ""
  private(set) var rows = StoredText()

  private typealias Weight = (place: Int, size: Int)
  private struct Damage: Error {}

  /// Lays out what `train-reader` wrote; what is damaged, or of another version, has no rows.
  init(_ text: String) throws {
    let bytes = Array(text.utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    head = String(decoding: bytes[..<end], as: UTF8.self)
    do {
      try add(BitReader(bytes[end...]))
    } catch is Damage {
      rows = StoredText()
    }
  }

  private mutating func add(_ reader: BitReader) throws {
    var reader = reader
    let tables = [try Self.keys(&reader), try Self.keys(&reader)]
    for (keys, bits) in zip(tables, [14, 12]) {
      let weights = try keys.map { _ in try Self.row(&reader, 1, least: 2) }
      try rows.add(startsOf: keys.map { $0 >> (32 - bits) }, bits: bits)
      for key in keys { try rows.add(key & 0xFF_FFFF) }
      var place = 0
      for row in weights {
        try rows.add(place)
        place += row.count
      }
      try rows.add(place)
      for (column, weight) in weights.joined() {
        guard (-1 << 15..<1 << 15).contains(weight) else { throw StoredText.Overflow() }
        try rows.add(column << 16 | (weight + 1 << 15))
      }
    }
    let parts = try Self.row(&reader, 3)
    try rows.add(parts.count)
    for (number, weight) in parts {
      try rows.add(number)
      try rows.add(weight + 1 << 23)
    }
  }

  private static func keys(_ reader: inout BitReader) throws -> [Int] {
    guard let count = reader.number(16), count < 1 << 20 else { throw Damage() }
    var key = 0
    return try (0..<count).map { _ in
      guard let step = reader.number(16), key + step < 1 << 32 else { throw Damage() }
      key += step
      return key
    }
  }

  private static func row(
    _ reader: inout BitReader, _ common: Int, least: Int = 1
  ) throws -> [Weight] {
    var row: [Weight] = []
    var place = -1
    while let step = reader.number(common) {
      if step == 0 { return row }
      place += step
      guard let size = reader.number(1) else { break }
      row.append((place, size & 1 == 0 ? size / 2 + least : -(size / 2) - least))
    }
    throw Damage()
  }
}
