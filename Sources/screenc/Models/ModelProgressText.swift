import ScreenCompiler

/// The progress of a model's reply, in words for people who wait.
struct ModelProgressText {
  private var parts = 0
  private var tokens: Int?
  private var start: ContinuousClock.Instant?

  /// Returns the words to show after an event; nil if there is nothing new.
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
      // The rate of a reply is measured from the last report that the request was being read.
      guard (usage.output ?? 0) == 0, parts == 0 else {
        tokens = usage.output ?? tokens
        return nil
      }
      start = now
      return usage.input.map { "\($0) tokens of the request read" }
    case .calls(let call): return "calls \(call.name)"
    case .waits(let duration): return "busy, retrying in \(duration.components.seconds) s"
    case .receives, .ended: return nil
    }
  }

  /// Returns how many tokens came, or text parts if the model does not count tokens, and how many
  /// per second.
  private func rate(at now: ContinuousClock.Instant) -> String {
    let count = tokens ?? parts
    let (seconds, attoseconds) = (now - (start ?? now)).components
    let milliseconds = max(1, Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000))
    let unit = (tokens == nil ? "part" : "token") + (count == 1 ? "" : "s")
    // Less than a second, or a single part, says nothing about the rate.
    guard milliseconds >= 1_000, count > 1 else { return "\(count) \(unit) so far" }
    return "\(count) \(unit) so far, \(count * 1_000 / milliseconds) per second"
  }
}

extension ModelProgressText {
  private init(start: ContinuousClock.Instant) { self.start = start }
}
