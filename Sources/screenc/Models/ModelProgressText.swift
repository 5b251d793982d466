import ScreenCompiler

/// How a model comes along with its reply, in words for people who wait.
struct ModelProgressText {
  private var parts = 0
  private var tokens: Int?
  private var start: ContinuousClock.Instant?

  /// What there is to say after something has happened; nil where it is nothing new.
  mutating func words(
    after progress: ModelProgress, at now: ContinuousClock.Instant = .now
  ) -> String? {
    switch progress {
    case .asks:
      self = ModelProgressText(start: now)
      return "asked, waiting"
    case .receives(.text):
      parts += 1
      return rate(at: now)
    case .receives(.usage(let usage)):
      // The rate of a reply counts from the last that was read of the request.
      guard (usage.output ?? 0) == 0, parts == 0 else {
        tokens = usage.output ?? tokens
        return nil
      }
      start = now
      return usage.input.map { "\($0) tokens of the request read" }
    case .calls(let call): return "calls \(call.name)"
    case .waits(let duration): return "busy, asked again in \(duration.components.seconds) s"
    case .receives, .ended: return nil
    }
  }

  /// How many tokens came, or parts where the model does not count, and how many a second.
  private func rate(at now: ContinuousClock.Instant) -> String {
    let count = tokens ?? parts
    let (seconds, attoseconds) = (now - (start ?? now)).components
    let milliseconds = max(1, Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000))
    let unit = (tokens == nil ? "part" : "token") + (count == 1 ? "" : "s")
    return "\(count) \(unit) so far, \(count * 1_000 / milliseconds) a second"
  }
}

extension ModelProgressText {
  private init(start: ContinuousClock.Instant) { self.start = start }
}
