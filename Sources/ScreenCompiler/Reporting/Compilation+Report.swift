internal import ScreenCatalog
internal import ScreenComposition
internal import ScreenLedger
internal import ScreenDiagnostics
internal import ScreenGeneration
public import ScreenModel

extension Compilation {
  /// The report as JSON: the requests, their outcomes, the origins of values, and the confidence.
  ///
  /// `timing` lists the parts of the work with the microseconds that each took; without it, nothing
  /// in the report differs from run to run.
  public func report(
    timing: [(name: String, microseconds: Int)] = [], _ layout: JSONLayout = .indented
  ) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.beginObject()
    writer.member("intent", intent)
    writer.member("grammar", grammar)
    let isMade = tier != .finished
    writer.member("tier", isMade ? tier.rawValue : nil)
    writer.member("confidence", isMade ? confidence.rawValue : nil)
    writer.interpretation(interpretation)
    writer.name("draft")
    writer.flag(isDraft)
    writer.name("seed")
    if sampling.isGreedy { writer.null() } else { writer.integer(sampling.seed) }
    writer.name("temperature")
    writer.number(sampling.isGreedy ? 0 : sampling.temperature)
    writer.name("ledger")
    writer.beginArray()
    for entry in ledger.entries { writer.ledgerEntry(entry) }
    for words in ledger.unread { writer.unread(words) }
    for omission in ledger.leftOut { writer.leftOut(omission) }
    writer.endArray()
    writer.origins(origins)
    writer.array("matches", matches) { $0.match($1) }
    writer.array("diagnostics", diagnostics) { $0.diagnostic($1, in: source) }
    writer.array("attempts", attempts) { $0.attempt($1) }
    if let transcript { writer.transcript(transcript) }
    if !timing.isEmpty { writer.timing(timing) }
    writer.endObject()
    return writer.finish()
  }
}

extension JSONWriter {
  /// Writes how sure the reader was of an intent; null for a screen that was not read.
  fileprivate mutating func interpretation(_ interpretation: Interpretation?) {
    name("reading")
    guard let interpretation else { return null() }
    beginObject()
    name("margin")
    if let margin = interpretation.margin { integer(margin) } else { null() }
    name("sure")
    flag(interpretation.isSure)
    endObject()
  }

  /// Writes a member that is a text, or null.
  package mutating func member(_ name: String, _ value: String?) {
    self.name(name)
    if let value { text(value) } else { null() }
  }

  /// Writes a member that is an array, element by element.
  package mutating func array<Value>(
    _ name: String, _ values: [Value], write: (inout JSONWriter, Value) -> Void
  ) {
    self.name(name)
    beginArray()
    for value in values { write(&self, value) }
    endArray()
  }

  /// Writes a match with the catalog, and the reason.
  package mutating func match(_ match: Catalog.Match) {
    beginObject()
    switch match.found {
    case .topic(let topic): member("topic", topic.id)
    case .recipe(let recipe): member("recipe", recipe.name)
    case .plan(let plan): member("plan", plan.id)
    case .phrase(let reason): member("phrase", reason)
    }
    member("method", match.method.rawValue)
    name("similarity")
    integer(match.similarity)
    if let near = match.near { member("near", near) }
    endObject()
  }

  /// Writes a diagnostic, with its line and column if it has a place.
  package mutating func diagnostic(_ diagnostic: Diagnostic, in source: SourceText) {
    beginObject()
    member("id", diagnostic.id)
    member("severity", diagnostic.severity.rawValue)
    member("message", diagnostic.message)
    if let range = diagnostic.range { place(range, in: source) }
    if let quotation = diagnostic.quotation {
      name("in")
      beginObject()
      member("source", quotation.source)
      name("line")
      integer(quotation.line)
      name("column")
      integer(quotation.column)
      endObject()
    }
    if let path = diagnostic.path { member("path", path) }
    if let repair = diagnostic.repair { member("repair", repair.rawValue) }
    if !diagnostic.notes.isEmpty {
      array("notes", diagnostic.notes) { writer, note in
        writer.beginObject()
        writer.member("message", note.message)
        if let range = note.range { writer.place(range, in: source) }
        writer.endObject()
      }
    }
    if !diagnostic.fixIts.isEmpty {
      array("fixIts", diagnostic.fixIts) { writer, fixIt in
        writer.beginObject()
        writer.member("message", fixIt.message)
        writer.array("edits", fixIt.edits) { writer, edit in
          writer.beginObject()
          writer.range(edit.range)
          writer.member("replacement", edit.replacement)
          writer.endObject()
        }
        writer.endObject()
      }
    }
    endObject()
  }

