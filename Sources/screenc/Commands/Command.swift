/// A command of `screenc`: its options' values, and what it does with them.
protocol Command {
  /// The words that call it: `["grammar", "show"]`.
  static var words: [String] { get }
  /// What it does, in a line.
  static var summary: String { get }
  /// What may follow its words, a line for each way of calling it.
  static var usages: [String] { get }
  /// Its options; `--help` is added to them.
  static var options: [Option<Self>] { get }
  /// Ways of using it, and what each does.
  static var examples: [Example] { get }
  /// What is to be known beside the options, a paragraph each.
  static var remarks: [String] { get }

  /// Creates the command as it is without options.
  init()
  /// Whether its help is requested.
  var showsHelp: Bool { get set }
  /// Does it.
  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode
}

/// A way of using a command.
struct Example {
  /// What follows `screenc`.
  var arguments: String
  /// What it does, in a line.
  var effect: String
}

extension Command {
  static var remarks: [String] { [] }

  /// Its name as it is typed.
  static var name: String { words.joined(separator: " ") }

  static var allOptions: [Option<Self>] {
    options + [.flag("--help", "-h", place: \.showsHelp, .general, "Show this help")]
  }

  /// Reads the arguments after its words and does what they say.
  static func run(_ arguments: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    let parser = ArgumentParser(options: allOptions)
    let result = try parser.parse(arguments, from: Self())
    guard !result.values.showsHelp else {
      try console.write(product: Array(HelpPage.text(of: Self.self).utf8))
      return .done
    }
    return try result.values.run(result.operands, in: console)
  }
}
