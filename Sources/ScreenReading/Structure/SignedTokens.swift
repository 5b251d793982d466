/// The words and numbers that include signs: "C++", "−£12.99", "6a+", "R&D", "3/10", ".NET", "40
/// %"; numbers with letters, "5ml"; and lengths in inches, `5'11"`.
///
/// The tokens of a reader may end before such a sign, but stated values must include it. A sign
/// belongs to the number that it touches, to the letter before it, or to the letters on both sides.
/// Groups of digits that form one number are one word: "+44 20 7946 0958". Punctuation (a comma, a
/// bracket, a quotation mark) belongs to no other word.
package struct SignedTokens {
  /// The ranges of these words, in text order, without overlaps; plain words and numbers are
  /// excluded.
  package private(set) var ranges: [Range<Int>] = []

  private let bytes: [UInt8]
  /// The letters, digits and signs since the last boundary.
  private var run: [Piece] = []
  private var hasSign = false
  /// The last number, if the previous run ended in one.
  private var number: Range<Int>?

  /// The sign of a currency, if the previous run was nothing else.
  private var currency: Range<Int>?

  /// Finds these words in a text.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var position = 0
    while position < bytes.count {
      let (value, width) = bytes.scalar(at: position)
      let piece = Piece(Unicode.Scalar(value) ?? "\u{FFFD}", position..<position + width)
      if piece.role == .boundary {
        finishRun()
      } else {
        run.append(piece)
        hasSign = hasSign || piece.role == .sign
      }
      position += width
    }
    finishRun()
    join(DigitGroups(bytes).ranges)
    join(OfferTerms(bytes).ranges)
    join(NumberedNames(bytes).ranges)
    join(InchMarks(bytes).ranges)
  }

  /// Adds groups of digits, merged with the ranges that they overlap.
  private mutating func join(_ groups: [Range<Int>]) {
    guard !groups.isEmpty else { return }
    let all = (ranges + groups).sorted { $0.lowerBound < $1.lowerBound }
    ranges = all.reduce(into: []) { joined, range in
      if let last = joined.last, last.overlaps(range) {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }

  /// A scalar and its role in a word.
  private struct Piece {
    enum Role {
      case letter, digit, sign, boundary
    }

    let scalar: Unicode.Scalar
    let range: Range<Int>
    let role: Role

    init(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
      self.scalar = scalar
      self.range = range
      role =
        switch scalar {
        case "0"..."9": .digit
        case "A"..."Z", "a"..."z", "_": .letter
        case "!", "#", "$", "%", "&", "'", "*", "+", ",", "-", ".", "/", ":", "<", ">", "@", "~":
          .sign
        case "¢"..."¥", "§", "°"..."³", "¹", "¼"..."¾", "×", "–", "’", "‰", "′", "″", "₠"..."⃀",
          "⁰"..."₉", "№", "⅐"..."⅞", "−", "≈", "≤", "≥", "♭"..."♯":
          .sign
        case "\u{0}"..."\u{A9}", "«"..."´", "¶"..."¹", "»"..."¿", "÷", "\u{2000}"..."\u{2BFF}",
          "\u{3000}"..."\u{303F}", "\u{E000}"..."\u{F8FF}", "\u{FE00}"..."\u{FE6F}",
          "\u{FF00}"..."\u{FF65}", "\u{FFFD}", "\u{1F000}"..."\u{1FBFF}",
          "\u{E0000}"..."\u{10FFFF}":
          .boundary
        default: .letter
        }
    }

    var isCapital: Bool { ("A"..."Z").contains(scalar) }
  }

  // MARK: Runs

  private mutating func finishRun() {
    guard !run.isEmpty else { return }
    defer {
      run.removeAll(keepingCapacity: true)
      hasSign = false
    }
    let (before, sign) = (number, currency)
    (number, currency) = (nil, nil)
    if run.count == 1, isCurrency(0) {
      currency = run[0].range
    } else if let sign, isAmount(after: sign) {
      return
    }
    if let before, isUnitOfOneLetter(after: before) { return }
    guard hasSign || isMeasure(run.indices) else {
      if run.last?.role == .digit {
        number = run[0].range.lowerBound..<run[run.count - 1].range.upperBound
      }
      return
    }
    if let before, isUnit(after: before) { return }
    // The tokens already keep an address whole, with its signs.
    guard !isAddress else { return }
    var start = 0
    for index in run.indices where run[index].role == .sign && separates(index) {
      addWord(start..<index)
      start = index + 1
    }
    addWord(start..<run.count)
  }

  /// Appends the run to the number one space before it, if the run begins with the sign of a unit:
  /// "40 %", "21 °C". Returns whether it did.
  private mutating func isUnit(after number: Range<Int>) -> Bool {
    guard let first = run.first,
      let end = run.lastIndex(where: { $0.scalar != "." && $0.scalar != "," }),
      number.upperBound + 1 == first.range.lowerBound, bytes[number.upperBound] == 0x20
    else { return false }
    let last = run[end]
    switch first.scalar {
    case "%", "‰", "°", "′", "″", "$", "¢"..."¥", "₠"..."⃀": break
    case _ where Self.isRate(run[...end]):
      if ranges.last?.lowerBound == number.lowerBound { ranges.removeLast() }
      ranges.append(number.lowerBound..<last.range.upperBound)
      return true
    default:
      guard let end = endOfRate(run[...end]) else { return false }
      if ranges.last?.lowerBound == number.lowerBound { ranges.removeLast() }
      ranges.append(number.lowerBound..<end)
      return true
    }
    guard run.count < 4, !run.contains(where: { $0.role == .digit }) else { return false }
    if ranges.last?.lowerBound == number.lowerBound { ranges.removeLast() }
    ranges.append(number.lowerBound..<max(last.range.upperBound, first.range.upperBound))
    return true
  }

  /// Appends the run to the sign of a currency one space before it, if it is a number: "£ -12.40".
  /// Returns whether it did.
  private mutating func isAmount(after sign: Range<Int>) -> Bool {
    let first = ["-", "+", "−"].contains(run[0].scalar) ? 1 : 0
    guard sign.upperBound + 1 == run[0].range.lowerBound, bytes[sign.upperBound] == 0x20,
      role(first) == .digit, let last = run.lastIndex(where: { $0.role == .digit }),
      run[first...last].allSatisfy({ $0.role == .digit || ".,'’".contains(Character($0.scalar)) })
    else { return false }
    ranges.append(sign.lowerBound..<run[last].range.upperBound)
    return true
  }

  /// Appends the run to the number one space before it, if it is the capital of a unit at the end of
  /// a clause: "12 N, 3 A". Returns whether it did.
  private mutating func isUnitOfOneLetter(after number: Range<Int>) -> Bool {
    let letter = run[0]
    guard number.upperBound + 1 == letter.range.lowerBound, bytes[number.upperBound] == 0x20,
      "AFCJKNTVWΩ".unicodeScalars.contains(letter.scalar),
      run.dropFirst().allSatisfy({ ",.".unicodeScalars.contains($0.scalar) })
    else { return false }
    let end = run[run.count - 1].range.upperBound
    let isEnd = run.count > 1 || end == bytes.count || ";)\n".utf8.contains(bytes[end])
    guard isEnd else { return false }
    if ranges.last?.lowerBound == number.lowerBound { ranges.removeLast() }
    ranges.append(number.lowerBound..<letter.range.upperBound)
    return true
  }

  private func isCurrency(_ index: Int) -> Bool {
    switch run[index].scalar {
    case "$", "¢"..."¥", "₠"..."⃀": true
    default: false
    }
  }

  /// The end of a unit per a number of another, which is a word of its own if there is a space
  /// before it: "l/100 km". Nil if the run is nothing like it, as in "5 km/10 km".
  private func endOfRate(_ run: ArraySlice<Piece>) -> Int? {
    guard let slash = run.firstIndex(where: { $0.scalar == "/" }), slash + 1 < run.endIndex,
      (1...3).contains(slash - run.startIndex),
      run[..<slash].allSatisfy({ $0.role == .letter })
    else { return nil }
    let digits = run[(slash + 1)...].prefix { $0.role == .digit }
    guard !digits.isEmpty else { return nil }
    var start = digits[digits.endIndex - 1].range.upperBound
    if digits.endIndex == run.endIndex, start < bytes.count, bytes[start] == 0x20 { start += 1 }
    var end = start
    while end < bytes.count, (bytes[end] | 0x20) &- UInt8(ascii: "a") < 26 { end += 1 }
    let unit = bytes[run[run.startIndex].range.lowerBound..<run[slash].range.lowerBound]
    guard (1...3).contains(end - start), !bytes[start..<end].elementsEqual(unit) else { return nil }
    return end
  }

  /// Whether a run is a rate, one unit per another: "km/h", "mg/l".
  private static func isRate(_ run: ArraySlice<Piece>) -> Bool {
    let units = run.split(omittingEmptySubsequences: false) { $0.scalar == "/" }
    guard units.count == 2, (1...4).contains(units[0].count), units[0].first?.role == .letter else {
      return false
    }
    return perUnits.contains(units[1].map(\.scalar))
  }

  /// The units that may follow the slash of a rate.
  private static let perUnits: Set<[Unicode.Scalar]> = [
    ["h"], ["s"], ["m", "i", "n"], ["d"], ["l"], ["L"], ["d", "L"], ["m", "l"], ["g"], ["k", "g"],
    ["t"], ["m"], ["m", "²"], ["m", "³"], ["k", "m"], ["h", "a"],
  ]

  private var isAddress: Bool {
    run.indices.dropFirst(2).contains {
      run[$0].scalar == "/" && run[$0 - 1].scalar == "/" && run[$0 - 2].scalar == ":"
    }
  }

  /// Whether the run is two names in capitals joined by a slash: "TCP/IP", "C/C++".
  private var isOfCapitals: Bool {
    run.count { $0.scalar == "/" } == 1
      && run.allSatisfy { $0.role != .letter || $0.isCapital }
  }

  private func role(_ index: Int) -> Piece.Role? {
    run.indices.contains(index) ? run[index].role : nil
  }

  private func isCapital(_ index: Int) -> Bool {
    run.indices.contains(index) && run[index].isCapital
  }

  private func isSmall(_ index: Int) -> Bool {
    run.indices.contains(index) && ("a"..."z").contains(run[index].scalar)
  }

  private func isWord(_ index: Int) -> Bool { role(index) == .letter || role(index) == .digit }

  /// Whether a sign between two words separates them, such as a slash between two names.
  private func separates(_ index: Int) -> Bool {
    guard isWord(index - 1), isWord(index + 1) else { return false }
    let areDigits = role(index - 1) == .digit && role(index + 1) == .digit
    switch run[index].scalar {
    case "+": return !areDigits && !(isCapital(index - 1) && role(index + 1) == .digit)
    // "P!nk"; a mark that ends a sentence has a space or a capital after it.
    case "!": return !(role(index - 1) == .letter && isSmall(index + 1))
    case ",", ":", "<", ">", "~": return !areDigits
    case "/":
      // "f/2.8"
      let isOfOneLetter = index == 1 && role(0) == .letter && role(2) == .digit
      return !areDigits && role(0) != .digit && !isOfCapitals && !isOfOneLetter
    case "&": return !run[index + 1].isCapital
    case "*": return !areDigits && !(run[index - 1].isCapital && run[index + 1].isCapital)
    default: return false
    }
  }

  /// Adds a word without surrounding signs that do not belong to it, if a sign does belong to it.
  private mutating func addWord(_ range: Range<Int>) {
    guard let first = range.first(where: isWord), let last = range.last(where: isWord) else {
      return
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < first, !isPrefix(start, of: first) { start += 1 }
    while end > last + 1, !isSuffix(end - 1, of: last, isOneLetter: first == last) { end -= 1 }
    let bytes = run[start].range.lowerBound..<run[end - 1].range.upperBound
    if end == range.upperBound, role(end - 1) == .digit { number = bytes }
    guard
      isMeasure(start..<end) || (start..<end).contains(where: { role($0) == .sign && !isPlain($0) })
    else { return }
    ranges.append(bytes)
  }

  /// Whether a sign before a word belongs to the word.
  private func isPrefix(_ index: Int, of first: Int) -> Bool {
    switch run[index].scalar {
    case "#", "@": index + 1 == first
    case ".": index + 1 == first && (run[first].isCapital || index == 0 && role(first) == .letter)
    case "$", "+", "-", "<", ">", "~", "¢"..."¥", "§", "±", "–", "₠"..."⃀", "№", "−", "≈", "≤", "≥":
      role(first) == .digit
    default: false
    }
  }

  /// Whether a sign after a word belongs to the word.
  private func isSuffix(_ index: Int, of last: Int, isOneLetter: Bool) -> Bool {
    switch run[index].scalar {
    case "+", "#", "²", "³", "¹", "¼"..."¾", "⁰"..."₉", "⅐"..."⅞", "♭"..."♯": true
    case "$", "%", "¢"..."¥", "°", "‰", "′", "″", "₠"..."⃀": role(last) == .digit
    case ".": isAbbreviation(endingAt: last)
    // An exclamation mark before a comma does not end a sentence: "Yahoo!, Google".
    case "!": isBeforeComma(run[index].range.upperBound)
    case "*", "-", "−": isOneLetter && role(last) == .letter && index == last + 1
    default: false
    }
  }

  /// Whether an abbreviation of one or two letters between full stops ends at an index: "U.S",
  /// "Ph.D".
  private func isAbbreviation(endingAt last: Int) -> Bool {
    let parts = run[...last].split(omittingEmptySubsequences: false) { $0.scalar == "." }
    return parts.count > 1
      && parts.allSatisfy { part in
        (1...2).contains(part.count) && part.allSatisfy { $0.role == .letter }
          && part.first?.isCapital == true
      }
  }

  /// Whether a word is digits followed by letters: "5ml", "7b". An ordinal such as "3rd" is not.
  private func isMeasure(_ word: Range<Int>) -> Bool {
    guard role(word.lowerBound) == .digit else { return false }
    let letters = run[word].filter { $0.role == .letter }.map(\.scalar)
    return !letters.isEmpty && !Self.ordinals.contains(letters)
  }

  private static let ordinals: Set<[Unicode.Scalar]> = [
    ["s", "t"], ["n", "d"], ["r", "d"], ["t", "h"],
  ]

  private func isBeforeComma(_ place: Int) -> Bool {
    place < bytes.count && (bytes[place] == UInt8(ascii: ",") || bytes[place] == UInt8(ascii: ";"))
  }

  /// Whether a comma groups thousands instead of beginning a fraction.
  private func isBeforeThousand(_ index: Int) -> Bool {
    guard role(index - 1) == .digit, role(index + 1) == .digit else { return true }
    let digits = run[(index + 1)...].prefix { $0.role == .digit }
    let lead = run[..<index].reversed().prefix { $0.role == .digit }
    return digits.count == 3 && lead.count < 4 && !(lead.count == 1 && lead.last?.scalar == "0")
  }

  /// Whether a sign also occurs in plain words and numbers: in a compound or a genitive, between
  /// letters, or between groups of digits.
  private func isPlain(_ index: Int) -> Bool {
    switch run[index].scalar {
    case "'", "’": role(index - 1) != .digit || role(index + 1) != .digit
    case ",": isBeforeThousand(index)
    case "-", "–", ".", "@": role(index - 1) == .letter && role(index + 1) == .letter
    default: false
    }
  }
}
