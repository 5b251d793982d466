import ScreenGrammar
import Testing

@testable import ScreenSchemas

/// Exported Swift is parsed by the compiler, and type-checked against a stand-in of the framework.
@Suite(.serialized, .enabled(if: Tool.works("swiftc", "--version"), "no swiftc on the path"))
struct SwiftExportTests {
  @Test func `exported Swift is type-checked where the framework is, and parsed where not`() throws
  {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.standIn, to: "FoundationModels.swift")
    let module = try tool.run(
      "swiftc", "-parse-as-library", "-emit-module", "-module-name", "FoundationModels",
      "FoundationModels.swift", "-o", "FoundationModels.swiftmodule")
    try #require(module.exitCode == 0, "\(module.text)")
    var files: [String] = []
    for grammar in try PromptTests.grammars() {
      files.append(grammar.name + ".export.swift")
      try tool.write(grammar.export(as: .swift).text, to: grammar.name + ".export.swift")
    }
    let parsed = try tool.run("sh", "-c", "swiftc -parse *.export.swift")
    #expect(parsed.exitCode == 0, "\(parsed.text)")
    let checked = try tool.run(
      "sh", "-c", "swiftc -typecheck -warnings-as-errors -swift-version 6 -I . *.export.swift")
    #expect(checked.exitCode == 0, "\(checked.text)")
  }

  @Test func `the stand-in finds what is wrong`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.standIn, to: "FoundationModels.swift")
    _ = try tool.run(
      "swiftc", "-parse-as-library", "-emit-module", "-module-name", "FoundationModels",
      "FoundationModels.swift", "-o", "FoundationModels.swiftmodule")
    let wrong = Grammar.core.export(as: .swift).text.replacing(".range(0...999)", with: ".range(0)")
    try tool.write(wrong, to: "wrong.swift")
    #expect(try tool.run("swiftc", "-typecheck", "-I", ".", "wrong.swift").exitCode != 0)
  }

  @Test func `names that Swift keeps for itself are mended`() throws {
    #expect(SwiftName.member("default") == "`default`")
    #expect(SwiftName.member("label") == "label")
    #expect(SwiftName.type("keyValue") == "KeyValue")
    #expect(SwiftName.type("string") == "StringValue")
    #expect(SwiftName.type("my-own") == "My_own")
  }

  /// Declarations of the shape of Apple's Foundation Models; its macros expand to nothing.
  ///
  /// They are tied to macros of the toolchain that change nothing where they are, as a macro
  /// needs one.
  private static let standIn = """
    public struct GenerationGuide<Value> {}
    extension GenerationGuide where Value == Int {
      public static func range(_ range: ClosedRange<Int>) -> Self { Self() }
    }
    extension GenerationGuide where Value == Double {
      public static func range(_ range: ClosedRange<Double>) -> Self { Self() }
    }
    // A macro's argument does not know the property's type: counts are of arrays of anything.
    extension GenerationGuide where Value == [Never] {
      public static func minimumCount(_ count: Int) -> Self { Self() }
      public static func maximumCount(_ count: Int) -> Self { Self() }
    }
    @attached(peer)
    public macro Generable(description: String? = nil) =
      #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")
    @attached(accessor, names: named(willSet))
    public macro Guide(description: String) =
      #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
    @attached(accessor, names: named(willSet))
    public macro Guide<Value>(description: String? = nil, _ guides: GenerationGuide<Value>...) =
      #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
    public struct LanguageModelSession: Sendable {
      public struct Response<Content> { public var content: Content }
      public func respond<Content>(
        to prompt: String, generating type: Content.Type
      ) async throws -> Response<Content> {
        throw CancellationError()
      }
    }
    """
}
