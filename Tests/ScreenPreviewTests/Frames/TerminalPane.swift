/// A terminal, as far as frames need one: what it shows after some bytes.
struct TerminalPane {
  /// The characters of each row.
  private(set) var rows: [[Character?]]
  /// Where the cursor is.
  private(set) var cursor = (row: 0, column: 0)
  /// What it was sent that a frame should not hold.
  private(set) var strangers: [String] = []

  init(columns: Int, rows: Int) {
    self.rows = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)
  }

  /// The text of the rows, without the spaces at their ends.
  var lines: [String] {
    rows.map { row in
      var text = String(row.compactMap { $0 })
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  var text: String { lines.joined(separator: "\n") }

  /// Shows bytes; a character beyond the last column is a stranger, as is a control character.
  mutating func show(_ bytes: [UInt8]) {
    var rest = Array(String(decoding: bytes, as: UTF8.self))[...]
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        put(character)
        continue
      }
      guard rest.popFirst() == "[" else {
        // A link: its parameters up to the terminator.
        while let next = rest.popFirst(), next != "\\" {}
        continue
      }
      var parameters = ""
      while let next = rest.popFirst() {
        guard next.isLetter else {
          parameters.append(next)
          continue
        }
        obey(next, parameters)
        break
      }
    }
  }

  private mutating func put(_ character: Character) {
    let isControl = character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    guard !isControl, rows.indices.contains(cursor.row),
      rows[cursor.row].indices.contains(cursor.column)
    else {
      strangers.append("\(character.debugDescription) at \(cursor)")
      return
    }
    rows[cursor.row][cursor.column] = character
    let isWide = character.unicodeScalars.contains {
      (0x1100..<0xFB00).contains($0.value) && $0.value > 0x2E80
    }
    if isWide, cursor.column + 1 < rows[cursor.row].count {
      rows[cursor.row][cursor.column + 1] = nil
    }
    cursor.column += isWide ? 2 : 1
  }

  private mutating func obey(_ letter: Character, _ parameters: String) {
    switch letter {
    case "H":
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      cursor = (numbers[0] - 1, numbers[1] - 1)
      if !rows.indices.contains(cursor.row) || !rows[0].indices.contains(cursor.column) {
        strangers.append("cursor at \(cursor)")
      }
    case "K":
      guard rows.indices.contains(cursor.row) else { return }
      rows[cursor.row] = rows[cursor.row].map { _ in Character(" ") }
    case "m", "h", "l": break
    default: strangers.append("sequence \(parameters)\(letter)")
    }
  }
}
