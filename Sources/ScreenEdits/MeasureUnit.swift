internal import ScreenAnchors
internal import ScreenText

/// A unit of length, weight, volume or temperature, in which a text may be written that has another.
package struct MeasureUnit: Hashable {
  private enum Quantity { case length, weight, volume, temperature }

  /// The sign that stands behind a figure.
  package let sign: String
  private let quantity: Quantity
  /// How much of the first unit of its quantity it is.
  private let factor: Double
  /// What the figure is at the zero of the first unit.
  private let offset: Double
  private let names: [String]

  private init(
    _ quantity: Quantity, _ sign: String, _ factor: Double, offset: Double = 0, _ names: [String]
  ) {
    (self.quantity, self.sign, self.factor) = (quantity, sign, factor)
    (self.offset, self.names) = (offset, names)
  }

  /// The definitions of the international yard and pound (1959), and of the litre and the US gallon.
  private static let all: [MeasureUnit] = [
    .init(.length, "m", 1, ["metre", "meter"]),
    .init(.length, "km", 1000, ["kilometre", "kilometer", "k"]),
    .init(.length, "cm", 0.01, ["centimetre", "centimeter"]),
    .init(.length, "mm", 0.001, ["millimetre", "millimeter"]),
    .init(.length, "mi", 1609.344, ["mile"]), .init(.length, "ft", 0.3048, ["foot", "feet"]),
    .init(.length, "in", 0.0254, ["inch", "inche"]), .init(.length, "yd", 0.9144, ["yard"]),
    .init(.weight, "kg", 1, ["kilo", "kilogram"]), .init(.weight, "g", 0.001, ["gram"]),
    .init(.weight, "lb", 0.45359237, ["pound", "lb"]),
    .init(.weight, "oz", 0.028349523125, ["ounce"]),
    .init(.volume, "l", 1, ["litre", "liter"]),
    .init(.volume, "ml", 0.001, ["millilitre", "milliliter"]),
    .init(.volume, "gal", 3.785411784, ["gallon"]),
    .init(.temperature, "°C", 1, ["celsius", "centigrade", "degrees celsius", "c"]),
    .init(.temperature, "°F", 5.0 / 9, offset: 32, ["fahrenheit", "degrees fahrenheit", "f"]),
  ]

  /// The unit with a name or a sign, in the singular or the plural; nil if it is none.
  package init?(named name: String) {
    let wanted = name.lowercased()
    let single = wanted.utf8.last == UInt8(ascii: "s") ? String(wanted.dropLast()) : wanted
    let found = Self.all.first { unit in
      unit.sign.lowercased() == wanted || unit.names.contains(wanted) || unit.names.contains(single)
    }
    guard let found else { return nil }
    self = found
  }

  /// Whether a text is a figure in a unit of this kind.
  package func measures(_ text: String) -> Bool { parts(of: text)?.unit.quantity == quantity }

  /// A text with its figure in this unit, as precise as it was; nil if it has no such figure.
  package func converted(_ text: String) -> String? {
    guard let (value, decimals, unit) = parts(of: text), unit.quantity == quantity else {
      return nil
    }
    guard unit != self else { return text }
    let new = (value - unit.offset) * unit.factor / factor + offset
    // A figure that gets small keeps a digit behind the point.
    let digits = max(decimals, abs(new) < 10 ? 1 : 0)
    var scaled = new
    for _ in 0..<digits { scaled *= 10 }
    guard abs(scaled) < 1e15 else { return nil }
    var shown = scaled.rounded()
    for _ in 0..<digits { shown /= 10 }
    var out = UTF8Buffer(capacity: 24)
    out.append(number: shown)
    return "\(out.string) \(sign)"
  }

  private func parts(of text: String) -> (value: Double, decimals: Int, unit: MeasureUnit)? {
    guard let end = text.lastIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
    let figure = String(text[...end])
    let name = text[text.index(after: end)...].drop { $0 == " " }
    guard !name.isEmpty, let unit = MeasureUnit(named: String(name)),
      let value = Figure(figure)?.value
    else { return nil }
    let point = figure.lastIndex(of: ".")
    return (value, point.map { figure.distance(from: $0, to: figure.endIndex) - 1 } ?? 0, unit)
  }
}
