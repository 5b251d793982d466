import ScreenCompiler
import Testing

@testable import ScreenTesting

@Suite struct SnapshotNameTests {
  @Test(arguments: [
    ("login()", "login"), ("`a sentence that says it`()", "a-sentence-that-says-it"),
    ("with(seed:)", "with"), ("größe 2!()", "größe-2"), ("../../etc/passwd()", "etc-passwd"),
  ])
  func `a test's name becomes a part of a path`(test: String, name: String) {
    #expect(SnapshotName(ofTest: test)?.text == name)
  }

  @Test(arguments: ["", "()", "...", "/\u{0}\u{202E}"])
  func `a name without letters and digits is none`(text: String) {
    #expect(SnapshotName(text) == nil)
    #expect(throws: SnapshotNameError.unusable(text)) {
      try TestIdentity(name: "x()", isParameterized: false).snapshotName(text)
    }
  }

  @Test func `a name never outgrows the name of a file`() throws {
    let name = try #require(SnapshotName(String(repeating: "é", count: 5_000)))
    #expect(name.text.utf8.count < 200)
  }

  @Test func `the snapshot lies in a folder beside the test`() throws {
    let name = try #require(SnapshotName("login"))
    #expect(
      name.path(besideTest: "/a/b/LoginTests.swift", as: .ansi(width: 40))
        == "/a/b/Snapshots/LoginTests/login.width-40.ansi.snap")
    #expect(
      name.path(besideTest: "LoginTests.swift", as: .html)
        == "./Snapshots/LoginTests/login.html.snap")
  }

  @Test func `a parameterized test needs a name`() throws {
    let test = TestIdentity(name: "login()", isParameterized: true)
    #expect(throws: SnapshotNameError.parameterized) { try test.snapshotName(nil) }
    #expect(try test.snapshotName("dark").text == "dark")
  }

  @Test func `outside of a test a name is needed`() {
    #expect(throws: SnapshotNameError.outsideTest) {
      try TestIdentity(name: nil, isParameterized: false).snapshotName(nil)
    }
  }

  @Test func `two expectations cannot share a snapshot`() {
    var claims = SnapshotClaims()
    #expect(claims.claim("/a/login.snap", for: "Tests.swift:3:1", [1]) == nil)
    #expect(claims.claim("/a/login.snap", for: "Tests.swift:3:1", [1]) == nil, "a test repeated")
    #expect(claims.claim("/a/login.snap", for: "Tests.swift:3:1", [2]) != nil, "a loop")
    #expect(claims.claim("/a/Login.snap", for: "Tests.swift:9:1", [1]) == "Tests.swift:3:1")
  }
}
