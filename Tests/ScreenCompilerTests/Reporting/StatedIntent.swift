import Sampling
import ScreenCompiler
import Testing

/// An intent that states values and names with signs of their own.
struct StatedIntent: CustomTestStringConvertible, Sendable {
  var text: String
  /// What it states, as it is to be shown.
  var stated: [String]

  var testDescription: String { text }

  /// Draws one: values of every class in one of the constructions.
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let names = Self.things.shuffled(using: &random)
    let values = (0..<3).map { _ in Self.value(&random) }
    let brands = Array(Self.brands.shuffled(using: &random).prefix(3))
    let pairs = zip(names, values).prefix(Int.random(in: 2...3, using: &random))
    func joined(_ separator: String, _ write: (String, String) -> String) -> String {
      pairs.map { write($0.0, $0.1) }.joined(separator: separator)
    }
    let all = pairs.map(\.1)
    let (name, value, brand) = (names[0], values[0], brands[0])
    switch Int.random(in: 0..<19, using: &random) {
    case 0: self.init("A list of costs: " + joined(", ") { $0 + " " + $1 }, all)
    case 1: self.init("A list of parts: " + joined(", ") { $0 + " (" + $1 + ")" }, all)
    case 2: self.init("Overview\n" + joined("\n") { "- " + $0 + ": " + $1 }, all)
    case 3: self.init("Overview\n" + joined("\n") { $0 + ": " + $1 }, all)
    case 4: self.init("| Item | Value |\n|---|---|\n" + joined("\n") { "| \($0) | \($1) |" }, all)
    case 5: self.init("A card with " + joined(" and ") { $0.lowercased() + " " + $1 }, all)
    case 6: self.init("A dashboard with " + joined(" and ") { "a stat \($0) \($1)" }, all)
    case 7: self.init("A bar chart of prices: " + joined(", ") { $0 + " " + $1 }, all)
    case 8:
      self.init("A table with columns item and price: " + joined("; ") { "\($0), \($1)" }, all)
    case 9: self.init("A progress of \(value) for the \(name.lowercased())", [value])
    case 10: self.init("A badge \"\(value)\" and a button \"\(brand)\"", [value, brand])
    case 11: self.init("Skills: " + brands.joined(separator: ", "), brands)
    case 12:
      self.init("A picker for language with \(brands[0]), \(brands[1]) or \(brands[2])", brands)
    case 13: self.init("Two tabs: \(brands[0]) and \(brands[1])", Array(brands.prefix(2)))
    case 14: self.init("Steps: 1. Add \(value) \(name.lowercased()) 2. Stir", [value])
    case 15:
      let titles = Self.titles.shuffled(using: &random).prefix(3).map { "\"\($0)\"" }
      self.init("A list of songs: " + titles.joined(separator: ", "), titles.map(Self.unquoted))
    case 16:
      let few = Int.random(in: 1...4, using: &random)
      self.init("A card with \(few + 1) for \(few) on \(name)", ["\(few + 1) for \(few)"])
    case 17: self.init("A button \"\(brand)!\" and a button \"Why?\"", [brand + "!", "Why?"])
    default: self.init("A climbing log with grade \(value) and route \(name)", [value])
    }
  }

  private init(_ text: String, _ stated: [String]) {
    (self.text, self.stated) = (text, stated)
  }

  private static let things = [
    "Netflix", "Spotify", "Gym", "Rent", "Flour", "Sugar", "Berlin", "Sensor", "Battery", "Tent",
  ]

  /// Names that begin like a value.
  private static let titles = [
    "24K Gold", "99 Balloons", "7 Rings", "4 Minutes", "100% Pure", "1 Thing", "50/50", "OK",
  ]

  private static func unquoted(_ text: String) -> String { String(text.dropFirst().dropLast()) }

  /// Names that have signs in them.
  private static let brands = [
    "C++", "C#", "F#", "R&D", "AT&T", ".NET", "H&M", "A+", "TCP/IP", "C/C++", "M*A*S*H", "CO₂",
    "Q&A",
    "Notepad++", "Dolce&Gabbana", "B₁₂",
  ]

  private static func number(_ random: inout SplitMix64) -> String {
    let whole = Int.random(in: 0..<1000, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return String(whole % 10)
    case 1: return String(whole)
    case 2: return "\(whole % 100).\(whole % 9)0"
    case 3: return "\(10 + whole % 90),\(1 + whole % 9)"
    default: return "\(1 + whole % 90),\(100 + whole % 900)"
    }
  }

  /// A value with a sign, a unit, a symbol or decimals.
  private static func value(_ random: inout SplitMix64) -> String {
    let number = number(&random)
    let digit = Int.random(in: 1...9, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return ["−", "-", "+", "~", "≈", "±", "<", ">", "≥"][digit - 1] + number
    case 1: return ["£", "$", "€", "¥", "−£", "−$", "+€", "~$", "£"][digit - 1] + number
    case 2: return number + ["%", " %", "€", " €", "ml", "°", " °C", "′", "g"][digit - 1]
    case 3: return ["6a+", "7b", "B−", "5.10c", "IV+", "A*", "8½", "A-", "9+"][digit - 1]
    case 4: return "#\(digit)471"
    case 5: return ["v\(digit).0", "\(digit).20.0", "№\(digit)", "@dana\(digit)"][digit % 4]
    default: return "\(digit)" + ["/10", "–12", "×4", ":3", "-20"][digit % 5]
    }
  }
}
