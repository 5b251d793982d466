/// The weights of a reader, laid out so that it reads the rows of a text's features and no others.
///
/// Of the features of spans, then of skipped tokens: how many there are, where their keys begin by
/// their first bits, the rest of the keys, where their weights begin, and the weights, each with its
/// column. The weights of transitions follow, each behind its number.
struct StoredWeights {
  /// The first line, which says of what version they are.
  private(set) var head = ""
  private(set) var rows = StoredText()

  /// Lays out what `train-reader` wrote; what is damaged, or of another version, has no rows.
  init(_ bytes: [UInt8]) throws {
    head = WeightFile.head(of: bytes)
    guard let file = WeightFile(bytes) else { return }
    for (table, bits) in [(file.spans, 14), (file.skips, 12)] {
      try rows.add(startsOf: table.keys.map { $0 >> (32 - bits) }, bits: bits)
      for key in table.keys { try rows.add(key & 0xFF_FFFF) }
      var place = 0
      for row in table.rows {
        try rows.add(place)
        place += row.count
      }
      try rows.add(place)
      for weight in table.rows.joined() {
        guard (-1 << 15..<1 << 15).contains(weight.size) else { throw StoredText.Overflow() }
        try rows.add(weight.column << 16 | (weight.size + 1 << 15))
      }
    }
    try rows.add(file.parts.count)
    for part in file.parts {
      try rows.add(part.column)
      try rows.add(part.size + 1 << 23)
    }
  }
}
