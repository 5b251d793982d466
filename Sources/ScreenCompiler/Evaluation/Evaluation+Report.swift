internal import ScreenModel

extension Evaluation {
  /// The figures in words: a line for each kind, what was not met, and the whole last.
  public var summary: String {
    var text = ""
    for failure in failures {
      let expected = failure.expectation.map { "expected " + $0.summary } ?? "no screen"
      text += "case \(failure.index + 1) (\(failure.kind)): \(Self.line(failure.intent))\n"
      text += "  \(expected)\n"
    }
    if !failures.isEmpty { text += "\n" }
    let width = kinds.map(\.kind.utf8.count).max() ?? 0
    for entry in kinds {
      let padding = String(repeating: " ", count: width - entry.kind.utf8.count)
      text += "\(entry.kind)\(padding)  \(Self.figures(of: entry.score))\n"
    }
    return text + "\(casesMet) of \(caseCount) cases, \(Self.figures(of: overall))\n"
  }

  /// The same as one JSON value.
  public func json() -> [UInt8] {
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
    writer.endObject()
    return writer.finish()
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
