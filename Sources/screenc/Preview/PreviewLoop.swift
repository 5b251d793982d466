#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import ScreenCompiler
import ScreenPreview

/// The loop of a preview on the terminal: keys and file changes in, frames out.
struct PreviewLoop {
  private var preview: Preview
  private var files: [WatchedFile]
  private let browser: Browser
  private let terminal: Terminal
  private var decoder = KeyDecoder()

  /// The way in which a loop ends.
  private enum End {
    case quit
    /// A signal, which then takes its default action.
    case signal(Int32)
  }

  /// How many milliseconds an escape waits for the rest of its sequence, and files between checks.
  private static let timeLimit = (escape: Int32(40), files: Int32(250))

  init(_ preview: Preview, following files: [WatchedFile], in environment: Environment)
    throws(CommandError)
  {
    self.preview = preview
    self.files = files
    browser = Browser(environment: environment)
    do {
      terminal = try Terminal()
    } catch {
      throw .outside("cannot take over the terminal", error)
    }
  }

  /// Runs until the user quits or a signal ends it.
  mutating func run() throws(CommandError) -> ExitCode {
    defer { terminal.leave() }
    var isFresh = false
    var end: End?
    while end == nil {
      if !isFresh {
        let size = terminal.size
        preview.resize(columns: size.columns, rows: size.rows)
        do {
          try FileDescriptor.standardOutput.write(preview.frame())
        } catch {
          throw .outside("cannot write to the terminal", error)
        }
        isFresh = true
      }
      let calls = terminal.wait(
        milliseconds: decoder.isPending ? Self.timeLimit.escape : Self.timeLimit.files)
      if calls.isEmpty {
        let keys = decoder.flush()
        isFresh = keys.isEmpty
        end = press(keys)
      }
      for call in calls where end == nil {
        isFresh = false
        end = answer(call)
      }
      for index in files.indices where files[index].update(&preview, always: false) {
        isFresh = false
      }
    }
    guard case .signal(let number) = end else { return .done }
    terminal.leave()
    raise(number)
    return .done
  }

  private mutating func answer(_ call: Terminal.Call) -> End? {
    switch call {
    case .input(let bytes): return press(decoder.decode(bytes))
    case .end: return .quit
    case .signal(SIGWINCH): return nil
    case .signal(SIGCONT):
      terminal.resume()
      return nil
    case .signal(SIGTSTP):
      suspend()
      return nil
    case .signal(let number): return .signal(number)
    }
  }

  private mutating func press(_ keys: [Key]) -> End? {
    for key in keys {
      for effect in preview.press(key) {
        switch effect {
        case .quit: return .quit
        case .suspend: suspend()
        case .reload:
          for index in files.indices { _ = files[index].update(&preview, always: true) }
        case .open(let page): preview.remark(browser.show(page))
        case .save(let path, let bytes, let replacing): save(bytes, to: path, replacing: replacing)
        }
      }
    }
    return nil
  }

  /// Stops the process group, as Ctrl-Z does elsewhere, and returns when the shell resumes it.
  private func suspend() {
    terminal.pause()
    // Set the default action for a moment, because the handler would only forward the signal.
    let handler = signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    _ = signal(SIGTSTP, handler)
    terminal.resume()
  }

  private mutating func save(_ bytes: [UInt8], to path: String, replacing: Bool) {
    let file = File(path: path)
    guard replacing || !file.exists else { return preview.confirmReplacing(path) }
    do throws(SystemError) {
      try file.replace(with: bytes)
      preview.remark("saved \(path)")
    } catch {
      preview.remark("cannot write '\(path)': \(error.reason)")
    }
  }
}
