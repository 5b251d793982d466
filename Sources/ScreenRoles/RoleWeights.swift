package import ScreenText

/// What each feature says for and against each role, and each role for the next one: a text that is
/// read in place.
///
/// Below its comments, the text has one line for each relation and role before, with a weight for
/// each role, and then one for each feature: its key and the weights, in ascending order of the
/// keys. A weight is one character, a key five; both count from `zero`.
package struct RoleWeights: Sendable {
  /// The number of roles.
  package static let width = LineRole.allCases.count
  /// The weights that come with the compiler.
  package static let shipped = RoleWeights(FileText(EmbeddedText.files.first?.text ?? ""))

  /// The relations of a unit to the one before it, by which one role follows another.
  package enum Relation: Int, CaseIterable, Sendable {
    case sameLine, nextMember, nested, outdented, nextLine, afterBlank

    /// The relation of each unit but the first to the one before.
    package static func all(of units: [DocumentUnit]) -> [Relation] {
      zip(units.dropFirst(), units).map { Relation($0, after: $1) }
    }

    init(_ unit: DocumentUnit, after before: DocumentUnit) {
      if unit.sentence > 0 {
        self = .sameLine
      } else if unit.form.isMember, unit.form.indent > before.form.indent || !before.form.isMember {
        self = .nested
      } else if unit.form.indent < before.form.indent {
        self = .outdented
      } else if unit.form.isMember {
        self = .nextMember
      } else {
        self = unit.followsBlank ? .afterBlank : .nextLine
      }
    }
  }

  private let text: FileText.Bytes
  /// Where the rows of features begin, and their number.
  private let (start, count): (Int, Int)
  /// The weights of a role after another: by relation, the role before, and the role.
  let transitions: [Int32]

  /// The character of no weight at all, and of the first digit of a key.
  private static let zero = 0x50, first = 0x30
  /// The step of transitions, which are larger than the weights of features.
  package static let transitionStep = 8
  /// The largest weight in steps.
  package static let most = 44
  private static let digits = 5
  private static var length: Int { digits + width + 1 }

  /// Reads weights from a text; weights from one that is cut off say nothing.
  package init(_ file: FileText) {
    text = file.bytes
    var place = 0
    while place < text.count, text[place] == UInt8(ascii: "#") {
      place = (file.firstIndex(of: UInt8(ascii: "\n"), in: place..<text.count) ?? text.count) + 1
    }
    let lines = Relation.allCases.count * Self.width
    let end = place + lines * (Self.width + 1)
    guard end <= text.count else {
      (start, count) = (0, 0)
      transitions = [Int32](repeating: 0, count: lines * Self.width)
      return
    }
    var transitions: [Int32] = []
    transitions.reserveCapacity(lines * Self.width)
    for line in 0..<lines {
      for role in 0..<Self.width {
        let weight = Int32(text[place + line * (Self.width + 1) + role]) - Int32(Self.zero)
        transitions.append(weight * Int32(Self.transitionStep))
      }
    }
    self.transitions = transitions
    (start, count) = (end, (text.count - end) / Self.length)
  }

  /// Adds the weights of a feature to the scores of a unit.
  func add(_ key: UInt32, to scores: inout [Int32], at place: Int) {
    let key = Self.shortened(key)
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let found = self.key(of: middle)
      if found == key {
        let row = start + middle * Self.length + Self.digits
        for role in 0..<Self.width {
          scores[place + role] &+= Int32(text[row + role]) - Int32(Self.zero)
        }
        return
      }
      if found < key { low = middle + 1 } else { high = middle }
    }
  }

  private func key(of row: Int) -> UInt32 {
    let place = start + row * Self.length
    return (place..<place + Self.digits).reduce(0) {
      $0 << 6 | (UInt32(text[$1]) &- UInt32(Self.first))
    }
  }

  /// The key of a feature in a text, which has thirty bits.
  package static func shortened(_ key: UInt32) -> UInt32 { key >> 2 }

  // MARK: Writing

  /// The text of weights.
  ///
  /// - Parameters:
  ///   - comments: The first lines.
  ///   - rows: The weights of each feature, by its shortened key, all within `most`.
  ///   - transitions: The weights of roles after others.
  /// - Returns: The text, with one line for each row.
  package static func text(
    _ comments: [String], rows: [UInt32: [Int]], transitions: [Int]
  ) -> String {
    var bytes: [UInt8] = []
    for comment in comments { bytes += Array("# \(comment)\n".utf8) }
    func write(_ weights: some Sequence<Int>) {
      for weight in weights {
        bytes.append(UInt8(zero + max(-most, min(most, weight))))
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    for line in stride(from: 0, to: transitions.count, by: width) {
      write(transitions[line..<line + width])
    }
    for key in rows.keys.sorted() {
      for digit in 0..<UInt32(digits) {
        bytes.append(UInt8(key >> (6 * (UInt32(digits) - 1 - digit)) & 63) + UInt8(first))
      }
      write(rows[key] ?? [])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
