import ScreenCompiler

/// The table of commands, and the dispatch of arguments to one of them.
enum CommandTable {
  /// The commands, in the order of the help.
  static var commands: [any Command.Type] {
    [
      RenderCommand.self,
      ReadCommand.self,
      PreviewCommand.self,
      GalleryCommand.self,
      SnapshotVerifyCommand.self,
      SnapshotRecordCommand.self,
      SnapshotReviewCommand.self,
      SnapshotAcceptCommand.self,
      SnapshotRejectCommand.self,
      BatchCommand.self,
      CheckCommand.self,
      ConvertCommand.self,
      DiffCommand.self,
      EvalCommand.self,
      CatalogListCommand.self,
      CatalogShowCommand.self,
      CatalogSearchCommand.self,
      GrammarListCommand.self,
      GrammarShowCommand.self,
      GrammarExportCommand.self,
      ModelsListCommand.self,
      MCPCommand.self,
      ServeCommand.self,
      DoctorCommand.self,
    ]
  }

  /// Runs the command that the arguments after the program's name call.
  static func run(_ arguments: [[UInt8]], in console: Console) -> ExitCode {
    var called: (any Command.Type)?
    do throws(CommandError) {
      guard let first = arguments.first else {
        console.write(remark: HelpPage.overview(of: commands))
        return .usage
      }
      switch try ArgumentParser<Void>.text(of: first) {
      case "--help", "-h":
        try console.write(product: Array(HelpPage.overview(of: commands).utf8))
      case "--version":
        try console.write(product: Array("screenc \(Compiler.version)\n".utf8))
      case "help":
        try console.write(product: Array(help(on: arguments.dropFirst()).utf8))
      case let word where isGroup(word) && asksForHelp(arguments.dropFirst().first):
        try console.write(product: Array(help(on: arguments.prefix(1)).utf8))
      case let word:
        let command = try command(calledBy: word, arguments.dropFirst())
        called = command
        return try command.run(Array(arguments.dropFirst(command.words.count)), in: console)
      }
      return .done
    } catch {
      console.show(error.diagnostics, in: error.source)
      if error.exitCode == .usage {
        let command = called.map { " \($0.name)" } ?? ""
        console.show([Diagnostic(.note, id: "help", "see 'screenc\(command) --help'")])
      }
      return error.exitCode
    }
  }

  /// Returns the help on all commands, on those that begin with a word, or on the one with these
  /// words.
  private static func help(on words: ArraySlice<[UInt8]>) throws(CommandError) -> String {
    var texts: [String] = []
    for word in words { texts.append(try ArgumentParser<Void>.text(of: word)) }
    guard let first = texts.first else { return HelpPage.overview(of: commands) }
    if texts.count == 1, ["help", "--help", "-h"].contains(first) {
      return HelpPage.overview(of: commands)
    }
    if let command = commands.first(where: { $0.words == texts }) {
      return HelpPage.text(of: command)
    }
    if texts.count == 1, isGroup(first) {
      return HelpPage.overview(of: commands.filter { $0.words[0] == first }, calledBy: first)
    }
    let nearest = try command(calledBy: first, words.dropFirst())
    throw .usage(
      "unexpected-operand", "'help' takes the name of one command, such as '\(nearest.name)'")
  }

  /// Whether a word is the first of several in commands' names, such as `grammar`.
  private static func isGroup(_ word: String) -> Bool {
    commands.contains { $0.words.count > 1 && $0.words[0] == word }
  }

  private static func asksForHelp(_ argument: [UInt8]?) -> Bool {
    argument.map { ["--help", "-h"].contains(String(decoding: $0, as: UTF8.self)) } ?? false
  }

  private static func command(
    calledBy word: String, _ rest: ArraySlice<[UInt8]>
  ) throws(CommandError) -> any Command.Type {
    let named = commands.filter { $0.words[0] == word }
    guard !named.isEmpty else {
      throw .usage(
        word.hasPrefix("-") ? "unknown-option" : "unknown-command",
        word.hasPrefix("-") ? "unknown option '\(word)'" : "unknown command '\(word)'",
        suggestion: Spelling.nearest(
          to: word, among: commands.map { $0.words[0] } + ["help", "--help", "--version"]))
    }
    if named[0].words.count == 1 { return named[0] }
    let next = try rest.first.map { argument throws(CommandError) in
      try ArgumentParser<Void>.text(of: argument)
    }
    if let command = named.first(where: { $0.words[1] == next }) { return command }
    let words = named.map { $0.words[1] }
    throw .usage(
      "unknown-command",
      "'\(word)' needs \(words.count == 1 ? "the word" : "one of the words") "
        + words.joined(separator: ", ")
        + (next.map { ", not '\($0)'" } ?? ""),
      suggestion: next.flatMap { Spelling.nearest(to: $0, among: words) })
  }
}
