/// How long a piece of work takes, measured by repeating it.
struct Measurement {
  /// The median of a run, in microseconds.
  var microseconds: Double
  /// How many runs there were.
  var runs: Int

  /// Repeats `work` for about `duration`, after a tenth of that to warm up.
  ///
  /// What `work` gives is kept from being optimised away.
  static func of(_ duration: Duration, _ work: () throws -> Int) rethrows -> Measurement {
    let clock = ContinuousClock()
    var sum = 0
    let warm = clock.now + duration / 10
    repeat { sum &+= try work() } while clock.now < warm

    var times: [Duration] = []
    let end = clock.now + duration
    repeat {
      let start = clock.now
      sum &+= try work()
      times.append(start.duration(to: clock.now))
    } while clock.now < end
    precondition(sum != .min)
    times.sort()
    return Measurement(microseconds: times[times.count / 2] / .microseconds(1), runs: times.count)
  }
}
