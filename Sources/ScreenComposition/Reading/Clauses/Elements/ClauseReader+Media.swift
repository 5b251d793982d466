internal import ScreenModel

extension ClauseReader {
  /// Whether the number at an index says how long a recording is: "24:10", "3 min".
  func isLength(_ index: Int, of requirement: Int) -> Bool {
    guard isComponent(requirement, .player) || isNeed(requirement, .media), kind(index) == .number
    else { return false }
    return tokens[index].measure == .clock || tokens[index].measure == .duration
      || (sense(.unit, index + 1)?.number ?? 0) > 0
  }

  /// Keeps how long a recording is with its name.
  mutating func length(of index: Int) -> Bool {
    let start = position
    var seconds = 0.0
    var unit = 60.0
    while kind(position) == .number {
      // "2 minutes 30": what has no unit is counted in the next smaller one.
      let (token, said) = (tokens[position], sense(.unit, position + 1)?.number ?? 0)
      if token.measure == .clock {
        seconds += clockSeconds(position)
      } else if token.measure == .duration {
        seconds += token.number
      } else {
        unit = said > 0 ? said : unit / 60
        seconds += token.number * unit
      }
      position += said > 0 && token.measure == .plain ? 2 : 1
    }
    let name = requirements[index].details.label ?? verbatim(start, position)
    if position < end,
      bytes[tokens[position].start..<tokens[position].end].elementsEqual("long".utf8)
    {
      position += 1
    }
    let length = Int(min(max(seconds, 0), 1e6))
    if requirements[index].details.items.isEmpty {
      requirements[index].details.items = [Details.Item(name, seconds: length)]
    } else {
      requirements[index].details.items[0].seconds = length
    }
    return true
  }

  /// The seconds of minutes and seconds with a colon between them.
  private func clockSeconds(_ index: Int) -> Double {
    var parts = [0.0]
    for byte in bytes[tokens[index].start..<tokens[index].end] {
      if Bytes.isDigit(byte) {
        parts[parts.count - 1] = parts[parts.count - 1] * 10 + Double(byte - UInt8(ascii: "0"))
      } else if byte == UInt8(ascii: ":") {
        parts.append(0)
      }
    }
    return parts.reduce(0) { $0 * 60 + $1 }
  }
}
