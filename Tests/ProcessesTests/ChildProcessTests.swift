import Processes
import Testing

@Suite struct ChildProcessTests {
  @Test(arguments: [
    ("exit 0", true), ("exit 1", false), ("exit 256", true), ("kill -9 $$", false),
    ("echo out; echo errors >&2", true), ("exec no-such-program", false),
  ])
  func `succeeds where the program ends by itself and with zero`(
    _ script: String, _ succeeds: Bool
  ) {
    for limit in [nil, 10_000] {
      let result = ChildProcess.run(
        "/bin/sh", ["-c", script], silencing: [.standardOutput, .standardError], within: limit)
      #expect(result == succeeds)
    }
  }

  @Test(arguments: ["", "/no/such/program", "/", "/dev/null"])
  func `fails where there is nothing to run`(_ path: String) {
    #expect(!ChildProcess.run(path, [], silencing: []))
  }

  @Test func `passes each argument as it is, whatever a shell would make of it`() {
    let words = ["a b", "$HOME", "'\"", "*", "", "é"]
    let script = "test \"$#\" = 6 && test \"$1\" = 'a b' && test \"$2\" = '$HOME' && test -z \"$5\""
    #expect(ChildProcess.run("/bin/sh", ["-c", script, "sh"] + words, silencing: []))
  }

  @Test(arguments: [-1, 0, 60])
  func `ends the program when its time is over`(_ milliseconds: Int) {
    let start = ContinuousClock.now
    let succeeded = ChildProcess.run(
      "/bin/sh", ["-c", "exec sleep 30"], silencing: [], within: milliseconds)
    #expect(!succeeded)
    #expect(start.duration(to: .now) < .seconds(20))
  }
}
