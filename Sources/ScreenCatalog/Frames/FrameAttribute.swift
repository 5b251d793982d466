/// Something that each thing of a kind has.
public struct FrameAttribute: Hashable, Sendable {
  /// What kind of value it has.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The name of the thing, and the name of a person.
    case title, name
    /// A few words, and a sentence.
    case text, note
    /// One of some options.
    case choice
    /// Figures: plain, of money, in percent, out of five.
    case number, money, percent, rating
    /// Times: a year, a day near the present, any date, a time of day.
    case year, day, date, time
    /// How long: in minutes, and in seconds.
    case duration, length
    /// Where to reach and to find somebody.
    case phone, email, url, address, place
    /// What is copied, letter by letter.
    case code
  }

  /// What a total of many values is.
  public enum Total: String, Hashable, Sendable, CaseIterable {
    /// They add up.
    case sum
    /// Their mean says something.
    case average
    /// The latest counts.
    case last
  }

  /// What it is called.
  public var label: String
  /// What kind of value it has.
  public var kind: Kind
  /// The options, where it is a choice.
  public var options: [String] = []
  /// Where all values of the real world lie; nil where they are no figures.
  public var bounds: ClosedRange<Double>?
  /// What a figure is measured in; empty for a count.
  public var unit = ""
  /// Whether it is told to the reader rather than filled in by the one who adds a thing.
  public var isShown = false
  /// What a total of many values is; nil where there is none.
  public var total: Total?

  /// Creates an attribute without options, bounds and unit.
  package init(label: String, kind: Kind) { (self.label, self.kind) = (label, kind) }

  /// Whether a thing is called by it.
  public var isName: Bool { kind == .title || kind == .name }

  /// Whether it says which state a thing is in: a choice of that name.
  var isState: Bool { kind == .choice && (label == "Status" || label == "State") }

  /// Whether its values say nothing of the thing itself, and so may stand with any other.
  var isNeutral: Bool {
    switch kind {
    case .name, .choice, .day, .date, .time: true
    case .title, .text, .note, .number, .money, .percent, .rating, .year, .duration, .length,
      .phone, .email, .url, .address, .place, .code:
      false
    }
  }

  /// Whether one who asks for a thing can say it; its number, price, state and dates are given.
  var isAsked: Bool {
    guard !isShown, !isState else { return false }
    switch kind {
    case .choice, .text, .address, .place, .number: return true
    case .title, .name, .note, .money, .percent, .rating, .year, .day, .date, .time, .duration,
      .length, .phone, .email, .url, .code:
      return false
    }
  }

  /// Whether its values are figures.
  public var isFigure: Bool {
    switch kind {
    case .number, .money, .percent, .rating, .duration, .length: true
    case .title, .name, .text, .note, .choice, .year, .day, .date, .time, .phone, .email, .url,
      .address, .place, .code:
      false
    }
  }

  /// The figure of a cell; nil where it is none.
  public func figure(of cell: String) -> Double? { isFigure ? Double(cell) : nil }
}

extension FrameAttribute {
  /// A cell as a reader sees it: with its unit, and a day with its weekday.
  public func shown(_ cell: String) -> String {
    guard !cell.isEmpty else { return "—" }
    switch kind {
    case .number: return Self.grouped(cell) + (unit.isEmpty ? "" : Self.gap(before: unit) + unit)
    case .money:
      return cell.hasPrefix("-")
        ? "-$" + Self.grouped(String(cell.dropFirst())) : "$" + Self.grouped(cell)
    case .percent: return cell + "%"
    case .rating: return cell + " of 5"
    case .day: return FrameDay(cell).map { "\($0.weekday) \($0.day) \($0.month)" } ?? cell
    case .date: return FrameDay(cell).map { "\($0.day) \($0.longMonth) \($0.year)" } ?? cell
    case .duration: return Int(cell).map(Self.hours) ?? cell
    case .length: return Int(cell).map(Self.clock) ?? cell
    case .title, .name, .text, .note, .choice, .year, .time, .phone, .email, .url, .address, .place,
      .code:
      return cell
    }
  }

  /// A figure as a reader sees it, with as many decimals as a cell has.
  func shown(_ figure: Double, like cell: String) -> String {
    let decimals = cell.utf8.firstIndex(of: 0x2E).map { cell.utf8[$0...].count - 1 } ?? 0
    return shown(Self.decimal(figure, decimals: decimals))
  }

  private static func gap(before unit: String) -> String { unit == "°" || unit == "%" ? "" : " " }

  /// A number of at least four digits with commas between groups of three.
  static func grouped(_ number: String) -> String {
    let sign = number.hasPrefix("-") ? "-" : ""
    let parts = number.dropFirst(sign.count).split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, whole.utf8.count > 3 else { return number }
    var grouped = ""
    for (place, digit) in whole.enumerated() {
      if place > 0, (whole.count - place).isMultiple(of: 3) { grouped += "," }
      grouped.append(digit)
    }
    return sign + grouped + (parts.count > 1 ? "." + parts[1] : "")
  }

  /// A number in decimal, rounded half away from zero, with so many digits after the point, at most 6.
  static func decimal(_ number: Double, decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<min(decimals, 6) { scale *= 10 }
    let scaled = (number * scale).rounded()
    guard scaled.magnitude < 1e15 else { return "0" }
    let digits = String(Int(scaled.magnitude))
    let sign = scaled < 0 ? "-" : ""
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  /// Minutes as hours and minutes.
  private static func hours(_ minutes: Int) -> String {
    guard minutes >= 60 else { return "\(minutes) min" }
    return "\(minutes / 60) h" + (minutes % 60 == 0 ? "" : " \(minutes % 60) min")
  }

  /// Seconds as minutes and seconds.
  private static func clock(_ seconds: Int) -> String {
    "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + String(seconds % 60)
  }
}
