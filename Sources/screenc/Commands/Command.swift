/// A command of `screenc`: the values of its options, and what it does with them.
protocol Command {
  /// The words that call the command, such as `["grammar", "show"]`.
  static var words: [String] { get }
  /// What the command does, in one line.
  static var summary: String { get }
  /// What may follow the words, one line for each way of calling the command.
  static var usages: [String] { get }
  /// The options of the command, without `--help`, which is added to them.
  static var options: [Option<Self>] { get }
  /// Examples of use, and what each does.
  static var examples: [Example] { get }
  /// Further remarks for the help, one paragraph each.
  static var remarks: [String] { get }

  /// Creates the command with its defaults.
  init()
  /// Whether help is requested.
  var showsHelp: Bool { get set }
  /// Runs the command on its operands.
  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode
}

/// An example of using a command.
struct Example {
  /// The arguments after `screenc`.
  var arguments: String
  /// What the example does, in one line.
  var effect: String
}

extension Command {
  static var remarks: [String] { [] }

  /// The command's name as it is typed.
  static var name: String { words.joined(separator: " ") }

  static var allOptions: [Option<Self>] {
    options + [.flag("--help", "-h", place: \.showsHelp, .general, "Show this help")]
  }

  /// Parses the arguments after the command's words, and runs the command or shows its help.
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
