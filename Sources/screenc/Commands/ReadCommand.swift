import ScreenCompiler

/// Shows how a sentence is read, in brackets.
struct ReadCommand: Command {
  static let words = ["read"]
  static let summary = "Show how a sentence is read, in brackets"
  static let usages = ["[OPTIONS] INTENT", "[OPTIONS] - < FILE", "--from FILE EDIT"]

  var alternatives: Int?
  var from: String?
  var format: ReportFormat?
  var weights: String?
  var explains = false
  var showsOutline = false
  var showsStages = false
  var showsHelp = false

  static var options: [Option<Self>] {
    [
      .value(
        "--alternatives", .integer("N", in: 1...100), \.alternatives, .choice,
        "Also show the next N best readings"),
      .value(
        "--from", .text("FILE"), \.from, .input,
        "Read the text as an edit of this screen: show its changes and their targets"),
      .value("--format", .word(), \.format, .output, "The format of readings; default: text"),
      WeightsChoice.option(\.weights),
      .flag(
        "--explain", place: \.explains, .account,
        "Show how sure each bracket is, and the unread parts"),
      .flag(
        "--outline", place: \.showsOutline, .output,
        "Show the headings, lists, tables and other blocks of a text instead"),
      .flag(
        "--stages", place: \.showsStages, .output,
        "Show the requirements after each pass instead"),
    ]
  }

  static let examples = [
    Example(
      arguments: "read \"a login form with username, password and a Sign in button\"",
      effect: "the sentence, bracketed as in the treebank"),
    Example(
      arguments: "read --alternatives 3 \"radio player: artwork, play and skip buttons\"",
      effect: "the best reading, then the next three, one per line"),
    Example(
      arguments: "read --outline - < brief.md", effect: "the blocks of a document, one per line"),
    Example(
      arguments: "read --from screen.json \"add a phone field and make it required\"",
      effect: "the changes, their targets, and the new parts"),
    Example(
      arguments: "read --stages \"top 5 planets\"",
      effect:
        "the requirements after each pass"),
  ]

  static let remarks = [
    """
    To teach the reader, correct the brackets of a wrong reading and add it to the treebank. See \
    Reading in the documentation.
    """
  ]

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    let source = try intent(from: operands, to: "read")
    guard !source.utf8.allSatisfy({ $0 <= UInt8(ascii: " ") }) else {
      throw CommandError(CompilationError.emptyIntent, in: source)
    }
    if let from {
      try show(source, on: from, in: console)
      return .done
    }
    let text = String(decoding: source.utf8, as: UTF8.self)
    if showsStages {
      guard alternatives == nil, format == nil, weights == nil, !explains, !showsOutline else {
        throw .usage(
          "conflict", "'--stages' cannot be combined with other options")
      }
      try console.write(product: Array(Self.stages(of: source).utf8))
      return .done
    }
    if showsOutline {
      guard alternatives == nil, format == nil, weights == nil, !explains else {
        throw .usage(
          "conflict", "'--outline' cannot be combined with other options")
      }
      try console.write(product: Array(Outline(DrawnFrame.blanked(source.utf8)).description.utf8))
      return .done
    }
    let reader = try WeightsChoice(path: weights).load() ?? IntentReader().reader(for: source)
    let readings =
      alternatives.map { reader.readings(of: text, upTo: $0 + 1) } ?? [reader.read(text)]
    switch format ?? .text {
    case .text:
      try console.write(product: Array(readings.map { "\($0.tree)\n" }.joined().utf8))
    case .json:
      try console.write(product: alternatives == nil ? readings[0].json() : readings.json())
    }
    if explains { console.write(remark: explanation(of: text, by: reader)) }
    return .done
  }

  /// Shows how an edit of the screen in a file is read.
  private func show(
    _ edit: SourceText, on path: String, in console: Console
  ) throws(CommandError) {
    guard alternatives == nil, format == nil, weights == nil, !showsOutline, !showsStages else {
      throw .usage("conflict", "'--from' can be combined only with '--explain'")
    }
    let compiler = Compiler()
    let reading = compiler.reading(
      of: edit, on: try ScreenFile(path: path).load(with: compiler))
    try console.write(product: Array("\(reading.tree)\n".utf8))
    guard explains else { return }
    for (change, margin) in zip(reading.tree.nodes, reading.margins) {
      let words = Self.line(reading.tree.words(of: change))
      console.write(remark: "  \(Self.amount(margin))  \(change.label.word): \(words)\n")
    }
  }

  /// Returns each pass by name, with the brief after it if it changed.
  private static func stages(of source: SourceText) throws(CommandError) -> String {
    let stages: [BriefStage]
    do throws(CompilationError) {
      stages = try Compiler().stages(of: source)
    } catch {
      throw CommandError(error, in: source)
    }
    var last = ""
    return stages.map { stage in
      let text = stage.brief.description
      defer { last = text }
      return stage.pass.rawValue + "\n" + (text == last ? "  no change\n" : text)
    }.joined()
  }

  /// Returns a line for each bracket with its margin, then one for each unread part.
  private func explanation(of text: String, by reader: Reader) -> String {
    let tree = ReadingTree(text)
    var lines = reader.margins(of: text).map { bracket, margin in
      "  \(Self.amount(margin))  \(bracket.label.word): \(Self.line(tree.words(of: bracket)))\n"
    }
    lines.insert("how much worse the best reading without each bracket is:\n", at: 0)
    for range in reader.read(text).unread {
      lines.append("  unread: \(Self.line(tree.words(of: ReadingTree.Node(.unknown, range))))\n")
    }
    return lines.joined()
  }

  /// Returns a margin in units, with two decimals, right-aligned.
  private static func amount(_ margin: Int) -> String {
    let hundredths = margin * 100 / Reading.unit
    let digits = String(hundredths % 100)
    let amount = "\(hundredths / 100)." + (digits.utf8.count < 2 ? "0" : "") + digits
    return String(repeating: " ", count: max(0, 6 - amount.utf8.count)) + amount
  }

  /// Returns words on one line, with control characters replaced by spaces.
  private static func line(_ words: String) -> String {
    String(
      decoding: words.utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
