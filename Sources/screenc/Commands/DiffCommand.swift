import ScreenCompiler

/// The format of a difference.
enum DiffFormat: String, CaseIterable {
  case words
  case patch
  case html

  /// Creates the format that a file's extension calls for; words by default.
  init(path: String?) {
    switch path?.split(separator: ".").last {
    case "json": self = .patch
    case "html", "htm": self = .html
    default: self = .words
    }
  }
}

/// Reports how two screens differ.
struct DiffCommand: Command {
  static let words = ["diff"]
  static let summary = "Show how two screens differ, element by element"
  static let usages = ["[OPTIONS] OLD NEW"]

  var grammar: String?
  var format: DiffFormat?
  var output: String?
  var showsHelp = false

  static var options: [Option<Self>] {
    [
      .value(
        "--grammar", .text("NAME|FILE"), \.grammar, .input,
        "The grammar of the screens; default: standard"),
      .value(
        "--format", .word(), \.format, .output,
        "Format; default: from --output's extension, or words"),
      .value(
        "--output", .text("FILE"), \.output, .output, "Write to this file, whole or not at all"),
    ]
  }

  static let examples = [
    Example(arguments: "diff old.json new.json", effect: "one line in words for each difference"),
    Example(
      arguments: "diff --format patch old.json new.json",
      effect: "the same as a JSON Patch (RFC 6902)"),
    Example(
      arguments: "diff --output change.html card.json screen.json",
      effect: "a page with both side by side, whatever their formats"),
  ]

  static let remarks = [
    "The exit code is 0 if the screens are the same, and 1 if they differ.",
    "Both are first checked and repaired under the grammar, so the comparison covers what would "
      + "be shown.",
  ]

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard operands.count == 2 else {
      throw .usage("missing-file", "'diff' compares two screens: name the old one and the new one")
    }
    let compiler = Compiler(grammar: try GrammarChoice(named: grammar).load(in: console))
    let paths = (
      try ArgumentParser<Self>.text(of: operands[0]), try ArgumentParser<Self>.text(of: operands[1])
    )
    let old = try ScreenFile(path: paths.0).load(with: compiler)
    let new = try ScreenFile(path: paths.1).load(with: compiler)
    let difference = ScreenDifference(from: old, to: new)
    let product: [UInt8] =
      switch format ?? DiffFormat(path: output) {
      case .words: Array(difference.words.utf8)
      case .patch: Array(difference.patchJSON.utf8)
      case .html: difference.page(of: old, and: new, named: paths)
      }
    try console.deliver(product, to: output)
    return difference.isEmpty ? .done : .invalidInput
  }
}
