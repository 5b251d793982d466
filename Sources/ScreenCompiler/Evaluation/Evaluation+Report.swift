internal import ScreenModel
internal import ScreenText

extension Evaluation {
  /// The level of detail of a report.
  public enum Detail: Hashable, Sendable {
    /// Only the numbers of cases and expectations met, without their contents: for a held-out set.
    case figures
    /// Also each unmet expectation, with its intent.
    case failures
  }

  /// The evaluation in words: unmet expectations, then a line for each kind, length of intents and
  /// confidence, then the total.
  public func summary(_ detail: Detail = .failures) -> String {
    var text = detail == .failures ? failureList : ""
    if !text.isEmpty { text += "\n" }
    text += Self.table(of: kinds)
    text += "\nby the length of the intent, in characters\n" + Self.table(of: lengths)
    text += "\nby the confidence that the screen claims\n" + Self.table(of: confidences)
    return text + "\n\(Self.cases(of: overall)); \(Self.expectations(of: overall))\n"
  }

  /// A line for each group that has cases, in columns.
  private static func table(of groups: [Group]) -> String {
    let rows = groups.filter { $0.score.caseCount > 0 }.map { group in
      [group.name, cases(of: group.score), expectations(of: group.score)]
    }
    let widths = (0..<2).map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
    return rows.map { row in
      let padded = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.utf8.count)
      }
      return (padded + [row[2]]).joined(separator: "  ") + "\n"
    }.joined()
  }

  private var failureList: String {
    failures.map { failure in
      let expected = failure.expectation.map { "expected " + $0.summary } ?? "no screen"
      return "case \(failure.index + 1) (\(failure.kind)): \(failure.intent.onOneLine(100))\n"
        + "  \(expected)\n"
    }.joined()
  }

  /// The evaluation as one JSON value; `failures` is left out if only figures are requested.
  ///
  /// - Parameters:
  ///   - detail: The level of detail.
  ///   - rewriting: The evaluation of rewritings; nil if none were tried.
  /// - Returns: The bytes of an indented object.
  public func json(
    _ detail: Detail = .failures, _ rewriting: RewritingEvaluation? = nil
  ) -> [UInt8] {
    var writer = JSONWriter(.indented)
    writer.beginObject()
    Self.write(overall, to: &writer)
    Self.write(kinds, called: "kind", as: "kinds", to: &writer)
    Self.write(lengths, called: "length", as: "lengths", to: &writer)
    Self.write(confidences, called: "confidence", as: "confidences", to: &writer)
    if let rewriting {
      writer.array("rewritings", rewriting.tallies) { writer, tally in
        writer.beginObject()
        writer.member("rewriting", tally.rewriting.rawValue)
        writer.name("cases")
        writer.integer(tally.total)
        writer.name("kept")
        writer.integer(tally.kept)
        if detail == .failures { writer.array("lost", tally.lost) { $0.text($1) } }
        writer.endObject()
      }
    }
    if detail == .failures { writeFailures(to: &writer) }
    writer.endObject()
    return writer.finish()
  }

  private static func write(
    _ groups: [Group], called name: String, as list: String, to writer: inout JSONWriter
  ) {
    writer.array(list, groups) { writer, group in
      writer.beginObject()
      writer.member(name, group.name)
      write(group.score, to: &writer)
      writer.endObject()
    }
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
    writer.name("cases")
    writer.integer(score.caseCount)
    writer.name("casesMet")
    writer.integer(score.casesMet)
    writer.name("expectations")
    writer.integer(score.total)
    writer.name("met")
    writer.integer(score.met)
  }

  private static func cases(of score: Score) -> String {
    "\(score.casesMet) of \(score.caseCount) cases in full, \(percent(score.casesPerMille))"
  }

  private static func expectations(of score: Score) -> String {
    "\(score.met) of \(score.total) expectations, \(percent(score.perMille))"
  }

  private static func percent(_ perMille: Int) -> String { "\(perMille / 10).\(perMille % 10) %" }
}
