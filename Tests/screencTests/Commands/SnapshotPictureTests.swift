import Foundation
import Testing

@testable import screenc

@Suite struct SnapshotPictureTests {
  let folder: TemporaryFolder

  private static let old = Array("---\nformat: html\n---\n<p>London</p>\n".utf8)
  private static let new = Array("---\nformat: html\n---\n<p>Paris</p>\n".utf8)

  init() throws { folder = try TemporaryFolder() }

  private func show(
    _ name: String = "greedy.html.snap", _ variables: [String: String] = [:]
  ) -> String {
    let variables = variables.merging(["TMPDIR": folder.path]) { $1 }
    let environment = Environment(
      variable: { variables[$0] }, isTerminal: { _ in true }, terminalColumns: { 80 })
    return SnapshotPicture(environment: environment).show(
      File(path: "a.snapshots/\(name)"), Self.old, Self.new)
  }

  /// A program of a browser's name that does what a script says.
  private func browser(_ script: String) throws -> [String: String] {
    let file = folder.file("chromium")
    try file.replace(with: Array("#!/bin/sh\n\(script)\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return ["PATH": "/nowhere:" + folder.path]
  }

  @Test(arguments: ["greedy.html.snap", "seed-7.fragment.snap"])
  func `without a browser the page is there to be opened elsewhere`(name: String) throws {
    let remark = show(name)
    #expect(
      remark.hasPrefix("no browser and no display found; the page with both is \(folder.path)"))
    let path = try #require(remark.split(separator: " ").last)
    let page = String(decoding: try File(path: String(path)).read(), as: UTF8.self)
    #expect(page.contains("&lt;p&gt;London&lt;/p&gt;") && page.contains("&lt;p&gt;Paris&lt;/p&gt;"))
    #expect(page.contains("&lt;style>") == name.contains("fragment"))
  }

  @Test func `a browser takes a picture, and its profile is gone after`() throws {
    let variables = try browser(
      #"for word; do case $word in --screenshot=*) echo png > "${word#*=}";; esac; done"#)
    let remark = show("greedy.html.snap", variables)
    let path = try #require(remark.split(separator: " ").last)
    #expect(remark == "the picture is \(path)")
    #expect(try File(path: String(path)).read() == Array("png\n".utf8))
    #expect(!File(path: String(path)).folder.file("profile").exists)
  }

  @Test(arguments: ["exit 1", "exit 0", "kill -9 $$"])
  func `a browser that fails is named, and the page is there all the same`(script: String) throws {
    let remark = show("greedy.html.snap", try browser(script))
    #expect(remark.contains("/chromium could not take a picture; the page with both is "))
  }

  @Test(arguments: ["greedy.width-80.text.snap", "greedy.json.snap", "x"])
  func `only HTML is a page`(name: String) {
    #expect(show(name) == "no picture: only HTML snapshots have pages")
  }
}
