internal import ScreenCompiler
internal import ScreenModel

extension ScreenTools {
  /// Compiles an intent, or admits a screen or a reply, and renders it.
  func render(_ arguments: TreeValue) throws(ToolFailure) -> ToolAnswer {
    let compilation = try compilation(of: arguments)
    let format = arguments["format"]?.text ?? "text"
    let width = arguments["width"]?.whole.map(Int.init) ?? 80
    let screen = compilation.screen
    let language = compilation.language
    let output =
      switch format {
      case "json": screen.rendered(as: .json)
      case "html": screen.rendered(as: .html(HTMLOptions(language: language)))
      case "ansi": screen.rendered(as: .ansi(TerminalOptions(width: width, language: language)))
      default: Self.plainText(of: screen, columns: width, language: language)
      }
    return ToolAnswer(
      text: output + "\n" + compilation.explanation,
      structured: { writer in
        writer.member("title", screen.title)
        writer.member("tier", compilation.tier.rawValue)
        writer.member("confidence", compilation.confidence.rawValue)
        writer.member("draft", compilation.isDraft)
        writer.member("format", format)
        writer.member("output", output)
        writer.name("screen")
        writer.screen(screen)
        let ledger = compilation.ledger
        writer.array("unmet", ledger.entries.filter { $0.outcome == .unmet }) { $0.text($1.words) }
        writer.array("unread", ledger.unread) { $0.text($1.words) }
        writer.array("diagnostics", compilation.diagnostics) {
          $0.diagnostic($1, in: compilation.source)
        }
      },
      page: {
        let page = screen.rendered(as: .html(HTMLOptions(language: language)))
        return TreeMember(Self.pageName, TreeValue(.text(page)))
      })
  }

  /// The name under which a host finds the page of a result.
  package static let pageName = "screenc/page"

  /// The compilation of an intent or of a given screen.
  func compilation(of arguments: TreeValue) throws(ToolFailure) -> Compilation {
    let given = ["intent", "screen", "reply"].filter { arguments[$0] != nil }
    guard let name = given.first, given.count == 1 else {
      throw ToolFailure(text: "Give one of 'intent', 'screen' and 'reply'.")
    }
    let compiler = try compiler(for: arguments)
    let source = Self.source(of: arguments[name] ?? [:], name: name)
    do throws(CompilationError) {
      guard name == "intent" else { return try compiler.admit(source, data: arguments["data"]) }
      return try compiler.compile(
        source,
        sampling: SamplingOptions(
          seed: arguments["seed"]?.seed, temperature: arguments["temperature"]?.number(upTo: 2)),
        samples: arguments["samples"]?.content == .flag(false) ? .withheld : .shown,
        data: arguments["data"])
    } catch {
      throw ToolFailure(error, in: source)
    }
  }

  /// The text of an argument; for a screen given as an object, its JSON.
  static func source(of value: TreeValue, name: String) -> SourceText {
    if let text = value.text { return SourceText(name: name, text) }
    var writer = JSONWriter(.indented)
    writer.tree(value)
    return SourceText(name: name, utf8: writer.finish())
  }
}
