internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Takes where and how into what an image shows: "a red fox in the snow", "a tractor at dawn".
  mutating func depict(_ index: Int) {
    guard let shown = requirements[index].details.label?.range, let last = headToken(of: index),
      last < end
    else { return }
    var stop = last + 1
    while plays(stop, CueSet(.in, .on, .at, .by, .from, .over, .of)) {
      let more = nounPhrase(stop + 1)
      guard more.end > stop + 1, more.component == nil, more.section == nil, more.layout == nil,
        more.count == nil
      else { break }
      stop = more.end
    }
    guard stop > last + 1 else { return }
    requirements[index].details.label = text(
      shown.lowerBound, tokens[stop - 1].end, capitalizing: true)
    position = max(position, stop)
  }

  /// Reads 'play the video "First steps"', 'listen to "Dawn chorus"': a player of what has a name.
  mutating func playsRecording(_ start: Int, _ object: NounPhrase) -> Bool {
    guard isRole(start, .playing), let name = (object.first..<object.end).last else { return false }
    let isMedia = sense(.component, name)?.component == .player || need(name) == .media
    let isSole = requirements.isEmpty && !isAbility && context != .form && position >= end
    guard kind(name) == .quote || isMedia && isSole else { return false }
    var media: String?
    for word in object.first...name {
      let isPlayer = sense(.component, word)?.component == .player
      media = media ?? (isPlayer ? sense(.component, word) : sense(.need, word))?.variant
    }
    let index = require(.component(.player), from: start, to: position)
    requirements[index].details.label =
      kind(name) == .quote ? verbatim(name, name + 1) : label(object.first, object.end)
    requirements[index].details.variant = media
    titleHint = requirements[index].details.label
    if plays(position, CueSet(.in, .on)), case let player = nounPhrase(position + 1),
      let head = player.component, sense(.component, head)?.component == .player
    {
      requirements[index].details.variant = media ?? sense(.component, head)?.variant
      position = player.end
    }
    finish(index)
    return true
  }

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

  /// Looks for how long a recording is that says it in its own sentence, and for the name before
  /// that: "audio player, Mud and Mortar, 38 minutes".
  mutating func completeLengths() {
    var index = 0
    while index < requirements.count {
      if isComponent(index, .player) || isNeed(index, .media), let bounds = looseLength(of: index) {
        let items = requirements[index].details.items
        requirements[index].details.items = items.filter { item in
          item.label.range.map { !bounds.range.contains($0.lowerBound) } ?? true
        }
        (position, end) = (firstToken(of: Phrase("", at: bounds)) ?? 0, tokens.count)
        var from = position
        if requirements[index].details.label == nil, let name = name(before: position, of: index) {
          requirements[index].details.label = verbatim(name.lowerBound, name.upperBound)
          from = name.lowerBound
          dropHint(within: range(from, position))
        }
        _ = length(of: index)
        index = drop(within: range(from, position), for: index)
      }
      index += 1
    }
  }

  /// The words behind a recording that say how long it is, and of which nothing else was read.
  private func looseLength(of index: Int) -> SourceRange? {
    guard requirements[index].details.items.allSatisfy({ $0.seconds == nil }),
      requirements[index].details.variant != "image",
      let start = firstToken(of: Phrase("", at: requirements[index].range)),
      let at = (start..<sentence(around: start).upperBound).first(where: {
        isLength($0, of: index) && !plays($0 - 1, CueSet(.at, .from, .by, .to))
      })
    else { return nil }
    let bounds = range(at, plays(at + 1, CueSet(.unit)) ? at + 2 : at + 1)
    let isFree = requirements.indices.allSatisfy { place in
      let own = requirements[place].range
      return place == index || own.upperBound <= bounds.lowerBound
        || own.lowerBound >= bounds.lowerBound
    }
    return isFree ? bounds : nil
  }

  /// The name between a recording and its length, set off by commas.
  private func name(before length: Int, of index: Int) -> Range<Int>? {
    guard var lower = firstToken(of: Phrase("", at: requirements[index].range)) else { return nil }
    while lower < length, !separates(lower) { lower += 1 }
    while lower < length, separates(lower) { lower += 1 }
    var upper = length
    while upper > lower, separates(upper - 1) { upper -= 1 }
    return upper > lower && tokens[lower].isCapitalized ? lower..<upper : nil
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
