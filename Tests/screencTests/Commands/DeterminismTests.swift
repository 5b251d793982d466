import Foundation
import Testbed
import Testing

@testable import screenc

@Suite struct DeterminismTests {
  /// Surroundings that must not matter.
  static let surroundings: [([String: String], String)] = [
    ([:], "/"), (["LC_ALL": "tr_TR.UTF-8"], "/tmp"),
    (["LC_ALL": "C", "TZ": "Asia/Kathmandu"], "/"),
    (["LANG": "ar_EG.UTF-8", "TZ": "America/St_Johns", "HOME": "/nowhere"], "/tmp"),
    (["SWIFT_DETERMINISTIC_HASHING": "1"], "/"), (["TERM": "xterm-256color"], "/tmp"),
  ]

  @Test(
    arguments: [
      ["--format", "json", login], ["--format", "html", login], ["--width", "60", login],
      ["--seed", "7", "--format", "html", "A dashboard with sales by region and a list of orders"],
    ] as [WordsCase])
  func `the same bytes in every process`(arguments: WordsCase) throws {
    var outputs: Set<[UInt8]> = []
    for (environment, directory) in Self.surroundings {
      let result = try ScreencProcess.run(
        ["render"] + arguments.words, environment: environment, directory: directory)
      #expect(result.exitCode == 0)
      outputs.insert(result.output)
    }
    #expect(outputs.count == 1)
  }

  @Test func `seeds give variety`() throws {
    let outputs = try (1...12).map {
      try ScreencProcess.run("render", "--seed", "\($0)", "--format", "json", login).output
    }
    #expect(Set(outputs).count > 3)
  }
}
