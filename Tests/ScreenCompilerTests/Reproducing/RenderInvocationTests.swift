import Foundation
import Testbed
import Testing

@testable import ScreenCompiler

@Suite struct RenderInvocationTests {
  @Test(
    arguments: [
      "plain", "", "two words", "it's", "a \"b\" $HOME `id` \\ !", "-x", "*?[a]",
      "line\nbreak's \\",
      "\u{1B}[0m7", "naïve 日本 👩‍👩‍👧", "~", "a=b; rm", "#no", "\t",
    ] as [TextCase])
  func `a shell reads a quoted word as the word`(word: TextCase) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", "printf '%s\\0' \(RenderInvocation.quoted(word.text))"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(Array(bytes) == Array(word.text.utf8) + [0])
  }

  @Test func `options are left out where they say what holds anyway`() {
    let plain = RenderInvocation(.intent("a form"))
    #expect(plain.text == "screenc render 'a form'")
    let seeded = RenderInvocation(.intent("a form"), sampling: .random(seed: 7))
    #expect(seeded.text == "screenc render --seed 7 'a form'")
    let free = RenderInvocation(
      .intent("x"), grammar: "core", data: "a b.csv",
      sampling: SamplingOptions(temperature: 0.7, topK: 3, topP: 0.5, seed: 1))
    #expect(
      free.text
        == "screenc render --grammar core --data 'a b.csv' --seed 1 --temperature 0.7 --top-k 3 "
        + "--top-p 0.5 x")
  }

  @Test func `an intent that looks like an option is none`() {
    #expect(RenderInvocation(.intent("--help")).arguments == ["render", "--", "--help"])
    #expect(RenderInvocation(.intent("-")).arguments == ["render", " -"])
  }

  @Test func `a finished screen is not drawn from a seed`() {
    let invocation = RenderInvocation(.screen(path: "a.json"), sampling: .random(seed: 7))
    #expect(invocation.text == "screenc render --screen a.json")
  }
}
