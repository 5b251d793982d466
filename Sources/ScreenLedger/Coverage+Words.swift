internal import ScreenCatalog
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

/// Words that need not be shown: those of measures and of kinds of screens.
extension Coverage {
  /// Whether a number is the mark of a point, a count or a measure, so that its digits need not be
  /// shown.
  func isMeasure(_ index: Int) -> Bool {
    // The number of repetitions must be shown: "3 x (4 min row, 2 min rest)".
    guard !isMultiplication(index + 1) else { return false }
    let text = bytes[document.tokens[index].range]
    let isPlain = text.allSatisfy {
      $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
    }
    let number = Measures.number(String(decoding: text, as: UTF8.self))
    guard isPlain, let number, number > 1 else { return true }
    if isShown(count: number) || counts.contains(number) || isMark(index) { return true }
    if isLength(index) { return true }
    // "29 March", "17 May 2027", "40 %"
    return isMonth(index - 1) || isMonth(index + 1) || isSign(index + 1)
  }

  /// Whether a number with its unit is, alone or with those around it, a length of time that is
  /// shown in other units: "90 minutes" as "1 h 30 min".
  private func isLength(_ index: Int) -> Bool {
    var lower = index
    while lower >= 2, isLengthPart(lower - 2) { lower -= 2 }
    for start in [lower, index] {
      var end = start
      while isLengthPart(end) {
        end += 2
        guard end > index else { continue }
        let text = String(decoding: bytes[document.bytes(of: start..<end)], as: UTF8.self)
        if let seconds = Measures.seconds(text), isShown(seconds: seconds) { return true }
      }
    }
    return false
  }

  /// Whether a number and a unit of time stand at an index.
  private func isLengthPart(_ index: Int) -> Bool {
    guard index + 1 < document.count, document.tokens[index].kind == .number,
      document.tokens[index + 1].isWord
    else { return false }
    let unit = String(decoding: bytes[document.tokens[index + 1].range], as: UTF8.self)
    return Measures.seconds("1 " + unit) != nil
  }

  /// Whether a word says that something is repeated as often as the screen shows: the "x" of
  /// "x 10", "repeat 4 times".
  func isOfRepetition(_ index: Int) -> Bool {
    let word = String(decoding: bytes[document.tokens[index].range], as: UTF8.self).lowercased()
    guard Self.repetitions.contains(word), index + 1 < document.count,
      document.tokens[index + 1].kind == .number
    else { return false }
    let text = String(decoding: bytes[document.tokens[index + 1].range], as: UTF8.self)
    return Measures.number(text).map { isShown(repetition: $0) } ?? false
  }

  private static let repetitions: Set<String> = ["x", "repeat", "repeated", "repeating"]

  /// Whether a number marks a point of a list: "2) a map", "2. a map".
  private func isMark(_ index: Int) -> Bool {
    let end = document.tokens[index].range.upperBound
    guard end + 1 < bytes.count, bytes[end + 1] <= 0x20 else { return false }
    return bytes[end] == UInt8(ascii: ")") || bytes[end] == UInt8(ascii: ".")
  }

  /// Whether a word is a part of a number: the "C" of "21 °C", the "x12" of "3x12".
  func isUnit(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let (before, word) = (document.tokens[index - 1], document.tokens[index])
    if isSign(index - 1), before.range.upperBound == word.range.lowerBound { return true }
    let text = bytes[word.range]
    guard before.kind == .number, text.first.map({ $0 | 0x20 }) == UInt8(ascii: "x") else {
      return false
    }
    if text.dropFirst().allSatisfy(\.isASCIIDigit) { return true }
    // "3x45s"
    let length = Measures.seconds(String(decoding: text.dropFirst(), as: UTF8.self))
    return length.map(isShown(seconds:)) ?? false
  }

  /// Whether a token marks the number before it as a number of times; in "5×7" it is part of one
  /// figure, which must be shown as a whole.
  private func isMultiplication(_ index: Int) -> Bool {
    guard index < document.count else { return false }
    let range = document.tokens[index].range
    let isSign = bytes[range].elementsEqual("x".utf8) || bytes[range].elementsEqual("×".utf8)
    let next = bytes[range.upperBound...].first
    return isSign && !(next?.isASCIIDigit ?? false)
  }

  /// Whether a token names a month.
  private func isMonth(_ index: Int) -> Bool {
    guard index >= 0, index < document.count else { return false }
    return lexicon.sense(.day, of: document.tokens[index])?.argument == "month"
  }

  /// Whether a token is the sign of a unit.
  private func isSign(_ index: Int) -> Bool {
    guard index < document.count, document.tokens[index].kind == .other else { return false }
    return Self.signs.contains(
      String(decoding: bytes[document.tokens[index].range], as: UTF8.self))
  }

  private static let signs: Set<String> = ["%", "°", "€", "$", "£", "¥", "×"]

  /// Whether a phrase is part of the name of a kind of screen.
  func isOfScreen(_ phrase: Range<Int>) -> Bool {
    for start in max(0, phrase.lowerBound - Self.longestName + 1)...phrase.lowerBound {
      let most = max(phrase.upperBound, min(start + Self.longestName, document.count))
      for end in phrase.upperBound...most {
        let name = String(decoding: bytes[document.bytes(of: start..<end)], as: UTF8.self)
        if Self.isScreen(name) || Self.isScreen(Wording.singular(name)) { return true }
      }
    }
    return false
  }

  private static func isScreen(_ name: String) -> Bool {
    screens.contains(CueIndex.hash(of: name))
  }

  /// The most words that are looked up together.
  private static let longestName = 4

  /// The names of kinds of screens that are recognized anywhere, by their hashes.
  private static let screens: Set<UInt64> = {
    var names: Set<UInt64> = []
    for entry in RecipeLibrary.shipped.entries where entry.kind == .screen {
      for name in entry.text.items(of: entry.names) {
        names.insert(CueIndex.hash(of: entry.text.bytes[name]))
      }
    }
    return names
  }()
}
