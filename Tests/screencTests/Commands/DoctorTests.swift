import Dispatch
import Testing

@testable import screenc

@Suite struct DoctorTests {
  /// What the command finds, by subject.
  ///
  /// It is asked on a thread that may wait for a provider's answer: where the threads of Swift's
  /// pool wait for each other, nobody is left to answer.
  private func findings(
    _ variables: [String: String], isTerminal: Bool = true, columns: Int? = 100
  ) async -> [String: DoctorCommand.Finding] {
    let findings = await withCheckedContinuation { continuation in
      DispatchQueue(label: "doctor").async {
        let environment = Environment(
          variable: { variables[$0] }, isTerminal: { _ in isTerminal },
          terminalColumns: { columns })
        continuation.resume(returning: DoctorCommand().findings(in: environment))
      }
    }
    return Dictionary(findings.map { ($0.subject, $0) }) { $1 }
  }

  @Test func `a good terminal is reported as one`() async {
    let found = await findings([
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "en_US.UTF-8",
    ])
    for subject in ["terminal", "encoding", "colour", "grammars", "catalog", "screenc"] {
      #expect(found[subject]?.state == .fine, "\(subject)")
    }
    #expect(found["colour"]?.detail.contains("COLORTERM is 'truecolor'") == true)
    #expect(found["models"]?.state == .absent)
  }

  @Test(arguments: [
    (["NO_COLOR": "1", "TERM": "xterm"], "NO_COLOR is set"),
    (["TERM": "dumb"], "TERM is 'dumb'"),
    (["FORCE_COLOR": "0"], "FORCE_COLOR is '0'"),
  ])
  func `the colours say what decided them, and what to type`(
    variables: [String: String], reason: String
  ) async {
    let colour = await findings(variables)["colour"]
    #expect(colour?.detail == "none: " + reason)
    #expect(colour?.fix?.contains("--color always") == true)
  }

  @Test func `what is missing is reported with its next step`() async {
    let found = await findings(["PATH": "/nowhere"], isTerminal: false, columns: nil)
    for subject in ["toolchain", "terminal", "encoding"] {
      #expect(found[subject]?.state == .absent, "\(subject)")
      #expect(found[subject]?.fix != nil, "\(subject)")
    }
    #expect(await findings([:], columns: 12)["terminal"]?.state == .failed)
  }

  @Test func `no control character comes through`() async {
    let found = await findings(["TERM": "x\u{1B}]0;evil\u{7}", "LANG": "\u{9B}UTF-8"])
    #expect(found.count > 2)
    for finding in found.values {
      #expect(finding.detail.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x9B })
    }
  }

  @Test func `the folder's own grammars are looked at`() throws {
    let folder = try TemporaryFolder()
    try folder.file("good.grammar").replace(with: Array("grammar good\ninclude core\n".utf8))
    #expect(try ScreencProcess.run(["doctor"], directory: folder.path).exitCode == 0)
    try folder.file("bad.grammar").replace(with: Array("grammar bad\n".utf8))
    let result = try ScreencProcess.run(["doctor"], directory: folder.path)
    #expect(result.exitCode == 1)
    #expect(result.text.contains("fix: screenc check --fix 'bad.grammar'"))
    #expect(try ScreencProcess.run("doctor", "me").exitCode == 2)
  }
}
