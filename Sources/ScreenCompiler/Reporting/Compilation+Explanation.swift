internal import ScreenCatalog
internal import ScreenComposition
internal import ScreenLedger
internal import ScreenDiagnostics
internal import ScreenGeneration
internal import ScreenModel
internal import ScreenText

extension Compilation {
  /// An explanation of the result for a reviewer: the requests, their outcomes, the origins of
  /// values, and the confidence.
  ///
  /// It quotes the intent without control characters, and ends in LF.
  public var explanation: String {
    var lines = [verdict]
    lines += asks.flatMap(lines(for:))
    lines += ledger.unread.map { "  unread       \"\($0.words.onOneLine(80))\"" }
    lines += exclusions.map(line(leavingOut:))
    lines += ledger.leftOut.map {
      "  left out     \"\($0.words.onOneLine(80))\", \($0.reason)"
    }
    lines.append(making)
    lines += readingLines
    if let alternative { lines.append(alternative.sentence) }
    lines += matches.map(line(for:))
    lines += sourceLines
    lines += nearMisses.map { "Not from the catalog: \($0.sentence.onOneLine(240))." }
    lines += sampleLines
    lines += repairLines
    lines += attempts.filter(isNoteworthy).map {
      "Before that, \($0.generator.onOneLine(80)) \($0.outcome.rawValue): "
        + "\($0.reason.onOneLine(400))." + ($0.reply.map { " It replied: \($0)" } ?? "")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The outcomes of the requirements, in a sentence.
  private var verdict: String {
    guard intent != nil else { return "A finished screen, checked against the grammar \(grammar)." }
    let entries = ledger.entries
    guard !entries.isEmpty else { return "The intent asks for nothing in particular." }
    let counts = Ledger.Entry.Outcome.allCases.compactMap { outcome in
      let ended = entries.filter { $0.outcome == outcome }
      return ended.isEmpty ? nil : "\(ended.count) \(outcome.rawValue)\(sampling(in: ended))"
    }
    let asked = number(asks.count, "thing")
    let parts = asks.count < entries.count ? ", in \(number(entries.count, "part"))" : ""
    return "Asked for \(asked)\(parts): \(counts.joined(separator: ", "))."
  }

  /// The number of entries answered by elements with samples, in brackets.
  private func sampling(in entries: [Ledger.Entry]) -> String {
    let count = entries.count { entry in
      entry.paths.contains { element(at: $0)?.samples.isEmpty == false }
    }
    guard count > 0 else { return "" }
    return count == entries.count ? " (with samples)" : " (\(count) with samples)"
  }

  /// The entries of the ledger, grouped by the same words and outcome.
  private var asks: [[Ledger.Entry]] {
    var asks: [[Ledger.Entry]] = []
    for entry in ledger.entries {
      let place = asks.firstIndex {
        $0[0].range == entry.range && $0[0].words == entry.words && $0[0].outcome == entry.outcome
      }
      if let place { asks[place].append(entry) } else { asks.append([entry]) }
    }
    return asks
  }

  /// Whether an attempt is worth mentioning: a generator that simply had no answer explains
  /// nothing, unless little is known at all.
  private func isNoteworthy(_ attempt: Attempt) -> Bool {
    let isUnmet = ledger.entries.contains { $0.outcome == .unmet }
    return attempt.outcome == .failed || attempt.reason != CatalogGenerator.nothingNear
      || (confidence == .low && !isUnmet)
  }

  /// The line for an exclusion, and whether the same thing was nevertheless requested.
  private func line(leavingOut words: String) -> String {
    let isAsked = ledger.entries.contains { entry in
      entry.words.lowercased().contains(words.lowercased())
    }
    let end = isAsked ? "kept, as it is also requested" : "as asked"
    return "  left out     \"\(words.onOneLine(80))\", \(end)"
  }

  /// The lines for one part of the intent, named once, with everything that answers it below.
  private func lines(for ask: [Ledger.Entry]) -> [String] {
    guard ask.count > 1 else { return ask.flatMap(lines(for:)) }
    let outcome = ask[0].outcome.rawValue
    let gap = String(repeating: " ", count: 13 - outcome.utf8.count)
    return ["  \(outcome)\(gap)\"\(ask[0].words.onOneLine(80))\""]
      + ask.map { entry in
        let places = entry.paths.map(name(at:)).joined(separator: ", ")
        return "               \(entry.subject)" + (places.isEmpty ? "" : " → \(places)")
      }
  }

  /// The request, its outcome and its place, with the reason below.
  private func lines(for entry: Ledger.Entry) -> [String] {
    let outcome = entry.outcome.rawValue
    let gap = String(repeating: " ", count: 13 - outcome.utf8.count)
    let places = entry.paths.map(name(at:)).joined(separator: ", ")
    let answer = places.isEmpty ? "" : " → \(places)"
    return [
      "  \(outcome)\(gap)\"\(entry.words.onOneLine(80))\" (\(entry.subject))\(answer)",
      "               \(entry.reason.onOneLine(80))",
    ]
  }

  /// How the screen was made: by which tier, under which grammar, with which sampling.
  private var making: String {
    let elements = screen.sections.reduce(0) { $0 + $1.elements.count }
    var sentence = "Made \"\(screen.title.onOneLine(80))\""
    sentence += ": \(number(screen.sections.count, "section")), \(number(elements, "component"))"
    sentence += ", under the grammar \(grammar)"
    guard tier != .finished else { return sentence + "." }
    sentence += ", by the \(tier.rawValue)"
    sentence +=
      sampling.isGreedy
      ? ", the best choice each time"
      : ", with seed \(sampling.seed) at temperature \(decimal(sampling.temperature))"
    let reason = doubt.map { ", as \($0)" } ?? ""
    return "\(sentence). Confidence: \(confidence.rawValue)\(reason)."
  }

  /// How sure the reader is of the intent, if it had to choose between readings.
  private var readingLines: [String] {
    guard let interpretation, interpretation.margin != nil else { return [] }
    return [
      interpretation.isSure
        ? "Read by learned weights, with high confidence."
        : "Read by learned weights, which find another reading nearly as good."
    ]
  }

  /// The reason why the confidence is not higher; nil if there is no visible one.
  private var doubt: String? {
    let entries = ledger.entries
    let unmet = entries.count { $0.outcome == .unmet }
    switch confidence {
    case .high: return nil
    case .low where entries.isEmpty: return "nothing says what to show"
    case .low where unmet == entries.count: return "none of it is met"
    case .low where unmet > 0: return "much of it is unmet"
    case .low: return "what it names is unknown"
    case .medium where unmet > 0: return "something is unmet"
    case .medium where entries.contains { $0.outcome == .approximated }:
      return "something stands in for what was asked"
    case .medium where !ledger.unread.isEmpty: return "not all of its words are read"
    case .medium where ledger.doubts.contains(.name): return "a name may hold more than a name"
    case .medium where isDraft: return "it holds samples"
    case .medium where matches.contains { $0.method != .name }:
      return "the catalog has something similar under another name"
    case .medium where interpretation?.isSure == false && tier != .model:
      return "another reading is nearly as good"
    case .medium where tier == .model: return "the reply had to be repaired"
    case .medium where ledger.doubts.contains(.length): return "it is a long text"
    case .medium: return "a value was left open"
    }
  }

  /// The line for a matching recipe or topic of the catalog, and why it matched.
  private func line(for match: Catalog.Match) -> String {
    if case .recipe(let recipe) = match.found {
      return "From the catalog: the contents of the screen '\(recipe.name)'."
    }
    if case .plan(let plan) = match.found {
      return "From the catalog: the daily steps of the plan '\(plan.id)'."
    }
    if case .phrase(let reason) = match.found { return "From the catalog: \(reason)." }
    let why: String
    switch match.method {
    case .name: why = "named outright"
    case .part: why = "named in part"
    case .likeness:
      why = "near by \(match.similarity / 10) %" + (match.near.map { ": \($0)" } ?? "")
    }
    return "From the catalog: \(match.id) (\(why))."
  }

  /// The numbers of values from the user's data and from a model.
  private var sourceLines: [String] {
    var counts: [(source: String, count: Int)] = []
    for placed in origins {
      let source: String
      switch placed.origin {
      case .data: source = "the data"
      case .model(let id): source = "the model \(id.onOneLine(80))"
      case .tool(let name, _): source = "the tool \(name.onOneLine(80))"
      case .intent, .catalog, .grammar, .sample: continue
      }
      if let place = counts.firstIndex(where: { $0.source == source }) {
        counts[place].count += 1
      } else {
        counts.append((source, 1))
      }
    }
    return counts.map { "From \($0.source): \(number($0.count, "value"))." }
  }

  /// The sample values, since none is made up silently.
  private var sampleLines: [String] {
    var places: [String] = []
    for (index, section) in screen.sections.enumerated() {
      for (position, element) in section.elements.enumerated() where !element.samples.isEmpty {
        places.append(
          "  \(name(at: .component(index, position))): \(element.samples.joined(separator: ", "))")
      }
    }
    guard !places.isEmpty else { return [] }
    return ["A draft: these values are samples and only show the layout."] + places
  }

  /// The number of repairs; the diagnostics themselves say what was repaired.
  private var repairLines: [String] {
    let lossy = diagnostics.count { $0.repair == .lossy }
    let lossless = diagnostics.count { $0.repair == .lossless }
    guard lossy + lossless > 0 else { return [] }
    return [
      "Repaired \(number(lossless + lossy, "fault")); \(lossy) of the repairs lost "
        + "something."
    ]
  }

  private func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func decimal(_ value: Double) -> String {
    var buffer = UTF8Buffer()
    buffer.append(number: value)
    return buffer.string
  }
}
