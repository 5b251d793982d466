import ScreenCompiler

/// The help pages of a command and of `screenc` itself, laid out for 80 columns.
enum HelpPage {
  /// The column in which descriptions start.
  private static let descriptionColumn = 29

  /// Returns the help of one command.
  static func text<Described: Command>(of command: Described.Type) -> String {
    var page = command.summary + ".\n\n"
    page += usage(
      command.usages.map { "screenc \(command.name)" + ($0.isEmpty ? "" : " " + $0) })
    for topic in OptionTopic.allCases {
      let options = command.allOptions.filter { $0.topic == topic }
      guard !options.isEmpty else { continue }
      page += "\n\(topic.rawValue):\n"
      for option in options { page += line(spelling(of: option), option.summary) }
    }
    for remark in command.remarks { page += "\n" + wrapped(remark) }
    return page + "\n" + examples(command.examples)
  }

  /// Returns the help of `screenc` itself: its commands and its general options.
  static func overview(of commands: [any Command.Type]) -> String {
    var page = "Compiles a sentence into a screen: HTML, terminal text or JSON.\n\n"
    page += usage(["screenc COMMAND [OPTIONS]"])
    page += "\nCommands:\n"
    for command in commands { page += line(command.name, command.summary) }
    page += "\nGeneral:\n"
    page += line("--help, -h", "Show this help; after a command, its help")
    page += line("help [COMMAND]", "Show this help, or the help of a command")
    page += line("--version", "Show the version")
    page += "\nExit codes: 0 success, 1 invalid input or a failed check, 2 wrong usage,\n"
    page += "3 a file, model or other resource failed. Diagnostics go to standard error.\n\n"
    return page + examples(commands.flatMap { $0.examples.prefix(1) })
  }

  /// Returns the help of the commands whose names begin with a word.
  static func overview(of commands: [any Command.Type], calledBy word: String) -> String {
    var page = usage(["screenc \(word) COMMAND [OPTIONS]"])
    page += "\nCommands:\n"
    for command in commands { page += line(command.name, command.summary) }
    page += "\nGeneral:\n"
    page += line("--help, -h", "Show this help; after a command, its help")
    return page + "\n" + examples(commands.flatMap { $0.examples })
  }

  private static func usage(_ lines: [String]) -> String {
    "Usage: " + lines.joined(separator: "\n       ") + "\n"
  }

  private static func spelling<Values>(of option: Option<Values>) -> String {
    option.names.joined(separator: ", ") + (option.placeholder.map { " " + $0() } ?? "")
  }

  private static func line(_ term: String, _ description: String) -> String {
    let gap = descriptionColumn - 2 - term.count
    let space =
      gap >= 2
      ? String(repeating: " ", count: gap)
      : "\n" + String(repeating: " ", count: descriptionColumn)
    let margin = "\n" + String(repeating: " ", count: descriptionColumn)
    let lines = wrapped(description, to: 80 - descriptionColumn).split(separator: "\n")
    return "  " + term + space + lines.joined(separator: margin) + "\n"
  }

  private static func examples(_ examples: [Example]) -> String {
    guard !examples.isEmpty else { return "" }
    return "Examples:\n"
      + examples.map { "  screenc \($0.arguments)\n      \($0.effect)\n" }.joined()
  }

  private static func wrapped(_ paragraph: String, to width: Int = 80) -> String {
    var lines = [""]
    for word in paragraph.split(separator: " ") {
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] += word
      } else if lines[lines.count - 1].count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
