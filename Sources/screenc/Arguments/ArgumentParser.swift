import ScreenCompiler

/// A parser of a command's arguments, driven by the table of its options.
///
/// An option's value is the next argument or follows `=`. A value that is the name of an option
/// must follow `=`, because a forgotten value is more likely. `--` ends the options; `-` alone is
/// an operand. An option may be given only once unless it is declared repeatable, because letting a
/// later one win silently would hide mistakes in scripts.
struct ArgumentParser<Values> {
  /// The options of the command.
  var options: [Option<Values>]

  /// The values and operands that the arguments give.
  struct Result {
    /// The values of the options.
    var values: Values
    /// The arguments that are not options, in order; as bytes, because they may not be valid UTF-8.
    var operands: [[UInt8]]
  }

  /// Parses the arguments, starting from the defaults of options that are not given.
  func parse(_ arguments: [[UInt8]], from defaults: Values) throws(CommandError) -> Result {
    var result = Result(values: defaults, operands: [])
    var given: Set<String> = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.first == UInt8(ascii: "-"), argument.count > 1 else {
        result.operands.append(argument)
        continue
      }
      let text = try Self.text(of: argument)
      guard text != "--" else {
        result.operands += rest
        break
      }
      let (name, attached) = split(text)
      let option = try option(named: name)
      guard given.insert(option.names[0]).inserted || option.mayBeRepeated else {
        throw .usage("repeated-option", "'\(name)' is given more than once")
      }
      let value = try value(of: option, named: name, attached: attached, from: &rest)
      guard let complaint = option.enter(&result.values, value) else { continue }
      throw .usage(
        "invalid-value",
        "'\(value)' is not a value for '\(name)': expected \(complaint.expectation)",
        suggestion: complaint.suggestion)
    }
    return result
  }

  /// Returns the name of an option, and the value after `=` if there is one.
  private func split(_ text: String) -> (name: String, attached: String?) {
    guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (text, nil) }
    return (String(text[..<mark]), String(text[text.utf8.index(after: mark)...]))
  }

  private func option(named name: String) throws(CommandError) -> Option<Values> {
    if let option = options.first(where: { $0.names.contains(name) }) { return option }
    throw .usage(
      "unknown-option", "unknown option '\(name)'",
      suggestion: Spelling.nearest(to: name, among: options.flatMap(\.names)))
  }

  private func value(
    of option: Option<Values>, named name: String, attached: String?,
    from rest: inout ArraySlice<[UInt8]>
  ) throws(CommandError) -> String {
    guard let placeholder = option.placeholder else {
      guard attached == nil else {
        throw .usage("unexpected-value", "'\(name)' takes no value")
      }
      return ""
    }
    if let attached { return attached }
    guard let next = rest.popFirst() else {
      throw .usage("missing-value", "'\(name)' needs a value: \(placeholder())")
    }
    let text = try Self.text(of: next)
    guard !options.contains(where: { $0.names.contains(split(text).name) }) else {
      throw .usage(
        "missing-value",
        "'\(name)' needs a value: \(placeholder()); '\(text)' is an option"
          + " (if you mean it as a value, write '\(name)=\(text)')")
    }
    return text
  }

  /// Returns the text of an argument; throws unless it is valid UTF-8.
  static func text(of argument: [UInt8]) throws(CommandError) -> String {
    guard let text = String(validating: argument, as: UTF8.self) else {
      let repaired = String(decoding: argument, as: UTF8.self)
      throw .usage("invalid-utf8", "the argument '\(repaired)' is not valid UTF-8")
    }
    return text
  }
}
