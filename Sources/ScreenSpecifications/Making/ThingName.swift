internal import ScreenBrief
internal import ScreenModel
internal import ScreenText

/// The name of a type in everyday words: "VehicleDTO" is a vehicle, "tbl_orders" an order.
struct ThingName {
  /// The singular in lower case: "vehicle"; empty if there is no name.
  let singular: String
  /// The name as a title: "Contact form".
  let label: String
  /// The label of the button that ends a screen with this title: "Submit"; nil if the name is not a
  /// title.
  let action: String?

  init(_ name: Phrase?, isTitled: Bool = false) {
    let known = SpecificationWords.shipped
    guard let name, !name.text.isEmpty else {
      (singular, label, action) = ("", "", nil)
      return
    }
    var words =
      name.text.utf8.contains(0x20)
      ? name.text.spacedWords.map(String.init) : IdentifierWords.split(name.text)
    while words.count > 1, known.endings.contains(words[words.count - 1].lowercased()) {
      words.removeLast()
    }
    while words.count > 1, known.beginnings.contains(words[0].lowercased()) { words.removeFirst() }
    let last = words.last?.lowercased() ?? ""
    // "const schema = …" names nothing.
    guard words.count > 1 || isTitled || !known.endings.contains(last) || last == "record" else {
      (singular, label, action) = ("", "", nil)
      return
    }
    label = isTitled ? name.text : IdentifierWords(words.joined(separator: "_")).label
    action = known.titles[last] ?? (isTitled ? "Submit" : nil)
    let lower = words.map { known.acronyms[$0.lowercased()] ?? $0.lowercased() }.joined(
      separator: " ")
    singular = Self.singular(lower)
  }

  /// The plural with a capital: "Vehicles"; empty if there is no name.
  var plural: String { LabelText.capitalized(Self.plural(singular)) }

  static func singular(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let start = (bytes.lastIndex(of: 0x20) ?? -1) + 1
    guard let ending = PluralEnding(of: bytes[start...]) else { return text }
    return String(decoding: bytes.dropLast(ending.count), as: UTF8.self)
      + (ending.leavesY ? "y" : "")
  }

  private static func plural(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard let last = bytes.last else { return text }
    let before = bytes.dropLast().last ?? 0
    if last == UInt8(ascii: "y"), !"aeiou".utf8.contains(before) { return text.dropLast() + "ies" }
    let isHissed =
      "sxz".utf8.contains(last) || last == UInt8(ascii: "h") && "cs".utf8.contains(before)
    return text + (isHissed ? "es" : "s")
  }
}

extension IdentifierWords {
  /// Returns the cases of an enumeration as labels: "IN_PROGRESS" and "inProgress" become
  /// "In progress"; "XL", "USD" and texts with spaces keep their spelling.
  static func options(_ texts: [String]) -> [String] {
    // Capitals are mere convention if some word is too long for an abbreviation: LOW, MEDIUM, HIGH.
    let isShouted =
      texts.allSatisfy { $0 == $0.uppercased() }
      && texts.contains { $0.utf8.count > 4 || $0.utf8.contains(UInt8(ascii: "_")) }
    return texts.map { option($0, isShouted: isShouted) }
  }

  private static func option(_ text: String, isShouted: Bool) -> String {
    let isName = text.utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
    guard isName, let first = text.utf8.first, first.isASCIILetter else {
      return LabelText.capitalized(text)
    }
    // "INV-204" is the number of something.
    let isNumber =
      text.utf8.contains(UInt8(ascii: "-")) && text.utf8.contains(where: \.isASCIIDigit)
    if isShouted { return isNumber ? text : IdentifierWords(text).label }
    guard text != text.uppercased() else { return text }
    let hasMark = text.utf8.contains { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
    // A name with a digit, such as "a-1", is not split.
    if hasMark {
      return text.utf8.contains(where: \.isASCIIDigit)
        ? LabelText.capitalized(text) : IdentifierWords(text).label
    }
    // "iPhone" has its own capitals, "inProgress" is two words.
    let isJoined =
      IdentifierWords.split(text).count > 1
      && text.utf8.dropFirst().first.map { $0 &- UInt8(ascii: "A") >= 26 } ?? false
    return isJoined ? IdentifierWords(text).label : LabelText.capitalized(text)
  }
}