  private mutating func place(_ range: SourceRange, in source: SourceText) {
    let location = source.location(of: range.lowerBound)
    name("line")
    integer(location.line)
    name("column")
    integer(location.column)
    self.range(range)
  }

  /// Writes a range as its first byte and the byte after its last.
  private mutating func range(_ range: SourceRange) {
    name("range")
    beginArray()
    integer(range.lowerBound)
    integer(range.upperBound)
    endArray()
  }

  /// Writes the outcome of a requirement.
  package mutating func ledgerEntry(_ entry: Ledger.Entry) {
    beginObject()
    member("words", entry.words)
    range(entry.range)
    member("subject", entry.subject)
    member("outcome", entry.outcome.rawValue)
    array("paths", entry.paths) { $0.text($1.description) }
    member("reason", entry.reason)
    endObject()
  }

  /// Writes unread words as a ledger entry without a requirement.
  fileprivate mutating func unread(_ unread: Ledger.UnusedWords) {
    beginObject()
    member("words", unread.words)
    range(unread.range)
    member("subject", "words")
    member("outcome", "unread")
    array("paths", []) { $0.text($1) }
    member("reason", "they are not shown, and are neither cues nor filler")
    endObject()
  }

  /// Writes deliberately omitted words as a ledger entry without a requirement.
  fileprivate mutating func leftOut(_ omission: Ledger.Omission) {
    beginObject()
    member("words", omission.words)
    range(omission.range)
    member("subject", "words")
    member("outcome", "leftOut")
    array("paths", []) { $0.text($1) }
    member("reason", omission.reason)
    endObject()
  }

  /// Writes origins as an object by path; if a path has several, the first counts.
  fileprivate mutating func origins(_ origins: [PlacedOrigin]) {
    name("origins")
    beginObject()
    var written: Set<String> = []
    for placed in origins {
      let path = placed.path.description
      guard written.insert(path).inserted else { continue }
      name(path)
      beginObject()
      origin(placed.origin)
      endObject()
    }
    endObject()
  }

  private mutating func origin(_ origin: Origin) {
    switch origin {
    case .intent(let range):
      member("from", "intent")
      self.range(range)
    case .data(let pointer):
      member("from", "data")
      member("pointer", pointer)
    case .catalog(let topic):
      member("from", "catalog")
      member("topic", topic)
    case .model(let id):
      member("from", "model")
      member("id", id)
    case .tool(let tool, let call):
      member("from", "tool")
      member("name", tool)
      name("call")
      integer(call)
    case .grammar: member("from", "grammar")
    case .sample: member("from", "sample")
    }
  }

  fileprivate mutating func attempt(_ attempt: Attempt) {
    beginObject()
    member("generator", attempt.generator)
    member("outcome", attempt.outcome.rawValue)
    member("reason", attempt.reason)
    if let reply = attempt.reply { member("reply", reply) }
    endObject()
  }

  /// Writes how a language model was asked: the number of turns, the tokens and the calls.
  fileprivate mutating func transcript(_ transcript: ModelTranscript) {
    name("model")
    beginObject()
    member("id", transcript.model)
    name("requests")
    integer(transcript.turns.count)
    if let input = transcript.usage.input {
      name("inputTokens")
      integer(input)
    }
    if let output = transcript.usage.output {
      name("outputTokens")
      integer(output)
    }
    if !transcript.results.isEmpty {
      array("calls", transcript.results) { writer, result in
        writer.beginObject()
        writer.member("tool", result.call.name)
        writer.member("arguments", result.call.arguments)
        writer.member(result.isFailure ? "failure" : "result", result.text)
        writer.endObject()
      }
    }
    endObject()
  }

  fileprivate mutating func timing(_ laps: [(name: String, microseconds: Int)]) {
    name("timing")
    beginObject()
    for lap in laps {
      name(lap.name)
      integer(lap.microseconds)
    }
    endObject()
  }
}
