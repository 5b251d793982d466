internal import ScreenModel

extension Evaluation {
  /// How much a report tells.
  public enum Detail: Hashable, Sendable {
    /// How many cases and expectations were met, and nothing of what stands in them: for a set that
    /// is held out.
    case figures
    /// Also each expectation that was not met, with its intent.
    case failures
  }

  /// The evaluation in words: what was not met, a line for each kind, and the whole last.
  public func summary(_ detail: Detail = .failures) -> String {
    var text = detail == .failures ? failureList : ""
    if !text.isEmpty { text += "\n" }
    let width = kinds.map(\.kind.utf8.count).max() ?? 0
    for entry in kinds {
      let padding = String(repeating: " ", count: width - entry.kind.utf8.count)
      text += "\(entry.kind)\(padding)  \(Self.figures(of: entry.score))\n"
    }
    return text + "\(casesMet) of \(caseCount) cases, \(Self.figures(of: overall))\n"
  }

  private var failureList: String {
    failures.map { failure in
      let expected = failure.expectation.map { "expected " + $0.summary } ?? "no screen"
      return "case \(failure.index + 1) (\(failure.kind)): \(Self.line(failure.intent))\n"
        + "  \(expected)\n"
    }.joined()
  }

  /// The same as one JSON value; `failures` is left out of figures alone.
  public func json(_ detail: Detail = .failures) -> [UInt8] {
    var writer = JSONWriter(.indented)
    writer.beginObject()
    writer.name("cases")
    writer.integer(caseCount)
    writer.name("casesMet")
    writer.integer(casesMet)
    Self.write(overall, to: &writer)
    writer.name("kinds")
    writer.beginArray()
    for entry in kinds {
      writer.beginObject()
      writer.name("kind")
      writer.text(entry.kind)
      Self.write(entry.score, to: &writer)
      writer.endObject()
    }
    writer.endArray()
    if detail == .failures { writeFailures(to: &writer) }
    writer.endObject()
    return writer.finish()
  }

  private func writeFailures(to writer: inout JSONWriter) {
    writer.name("failures")
    writer.beginArray()
    for failure in failures {
      writer.beginObject()
      writer.name("case")
      writer.integer(failure.index + 1)
      writer.name("kind")
      writer.text(failure.kind)
      writer.name("intent")
      writer.text(failure.intent)
      writer.name("expected")
      writer.text(failure.expectation?.summary ?? "a screen")
      writer.endObject()
    }
    writer.endArray()
  }

  private static func write(_ score: Score, to writer: inout JSONWriter) {
    writer.name("expectations")
    writer.integer(score.total)
    writer.name("met")
    writer.integer(score.met)
  }

  private static func figures(of score: Score) -> String {
    "\(score.met) of \(score.total) expectations, \(score.perMille / 10).\(score.perMille % 10) %"
  }

  /// The first line of an intent, without control characters.
  private static func line(_ intent: String) -> String {
    let first = intent.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
    let clean = first.filter { $0.value >= 0x20 && $0.value != 0x7F }
    return String(String.UnicodeScalarView(clean.prefix(100)))
  }
}
