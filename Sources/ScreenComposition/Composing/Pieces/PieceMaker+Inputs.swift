internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension PieceMaker {
  func field(_ thing: Thing) -> Piece {
    var piece = Piece(.field, title: thing.label)
    let guide = scene.book.fieldGuide
    var kind = (thing.item == nil ? details.fieldKind : nil) ?? guide.kind(for: thing.label.text)
    if details.isText, kind == .number { kind = .text }
    piece.set("label", thing.label)
    if let hint = details.hint, thing.item == nil {
      piece.set("placeholder", hint)
    } else {
      piece.set("placeholder", TreeValue(.text(placeholder(thing.label.text, kind))))
    }
    if kind != .text { piece.set("kind", TreeValue(.text(kind.rawValue))) }
    if let value = thing.value, kind != .password {
      piece.set("value", value)
    } else if let sample, kind != .password {
      piece.set("value", sample: sample)
    }
    if let rules = rules(kind) { piece.set("rules", rules) }
    return piece
  }

  /// A hint of what to write.
  private func placeholder(_ label: String, _ kind: Component.FieldKind) -> String {
    if let dialect = scene.book.dialect { return dialect.hint(kind) ?? "" }
    let hints = scene.book.fieldGuide.hints(for: label, kind: kind)
    guard !hints.isEmpty else { return "" }
    let scores = hints.indices.map { Logit(thousandths: $0 * -400) }
    let hint = hints[scene.pick(among: scores, at: address.appending("hint").appending(label))]
    // No other brace is in a hint.
    guard let start = hint.utf8.firstIndex(of: UInt8(ascii: "{")),
      let end = hint.utf8.lastIndex(of: UInt8(ascii: "}"))
    else { return hint }
    var label = label
    if let first = scene.book.fieldGuide.repeated(in: label) {
      let last = first.spacedWords.last.map(String.init) ?? "password"
      label = kind == .password || first.isEmpty ? last : first
    }
    let words = Wording.lowercasedStart(label)
    if hint.hasPrefix("Your "), let space = words.firstIndex(of: " "),
      words.hasSuffix("name"), !Self.own.contains(String(words[..<space]))
    {
      // A patient's name is not that of the reader.
      return "Enter " + words
    }
    // "Your full name", but not "Your your name" or a hint as long as a sentence.
    guard !words.hasPrefix("your "), words.utf8.count <= 30, !words.hasSuffix("?"),
      scene.book.fieldGuide.isName(label), !Self.clauses.contains(where: words.hasPrefix)
    else { return "" }
    return hint[..<start] + words + hint[end...].dropFirst()
  }

  /// How the names begin that readers have themselves.
  private static let own: Set<String> = [
    "full", "first", "last", "middle", "given", "family", "user", "display", "maiden", "legal",
    "complete", "stage", "nick",
  ]

  /// How labels begin that are clauses rather than names, "why you came".
  private static let clauses = ["what ", "why ", "when ", "where ", "who ", "how ", "which ", "i "]

  private func rules(_ kind: Component.FieldKind) -> TreeValue? {
    var members: [TreeMember] = []
    if details.isRequired == true { members.append(TreeMember("required", true)) }
    if kind != .number, details.unit != nil || kind == .password || kind == .multiline {
      if let least = details.minimum { members.append(TreeMember("minLength", .number(least))) }
      if let most = details.maximum { members.append(TreeMember("maxLength", .number(most))) }
    }
    if kind == .number {
      if let least = details.minimum { members.append(TreeMember("minimum", .number(least))) }
      if let most = details.maximum { members.append(TreeMember("maximum", .number(most))) }
    }
    if let least = details.minimumLength {
      members.append(TreeMember("minLength", .number(Double(least))))
    }
    if let most = details.maximumLength {
      members.append(TreeMember("maxLength", .number(Double(most))))
    }
    if let pattern = details.pattern {
      members.append(TreeMember("pattern", TreeValue(.text(pattern))))
    }
    return members.isEmpty ? nil : TreeValue(.object(members))
  }

  /// One picker of the options named, or one for each thing that names its own.
  func pickers() -> [Piece] {
    let nested = details.items.filter { !$0.items.isEmpty }
    guard !nested.isEmpty else {
      return [picker(label, details.items)]
    }
    return nested.map { picker($0.label.asLabel, $0.items) }
  }

  private func picker(_ label: Phrase, _ options: [Details.Item]) -> Piece {
    var piece = Piece(.picker, title: label)
    piece.set("label", label)
    let isMultiple = expression.variant == "multiple" || details.variant == "multiple"
    if options.isEmpty, details.variant == "rating" {
      // What is rated has a scale for its options.
      let least = details.minimum.flatMap { Int(whole: $0) } ?? 1
      let most = details.maximum.flatMap { Int(whole: $0) } ?? 5
      let scale = (least...max(least, most)).prefix(10)
      piece.set("options", TreeValue(.array(scale.map { TreeValue(.text(String($0))) })))
    } else if options.isEmpty {
      setSampleOptions(label, with: details.value?.asLabel, in: &piece)
    } else {
      piece.set(
        "options", TreeValue(.array(options.map { TreeValue(.text($0.label.asLabel.text)) })))
      for (index, option) in options.enumerated() {
        piece.note(option.label, [.name("options"), .index(index)])
      }
    }
    var selected = options.filter(\.isSelected).map(\.label.asLabel)
    if selected.isEmpty, let value = details.value { selected = [value.asLabel] }
    if !selected.isEmpty {
      let shown = isMultiple ? selected[...] : selected.prefix(1)
      piece.set("selected", TreeValue(.array(shown.map { TreeValue(.text($0.text)) })))
    }
    if let style = expression.variant ?? details.variant(of: .picker), style != "menu" {
      piece.set("style", TreeValue(.text(style)))
    }
    if details.isRequired == true { piece.set("required", true) }
    return piece
  }

  /// Options to stand for those not named, the one that is among them.
  private func setSampleOptions(_ label: Phrase, with named: Phrase?, in piece: inout Piece) {
    guard scene.samples == .shown else {
      piece.set("options", ["—"])
      return
    }
    var stream = stream(label)
    // "assign a task to a person": persons are chosen.
    let label = details.dimension?.asLabel ?? label
    let things = scene.book.dialect == nil ? Wording.asked(label.text) : label.text
    let pool = scene.book.pool(for: things)
    // Sizes and tiers have an order of their own: they are taken from the first on.
    let count = min(max(details.count ?? 4, 2), 12)
    let own = details.samples.compactMap(\.first)
    let known = own.count > 1 ? own : pool.map { Array($0.values.prefix(count)) }
    var values = known ?? SampleBook.numbered(things.isEmpty ? "Option" : things, count: count)
    values = values.map { SampleBook.filled($0, from: &stream) }
    if let named, !values.contains(named.text) { values = [named.text] + values.dropLast() }
    piece.set("options", TreeValue(.array(values.map { TreeValue(.text($0)) })))
    piece.mark("options")
    piece.origins.append(PlacedOrigin(TreePath([.name("options")]), .sample))
  }

  func toggle(_ thing: Thing) -> Piece {
    var piece = Piece(.toggle, title: thing.label)
    piece.set("label", thing.label)
    let state = thing.value ?? thing.item?.state ?? details.value
    if state.flatMap({ $0.isOn }) ?? thing.item?.isSelected ?? false {
      piece.set("isOn", true)
    } else if state == nil, sample == "on" {
      piece.set("isOn", true)
      piece.mark("isOn")
    }
    if details.isRequired == true { piece.set("required", true) }
    return piece
  }

  func slider(_ thing: Thing) -> Piece {
    var piece = Piece(.slider, title: thing.label)
    piece.set("label", thing.label)
    let ends = (details.samples.first ?? []).dropFirst().compactMap { Quantity($0)?.number }
    let least = details.minimum ?? ends.first ?? 0
    let most = details.maximum ?? ends.dropFirst().first ?? max(100, least + 100)
    if least != 0 { piece.set("minimum", .number(least)) }
    if most != 100 { piece.set("maximum", .number(most)) }
    if let value = thing.value, let quantity = Quantity(value.text) {
      piece.set("value", .number(min(max(quantity.number, least), most)))
      piece.note(value, [.name("value")])
    } else if let sampleNumber {
      setSampleNumber("value", min(max(sampleNumber, least), most), thing.label, in: &piece)
    } else if least != 0 {
      piece.set("value", .number(least))
    }
    return piece
  }
}

extension TreeValue {
  /// A number.
  static func number(_ number: Double) -> TreeValue { TreeValue(.number(number)) }
}
