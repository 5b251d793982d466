import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension PieceMaker {
  func keyValue(_ thing: Thing) -> Piece {
    var piece = Piece(.keyValue, title: thing.label)
    piece.set("key", thing.label)
    setValue("value", of: thing, in: &piece)
    return piece
  }

  func stat(_ thing: Thing) -> Piece {
    var piece = Piece(.stat, title: thing.label)
    piece.set("label", thing.label)
    setValue("value", of: thing, in: &piece)
    let change = thing.item?.values.dropFirst().first ?? details.change
    if change == nil, thing.value == nil, let sample = details.samples.first?.dropFirst().first,
      scene.samples == .shown
    {
      let (trend, amount) = Self.movement(Phrase(sample))
      piece.set("change", sample: amount.text)
      if let trend { piece.set("trend", TreeValue(.text(trend.rawValue))) }
    }
    if let change {
      let (trend, amount) = Self.movement(change)
      piece.set("change", amount)
      if let trend { piece.set("trend", TreeValue(.text(trend.rawValue))) }
    }
    return piece
  }

  /// Which way "up 12%" went, and by how much.
  static func movement(_ change: Phrase) -> (Component.Trend?, Phrase) {
    let words = change.text.spacedWords
    let trend: Component.Trend? =
      switch words.first?.lowercased() {
      case "up", "rose", "plus", "grew", "increased", "▲": .up
      case "down", "fell", "minus", "dropped", "decreased", "▼": .down
      default:
        change.text.hasPrefix("+") || change.text.hasPrefix("↑")
          ? .up
          : ["-", "−", "↓"].contains(where: change.text.hasPrefix) ? .down : nil
      }
    guard trend != nil, words.count > 1, Quantity(String(words[0])) == nil else {
      return (trend ?? comparison(words), change)
    }
    let rest = words.dropFirst().drop { $0 == "by" }.joined(separator: " ")
    return (trend, Phrase(rest, from: change.origin))
  }

  /// Which way "12% more than yesterday" went.
  private static func comparison(_ words: [Substring]) -> Component.Trend? {
    for word in words.dropFirst() {
      switch word.lowercased() {
      case "more", "higher", "better", "above", "up", "ahead": return .up
      case "less", "fewer", "lower", "worse", "below", "down", "behind": return .down
      default: continue
      }
    }
    return nil
  }

  func badge(_ thing: Thing) -> Piece {
    var piece = Piece(.badge, title: thing.label)
    let state = thing.item?.state ?? thing.value
    if let state, state.text != thing.label.text {
      piece.set("label", Phrase(thing.label.text + ": " + state.text, from: state.origin))
    } else {
      piece.set("label", thing.label)
    }
    let tone = thing.item?.tone ?? details.tone ?? .neutral
    piece.set("tone", TreeValue(.text(tone.rawValue)))
    return piece
  }

  func progress(_ thing: Thing) -> Piece {
    var piece = Piece(.progress, title: thing.label)
    var thing = thing
    let share = thing.value.flatMap { Self.share(of: $0) }
    if let share { thing.value = share.reached }
    let reached = (thing.value ?? stage(of: thing.label)).flatMap { Quantity($0.text) }
    // A target of a thing named follows its value: "coal 45 of 60".
    let aim = share?.aim ?? thing.item?.values.dropFirst().first ?? details.target
    let target = aim.flatMap { Quantity($0.text) }
    if let aim, let value = thing.value {
      let words = thing.label.text + ": " + value.text + " of " + aim.text
      piece.set("label", Phrase(words, at: thing.label.range ?? value.range))
    } else if let aim, target == nil, thing.label.text == "Progress" {
      // "progress towards the yearly goal": what it comes to is its name.
      piece.set("label", aim.asLabel)
    } else {
      let words = aim.map { thing.label.text + " (of " + $0.text + ")" }
      piece.set("label", Phrase(words ?? thing.label.text, from: thing.label.origin))
    }
    if let percent = Self.percent(reached, of: target) {
      piece.set("percent", TreeValue(.number(percent)))
      if let value = thing.value { piece.note(value, [.name("percent")]) }
    } else if mayShowSample(of: thing) {
      setSampleNumber("percent", sampleNumber ?? 62, thing.label, in: &piece)
    } else {
      return unknownFigure(thing)
    }
    return piece
  }

  /// The number that a name ends with, where it counts towards a target: "Step 2" of 4.
  private func stage(of label: Phrase) -> Phrase? {
    guard details.target != nil, let last = label.text.spacedWords.last, label.text.contains(" "),
      last.utf8.allSatisfy(\.isASCIIDigit)
    else { return nil }
    return Phrase(String(last), from: label.origin)
  }

  /// The two figures of "75 of 60 €" or "6/8"; nil where a value is one figure.
  private static func share(of value: Phrase) -> (reached: Phrase, aim: Phrase)? {
    let words = value.text.spacedWords.flatMap { $0.split(separator: "/") }
    guard words.count > 1, Quantity(value.text) != nil,
      let aim = words.dropFirst().firstIndex(where: { Quantity(String($0)) != nil })
    else { return nil }
    let rest = words[aim...].joined(separator: " ")
    return (Phrase(String(words[0]), from: value.origin), Phrase(rest, from: value.origin))
  }

  /// The share of a target that is reached, in percent to the hundredth.
  static func percent(_ reached: Quantity?, of target: Quantity?) -> Double? {
    guard let reached else { return nil }
    guard let target, target.number > 0 else {
      return reached.unit.hasPrefix("%") || (0...100).contains(reached.number)
        ? min(max(reached.number, 0), 100) : nil
    }
    return Double(Int(min(max(reached.number / target.number, 0), 1) * 10_000 + 0.5)) / 100
  }

  /// Sets a property to a number that only shows the layout.
  func setSampleNumber(_ name: String, _ number: Double, _ label: Phrase, in piece: inout Piece) {
    piece.set(name, .number(number))
    piece.mark(name)
    piece.origins.append(PlacedOrigin(TreePath([.name(name)]), .sample))
  }

  /// Whether a number may be a sample: samples are shown, and no data gives what is no number.
  func mayShowSample(of thing: Thing) -> Bool {
    scene.samples == .shown && thing.value?.pointer == nil
  }

  /// What stands for a component whose number nobody knows: its name and what is given instead, or a
  /// dash. Nothing that is missing is drawn as zero.
  func unknownFigure(_ thing: Thing) -> Piece {
    let given = thing.value ?? Phrase("—")
    if scene.palette[.stat] != nil {
      var piece = Piece(.stat, title: thing.label)
      piece.set("label", thing.label)
      piece.set("value", given)
      return piece
    }
    if scene.palette[.keyValue] != nil {
      var piece = Piece(.keyValue, title: thing.label)
      piece.set("key", thing.label)
      piece.set("value", given)
      return piece
    }
    var piece = Piece(.paragraph, title: thing.label)
    piece.set("text", Phrase(thing.label.text + ": " + given.text, from: thing.label.origin))
    return piece
  }

  func rating(_ thing: Thing) -> Piece {
    var piece = Piece(.rating, title: thing.label)
    piece.set("label", thing.label)
    let target = details.target.flatMap { Quantity($0.text)?.number } ?? details.maximum
    let best = target.map { min(max($0, 1), 10) }
    if let score = thing.value.flatMap({ Quantity($0.text)?.number }) {
      piece.set("score", TreeValue(.number(min(max(score, 0), best ?? (score > 5 ? 10 : 5)))))
      if let value = thing.value { piece.note(value, [.name("score")]) }
      if best == nil, score > 5 { piece.set("outOf", 10) }
    } else if mayShowSample(of: thing) {
      setSampleNumber("score", sampleNumber ?? 4.5, thing.label, in: &piece)
    } else {
      return unknownFigure(thing)
    }
    if let best, best != 5 { piece.set("outOf", TreeValue(.number(Double(Int(best))))) }
    return piece
  }
}
