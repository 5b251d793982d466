internal import Sampling
internal import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenGeneration
internal import ScreenLanguages
internal import ScreenLedger
internal import ScreenModel

extension Compilation {
  /// The most texts that a remark names.
  private static let mostNamed = 3

  /// Gives the screen of a translated request the language of the request.
  mutating func translate(
    as translation: Brief.Translation?, by languages: LanguageLibrary = .shipped
  ) {
    guard let translation else { return }
    let request = translation.request
    let speech = languages.language(request.language)
    let result = ScreenTranslator(for: request, into: speech, isEnglish: WordVectors.knows)
      .translated(screen, for: translation.english)
    screen = result.screen
    origins = origins.compactMap { origin in
      result.path(origin.path).map { PlacedOrigin($0, origin.origin) }
    }
    // The parts were implied; those that are left out were asked by nobody.
    ledger.entries = ledger.entries.compactMap { entry in
      var entry = entry
      entry.paths = entry.paths.compactMap(result.path)
      return entry.paths.isEmpty && entry.outcome == .met ? nil : entry
    }
    language = request.language
    speaksLanguage = result.isMostlyForeign
    var message = "the request was read in \(speech.name), as '\(translation.english)'"
    if let first = result.untranslated.first {
      let others = result.untranslated.count - 1
      message += "; '\(first)'" + (others > 0 ? " and \(others) more stay" : " stays")
      message += " in English"
    }
    if result.leftOut > 0 {
      message += "; \(result.leftOut) parts without \(speech.name) words are left out"
    }
    diagnostics.append(Diagnostic(.warning, id: "other-language", message))
    if !result.untranslated.isEmpty { confidence = min(confidence, .medium) }
    if !result.isMostlyForeign { confidence = .low }
  }
}

extension Compiler {
  /// Returns the screen of a plainer request if too much of another one stayed in English; otherwise
  /// the screen itself.
  func plainer(
    than made: Compilation, _ reading: ReadIntent, sampling: SamplingOptions,
    samples: SamplePolicy, only tier: TierChoice?
  ) -> Compilation {
    guard !made.speaksLanguage, made.tier != .model, let translation = reading.brief.translation
    else { return made }
    for brief in translation.plainer {
      let other = try? compilation(
        of: made.source, ReadIntent(brief), sampling: sampling,
        from: tiers(asking: nil, only: tier, samples: samples))
      if let other, other.speaksLanguage { return other }
    }
    return made
  }
}
