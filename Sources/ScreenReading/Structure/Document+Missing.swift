internal import ScreenText

/// Marks that stand where the values of other things stand.
extension Document {
  /// Makes a value of each mark for a missing value, "Mon 3, Tue —, Wed 5" or "n/a", if the text
  /// has numbers in such places.
  ///
  /// A dash is such a mark if it ends a member of an enumeration, and so does any other dash of its
  /// sentence. One that closes a remark, as in "three choices – yes, no –, a button", has a partner.
  mutating func findMissing(_ bytes: [UInt8]) {
    joinNotAvailable(bytes)
    // "3" and "12 kg" are values; the unit is one word.
    let hasValues = tokens.indices.contains { index in
      tokens[index].kind == .number
        && (endsMember(at: index) || tokens[index + 1].kind == .word && endsMember(at: index + 1))
    }
    guard hasValues else { return }
    var dashes: [Int] = []
    for index in tokens.indices {
      if [.newline, .stop, .question].contains(tokens[index].kind) {
        makeNumbers(of: dashes)
        dashes = []
      } else if isDash(at: index, bytes) {
        dashes.append(index)
      }
    }
    makeNumbers(of: dashes)
  }

  /// Makes values of the dashes of a sentence, if each of them ends a member.
  private mutating func makeNumbers(of dashes: [Int]) {
    // A dash at the end of a line leads to the next ones.
    let areMissing = dashes.allSatisfy { index in
      tokens[index - 1].kind == .word && endsMember(at: index)
        && (index + 1 == tokens.count || tokens[index + 1].kind != .newline)
    }
    guard areMissing else { return }
    for index in dashes { makeNumber(of: index) }
  }

  /// Joins the tokens of "n/a" into one value.
  private mutating func joinNotAvailable(_ bytes: [UInt8]) {
    var index = 0
    while index + 2 < tokens.count {
      let range = tokens[index].range.lowerBound..<tokens[index + 2].range.upperBound
      if range.count == 3, tokens[index].kind == .word,
        MissingMark.isOne(String(decoding: bytes[range], as: UTF8.self))
      {
        tokens.removeSubrange(index + 1...index + 2)
        tokens[index].range = range
        makeNumber(of: index)
      }
      index += 1
    }
  }

  /// Whether a token is a dash behind a space; dots that lead to a price are none.
  private func isDash(at index: Int, _ bytes: [UInt8]) -> Bool {
    let token = tokens[index]
    let isDash = ["-", "–", "—"].contains { bytes[token.range].elementsEqual($0.utf8) }
    return isDash && token.kind != .bullet && index > 0
      && tokens[index - 1].range.upperBound < token.range.lowerBound
  }

  private mutating func makeNumber(of index: Int) {
    tokens[index].kind = .number
    tokens[index].hash = FNV1a("0".utf8)
    tokens[index].isCapital = false
  }

  /// Whether a token is the last one before a comma, a line break or the end.
  private func endsMember(at index: Int) -> Bool {
    guard index + 1 < tokens.count else { return true }
    return [.comma, .semicolon, .newline].contains(tokens[index + 1].kind)
  }
}
