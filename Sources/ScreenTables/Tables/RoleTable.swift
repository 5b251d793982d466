package import ScreenText

/// The roles of phrases, and words that belong to others, read from a file of lines
/// `role: phrase, phrase`.
package struct RoleTable: Sendable {
  /// What the first word of a line says about the words that the line lists.
  package enum Scope: UInt64, Sendable {
    /// They have a role. Lines of all other scopes lead to a part of the text.
    case role
    /// The columns that answer a superlative, which stands before the colon: `order NAME: …`.
    case order
    /// The superlative that orders by a dimension: `by NAME: …`.
    case superlative
    /// The superlative of an adjective: `most NAME: …`.
    case adjective
    /// What is counted for people named by their activity: `tally NAME: …`.
    case tally
    /// The word as written in capitals: `capitals: …`.
    case capitals
    /// The country or continent of a demonym: `of NAME: …`.
    case home
    /// Verbs of one meaning: `act: …`.
    case act
    /// The verb for which the last words of a name stand: `doing VERB: …`.
    case doing
    /// The kind of screen for which the last words of a name stand: `ending NAME: …`.
    case ending
  }

  private let numbers: TableNumbers
  /// The offset at which the ranges begin.
  private let ranges: Int
  private let phrases: NumberTable

  /// Opens the laid-out table of a file.
  package init(_ numbers: TableNumbers) {
    self.numbers = numbers
    ranges = 1 + 3 * numbers[0]
    phrases = NumberTable(numbers, at: ranges + 1 + 2 * numbers[ranges])
  }

  /// Whether a phrase, given as a hash of its words with a space after each, has a role.
  package func has(_ role: PhraseRole, _ phrase: UInt64) -> Bool {
    guard let set = phrases[Self.key(.role, phrase)] else { return false }
    let (number, bit) = role.rawValue.quotientAndRemainder(dividingBy: Self.bits)
    return numbers[1 + 3 * set + number] & 1 << bit != 0
  }

  /// Whether a phrase has any role.
  package func hasRole(_ phrase: UInt64) -> Bool { phrases[Self.key(.role, phrase)] != nil }

  /// The part of the text to which a phrase leads in a scope; nil if it leads to none.
  package func range(_ scope: Scope, _ phrase: UInt64) -> Range<Int>? {
    guard let place = phrases[Self.key(scope, phrase)] else { return nil }
    let start = ranges + 1 + 2 * place
    return numbers[start]..<numbers[start] + numbers[start + 1]
  }

  private static func key(_ scope: Scope, _ phrase: UInt64) -> UInt64 {
    NumberTable.key(phrase, in: scope.rawValue)
  }

  /// The number of bits of a set of roles that one number holds.
  private static let bits = 24
}

extension RoleTable {
  /// Returns the numbers of the table of a file; lines that start with `#` are skipped.
  ///
  /// They are the number of different sets of roles, and each set as three numbers; the number of
  /// ranges, and the start and length of each; and the set or the range of each phrase.
  package static func layOut(_ text: FileText) -> [Int] {
    var laying = Laying(text: text)
    for line in text.lines where text.bytes[line.lowerBound] != UInt8(ascii: "#") {
      guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line) else { continue }
      laying.add(text.trimmed(line.lowerBound..<colon), text.trimmed(colon + 1..<line.upperBound))
    }
    return laying.numbers
  }

  /// The table of a file whose lines are added one after another.
  private struct Laying {
    let text: FileText
    private var roles = HashTable<UInt128>()
    /// The phrases that have roles, in the order of the text.
    private var phrases: [UInt64] = []
    private var ranges: [Int] = []
    private var keys: [(key: UInt64, value: Int)] = []

    init(text: FileText) { self.text = text }

    /// Adds a line, given as the text before its colon and the text after it.
    mutating func add(_ head: Range<Int>, _ list: Range<Int>) {
      let space = text.firstIndex(of: UInt8(ascii: " "), in: head) ?? head.upperBound
      let argument = text.trimmed(space..<head.upperBound)
      switch text.string(head.lowerBound..<space) {
      case "order": add(.order, hash(of: argument), list)
      case "by": for word in text.items(of: list) { add(.superlative, hash(of: word), argument) }
      case "most": for word in text.items(of: list) { add(.adjective, hash(of: word), argument) }
      case "tally": for word in text.items(of: list) { add(.tally, hash(of: word), argument) }
      case "of": for word in text.items(of: list) { add(.home, hash(of: word), argument) }
      case "act": for word in text.items(of: list) { add(.act, hash(of: word), list) }
      case "doing": for word in text.items(of: list) { add(.doing, hash(of: word), argument) }
      case "ending": for word in text.items(of: list) { add(.ending, hash(of: word), argument) }
      case "capitals":
        for word in text.items(of: list) { add(.capitals, hash(of: word, lowercased: true), word) }
      case let name:
        guard let role = PhraseRole(stringValue: name) else { return }
        for phrase in text.items(of: list) {
          let hash = hash(of: phrase)
          if roles[hash] == nil { phrases.append(hash) }
          roles.update(hash, default: 0) { $0 |= 1 << UInt128(role.rawValue) }
        }
      }
    }

    private mutating func add(_ scope: Scope, _ phrase: UInt64, _ range: Range<Int>) {
      keys.append((key(scope, phrase), ranges.count / 2))
      ranges += [range.lowerBound, range.count]
    }

    /// Returns the hash of a phrase, with a space after each word.
    private func hash(of phrase: Range<Int>, lowercased: Bool = false) -> UInt64 {
      var hash = FNV1a()
      for word in text.items(of: phrase, separator: UInt8(ascii: " ")) {
        for byte in text.bytes[word] { hash.add(lowercased ? byte.lowercasedASCII : byte) }
        hash.add(0x20)
      }
      return hash.value
    }

    var numbers: [Int] {
      var sets: [UInt128] = []
      var pairs = keys
      for phrase in phrases {
        let set = roles[phrase] ?? 0
        let place = sets.firstIndex(of: set) ?? sets.count
        if place == sets.count { sets.append(set) }
        pairs.append((key(.role, phrase), place))
      }
      // A set of all roles is not an `Int` before it is cut.
      let parts = sets.flatMap { set in (0..<3).map { Int(set >> (bits * $0) & (1 << bits - 1)) } }
      return [sets.count] + parts + [ranges.count / 2] + ranges + NumberTable.layOut(pairs)
    }
  }
}
