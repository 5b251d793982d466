internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// The words of a request of one phrase: "my favorite board games", "find a plumber".
struct ShortRequest: Sendable {
  /// The words in lower case, without surrounding punctuation.
  private(set) var words: [String] = []
  /// The byte range of each word in the text.
  private(set) var places: [Range<Int>] = []
  /// The bytes of the text.
  private let bytes: [UInt8]
  /// The corrected spelling of words, by their index.
  private var mended: [Int: String] = [:]
  /// Whether words between others are left out.
  private var isCut = false

  /// The maximum number of words; a longer text is a sentence.
  static let mostWords = 9

  /// Splits a text into words; returns nil if it is more than a phrase.
  init?(_ utf8: [UInt8]) {
    bytes = utf8
    guard utf8.count <= 120 else { return nil }
    var start: Int?
    for (place, byte) in (utf8 + [0x20]).enumerated() {
      if byte > 0x20 {
        start = start ?? place
      } else if let first = start {
        guard add(first..<place, isLast: utf8[place...].allSatisfy { $0 <= 0x20 }) else {
          return nil
        }
        start = nil
      }
      if byte == 0x0A, !words.isEmpty, utf8[place...].contains(where: { $0 > 0x20 }) { return nil }
    }
    guard (1...Self.mostWords).contains(words.count) else { return nil }
  }

  /// Adds a word; returns false if it contains characters that names do not have.
  private mutating func add(_ range: Range<Int>, isLast: Bool) -> Bool {
    var range = range
    while isLast, let last = range.last, [0x2E, 0x21, 0x3F].contains(bytes[last]) {
      range = range.dropLast()
    }
    guard !range.isEmpty else { return isLast }
    let isName = bytes[range].allSatisfy { byte in
      byte >= 0x80 || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
        || "'-&+$%/".utf8.contains(byte)
    }
    let text = String(decoding: bytes[range], as: UTF8.self)
    let isWord =
      bytes[range].contains { $0.isASCIIDigit || $0.isASCIILetter }
      || text.contains { $0.isLetter || $0.isNumber }
    guard isName, isWord else { return false }
    words.append(text.lowercased().replacingCurlyApostrophes)
    places.append(range)
    return true
  }

  /// Returns the first part and the whole of a text of two parts with a comma between them, or nil
  /// if it is none.
  static func joined(_ utf8: [UInt8]) -> (front: ShortRequest, whole: ShortRequest)? {
    let comma = UInt8(ascii: ",")
    guard utf8.count <= 120, let place = utf8.firstIndex(of: comma),
      utf8.lastIndex(of: comma) == place,
      let front = ShortRequest(Array(utf8[..<place])),
      let whole = ShortRequest(utf8.map { $0 == comma ? 0x20 : $0 }),
      whole.words.count > front.words.count
    else { return nil }
    return (front, whole)
  }

  /// Returns the request with some of its words only.
  func keeping(_ kept: [Int]) -> ShortRequest {
    var other = self
    other.words = kept.map { words[$0] }
    other.places = kept.map { places[$0] }
    other.mended = [:]
    for (place, word) in kept.enumerated() { other.mended[place] = mended[word] }
    other.isCut = true
    return other
  }

  /// Replaces a word with its corrected spelling, which is capitalized if the original is.
  mutating func replace(_ place: Int, with word: String) {
    let isCapital = bytes[places[place].lowerBound].isASCIICapital
    words[place] = word
    mended[place] = isCapital ? Wording.capitalized(word) : word
  }

  /// Returns a range of words as written or corrected.
  func text(_ words: Range<Int>) -> String {
    guard let first = words.first, let last = words.last else { return "" }
    guard words.count == 1 || !isCut, !words.contains(where: { mended[$0] != nil }) else {
      return words.map { mended[$0] ?? text($0..<$0 + 1) }.spaced
    }
    return String(
      decoding: bytes[places[first].lowerBound..<places[last].upperBound], as: UTF8.self)
  }

  /// Returns the source range of a range of words.
  func range(_ words: Range<Int>) -> SourceRange {
    guard let first = words.first, let last = words.last else { return .at(0) }
    return SourceRange(places[first].lowerBound, places[last].upperBound)
  }
}

extension String {
  /// The text with straight apostrophes instead of curly ones.
  fileprivate var replacingCurlyApostrophes: String {
    guard utf8.contains(0xE2) else { return self }
    return String(map { $0 == "’" ? "'" : $0 })
  }
}
