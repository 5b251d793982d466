import Dispatch
import ScreenCompiler
import ScreenServing

/// Serves a page that compiles what the user types, and the same as JSON for programs.
struct ServeCommand: Command {
  static let words = ["serve"]
  static let summary = "Serve a web page and a JSON API on the loopback address"
  static let usages = ["[OPTIONS]"]

  var grammar: String?
  var address: String?
  var port: Int?
  var watched: String?
  var isQuiet = false
  var showsHelp = false

  static var options: [Option<Self>] {
    [
      .value(
        "--grammar", .text("NAME|FILE"), \.grammar, .input,
        "The grammar of the screens; default: standard"),
      .value("--watch", .text("FILE"), \.watched, .input, "Show a file as it changes"),
      .value(
        "--address", .text("ADDRESS"), \.address, .output,
        "Address; default: 127.0.0.1. For any other, an access token is printed"),
      .value(
        "--port", .integer("PORT", in: 0...65_535), \.port, .output,
        "Port; default: 8080. 0 takes any free port"),
      .flag("--quiet", place: \.isQuiet, .output, "Do not log each request"),
    ]
  }

  static let examples = [
    Example(arguments: "serve", effect: "prints the address to open in a browser"),
    Example(
      arguments: "serve --watch notes.md --port 9000",
      effect: "shows the screen of the file whenever it is saved"),
  ]

  static let remarks = [
    """
    POST /v1/render, /v1/check, /v1/convert, /v1/edit, /v1/diff, /v1/read and /v1/grammar accept \
    and return the JSON of the tools of 'screenc mcp'; GET /v1/openapi.json describes them. The \
    server reads only the files named here, and limits requests, bodies, time and connections.
    """
  ]

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard operands.isEmpty else {
      throw .usage("unexpected-operand", "'serve' takes no operand; type texts on the page")
    }
    let (option, grammar) = (self.grammar, try GrammarChoice(named: grammar).load(in: console))
    let address = address ?? "127.0.0.1"
    let socket: ListeningSocket
    do throws(SystemError) {
      socket = try ListeningSocket(on: address, port: port ?? 8080)
    } catch {
      throw .outside("cannot listen on \(address), port \(port ?? 8080)", error)
    }
    let token = address == "127.0.0.1" ? nil : Self.token()
    var service = WebService(
      grammar: grammar, givenBy: option,
      access: AccessRule(address: address, port: socket.port, token: token))
    if let watched {
      let file = File(path: watched)
      _ = try SourceText.read(file)
      service.watched = {
        guard let bytes = try? file.read() else { return nil }
        return WebService.WatchedText(
          name: file.path, text: String(decoding: bytes, as: UTF8.self))
      }
    }
    let state = token.map { "#token=\($0)" } ?? ""
    try console.write(product: Array("http://\(address):\(socket.port)/\(state)\n".utf8))
    let (isQuiet, served) = (isQuiet, service)
    let loops = WebLoop.fittingCount
    let limit = WebLoop.limit(amongLoops: loops)
    DispatchQueue.concurrentPerform(iterations: loops) { _ in
      var loop = WebLoop(socket, served, limit: limit) { line in
        if !isQuiet { try? FileDescriptor.standardError.write(Array(line.utf8)) }
      }
      loop.run()
    }
    return .done
  }

  /// Returns a token of 32 hexadecimal digits from the system's random number generator.
  private static func token() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
