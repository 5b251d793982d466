import Dispatch
import ScreenCompiler
import ScreenServing
import Synchronization

/// Serves agents on standard input and output by the Model Context Protocol.
struct MCPCommand: Command {
  static let words = ["mcp"]
  static let summary = "Serve agents over standard input and output (Model Context Protocol)"
  static let usages = ["[OPTIONS]"]

  var grammar: String?
  var showsHelp = false

  static var options: [Option<Self>] {
    [
      .value(
        "--grammar", .text("NAME|FILE"), \.grammar, .input,
        "The grammar for calls that name none; default: standard")
    ]
  }

  static let examples = [
    Example(
      arguments: "mcp < /dev/null",
      effect: "exits at once, since no client is connected; clients start it this way")
  ]

  static let remarks = [
    """
    A client starts the command and exchanges JSON messages with it, one per line. The tools are \
    render_screen, check_screen, convert_screen, edit_screen, diff_screens, read_intent and \
    describe_grammar; grammars, catalog entries and pages are resources. The command reads no file \
    except that of --grammar, and uses no network.
    """
  ]

  /// The most bytes of a line: 4 MiB, because an argument may be a screen or a document.
  private static let lineLimit = 4 << 20

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard operands.isEmpty else {
      throw .usage("unexpected-operand", "'mcp' takes no operand: it reads standard input")
    }
    let server = MCPServer(grammar: try GrammarChoice(named: grammar).load(in: console))
    let calls = CallQueue()
    let reader = DispatchQueue(label: "calls")
    reader.async {
      var lines = LineReader(.standardInput, limit: Self.lineLimit)
      while let line = try? lines.next() {
        if !line.isBlank { calls.receive(line.isTooLong ? nil : line.bytes) }
      }
      calls.close()
    }
    do throws(SystemError) {
      while let call = calls.next() {
        var failure: SystemError?
        let answer = server.answer(call) { note in
          do throws(SystemError) {
            if calls.isWanted { try FileDescriptor.standardOutput.write(note) }
          } catch { failure = error }
        }
        if let failure { throw failure }
        if calls.finish() { try FileDescriptor.standardOutput.write(answer) }
      }
    } catch {
      // A client that has gone needs neither an answer nor an error message.
      guard error.isBrokenPipe else { throw .outside("cannot write to standard output", error) }
    }
    return .done
  }
}

/// The queue of calls between the thread that reads them and the one that answers them.
private final class CallQueue: Sendable {
  private let session = Mutex((calls: MCPSession(), isClosed: false))
  /// Counts the waiting calls, and the end of the input.
  private let arrived = DispatchSemaphore(value: 0)
  /// Counts the free places in the queue; the reader waits while there is none.
  private let room = DispatchSemaphore(value: MCPSession.limit)

  func receive(_ line: [UInt8]?) {
    room.wait()
    let (before, after) = session.withLock { session in
      let before = session.calls.count
      session.calls.receive(line)
      return (before, session.calls.count)
    }
    // A notification takes no place, and one that cancels calls frees some.
    if after > before {
      arrived.signal()
    } else {
      (0...(before - after)).forEach { _ in room.signal() }
    }
  }

  func close() {
    session.withLock { $0.isClosed = true }
    arrived.signal()
  }

  func next() -> MCPSession.Call? {
    while true {
      let (call, isClosed) = session.withLock { ($0.calls.next(), $0.isClosed) }
      if let call {
        room.signal()
        return call
      }
      if isClosed { return nil }
      arrived.wait()
    }
  }

  /// Whether the running call has not been cancelled.
  var isWanted: Bool { session.withLock { $0.calls.isWanted } }

  func finish() -> Bool { session.withLock { $0.calls.finish() } }
}
