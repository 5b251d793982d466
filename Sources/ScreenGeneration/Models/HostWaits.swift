/// How a busy host is waited for: as long as it says, longer each time, and so often at most.
struct HostWaits: Hashable, Sendable {
  /// How often it is still waited for.
  private(set) var left: Int
  /// How long at most, each time.
  let longest: Duration
  private var next = Duration.seconds(1)

  init(_ count: Int, longest: Duration) {
    left = count
    self.longest = longest
  }

  /// How long to wait before the same request is made again; nil where no waiting helps, or none is
  /// left. What is waited at least doubles each time, for hosts that name no time.
  mutating func delay(after error: ModelError) -> Duration? {
    guard left > 0, let delay = error.retryDelay, delay <= longest else { return nil }
    left -= 1
    defer { next *= 2 }
    return min(max(delay, next), longest)
  }
}
