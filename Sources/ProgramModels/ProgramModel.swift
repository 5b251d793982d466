internal import Processes
internal import ScreenDiagnostics
public import ScreenGeneration
internal import ScreenModel
internal import ScreenSchemas

/// A language model that is a program: it reads a request as JSON and writes the reply as is.
///
/// The program runs in a process group of its own, which ends with the request.
public struct ProgramModel: LanguageModel {
  /// An ability that the user may declare for a program, beyond answering in words.
  public enum Ability: String, CaseIterable, Sendable {
    /// The program holds its reply to the `schema` of the request.
    case schema
    /// The program holds its reply to the `gbnf` of the request.
    case gbnf
    /// The program samples with the `seed` and the `temperature` of the request.
    case seed
    /// The program may answer `{"calls": [{"name": "…", "arguments": {…}}]}` to call the `tools`.
    case tools
  }

  /// The shell command that is run for each request.
  public var command: String
  /// The abilities that the user has declared.
  public var abilities: [Ability]

  /// Creates a model that runs a shell command.
  ///
  /// - Parameters:
  ///   - command: The shell command to run for each request.
  ///   - abilities: The abilities of the program beyond answering in words.
  public init(command: String, abilities: [Ability] = []) {
    self.command = command
    self.abilities = abilities
  }

  /// The name of the model: `exec`, its abilities, and the command.
  public var id: String { "exec" + abilities.map { "+" + $0.rawValue }.joined() + ":" + command }

  /// The capabilities that follow from the abilities.
  public var capabilities: ModelCapabilities {
    let guides: [ConstraintFormat] = abilities.compactMap { ability in
      switch ability {
      case .schema: .jsonSchema(.local)
      case .gbnf: .gbnf
      case .seed, .tools: nil
      }
    }
    // With tools, the reply is held back to its end, because it may be a call.
    return ModelCapabilities(
      guides: guides, takesSeed: abilities.contains(.seed),
      takesTemperature: abilities.contains(.seed), callsTools: abilities.contains(.tools),
      streams: !abilities.contains(.tools))
  }

  /// Checks whether the shell finds the command's first word.
  public func availability() async -> ModelAvailability {
    // Only the shell knows what a command is, so it is asked about the first word.
    let word = command.split(separator: " ").first.map(String.init) ?? ""
    let look = ProgramRun(
      shell: "command -v -- '\(word.replacing("'", with: "'\\''"))' > /dev/null",
      within: ProgramRun.Limits(whole: .seconds(2)))
    guard await look.run({ _ in }) != .exited(0) else { return .available }
    return .unavailable(.programNotFound(word))
  }

  /// Runs the command with the request as JSON on its standard input, and receives the reply from
  /// its standard output.
  public func reply(
    to request: ModelRequest, into receive: (ModelEvent) async -> Void
  ) async throws(ModelError) {
    ProcessGroups.endWithProcess()
    let program = ProgramRun(
      shell: command, input: request.json(),
      within: Self.limits(request.limits.whole, silence: request.limits.firstPart))
    var text = PartialText()
    var held = ""
    let ending = await program.run { bytes in
      let part = text.add(bytes)
      if request.tools.isEmpty {
        if !part.isEmpty { await receive(.text(part)) }
      } else {
        held += part
      }
    }
    switch ending {
    case .exited(0):
      guard text.isWhole else { throw .badReply("it is not valid UTF-8") }
      for event in Self.events(of: held) { await receive(event) }
    case .exited(127): throw .unavailable(.programNotFound(command))
    case .exited, .signalled, .failed: throw .transport("'\(command)' \(ending.predicate)")
    case .tookTooLong:
      throw .timeout("'\(command)' ran for \(request.limits.whole.components.seconds) s")
    case .wasSilent:
      throw .timeout(
        "'\(command)' wrote nothing for \(request.limits.firstPart.components.seconds) s; "
          + "'--timeout' gives it more time")
    case .wroteTooMuch: throw .tooLong("'\(command)' wrote more than a reply may hold")
    case .cancelled: throw .cancelled
    }
  }
}

extension ProgramModel {
  /// Returns the events of a reply that was held back: tool calls or text, then the finish.
  fileprivate static func events(of text: String) -> [ModelEvent] {
    guard let calls = calls(in: text) else {
      return (text.isEmpty ? [] : [.text(text)]) + [.finished(.stop)]
    }
    return calls.map { .call($0) } + [.finished(.toolCalls)]
  }

  /// Returns the calls of `{"calls": [{"name": "…", "arguments": {…}}]}`; nil for any other text.
  private static func calls(in text: String) -> [ToolCall]? {
    guard
      case .object(let members)? = JSONReader.read(SourceText(name: "reply", text)).tree?.content,
      members.count == 1, members[0].name == "calls", let calls = members[0].value.elements,
      !calls.isEmpty
    else { return nil }
    return calls.enumerated().map { index, call in
      var writer = JSONWriter(.compact)
      writer.tree(call["arguments"] ?? [:])
      return ToolCall(
        id: call["id"]?.text ?? "call-\(index)", name: call["name"]?.text ?? "",
        arguments: String(decoding: writer.finish().dropLast(), as: UTF8.self))
    }
  }

  /// Returns the limits of a run: the given times, and 16 MiB, the most that a reply may hold.
  static func limits(
    _ whole: Duration, silence: Duration? = nil
  ) -> ProgramRun.Limits {
    ProgramRun.Limits(whole: whole, silence: silence, bytes: 16 << 20)
  }
}

extension UnavailableReason {
  fileprivate static func programNotFound(_ command: String) -> UnavailableReason {
    UnavailableReason(
      .programNotFound, "there is no program '\(command)'", nextStep: "give its path")
  }
}
