internal import ScreenCompiler
internal import ScreenModel

/// The prompt that asks a model for a screen of a grammar.
struct ScreenPrompt {
  /// The prompt as clients list it.
  static let declaration: TreeValue = [
    "name": "compose_screen", "title": "Compose a screen",
    "description": "Asks a model for a screen that follows a grammar; check_screen then checks it",
    "arguments": [
      [
        "name": "intent", "description": "What the screen is to show or ask", "required": true,
      ],
      ["name": "grammar", "description": "The name of a grammar; default: standard"],
    ],
  ]

  private let text: String

  /// Makes the prompt from arguments.
  ///
  /// - Throws: `RPCFault` if the name or an argument is unknown, or the intent is missing.
  init(_ params: TreeValue, _ tools: ScreenTools) throws(RPCFault) {
    guard params["name"]?.text == "compose_screen" else {
      throw RPCFault(.invalidParams, "the only prompt is 'compose_screen'")
    }
    guard let intent = params["arguments"]?["intent"]?.text, !intent.isEmpty else {
      throw RPCFault(.invalidParams, "the prompt needs an 'intent'")
    }
    do throws(ToolFailure) {
      let grammar = try tools.grammar(named: params["arguments"]?["grammar"]?.text)
      text = grammar.export(as: .prompt).text + "\n\n" + intent
    } catch {
      throw RPCFault(.invalidParams, error.text)
    }
  }

  /// Writes the prompt for a client.
  func write(to writer: inout JSONWriter) {
    writer.array("messages", [text]) { writer, text in
      writer.object {
        $0.member("role", "user")
        $0.member(
          "content",
          object: { writer in
            writer.member("type", "text")
            writer.member("text", text)
          })
      }
    }
  }
}
