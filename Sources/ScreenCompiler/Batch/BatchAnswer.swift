public import ScreenDiagnostics
internal import ScreenGeneration
internal import ScreenModel

/// The line that a batch writes for a line that it read.
///
/// It depends only on that line and the settings, so lines may be answered in any order and
/// anywhere.
public struct BatchAnswer: Hashable, Sendable {
  /// The line: one JSON value, ending in LF.
  public var utf8: [UInt8]
  /// Whether it reports an error instead of a screen.
  public var isError: Bool
  /// Whether the named model had no answer: the composer's screen stands in, or it is an error.
  public var isUnanswered = false
  /// Whether a strict run accepts it: a screen that leaves nothing out and lost nothing.
  public var isExact = false

  /// Answers a line.
  ///
  /// - Parameters:
  ///   - line: A JSON object with `intent`, `screen` or `reply`, and optional settings.
  ///   - number: The line number for an error; nil for none.
  ///   - settings: The settings that apply unless the line states others.
  public init(to line: SourceText, number: Int?, settings: BatchSettings) {
    var reader = BatchLineReader(line, settings: settings)
    guard let request = reader.read() else {
      self.init(reader.diagnostics, number: number, id: reader.id, source: line)
      return
    }
    do throws(CompilationError) {
      let compilation =
        switch request.subject {
        case .intent(let intent): try request.compile(intent)
        case .screen(let screen): try request.compiler.admit(screen, data: request.data)
        }
      self.init(utf8: Self.line(for: compilation, request), isError: false)
      isUnanswered = compilation.isUnanswered(asking: request.settings)
      isExact = !isUnanswered && compilation.isAcceptable(.strict)
    } catch {
      self.init(error.diagnostics, number: number, id: reader.id, source: request.source)
      if case .unanswered = error { isUnanswered = true }
    }
  }

  /// Answers a line that cannot be read with its diagnostics.
  public init(_ diagnostics: [Diagnostic], number: Int?, source: SourceText) {
    self.init(diagnostics, number: number, id: nil, source: source)
  }

  private init(utf8: [UInt8], isError: Bool) {
    self.utf8 = utf8
    self.isError = isError
  }

  private init(_ diagnostics: [Diagnostic], number: Int?, id: TreeValue?, source: SourceText) {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.id(id)
    if let number {
      writer.name("line")
      writer.integer(number)
    }
    let first = diagnostics.first { $0.severity == .error } ?? diagnostics.first
    writer.member("error", first?.message)
    writer.array("diagnostics", diagnostics) { $0.diagnostic($1, in: source) }
    writer.endObject()
    utf8 = writer.finish()
    isError = true
  }

  private static func line(for compilation: Compilation, _ request: BatchRequest) -> [UInt8] {
    var writer = JSONWriter(.compact, capacity: 4096)
    writer.beginObject()
    writer.id(request.id)
    if compilation.tier != .finished {
      writer.member("tier", compilation.tier.rawValue)
      writer.member("confidence", compilation.confidence.rawValue)
    }
    if compilation.isUnanswered(asking: request.settings) {
      writer.member("modelUnanswered", compilation.attempts.last?.reason ?? "")
    }
    let unmet = compilation.ledger.entries.filter { $0.outcome == .unmet }
    if !unmet.isEmpty { writer.array("unmet", unmet) { $0.text($1.words) } }
    let diagnostics = compilation.diagnostics.filter { $0.severity > .note }
    if !diagnostics.isEmpty {
      writer.array("diagnostics", diagnostics) { $0.diagnostic($1, in: compilation.source) }
    }
    if request.settings.format == .json {
      writer.name("screen")
      writer.screen(compilation.screen)
    } else {
      let format = request.settings.screenFormat(language: compilation.pageLanguage)
      writer.member("output", compilation.screen.rendered(as: format))
    }
    writer.endObject()
    return writer.finish()
  }
}

extension Compilation {
  /// Whether a model was to be asked and the composer had to answer in its place.
  fileprivate func isUnanswered(asking settings: BatchSettings) -> Bool {
    settings.model != nil && settings.tier == nil && tier == .composer
  }
}

extension JSONWriter {
  /// Writes the id of a line, if it has one.
  fileprivate mutating func id(_ id: TreeValue?) {
    switch id?.content {
    case .text(let text): member("id", text)
    case .number(let number):
      name("id")
      self.number(number)
    case .null, .flag, .array, .object, nil: break
    }
  }
}
