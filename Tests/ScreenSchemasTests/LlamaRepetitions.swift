/// Counts repetitions as llama.cpp does where it reads a grammar: what is repeated times how often,
/// with all the rules that brackets hold.
struct LlamaRepetitions {
  /// The product that is refused, `MAX_REPETITION_THRESHOLD` of llama-grammar.cpp.
  static let limit = 2000

  private let bytes: [UInt8]
  private var index = 0
  /// The greatest product.
  private(set) var greatest = 0

  init(of grammar: String) {
    bytes = Array(grammar.utf8)
    while index < bytes.count { _ = sequence() }
  }

  /// Reads to the end of a bracket, or of the text; how many rules it makes.
  private mutating func sequence() -> Int {
    var (made, last) = (0, 1)
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): (last, made) = (literal(to: byte), made)
      case UInt8(ascii: "["): last = literal(to: UInt8(ascii: "]"))
      case UInt8(ascii: "("): last = sequence() + 1
      case UInt8(ascii: ")"): return made
      case UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "+"):
        greatest = max(greatest, last)
        made += last + 1
      case UInt8(ascii: "{"):
        let times = bound()
        greatest = max(greatest, last * times)
        made += last * times
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): last = 1
      default: break
      }
    }
    return made
  }

  /// Passes over a literal or a class, which is one rule.
  private mutating func literal(to end: UInt8) -> Int {
    while index < bytes.count, bytes[index] != end { index += bytes[index] == 0x5C ? 2 : 1 }
    index += 1
    return 1
  }

  /// The last number within braces.
  private mutating func bound() -> Int {
    var number = 0
    while index < bytes.count, bytes[index] != UInt8(ascii: "}") {
      let byte = bytes[index]
      if byte == UInt8(ascii: ","), bytes[index + 1] != UInt8(ascii: "}") { number = 0 }
      if (0x30...0x39).contains(byte) { number = number * 10 + Int(byte - 0x30) }
      index += 1
    }
    index += 1
    return number
  }
}
