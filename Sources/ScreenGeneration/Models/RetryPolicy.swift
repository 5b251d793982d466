/// The waits for a busy host: as long as it says, longer each time, and limited in number.
struct RetryPolicy: Hashable, Sendable {
  /// The number of waits left.
  private(set) var left: Int
  /// The longest wait, each time.
  let longest: Duration
  private var next = Duration.seconds(1)

  init(_ count: Int, longest: Duration) {
    left = count
    self.longest = longest
  }

  /// How long to wait before repeating the request; nil if waiting does not help or none is left.
  ///
  /// The least wait doubles each time, for hosts that name no time.
  mutating func delay(after error: ModelError) -> Duration? {
    guard left > 0, let delay = error.retryDelay, delay <= longest else { return nil }
    left -= 1
    defer { next *= 2 }
    return min(max(delay, next), longest)
  }
}
