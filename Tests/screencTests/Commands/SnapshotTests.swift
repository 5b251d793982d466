import Foundation
import Testing

@testable import screenc

/// The snapshot commands as a user's shell runs them.
@Suite struct SnapshotCommandTests {
  let folder: TemporaryFolder

  private static let login = """
    ---
    seeds: 7, 8
    formats: json, ansi, fragment
    width: 40
    ---
    A login form with username and password
    """

  private static func screen(_ sections: String) -> [UInt8] {
    Array(#"{"version":1,"title":"Profile","sections":[\#(sections)]}"#.utf8)
  }

  private static let person =
    #"{"id":"person","components":[{"type":"keyValue","key":"City","value":"London"}]}"#

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("login.case").replace(with: Array(Self.login.utf8))
    try folder.file("profile.case").replace(
      with: Array("---\nscreen: profile.json\nformats: json, text\n---\n".utf8))
    try folder.file("profile.json").replace(with: Self.screen(Self.person))
  }

  private func snapshot(
    _ arguments: String..., environment: [String: String] = [:], directory: String? = nil
  ) throws -> ScreencProcess.Result {
    try ScreencProcess.run(
      ["snapshot"] + arguments, environment: environment, directory: directory ?? folder.path)
  }

  /// Every file below a folder and its bytes.
  private func contents(of path: String? = nil) throws -> [String: [UInt8]] {
    let root = path ?? folder.path
    var result: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
      let file = File(path: root + "/" + name)
      if !file.isFolder { result[name] = try file.read() }
    }
    return result
  }

  @Test func `what was recorded is verified, in any folder, locale and time zone`() throws {
    #expect(try snapshot("record", "--missing").exitCode == 0)
    #expect(try contents().count == 3 + 6 + 2)
    let copy = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: folder.path, toPath: copy.path + "/copy")
    for environment in [[:], ["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"], ["CI": "1"]] {
      let result = try snapshot(
        "verify", environment: environment, directory: copy.path + "/copy")
      #expect(result.exitCode == 0, "\(result.text)")
      #expect(result.text == "8 snapshots: 8 passed\n")
    }
  }

  @Test func `snapshots in colour hold no control character`() throws {
    _ = try snapshot("record", "--all")
    for (name, bytes) in try contents() where name.hasSuffix(".snap") {
      #expect(bytes.allSatisfy { $0 >= 0x20 || $0 == 0x0A }, "\(name)")
    }
    let ansi = try folder.file("login.snapshots/seed-7.width-40.ansi.snap").read()
    let text = String(decoding: ansi, as: UTF8.self)
    #expect(text.contains("\\u{1B}["))
    #expect(text.hasPrefix("---\ncase: login\nintent: A login form"))
    #expect(text.contains("\nseed: 7\ntemperature: 1\nformat: ansi\nwidth: 40\n---\n"))
  }

  @Test func `an inserted section is all that differs, and is left for review`() throws {
    _ = try snapshot("record", "--missing")
    let before = try contents()
    try folder.file("profile.json").replace(
      with: Self.screen(
        #"{"id":"intro","components":[{"type":"paragraph","text":"Hello"}]},"# + Self.person))
    let result = try snapshot("verify")
    #expect(result.exitCode == 1)
    #expect(result.text.contains(#"section "intro" added at the start"#))
    #expect(!result.text.contains("section person"))
    #expect(!result.text.contains("\n-  "), "nothing that was there is touched")
    #expect(result.text.contains("8 snapshots: 6 passed, 2 differs"))
    let after = try contents()
    #expect(after.count == before.count + 2)
    #expect(before.allSatisfy { $0.key == "profile.json" || after[$0.key] == $0.value })

    #expect(try snapshot("accept", "profile.snapshots/greedy.json.snap").exitCode == 0)
    #expect(try snapshot("reject", "profile.case").exitCode == 0)
    #expect(try contents().keys.allSatisfy { !$0.hasSuffix(".new") })
    #expect(try snapshot("verify").text.contains("7 passed, 1 differs"))
    #expect(try snapshot("record", "--failed").text.hasPrefix("1 recorded, 7 unchanged"))
    #expect(try snapshot("verify").exitCode == 0)
  }

  @Test func `nothing is written where CI is set, however often`() throws {
    _ = try snapshot("record", "--missing")
    try folder.file("login.snapshots/seed-7.json.snap").remove()
    try folder.file("login.snapshots/seed-8.json.snap").replace(with: [0x78])
    let before = try contents()
    for _ in 0..<2 {
      let result = try snapshot("verify", environment: ["CI": "1"])
      #expect(result.exitCode == 1)
      #expect(result.text.contains("missing   ./login.snapshots/seed-7.json.snap"))
      #expect(result.text.contains("1 differs, 1 missing"))
      #expect(try contents() == before)
    }
    for arguments in [["record", "--all"], ["accept", "."], ["reject", "."]] {
      let result = try ScreencProcess.run(
        ["snapshot"] + arguments, environment: ["CI": "1"], directory: folder.path)
      #expect(result.exitCode == 2)
      #expect(try contents() == before)
    }
  }

  @Test func `obsolete files are reported by whole runs alone, and deleted when asked`() throws {
    _ = try snapshot("record", "--missing")
    try folder.file("login.case").replace(
      with: Array(Self.login.utf8.map { $0 == UInt8(ascii: "8") ? UInt8(ascii: "9") : $0 }))
    _ = try snapshot("record", "--missing")
    #expect(try snapshot("verify").text.contains("3 obsolete"))
    for arguments in [["login.case"], ["*.case"], ["--filter", "login"], ["--filter", "profile"]] {
      let result = try ScreencProcess.run(
        ["snapshot", "verify"] + arguments, directory: folder.path)
      #expect(result.exitCode == 0)
      #expect(!result.text.contains("obsolete"), "\(arguments)")
    }
    #expect(try snapshot("verify", "--delete-obsolete", "--filter", "login").exitCode == 2)
    #expect(try contents().count == 3 + 9 + 2)
    #expect(try snapshot("verify", "--delete-obsolete").exitCode == 0)
    #expect(try contents().count == 3 + 6 + 2)
    #expect(try snapshot("verify").text == "8 snapshots: 8 passed\n")
  }

  #if os(Linux)
    // File systems of Apple take such names for one.
    @Test func `a name in another normal form is named where it is looked for in vain`() throws {
      try folder.file("caf\u{E9}.case").replace(with: Array("---\nformat: json\n---\nA form".utf8))
      _ = try snapshot("record", "--missing")
      try FileManager.default.moveItem(
        atPath: folder.path + "/caf\u{E9}.snapshots", toPath: folder.path + "/cafe\u{301}.snapshots"
      )
      let result = try snapshot("verify")
      #expect(result.exitCode == 1)
      #expect(
        result.text.contains(
          #"'cafe\u{301}.snapshots' is there: rename it to 'caf\u{E9}.snapshots'"#),
        "\(result.text)")
      try folder.file("caf\u{E9}.case").replace(
        with: Array("---\nformat: json\nscreen: cafe\u{301}.json\n---\n".utf8))
      try folder.file("caf\u{E9}.json").replace(with: Self.screen(Self.person))
      let other = try snapshot("verify").text
      #expect(other.contains(#"'caf\u{E9}.json' is there: rename it to 'cafe\u{301}.json'"#))
    }

    @Test func `cases that some file systems take for one are named`() throws {
      let text = Array("---\nformat: json\n---\nA form".utf8)
      for name in ["caf\u{E9}", "cafe\u{301}", "menu", "Menu", "menus"] {
        try folder.file("\(name).case").replace(with: text)
      }
      let result = try snapshot("record", "--missing")
      #expect(result.exitCode == 0)
      #expect(result.errors.contains(#"cafe\u{301}.case' and './caf\u{E9}.case' differ only"#))
      #expect(result.errors.contains("'./Menu.case' and './menu.case' differ only"))
      #expect(!result.errors.contains("menus"))
    }
  #endif

  @Test func `the snapshots of a case that cannot be read are not obsolete`() throws {
    _ = try snapshot("record", "--missing")
    try folder.file("login.case").replace(with: Array("---\nsed: 7\n---\nx".utf8))
    let result = try snapshot("verify")
    #expect(result.exitCode == 1)
    #expect(result.text.contains("did you mean 'seed'?"))
    #expect(result.text.contains("3 snapshots: 2 passed, 1 failed\n"))
  }

  @Test func `reports name every file, as XML and as JSON`() throws {
    _ = try snapshot("record", "--missing")
    try folder.file("profile.json").replace(
      with: Self.screen(#"{"id":"person","components":[{"type":"heading","text":"<&\""}]}"#))
    let result = try snapshot("verify", "--junit", "r.xml", "--json", "r.json")
    #expect(result.exitCode == 1)
    let xml = String(decoding: try folder.file("r.xml").read(), as: UTF8.self)
    #expect(
      xml.contains(
        #"<testsuites name="screenc snapshot verify" tests="8" failures="2" errors="0">"#))
    #expect(xml.components(separatedBy: "<testcase ").count == 9)
    #expect(!xml.contains("<&"))
    let json = String(decoding: try folder.file("r.json").read(), as: UTF8.self)
    #expect(json.contains(#""summary": { "passed": 6, "differs": 2, "missing": 0, "failed": 0 }"#))
    #expect(json.contains(#""outcome": "differs""#))
  }

  @Test func `what an interrupted run left is cleared away`() throws {
    _ = try snapshot("record", "--missing")
    let before = try contents()
    // No process has the greatest number that the type holds.
    let leftover = folder.file("login.snapshots/seed-7.json.snap.2147483647.new")
    try leftover.replace(with: [1])
    #expect(try snapshot("verify").text == "8 snapshots: 8 passed\n")
    _ = try snapshot("record", "--missing")
    #expect(try contents() == before)
  }

  @Test func `wrong usage says what is meant`() throws {
    for (arguments, exitCode, part) in [
      (["record"], 2, "--missing"), (["record", "--all", "--missing"], 2, "say what to record"),
      (["verify", "none.case"], 3, "cannot read"),
      (["verify", "profile.json"], 2, "is not a case"),
      (["verify", "--filter", "none"], 1, "no case"), (["accept"], 2, "nothing to accept"),
      (["accept", "login.case.snap"], 1, "nothing waits"), (["review"], 2, "terminal"),
      (["verfy"], 2, "did you mean 'verify'?"),
    ] as [([String], Int32, String)] {
      let result = try ScreencProcess.run(["snapshot"] + arguments, directory: folder.path)
      #expect(result.exitCode == exitCode, "\(arguments): \(result.errors)")
      #expect(result.errors.contains(part), "\(arguments): \(result.errors)")
    }
  }
}
