internal import ScreenComposition
internal import ScreenDiagnostics
internal import ScreenGeneration
internal import ScreenModel

extension Compilation {
  /// A reviewer's note on the result: what was asked, what was made of it, from where, how sure.
  ///
  /// It quotes the intent, cleaned of control characters, and ends in LF.
  public var explanation: String {
    var lines = [verdict]
    lines += asks.flatMap(lines(for:))
    lines.append(making)
    lines += matches.map(line(for:))
    lines += sampleLines
    lines += repairLines
    lines += attempts.filter(isNoteworthy).map {
      "A generator asked before \($0.outcome.rawValue): \($0.reason)."
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// How the requirements ended, in a sentence.
  private var verdict: String {
    guard intent != nil else { return "A finished screen, held to the grammar \(grammar)." }
    let entries = ledger.entries
    guard !entries.isEmpty else { return "The intent asks for nothing in particular." }
    let counts = Ledger.Entry.Outcome.allCases.compactMap { outcome in
      let count = entries.count { $0.outcome == outcome }
      return count > 0 ? "\(count) \(outcome.rawValue)" : nil
    }
    let asked = number(asks.count, "thing")
    let parts = asks.count < entries.count ? ", in \(number(entries.count, "part"))" : ""
    return "Asked for \(asked)\(parts): \(counts.joined(separator: ", "))."
  }

  /// The entries of the ledger, those together that the same words ask for and that ended alike.
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

  /// Whether it helps to know of an attempt: a generator that had nothing to say about it explains
  /// nothing, unless little is known at all.
  private func isNoteworthy(_ attempt: Attempt) -> Bool {
    attempt.outcome == .failed || confidence == .low
      || attempt.reason != CatalogGenerator.nothingNear
  }

  /// What one part of the intent asks for, told once, and below it each thing that answers it.
  private func lines(for ask: [Ledger.Entry]) -> [String] {
    guard ask.count > 1 else { return ask.flatMap(lines(for:)) }
    let outcome = ask[0].outcome.rawValue
    let gap = String(repeating: " ", count: 13 - outcome.utf8.count)
    return ["  \(outcome)\(gap)\"\(printable(ask[0].words))\""]
      + ask.map { entry in
        let places = entry.paths.map(title(of:)).joined(separator: ", ")
        return "               \(entry.subject)" + (places.isEmpty ? "" : " → \(places)")
      }
  }

  /// What was asked, how it ended and where it went; the reason below it.
  private func lines(for entry: Ledger.Entry) -> [String] {
    let outcome = entry.outcome.rawValue
    let gap = String(repeating: " ", count: 13 - outcome.utf8.count)
    let places = entry.paths.map(title(of:)).joined(separator: ", ")
    let answer = places.isEmpty ? "" : " → \(places)"
    return [
      "  \(outcome)\(gap)\"\(printable(entry.words))\" (\(entry.subject))\(answer)",
      "               \(printable(entry.reason))",
    ]
  }

  /// What made the screen, under which grammar and how freely.
  private var making: String {
    let elements = screen.sections.reduce(0) { $0 + $1.elements.count }
    var sentence = "Made \"\(printable(screen.title))\""
    sentence += ": \(number(screen.sections.count, "section")), \(number(elements, "component"))"
    sentence += ", under the grammar \(grammar)"
    if let tier { sentence += ", by the \(tier.rawValue)" }
    if tier != nil {
      sentence +=
        sampling.isGreedy
        ? ", the best choice each time"
        : ", with seed \(sampling.seed) at temperature \(decimal(sampling.temperature))"
    }
    sentence += "."
    return confidence.map { "\(sentence) Confidence: \($0.rawValue)." } ?? sentence
  }

  /// Which recipe or topic of the catalog was used, and why it was found near.
  private func line(for match: Catalog.Match) -> String {
    if case .recipe(let recipe) = match.found {
      return "From the catalog: what a screen of the kind '\(recipe.name)' holds."
    }
    if case .plan(let plan) = match.found {
      return "From the catalog: what a plan of the kind '\(plan.id)' asks of a day."
    }
    let why: String
    switch match.method {
    case .name: why = "named outright"
    case .part: why = "named in part"
    case .likeness:
      let concepts = match.concepts.isEmpty ? "" : ": " + match.concepts.joined(separator: ", ")
      why = "near by \(match.similarity / 10) %" + concepts
    }
    return "From the catalog: \(match.id) (\(why))."
  }

  /// Which values are samples; none are made up in silence.
  private var sampleLines: [String] {
    var places: [String] = []
    for (index, section) in screen.sections.enumerated() {
      for (position, element) in section.elements.enumerated() where !element.samples.isEmpty {
        let path = TreePath().appending("sections").appending(index).appending("components")
          .appending(position)
        places.append("  \(title(of: path)): \(element.samples.joined(separator: ", "))")
      }
    }
    guard !places.isEmpty else { return [] }
    return ["A draft: these values are samples and only show the layout."] + places
  }

  /// How much was mended on the way; the diagnostics themselves say what.
  private var repairLines: [String] {
    let lossy = diagnostics.count { $0.repair == .lossy }
    let lossless = diagnostics.count { $0.repair == .lossless }
    guard lossy + lossless > 0 else { return [] }
    return ["Mended \(number(lossless + lossy, "thing")); \(lossy) of them lost something."]
  }

  /// What an element is called on the screen, by its path: `field "Username"`.
  private func title(of path: TreePath) -> String {
    if path.steps.count == 2, case .index(let section) = path.steps[1],
      screen.sections.indices.contains(section), !screen.sections[section].title.isEmpty
    {
      return "section \"\(printable(screen.sections[section].title))\""
    }
    guard path.steps.count >= 4, case .index(let section) = path.steps[1],
      case .index(let position) = path.steps[3], screen.sections.indices.contains(section),
      screen.sections[section].elements.indices.contains(position)
    else { return path.description }
    var component = screen.sections[section].elements[position].component
    var reader = TitleReader()
    component.visitProperties(&reader)
    let title = reader.title.isEmpty ? "" : " \"\(printable(reader.title))\""
    return component.kind.rawValue + title
  }

  private func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func decimal(_ value: Double) -> String {
    var buffer = UTF8Buffer()
    buffer.append(number: value)
    return buffer.string
  }

  /// A text on one line, without control characters, and not long.
  private func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(80) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: result.append(" ")
      default: result.append(scalar)
      }
    }
    return String(result) + (text.unicodeScalars.count > 80 ? "…" : "")
  }
}
