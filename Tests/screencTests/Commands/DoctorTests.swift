import Testing

@testable import screenc

@Suite struct DoctorTests {
  private func findings(
    _ variables: [String: String], isTerminal: Bool = true, columns: Int? = 100
  ) -> [String: DoctorCommand.Finding] {
    let environment = Environment(
      variable: { variables[$0] }, isTerminal: { _ in isTerminal }, terminalColumns: { columns })
    var found: [String: DoctorCommand.Finding] = [:]
    for finding in DoctorCommand().findings(in: environment) { found[finding.subject] = finding }
    return found
  }

  @Test func `a good terminal is told as one`() {
    let found = findings([
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
  func `the colours tell what decided them, and what to type`(
    variables: [String: String], reason: String
  ) {
    let colour = findings(variables)["colour"]
    #expect(colour?.detail == "none: " + reason)
    #expect(colour?.fix?.contains("--color always") == true)
  }

  @Test func `what is missing is told with its next step`() {
    let found = findings(["PATH": "/nowhere"], isTerminal: false, columns: nil)
    for subject in ["toolchain", "terminal", "encoding"] {
      #expect(found[subject]?.state == .absent, "\(subject)")
      #expect(found[subject]?.fix != nil, "\(subject)")
    }
    #expect(findings([:], columns: 12)["terminal"]?.state == .wanting)
  }

  @Test func `no control character comes through`() {
    let found = findings(["TERM": "x\u{1B}]0;evil\u{7}", "LANG": "\u{9B}UTF-8"])
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
