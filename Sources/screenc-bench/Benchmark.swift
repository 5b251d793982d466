import Foundation
import Processes
import ScreenCompiler
import ScreenPreview

/// Measures the stages, each case a line of JSON.
@main
enum Benchmark {
  private static let usage = """
    usage: screenc-bench                                    every case, from the package's folder
           screenc-bench render-html SCREEN.json SECONDS    pages a second, for one screen
           screenc-bench render-ansi SCREEN.json SECONDS
           screenc-bench masks [--vocabulary FILE] [--documents FILE]
                                                            masks over the tokens of documents
           screenc-bench first-token FILE.gguf [FOLDER]     how soon a model writes; with a folder
                                                            for prompts it just does

    """

  static let intent =
    "A login form with two buttons: Login and register and two edit boxes username and password"

  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil: try runAll()
    case "render-html": try render(.html, arguments)
    case "render-ansi": try render(.ansi, arguments)
    case "masks": try measureMasks(Array(arguments.dropFirst()))
    case "first-token": try await measureFirstToken(Array(arguments.dropFirst()))
    default: fail()
    }
  }

  /// Every case.
  private static func runAll() throws {
    let second = Duration.seconds(1)
    let compiler = Compiler()
    let source = SourceText(intent)
    try write("intent-to-screen", of: second) { try compiler.compile(source).screen.sections.count }
    try write("intent-to-html", of: second) {
      try compiler.compile(source).screen.renderedUTF8(as: .html).count
    }
    // Twenty requirements.
    let brief = try SourceText.reading("Fixtures/Intents/brief.txt")
    try write("brief-to-screen", of: second) { try compiler.compile(brief).screen.sections.count }
    let reader = Reader()
    write("read-sentence", of: second) { reader.read(intent).score }
    let text = String(decoding: brief.utf8, as: UTF8.self)
    write("read-brief", of: second) { reader.read(text).score }
    let long = String(repeating: text + "\n\n", count: (1 << 20) / text.utf8.count)
    write("read-megabyte", of: second) { reader.read(long).score }
    let file = try SourceText.reading("Fixtures/Screens/dashboard.json")
    let screen = try compiler.admit(file).screen
    let formats: [(String, ScreenFormat)] = [
      ("render-html", .html), ("render-ansi", .ansi), ("render-json", .json),
    ]
    for (name, format) in formats {
      write(name, of: second) { screen.renderedUTF8(as: format).count }
    }
    write("read-json", of: second) { JSONReader.read(file).diagnostics.count }
    try write("admit-json", of: second) { try compiler.admit(file).screen.sections.count }
    try measureExchange(of: screen, compiler)
    let login = try SourceText.reading("Fixtures/Screens/login.json")
    try write("admit-login", of: second) { try compiler.admit(login).screen.sections.count }
    let showcase = try SourceText.reading("Fixtures/Screens/showcase.json")
    for (name, keys) in [("scroll", "jjjjkkkk"), ("theme", "t"), ("format", "v"), ("width", "+-")] {
      var preview = PreviewCase(.screen(showcase), keys: keys)
      write("preview-key-\(name)", of: second) { preview.step() }
    }
    var preview = PreviewCase(.intent(intent), keys: "]")
    write("preview-key-seed", of: second) { preview.step() }
    write("process-start", of: .seconds(2)) {
      processStart(["render", "--format", "html", intent])
    }
    write("process-read", of: .seconds(2)) { processStart(["read", intent]) }
  }

  /// Writing a screen of 24 components in other formats and reading it back, an edit, and a difference.
  private static func measureExchange(of screen: Screen, _ compiler: Compiler) throws {
    let second = Duration.seconds(1)
    for format in [ExchangeFormat.a2ui09, .jsonRender, .adaptiveCard, .markdown] {
      write("write-\(format.rawValue)", of: second) {
        screen.written(as: format, .compact).utf8.count
      }
    }
    for format in [ExchangeFormat.a2ui09, .jsonRender, .adaptiveCard] {
      let source = SourceText(name: "screen", utf8: screen.written(as: format, .compact).utf8)
      write("read-\(format.rawValue)", of: second) {
        ScreenDocument(source).proposal == nil ? 0 : 1
      }
      try write("admit-\(format.rawValue)", of: second) {
        try compiler.admit(source).screen.sections.count
      }
    }
    let edit = SourceText(name: "<edit>", "add a phone field and make the first button red")
    let sentence = SourceText("a phone field and a submit button in bright red")
    try write("intent-of-edit-length", of: second) {
      try compiler.compile(sentence).screen.sections.count
    }
    try write("edit-screen", of: second) { try compiler.edit(screen, edit).ledger.entries.count }
    let parts = (0..<17).map { number in
      Section(
        id: "s\(number)", title: "Part \(number)",
        components: (0..<12).map { .keyValue(.init(key: "Fact \($0)", value: "\(number * $0)")) })
    }
    let old = Screen(title: "Two hundred", sections: parts)
    var new = old
    for index in new.sections.indices {
      new.sections[index].elements.swapAt(2, 9)
      new.sections[index].elements.remove(at: 5)
      new.sections[index].elements.append(Element(.paragraph(.init(text: "New"))))
    }
    write("diff-200-components", of: second) {
      ScreenDifference(from: old, to: new).changes.count
    }
  }

  /// What masks cost, with the files that options name.
  private static func measureMasks(_ arguments: [String]) throws {
    var files: [String: String] = [:]
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard ["--vocabulary", "--documents"].contains(name), let path = rest.popFirst() else {
        fail()
      }
      files[name] = path
    }
    try MaskBenchmark(vocabulary: files["--vocabulary"], documents: files["--documents"]).run()
  }

  /// How soon a model writes, or its first token alone.
  private static func measureFirstToken(_ arguments: [String]) async throws {
    guard (1...2).contains(arguments.count) else { fail() }
    let benchmark = FirstTokenBenchmark(model: arguments[0])
    if arguments.count == 1 {
      try await benchmark.run()
    } else {
      try await benchmark.ask(keeping: arguments[1])
    }
  }

  /// Renders one screen as often as it can, and says how often that was.
  private static func render(_ format: ScreenFormat, _ arguments: [String]) throws {
    guard arguments.count == 3, let seconds = Double(arguments[2]), (0.1...600).contains(seconds)
    else { fail() }
    let screen = try Compiler().admit(.reading(arguments[1])).screen
    let bytes = screen.renderedUTF8(as: format).count
    let measurement = Measurement.of(.seconds(seconds)) { screen.renderedUTF8(as: format).count }
    let pages = 1e6 / measurement.microseconds
    print(
      """
      {"peer":"screenc","version":"\(Compiler.version)","lang":"Swift",\
      "pages_per_s":\(Int(pages)),"bytes":\(bytes),\
      "mb_per_s":\(String(format: "%.1f", pages * Double(bytes) / 1e6))}
      """)
  }

  private static func write(
    _ name: String, of duration: Duration, _ work: () throws -> Int
  ) rethrows {
    let measurement = try Measurement.of(duration, work)
    let median = String(format: "%.2f", measurement.microseconds)
    print("{\"case\":\"\(name)\",\"median_us\":\(median),\"runs\":\(measurement.runs)}")
  }

  /// Runs the `screenc` that is beside this program, from start to end.
  private static func processStart(_ arguments: [String]) -> Int {
    let path = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "screenc").path()
    let succeeded = ChildProcess.run(path, arguments, silencing: [.standardOutput])
    guard succeeded else {
      FileHandle.standardError.write(Data("screenc-bench: cannot run \(path)\n".utf8))
      exit(3)
    }
    return 0
  }

  private static func fail() -> Never {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
}

extension SourceText {
  /// The bytes of a file.
  fileprivate static func reading(_ path: String) throws -> SourceText {
    SourceText(name: path, utf8: Array(try Data(contentsOf: URL(filePath: path))))
  }
}
