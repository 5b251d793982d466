// swift-tools-version: 6.2

import PackageDescription

/// Settings of every target; continuous integration also turns warnings into errors.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// A library target: a stage of the compiler, or what several stages share.
///
/// With `embeds`, text files become part of it; `Embedded` in its folder holds them, if it is there.
func stage(
  _ name: String, _ dependencies: [Target.Dependency] = [], embeds: Bool = false,
  exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings,
    plugins: embeds ? ["EmbedTextPlugin"] : [])
}

/// The tests of a target, in a folder that mirrors it.
func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, exclude: exclude,
    swiftSettings: settings)
}

let package = Package(
  name: "ScreenCompiler",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "ScreenCompiler", targets: ["ScreenCompiler"]),
    .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
    .executable(name: "screenc", targets: ["screenc"]),
  ],
  targets: [
    stage("ScreenDiagnostics"),
    stage("Sampling"),
    stage("ScreenModel", ["ScreenDiagnostics"]),
    stage("ScreenGrammar", ["ScreenDiagnostics", "ScreenModel"], embeds: true),
    stage(
      "ScreenComposition", ["ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "Sampling"],
      embeds: true, exclude: ["Embedded"]),
    stage(
      "ScreenGeneration",
      ["ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "ScreenComposition", "Sampling"]),
    stage("ScreenRendering", ["ScreenModel"]),
    stage(
      "ScreenCompiler",
      [
        "ScreenDiagnostics", "ScreenModel", "Sampling", "ScreenGrammar", "ScreenComposition",
        "ScreenGeneration", "ScreenRendering",
      ]),
    stage("ScreenPreview", ["ScreenCompiler", "ScreenModel", "ScreenRendering"]),
    stage("ScreenTesting", ["ScreenCompiler"]),
    stage("Processes"),
    .executableTarget(
      name: "screenc", dependencies: ["ScreenCompiler", "ScreenPreview", "Processes"],
      swiftSettings: settings),
    .executableTarget(
      name: "screenc-bench", dependencies: ["ScreenCompiler", "ScreenPreview", "Processes"],
      path: "Sources/screenc-bench",
      swiftSettings: settings),
    .executableTarget(name: "embed-text", path: "Sources/embed-text", swiftSettings: settings),
    .plugin(
      name: "EmbedTextPlugin", capability: .buildTool(), dependencies: ["embed-text"],
      path: "Sources/EmbedTextPlugin"),
    tests("ScreenDiagnostics"),
    tests("Sampling"),
    tests("ScreenModel", ["ScreenDiagnostics", "Sampling"]),
    tests("ScreenGrammar", ["ScreenDiagnostics", "ScreenModel"]),
    tests("ScreenComposition", ["ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "Sampling"]),
    tests("ScreenRendering", ["ScreenModel", "ScreenDiagnostics", "Sampling"]),
    tests(
      "ScreenGeneration",
      ["ScreenDiagnostics", "ScreenComposition", "ScreenGrammar", "ScreenModel", "Sampling"]),
    tests("ScreenCompiler"),
    tests("ScreenPreview", ["ScreenCompiler"]),
    tests("Processes"),
    tests("ScreenTesting", ["ScreenCompiler"], exclude: ["Snapshots/Snapshots"]),
    tests("screenc", ["ScreenCompiler"]),
  ]
)
