internal import ScreenDiagnostics
package import ScreenOutline
package import ScreenReading
internal import ScreenText

/// The features of the units of a document, by which their roles are known.
///
/// A feature is a number: the hash of what it says. Most say a word of the unit, of the line that
/// heads it or of its neighbours; others its form, its place, its length, and the senses that the
/// lexicon of documents gives its words.
package struct RoleFeatures {
  /// The kinds of features; the raw value keeps features of different kinds apart.
  private enum Kind: UInt64 {
    case bias, form, depth, count, ending, formEnding, word, first, firstForm, firstTwo, last, pair
    case parentWord, parent, parentFirst, headingWord, heading, parentForm
    case next, nextFirst, previous, previousFirst, blank, place, separator, capitals, suffix,
      sentence
    case wordClass, firstClass, lastClass, classes, parentClass, lexicon, parentLexicon
    case key, keyWord, value, document, parentCount
  }

  private let units: [DocumentUnit]
  private let words: LineWords
  private let phrases: DocumentLexicon
  private let folded: [FoldedWords]
  private let senses: [[UInt64]]
  /// The class of each word.
  private let classes: [[UInt64]]
  /// What the first lines ask for, and whether any line names a screen.
  private var documentFeatures: [UInt64] = []

  package init(
    _ units: [DocumentUnit], of words: LineWords, _ phrases: DocumentLexicon, _ lexicon: Lexicon
  ) {
    self.units = units
    self.words = words
    self.phrases = phrases
    folded = units.map { unit in
      words.folded(unit.range)
    }
    senses = folded.map { Self.senses(of: $0, phrases) }
    classes = folded.map { folded in
      folded.words.prefix(Self.mostWords).map {
        UInt64(lexicon.wordClass(of: Array($0.utf8)[...]).id)
      }
    }
    documentFeatures = wholeFeatures()
  }

  /// The most words of a unit that are looked at.
  private static let mostWords = 30

  /// The scopes of the lexicon whose phrases say something of a role.
  private static let scopes = [
    "component any", "component field", "component named", "opening wish", "opening request",
    "opening denial", "opening each", "word screen", "screen", "verb press", "verb send",
    "verb ask", "verb order", "head", "content title", "word column", "line chat", "line aside",
    "story who", "story want", "demand", "case", "type", "agenda", "word stage", "ask", "show",
    "word remark", "word denied", "word people", "word finite",
  ]
  private static let wholeScopes = ["whole", "part", "word area", "type", "leading end"]

  private static func senses(of folded: FoldedWords, _ phrases: DocumentLexicon) -> [UInt64] {
    var found: [UInt64] = []
    func note(_ scope: String, _ sense: String) {
      var hash = FNV1a(scope.utf8)
      hash.add(UInt8(ascii: "="))
      for byte in sense.utf8 { hash.add(byte) }
      found.append(hash.value)
    }
    guard folded.count < 40 else { return [] }
    for scope in scopes {
      if let sense = phrases.sense(in: folded, as: scope) { note(scope, sense) }
    }
    for scope in wholeScopes {
      if let sense = phrases.sense(ofAll: folded, as: scope) { note("all " + scope, sense) }
    }
    return found
  }

  // MARK: One unit

  /// The features of a unit.
  package func callAsFunction(_ index: Int) -> [UInt32] {
    var found: [UInt32] = []
    found.reserveCapacity(120)
    let (unit, own) = (units[index], folded[index])
    let form = UInt64(unit.form.kind.rawValue)
    func note(_ kind: Kind, _ values: UInt64...) {
      var hash = FNV1a()
      hash.add(UInt8(kind.rawValue))
      for value in values {
        for shift in stride(from: 0, to: 64, by: 16) {
          hash.add(lower: value >> UInt64(shift))
        }
      }
      found.append(hash.folded)
    }
    let count = min(own.count, Self.mostWords)
    func word(_ place: Int, _ folded: FoldedWords) -> UInt64 { folded.hash(of: place..<place + 1) }
    let length = Self.bucket(own.count)
    note(.bias)
    note(.form, form)
    note(.depth, form, UInt64(min(unit.form.indent / 2, 3)))
    note(.count, length)
    note(.count, length, form)
    let ending = UInt64(words.bytes[unit.range.range].last ?? 0)
    let mark =
      ending < 0x80 && !UInt8(ending).isASCIILetter && !UInt8(ending).isASCIIDigit ? ending : 0
    note(.ending, mark)
    note(.formEnding, mark, form, length)
    for place in 0..<count {
      note(.word, word(place, own))
      if place + 1 < count { note(.pair, own.hash(of: place..<place + 2)) }
    }
    if count > 0 {
      note(.first, word(0, own))
      note(.firstForm, word(0, own), form)
      note(.last, word(own.count - 1, own))
      note(.last, word(own.count - 1, own), length)
      if count > 1 { note(.firstTwo, own.hash(of: 0..<2)) }
    }
    let kinds = classes[index]
    for kind in Set(kinds).sorted() { note(.wordClass, kind) }
    if let first = kinds.first, let last = kinds.last {
      note(.firstClass, first, form)
      note(.lastClass, last, form)
      note(.lastClass, last, form, length)
      note(.classes, first, last)
    }
    note(.sentence, UInt64(min(unit.sentence, 2)), unit.endsLine ? 1 : 0, form)
    noteContext(index, form, note)
    noteShape(unit, form, note)
    for sense in senses[index] {
      note(.lexicon, sense)
      note(.lexicon, sense, length, form)
    }
    for feature in documentFeatures { note(.document, feature, form, length) }
    return found
  }

  /// The features of what is around a unit.
  private func noteContext(_ index: Int, _ form: UInt64, _ note: (Kind, UInt64...) -> Void) {
    let unit = units[index]
    if let parent = unit.parent {
      let above = folded[parent]
      note(.parentForm, UInt64(units[parent].form.kind.rawValue), form)
      note(.parentCount, Self.bucket(above.count), form)
      for place in 0..<min(above.count, 12) {
        note(.parentWord, above.hash(of: place..<place + 1))
      }
      if above.count > 0 {
        note(.parent, above.hash(of: 0..<above.count))
        note(.parentFirst, above.hash(of: 0..<1))
      }
      for sense in senses[parent] { note(.parentLexicon, sense, form) }
      if let kind = classes[parent].last { note(.parentClass, kind, form) }
    } else {
      note(.parentForm, 99, form)
    }
    if let heading = unit.heading, heading != unit.parent {
      let above = folded[heading]
      for place in 0..<min(above.count, 8) {
        note(.headingWord, above.hash(of: place..<place + 1))
      }
      if above.count > 0 { note(.heading, above.hash(of: 0..<above.count), form) }
    }
    note(.blank, unit.followsBlank ? 1 : 0, form)
    let place = UInt64(index < 3 ? index : index == units.count - 1 ? 5 : 4)
    note(.place, place)
    note(.place, place, form)
    note(.place, place, form, Self.bucket(units.count))
    if index > 0 {
      let before = units[index - 1]
      note(.previous, UInt64(before.form.kind.rawValue), form)
      if folded[index - 1].count > 0 { note(.previousFirst, folded[index - 1].hash(of: 0..<1)) }
    } else {
      note(.previous, 99, form)
    }
    if index + 1 < units.count {
      let after = units[index + 1]
      let isNested = after.form.indent > unit.form.indent
      note(.next, UInt64(after.form.kind.rawValue), form, after.followsBlank ? 1 : 0)
      note(.next, 50, isNested ? 1 : 0, form)
      if folded[index + 1].count > 0 { note(.nextFirst, folded[index + 1].hash(of: 0..<1)) }
    } else {
      note(.next, 99, form)
    }
  }

  /// The features of the characters of a unit.
  private func noteShape(_ unit: DocumentUnit, _ form: UInt64, _ note: (Kind, UInt64...) -> Void) {
    let text = words.bytes[unit.range.range].dropFirst(
      unit.sentence == 0 ? unit.form.markLength : 0)
    var counts = [Int](repeating: 0, count: 128)
    var (digits, capitals, small, isStart, others) = (0, 0, 0, true, 0)
    for byte in text {
      if byte < 0x80 { counts[Int(byte)] += 1 } else { others += 1 }
      if byte.isASCIIDigit { digits += 1 }
      if isStart, byte.isASCIILetter {
        if byte.isASCIISmallLetter { small += 1 } else { capitals += 1 }
      }
      isStart = byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "(")
    }
    for byte in ":,;|/()[]\"'?!=_*`#@$%+<>{}&".utf8 where counts[Int(byte)] > 0 {
      let many = UInt64(min(counts[Int(byte)], 3))
      note(.separator, UInt64(byte), many)
      note(.separator, UInt64(byte), form)
    }
    note(.separator, 1, UInt64(digits == 0 ? 0 : digits * 2 > text.count ? 2 : 1), form)
    note(.separator, 2, others > 0 ? 1 : 0)
    let first = text.drop { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "*") }.first ?? 0
    let shape: UInt64 =
      first.isASCIISmallLetter ? 0 : first.isASCIILetter ? 1 : first.isASCIIDigit ? 2 : 3
    note(.capitals, shape, form)
    note(.capitals, 10, capitals > 1 ? 1 : 0, small > 1 ? 1 : 0, form)
    if let colon = text.firstIndex(of: UInt8(ascii: ":")), colon + 1 < text.endIndex {
      let key = FoldedWords(text[..<colon])
      let value = FoldedWords(text[(colon + 1)...])
      if (1...6).contains(key.count) {
        note(.key, key.hash(of: 0..<key.count))
        note(.keyWord, key.hash(of: key.count - 1..<key.count))
        let commas = text[colon...].count { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "/") }
        note(.value, Self.bucket(value.count), UInt64(min(commas, 3)), form)
        for place in 0..<min(value.count, 4) { note(.value, 7, value.hash(of: place..<place + 1)) }
      }
    }
    let letters = text.prefix { $0 > UInt8(ascii: " ") }
    if letters.count > 4 {
      note(.suffix, FNV1a.hash(letters.suffix(3).map(\.lowercasedASCII)), form)
    }
  }

  // MARK: The whole document

  private func wholeFeatures() -> [UInt64] {
    var found: [UInt64] = [1]
    let members = units.count { $0.form.isMember }
    let rows = units.count { $0.form.kind == .row }
    let pairs = units.count { $0.form.kind == .pair || $0.form.kind == .turn }
    found.append(10 + UInt64(members * 4 / max(units.count, 1)))
    found.append(20 + UInt64(rows * 4 / max(units.count, 1)))
    found.append(30 + UInt64(pairs * 4 / max(units.count, 1)))
    func has(_ scope: String, among places: Range<Int>) -> Bool {
      places.clamped(to: units.indices).contains {
        folded[$0].count < 40 && phrases.sense(in: folded[$0], as: scope) != nil
      }
    }
    for (number, scope) in ["word screen", "opening wish", "component any", "ask", "content title"]
      .enumerated()
    {
      found.append(
        UInt64(
          40 + number * 4 + (has(scope, among: 0..<1) ? 1 : 0)
            + (has(scope, among: min(1, units.count)..<units.count) ? 2 : 0)))
    }
    return found
  }

  /// A number of words by its order of size.
  private static func bucket(_ count: Int) -> UInt64 {
    switch count {
    case ...3: UInt64(max(count, 0))
    case 4...5: 4
    case 6...8: 5
    case 9...12: 6
    case 13...20: 7
    default: 8
    }
  }
}

extension FNV1a {
  /// Adds the lower sixteen bits of a number.
  fileprivate mutating func add(lower number: UInt64) {
    add(UInt8(truncatingIfNeeded: number))
    add(UInt8(truncatingIfNeeded: number >> 8))
  }
}
