package import Sampling
internal import ScreenModel
internal import ScreenText

/// The shell command that renders a screen again.
package struct RenderInvocation: Hashable, Sendable {
  /// The subject to render.
  package enum Subject: Hashable, Sendable {
    /// An intent, word for word.
    case intent(String)
    /// The file of a finished screen.
    case screen(path: String)
    /// The data alone.
    case data
  }

  /// The subject to render.
  package var subject: Subject
  /// The grammar as a value of `--grammar`; nil for the standard one.
  package var grammar: String?
  /// The file of the data, if there is one.
  package var data: String?
  /// How choices are made.
  package var sampling: SamplingOptions
  /// Further options, such as `["--format", "html"]`.
  package var options: [String]
  /// The edits to apply afterwards, in order.
  package var edits: [String]

  /// Creates a command.
  package init(
    _ subject: Subject, grammar: String? = nil, data: String? = nil,
    sampling: SamplingOptions = .greedy, options: [String] = [], edits: [String] = []
  ) {
    self.subject = subject
    self.grammar = grammar
    self.data = data
    self.sampling = sampling
    self.options = options
    self.edits = edits
  }

  /// The arguments after `screenc`.
  package var arguments: [String] {
    var arguments = ["render"]
    if let grammar { arguments += ["--grammar", grammar] }
    if let data { arguments += ["--data", data] }
    if case .intent = subject, !sampling.isGreedy {
      arguments += ["--seed", String(sampling.seed)]
      if sampling.temperature != 1 {
        var digits = UTF8Buffer()
        digits.append(number: sampling.temperature)
        arguments += ["--temperature", digits.string]
      }
      if let topK = sampling.topK { arguments += ["--top-k", String(topK)] }
      if let topP = sampling.topP {
        var digits = UTF8Buffer()
        digits.append(number: topP)
        arguments += ["--top-p", digits.string]
      }
    }
    arguments += options
    switch subject {
    case .data: break
    case .screen(let path): arguments += ["--screen", path]
    case .intent("-"): arguments += [" -"]  // A hyphen alone would read standard input.
    case .intent(let text): arguments += text.utf8.first == 0x2D ? ["--", text] : [text]
    }
    return arguments
  }

  /// The command for a POSIX shell; only line breaks and similar characters need a shell with
  /// `$''`.
  package var text: String {
    guard !edits.isEmpty else { return Self.line(arguments) }
    var arguments = ["render"]
    if let grammar { arguments += ["--grammar", grammar] }
    if let data { arguments += ["--data", data] }
    let change = Self.trail(edits)
    let edit = (change.utf8.first == 0x2D ? ["--"] : []) + [change]
    if case .screen(let path) = subject {
      return Self.line(arguments + options + ["--from", path] + edit)
    }
    var first = self
    (first.options, first.edits) = (["--format", "json"], [])
    return first.text + " | " + Self.line(arguments + options + ["--from", "-"] + edit)
  }

  /// Several edits as one text.
  package static func trail(_ edits: [String]) -> String { edits.joined(separator: "; ") }

  private static func line(_ arguments: [String]) -> String {
    (["screenc"] + arguments).map(quoted).joined(separator: " ")
  }

  /// The text that a shell reads as `word`.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy(\.isPlainInShell)
    if isPlain, !word.isEmpty { return word }
    let hasControls = word.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    var quoted = hasControls ? "$'" : "'"
    for scalar in word.unicodeScalars {
      switch scalar {
      case "'": quoted += hasControls ? "\\'" : "'\\''"
      case "\\" where hasControls: quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        quoted += "\\" + octal(scalar.value)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "'"
  }

  /// Three octal digits, so that a digit after them cannot become part of the escape.
  private static func octal(_ value: UInt32) -> String {
    let digits = String(value, radix: 8)
    return String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }
}

extension UInt8 {
  /// Whether the byte has no special meaning in a shell, wherever it is.
  fileprivate var isPlainInShell: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
