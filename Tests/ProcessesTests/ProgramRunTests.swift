import Foundation
import Processes
import Testbed
import Testing

@Suite struct ProgramRunTests {
  private static func run(
    _ line: String, input: String = "",
    within limits: ProgramRun.Limits = .init(whole: .seconds(120)),
    while isWanted: () -> Bool = { true }
  ) -> (ending: ProgramRun.Ending, output: String) {
    var bytes: [UInt8] = []
    let run = ProgramRun(shell: line, input: Array(input.utf8), within: limits)
    let ending = run.run(while: isWanted) { bytes += $0 }
    return (ending, String(decoding: bytes, as: UTF8.self))
  }

  @Test func `what is written to it can be read from it, however long`() {
    let text = String(repeating: "0123456789", count: 40_000)
    let result = Self.run("cat", input: text)
    #expect(result.ending == .exited(0) && result.output == text)
  }

  @Test(arguments: [
    ("exit 7", ProgramRun.Ending.exited(7)), ("kill -9 $$", .signalled(9)),
    ("exec no-such-program 2> /dev/null", .exited(127)), ("true", .exited(0)),
  ])
  func `it says how the program ended`(line: String, ending: ProgramRun.Ending) {
    #expect(Self.run(line, input: "nobody reads this").ending == ending)
  }

  @Test func `a program that goes on for too long is ended`() {
    let result = Self.run("echo first; exec sleep 30", within: .init(whole: .milliseconds(300)))
    #expect(result.ending == .tookTooLong && result.output == "first\n")
  }

  @Test func `a program that writes too much is ended`() {
    let result = Self.run("exec yes", within: .init(whole: .seconds(120), bytes: 100_000))
    #expect(result.ending == .wroteTooMuch && result.output.utf8.count <= 100_000)
  }

  @Test func `whoever wants no more gets no more`() {
    var looks = 0
    let result = Self.run("exec sleep 30") {
      looks += 1
      return looks < 3
    }
    #expect(result.ending == .cancelled)
  }

  @Test func `a program that falls silent is ended, with what it wrote`() {
    let result = Self.run(
      "echo first; exec sleep 30",
      within: .init(whole: .seconds(120), silence: .milliseconds(400)))
    #expect(result.ending == .wasSilent && result.output == "first\n")
  }

  @Test func `a program that writes white space for ever is silent`() {
    let result = Self.run(
      "echo first; while :; do echo ' '; sleep 0.05; done",
      within: .init(whole: .seconds(120), silence: .milliseconds(400)))
    #expect(result.ending == .wasSilent && result.output.hasPrefix("first\n"))
  }

  @Test func `what was written while nobody looked is not a silence`() {
    let result = Self.run(
      "echo first", within: .init(whole: .seconds(120), silence: .milliseconds(50)),
      while: {
        // The program ends in this time.
        Thread.sleep(forTimeInterval: 0.3)
        return true
      })
    #expect(result.ending == .exited(0) && result.output == "first\n")
  }

  @Test func `a task gets the output, and what it throws ends the program`() async throws {
    struct Enough: Error {}
    let run = ProgramRun(shell: "echo first; exec sleep 30", within: .init(whole: .seconds(120)))
    let (error, ending, time) = await promptly {
      let start = ContinuousClock.now
      var error: (any Error)?
      do { _ = try await run.run { _ in throw Enough() } } catch let failure { error = failure }
      let task = Task { await run.run { _ in } }
      task.cancel()
      return (error, await task.value, ContinuousClock.now - start)
    }
    #expect(error is Enough && ending == .cancelled)
    #expect(time < .seconds(29))
    let short = ProgramRun(shell: "cat", input: [1, 2], within: .init(whole: .seconds(120)))
    var output: [UInt8] = []
    #expect(await short.run { output += $0 } == .exited(0))
    #expect(output == [1, 2])
  }

  @Test(arguments: [
    // A program in the background holds the output open, or has closed it.
    "sleep 60 & echo $!; exit 0", "sleep 60 > /dev/null & echo $!; exit 3",
    "(sleep 60 & echo $!; wait) | cat; wait", "sh -c 'sleep 60 & echo $!; exec sleep 60'",
    "trap '' TERM HUP; sleep 60 & echo $!; sleep 60",
  ])
  func `what a line of the shell starts ends with it`(line: String) throws {
    let start = ContinuousClock.now
    let result = Self.run(
      line, within: .init(whole: .seconds(50), silence: .milliseconds(700)))
    #expect(start.duration(to: .now) < .seconds(30))
    let left = try #require(pid_t(result.output.split(separator: "\n").first ?? ""))
    // Whoever adopts it may take a moment to see that it has ended.
    for _ in 0..<100 where kill(left, 0) == 0 && !Self.isDead(left) {
      Thread.sleep(forTimeInterval: 0.05)
    }
    #expect(kill(left, 0) != 0 || Self.isDead(left))
  }

  /// Whether a process has ended, and nobody has asked how.
  private static func isDead(_ process: pid_t) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return state?.contains(") Z ") ?? false
  }

  @Test func `what was written before the end is read, whatever is left behind`() {
    let result = Self.run("head -c 300000 /dev/zero | tr '\\0' a; sleep 60 & exit 4")
    #expect(result.ending == .exited(4) && result.output.utf8.count == 300_000)
  }

  @Test func `a program gets its signals, whatever the thread that starts it holds back`() {
    var (all, earlier) = (sigset_t(), sigset_t())
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_SETMASK, &all, &earlier)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &earlier, nil) }
    #expect(Self.run("kill -TERM $$; sleep 20").ending == .signalled(SIGTERM))
    #expect(Self.run("yes | head -n 1; echo done").output == "y\ndone\n")
  }
}
