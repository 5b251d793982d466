import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension RoutineReader {
  /// What the words after a name say of it.
  struct Tail {
    /// Those words, as they are added to the name.
    var text = ""
    /// Whether it is done on both sides.
    var isSided = false
    var place = RoutinePart.Place.here
  }

  /// Reads the words after a name that say when or how often it is done, or with what weight:
  /// "between sets", "each side", "per leg", "after every round", "at 80 kg".
  mutating func readTail() {
    for _ in 0..<3 {
      let start = position
      guard readTailPart() else {
        position = start
        return
      }
      var read = tail ?? Tail()
      let range = words[start].range.union(words[position - 1].range).range
      read.text += " " + String(decoding: bytes[range], as: UTF8.self)
      tail = read
    }
  }

  private mutating func readTailPart() -> Bool {
    guard let next = word(position) else { return false }
    position += 1
    switch next.text {
    case "each", "per", "both", "every":
      guard let part = word(position), part.kind == .word, !plays(position, .link) else {
        return next.text == "each"
      }
      position += 1
      // What is done each round is no pause between rounds.
      if plays(position - 1, .side) { note { $0.isSided = true } }
      return true
    case "in" where word(position)?.text == "between":
      position += 1
      return readPlace(isAfter: false)
    case "between": return readPlace(isAfter: false)
    case "after":
      guard ["each", "every"].contains(word(position)?.text) else { return false }
      return readPlace(isAfter: true)
    case "at" where word(position)?.text == "the" && word(position + 1)?.text == "end":
      // "a rest of 60 seconds at the end"
      position += 2
      return true
    case "at", "@", "with": return readWeight()
    default: return false
    }
  }

  /// Reads what a pause stands between or after.
  private mutating func readPlace(isAfter: Bool) -> Bool {
    if ["each", "every", "the"].contains(word(position)?.text) { position += 1 }
    var kind = RoutinePart.Kind.any
    if word(position)?.kind == .word, !plays(position, .link) {
      if plays(position, .round) {
        kind = .round
      } else if plays(position, .set) {
        kind = .set
      } else if plays(position, .station) {
        kind = .part
      }
      position += 1
    }
    note { $0.place = isAfter ? .after(kind) : .between(kind) }
    return true
  }

  /// Reads a weight or an effort: "80 kg", "75 %".
  private mutating func readWeight() -> Bool {
    guard let number = word(position), number.kind == .number, number.measure != .duration else {
      return false
    }
    let unit = number.text.drop { !$0.isLetter && $0 != "%" }
    position += 1
    if unit.isEmpty, word(position)?.text == "°" {
      position += ["c", "f"].contains(word(position + 1)?.text) ? 2 : 1
      return true
    }
    if !unit.isEmpty { return lexicon.plays(String(unit), .weight) }
    guard let next = word(position), lexicon.plays(next.text, .weight) else { return false }
    position += 1
    return true
  }

  private mutating func note(_ change: (inout Tail) -> Void) {
    var noted = tail ?? Tail()
    change(&noted)
    tail = noted
  }
}
