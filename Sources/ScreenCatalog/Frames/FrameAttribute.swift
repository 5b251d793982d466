/// An attribute of the things that a frame describes.
public struct FrameAttribute: Hashable, Sendable {
  /// The kind of value that an attribute has.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The name of a thing, and the name of a person.
    case title, name
    /// A few words, and a sentence.
    case text, note
    /// One of several options.
    case choice
    /// Figures: a plain number, money, a percentage and a rating out of five.
    case number, money, percent, rating
    /// Times: a year, a day near the present, any date and a time of day.
    case year, day, date, time
    /// Durations in minutes, and in seconds.
    case duration, length
    /// Contact details and locations.
    case phone, email, url, address, place
    /// A code to copy letter by letter.
    case code
  }

  /// How the values of a column are aggregated.
  public enum Total: String, Hashable, Sendable, CaseIterable {
    /// The values add up.
    case sum
    /// The mean is meaningful.
    case average
    /// The latest value counts.
    case last
  }

  /// The label of the attribute.
  public var label: String
  /// The kind of value that the attribute has.
  public var kind: Kind
  /// The options of a choice.
  public var options: [String] = []
  /// The range of all real-world values; nil unless the attribute is a figure or a year.
  public var bounds: ClosedRange<Double>?
  /// The unit of a number; empty for a count.
  public var unit = ""
  /// Whether the value is only displayed, so that forms leave the attribute out.
  public var isShown = false
  /// How values are aggregated; nil if no total is meaningful.
  public var total: Total?

  /// Creates an attribute without options, bounds or a unit.
  package init(label: String, kind: Kind) { (self.label, self.kind) = (label, kind) }

  /// Whether the attribute names a thing or a person.
  public var isName: Bool { kind == .title || kind == .name }

  /// Whether the attribute is the state of a thing: a choice labelled "Status" or "State".
  var isState: Bool { kind == .choice && (label == "Status" || label == "State") }

  /// Whether the values are not specific to a thing, so that they can be shown with any other.
  var isNeutral: Bool {
    switch kind {
    case .name, .choice, .day, .date, .time: true
    case .title, .text, .note, .number, .money, .percent, .rating, .year, .duration, .length,
      .phone, .email, .url, .address, .place, .code:
      false
    }
  }

  /// Whether someone who requests a thing can specify this attribute: a choice other than the
  /// state, a text, a number, an address or a place, unless it is only displayed.
  var isAsked: Bool {
    guard !isShown, !isState else { return false }
    switch kind {
    case .choice, .text, .address, .place, .number: return true
    case .title, .name, .note, .money, .percent, .rating, .year, .day, .date, .time, .duration,
      .length, .phone, .email, .url, .code:
      return false
    }
  }

  /// Whether the values are figures.
  public var isFigure: Bool {
    switch kind {
    case .number, .money, .percent, .rating, .duration, .length: true
    case .title, .name, .text, .note, .choice, .year, .day, .date, .time, .phone, .email, .url,
      .address, .place, .code:
      false
    }
  }

  /// Returns the figure in a cell, or nil if the attribute is not a figure or the cell does not parse.
  public func figure(of cell: String) -> Double? { isFigure ? Double(cell) : nil }
}

extension FrameAttribute {
  /// Returns a cell in display form: with its unit, and a day with its weekday. An empty cell
  /// becomes a dash.
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

  /// Returns a figure in display form, with as many decimals as a cell has.
  func shown(_ figure: Double, like cell: String) -> String {
    let decimals = cell.utf8.firstIndex(of: 0x2E).map { cell.utf8[$0...].count - 1 } ?? 0
    return shown(Self.decimal(figure, decimals: decimals))
  }

  private static func gap(before unit: String) -> String { unit == "°" || unit == "%" ? "" : " " }

  /// Returns a decimal number with commas between groups of three digits in its integer part.
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

  /// Formats a number in decimal, rounded half away from zero, with at most 6 digits after the
  /// point. Magnitudes too large for exact digits give "0".
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

  /// Formats minutes as hours and minutes.
  private static func hours(_ minutes: Int) -> String {
    guard minutes >= 60 else { return "\(minutes) min" }
    return "\(minutes / 60) h" + (minutes % 60 == 0 ? "" : " \(minutes % 60) min")
  }

  /// Formats seconds as minutes and seconds.
  private static func clock(_ seconds: Int) -> String {
    "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + String(seconds % 60)
  }
}
