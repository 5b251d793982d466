#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A stopwatch for the parts of a run, one after the other.
struct Stopwatch {
  /// The parts so far: the name of each, and how many microseconds it took.
  private(set) var laps: [(name: String, microseconds: Int)] = []
  private var start = Stopwatch.now

  /// Ends the running part and starts the next.
  mutating func lap(_ name: String) {
    let now = Self.now
    laps.append((name, now - start))
    start = now
  }

  /// The time of the monotonic clock, in microseconds.
  private static var now: Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1_000
  }
}
