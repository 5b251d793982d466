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

/// The tests of a target, in a folder that mirrors it; all know how much a run is to try.
func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name), "Testbed"] + dependencies,
    exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "ScreenCompiler",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "ScreenCompiler", targets: ["ScreenCompiler"]),
    .library(name: "ScreenModels", targets: ["ScreenModels"]),
    .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
    .library(name: "GuidedDecoding", targets: ["GuidedDecoding"]),
    .executable(name: "screenc", targets: ["screenc"]),
  ],
  targets: [
    stage("ScreenDiagnostics"),
    .target(
      name: "ScreenText", swiftSettings: settings,
      // Rounding and roots are functions of C's own library, which nothing here imports.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    stage("ScreenTables", ["ScreenDiagnostics", "ScreenText"]),
    stage("Sampling", ["ScreenText"]),
    stage("ScreenModel", ["ScreenDiagnostics", "ScreenText"]),
    stage("GrammarLanguage", ["ScreenDiagnostics", "ScreenModel", "ScreenText"]),
    stage(
      "ScreenGrammar", ["GrammarLanguage", "ScreenDiagnostics", "ScreenModel", "ScreenText"],
      embeds: true),
    stage("ScreenAdmission", ["ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenGrammar"]),
    stage(
      "ScreenSchemas",
      ["ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenGrammar", "ScreenAdmission"]),
    stage(
      "ScreenLanguages", ["ScreenModel", "ScreenText"], embeds: true, exclude: ["Embedded"]),
    stage("ScreenBrief", ["ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenLanguages"]),
    stage(
      "ScreenSpecifications", ["ScreenDiagnostics", "ScreenText", "ScreenModel", "ScreenBrief"],
      embeds: true, exclude: ["Embedded"]),
    stage(
      "ScreenDescriptions",
      ["ScreenDiagnostics", "ScreenText", "ScreenModel", "ScreenBrief", "ScreenSpecifications"],
      embeds: true, exclude: ["Embedded"]),
    stage("ScreenWeights", ["ScreenText"]),
    stage(
      "ScreenReading",
      ["ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenTables", "ScreenWeights"],
      embeds: true, exclude: ["Embedded"]),
    stage(
      "ScreenOutline",
      ["ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenTables", "ScreenBrief"],
      embeds: true, exclude: ["Embedded"]),
    stage(
      "ScreenRoles",
      ["ScreenDiagnostics", "ScreenText", "ScreenBrief", "ScreenReading", "ScreenOutline"],
      embeds: true, exclude: ["Embedded"]),
    stage(
      "ScreenProse",
      [
        "ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenBrief", "ScreenReading",
        "ScreenOutline",
      ]),
    stage(
      "ScreenAssembling",
      [
        "ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenTables", "ScreenBrief",
        "ScreenReading",
      ],
      embeds: true, exclude: ["Embedded"]),
    stage(
      "ScreenInputs",
      [
        "ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenTables", "ScreenBrief",
        "ScreenSpecifications", "ScreenOutline", "ScreenAssembling",
      ],
      embeds: true, exclude: ["Embedded"]),
    stage(
      "ScreenParts",
      [
        "ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenBrief", "ScreenOutline",
        "ScreenRoles", "ScreenAssembling", "ScreenInputs",
      ]),
    stage(
      "ScreenLines",
      [
        "ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenBrief", "ScreenOutline",
        "ScreenRoles", "ScreenAssembling", "ScreenInputs", "ScreenParts",
      ]),
    stage(
      "ScreenDocuments",
      [
        "ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenTables", "ScreenBrief",
        "ScreenSpecifications", "ScreenReading", "ScreenOutline", "ScreenRoles", "ScreenAssembling",
        "ScreenInputs", "ScreenParts", "ScreenLines",
      ]),
    stage("ScreenTreebank", ["ScreenDiagnostics", "ScreenBrief", "ScreenReading"]),
    stage(
      "ScreenCatalog",
      [
        "ScreenText", "ScreenDiagnostics", "ScreenTables", "ScreenModel", "ScreenGrammar",
        "ScreenLanguages", "ScreenBrief", "Sampling",
      ],
      embeds: true, exclude: ["Embedded"]),
    stage(
      "ScreenPhrases",
      [
        "ScreenText", "ScreenDiagnostics", "ScreenTables", "ScreenModel", "ScreenBrief",
        "ScreenCatalog",
      ]),
    stage(
      "ScreenData",
      [
        "ScreenText", "ScreenDiagnostics", "ScreenTables", "ScreenModel", "ScreenBrief",
        "ScreenCatalog",
      ],
      embeds: true, exclude: ["Embedded"]),
    stage(
      "ScreenLedger",
      [
        "ScreenText", "ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "ScreenAdmission",
        "ScreenBrief",
        "ScreenReading", "ScreenSpecifications",
        "ScreenCatalog",
      ]),
    stage(
      "ScreenPlans",
      [
        "ScreenText", "ScreenDiagnostics", "ScreenModel", "ScreenBrief", "ScreenReading",
        "ScreenCatalog",
      ],
      embeds: true, exclude: ["Embedded"]),
    stage(
      "ScreenComposition",
      [
        "ScreenText",
        "ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "ScreenSchemas", "ScreenBrief",
        "ScreenReading", "ScreenOutline", "ScreenProse", "ScreenAssembling",
        "ScreenDocuments", "ScreenSpecifications", "ScreenDescriptions", "ScreenTables",
        "ScreenCatalog",
        "ScreenPhrases", "ScreenLedger", "ScreenPlans", "ScreenLanguages", "Sampling",
      ]),
    stage(
      "GuidedDecoding",
      [
        "ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenGrammar", "ScreenAdmission",
        "ScreenSchemas", "Sampling",
      ]),
    stage(
      "TypedAnswers", ["ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "ScreenAdmission"]),
    stage("HTMLSyntax", ["ScreenDiagnostics"]),
    stage(
      "ScreenExchange",
      [
        "HTMLSyntax", "ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenGrammar",
        "ScreenAdmission",
      ]),
    stage(
      "ScreenGeneration",
      [
        "ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenGrammar", "ScreenAdmission",
        "ScreenSchemas", "ScreenBrief",
        "ScreenReading",
        "ScreenCatalog", "ScreenComposition", "Sampling", "TypedAnswers",
        "ScreenExchange", "ScreenData", "ScreenLedger",
      ]),
    stage(
      "ScreenAnchors", ["ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenCatalog"],
      embeds: true, exclude: ["Embedded"]),
    stage(
      "ScreenEdits",
      ["ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenReading", "ScreenAnchors"]),
    stage(
      "EditConstructions", ["ScreenModel", "ScreenText", "ScreenAnchors", "ScreenEdits"],
      embeds: true, exclude: ["Embedded"]),
    stage(
      "ScreenEditPlans",
      [
        "ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenGrammar", "ScreenAdmission",
        "ScreenLedger", "ScreenReading", "ScreenAnchors", "ScreenEdits", "ScreenComposition",
        "ScreenOutline", "ScreenInputs",
      ]),
    stage(
      "ScreenEditing",
      [
        "ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenLedger", "ScreenReading",
        "ScreenAnchors", "ScreenEdits", "ScreenEditPlans", "EditConstructions",
      ]),
    stage(
      "EditJudging",
      [
        "ScreenDiagnostics", "ScreenModel", "ScreenLedger", "ScreenAnchors", "ScreenEdits",
        "ScreenEditPlans", "ScreenEditing",
      ]),
    stage(
      "HostedModels",
      [
        "ScreenDiagnostics", "ScreenModel", "ScreenText", "ScreenGrammar", "ScreenSchemas",
        "Sampling",
        "ScreenGeneration",
        // Apple's systems bring what carries requests; some of them start no programs.
        .target(name: "Processes", condition: .when(platforms: [.linux])),
      ]),
    .target(name: "VectorProducts"),
    stage("LocalModel", ["ScreenText", "VectorProducts"]),
    stage(
      "LocalModels",
      [
        "ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "ScreenAdmission", "Sampling",
        "GuidedDecoding", "ScreenGeneration", "LocalModel",
      ]),
    stage(
      "ProgramModels",
      ["ScreenDiagnostics", "ScreenModel", "ScreenSchemas", "ScreenGeneration", "Processes"]),
    stage("ScreenModels", ["ScreenGeneration", "HostedModels", "LocalModels", "ProgramModels"]),
    stage("ScreenRendering", ["ScreenModel", "ScreenText"]),
    stage(
      "ScreenHTML", ["ScreenModel", "ScreenText", "ScreenRendering"], embeds: true,
      exclude: ["Embedded"]),
    stage("ScreenTerminal", ["ScreenModel", "ScreenText", "ScreenRendering"]),
    stage(
      "ScreenCompiler",
      [
        "ScreenDiagnostics", "ScreenModel", "ScreenText", "Sampling", "ScreenGrammar",
        "ScreenAdmission", "ScreenSchemas",
        "ScreenBrief", "ScreenReading", "ScreenOutline", "ScreenAssembling", "ScreenDocuments",
        "ScreenTreebank", "ScreenCatalog", "ScreenPhrases", "ScreenComposition",
        "ScreenGeneration",
        "ScreenRendering", "ScreenHTML", "ScreenTerminal", "TypedAnswers",
        "ScreenExchange", "ScreenEdits", "ScreenEditPlans", "ScreenEditing", "EditJudging",
        "ScreenData", "ScreenLedger", "ScreenPlans", "ScreenLanguages",
      ]),
    stage("ScreenPreview", ["ScreenCompiler", "ScreenModel", "ScreenText"]),
    stage(
      "ScreenServing",
      ["ScreenDiagnostics", "ScreenText", "ScreenModel", "ScreenLedger", "ScreenCompiler"],
      embeds: true,
      exclude: ["Embedded"]),
    stage("ScreenTesting", ["ScreenText", "ScreenCompiler"]),
    stage("Processes"),
    .executableTarget(
      name: "screenc",
      dependencies: [
        "ScreenCompiler", "ScreenModels", "ScreenServing", "ScreenPreview", "Processes",
        "ScreenText",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "screenc-bench",
      dependencies: [
        "ScreenCompiler", "ScreenModels", "ScreenPreview", "Processes", "GuidedDecoding",
        "ScreenGrammar", "Sampling",
      ],
      path: "Sources/screenc-bench",
      swiftSettings: settings),
    .executableTarget(
      name: "train-reader",
      dependencies: [
        "ScreenBrief", "ScreenReading", "ScreenTreebank", "ScreenDiagnostics", "ScreenText",
        "Sampling",
      ],
      path: "Sources/train-reader", swiftSettings: settings),
    .executableTarget(
      name: "train-roles",
      dependencies: [
        "ScreenDiagnostics", "ScreenReading", "ScreenRoles", "ScreenOutline", "ScreenText",
        "Sampling",
      ],
      path: "Sources/train-roles", swiftSettings: settings),
    .executableTarget(
      name: "train-labels", dependencies: ["ScreenInputs", "ScreenText", "Sampling"],
      path: "Sources/train-labels",
      swiftSettings: settings),
    .executableTarget(
      name: "model-probe", dependencies: ["LocalModel"], path: "Sources/model-probe",
      swiftSettings: settings),
    .executableTarget(
      name: "embed-text",
      dependencies: [
        "GrammarLanguage", "ScreenDiagnostics", "ScreenModel", "ScreenTables", "ScreenText",
        "ScreenWeights",
      ],
      path: "Sources/embed-text", swiftSettings: settings),
    .plugin(
      name: "EmbedTextPlugin", capability: .buildTool(), dependencies: ["embed-text"],
      path: "Sources/EmbedTextPlugin"),
    .target(
      name: "Testbed",
      dependencies: [
        "ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "ScreenBrief", "ScreenReading",
        "ScreenTreebank", "Sampling",
      ],
      path: "Tests/Testbed", swiftSettings: settings),
    tests("EditConstructions", ["ScreenAnchors", "ScreenModel"]),
    tests("ScreenDiagnostics"),
    tests("ScreenText", ["Sampling"]),
    tests("ScreenTables", ["ScreenText", "Sampling"]),
    tests("Sampling"),
    tests("ScreenModel", ["ScreenDiagnostics", "ScreenText", "Sampling"]),
    tests("GrammarLanguage", ["ScreenDiagnostics", "ScreenGrammar", "ScreenModel"]),
    tests("ScreenGrammar", ["GrammarLanguage", "ScreenDiagnostics", "ScreenModel"]),
    tests(
      "ScreenAdmission",
      ["ScreenDiagnostics", "ScreenText", "ScreenModel", "ScreenGrammar"]),
    tests(
      "ScreenSchemas",
      [
        "ScreenDiagnostics", "ScreenText", "ScreenModel", "ScreenGrammar", "ScreenAdmission",
        "ScreenCompiler", "Sampling",
      ]),
    tests(
      "ScreenSpecifications",
      ["ScreenBrief", "ScreenDiagnostics", "ScreenModel", "ScreenReading", "Sampling"]),
    tests(
      "ScreenDescriptions",
      ["ScreenBrief", "ScreenDiagnostics", "ScreenModel", "ScreenSpecifications"]),
    tests(
      "ScreenOutline",
      ["ScreenTables", "ScreenBrief", "ScreenDiagnostics", "ScreenText", "Sampling"]),
    tests(
      "ScreenAssembling",
      [
        "ScreenBrief", "ScreenReading", "ScreenDiagnostics", "ScreenText", "ScreenModel",
        "Sampling",
      ]),
    tests(
      "ScreenProse",
      ["ScreenReading", "ScreenDiagnostics", "ScreenBrief", "ScreenOutline", "ScreenModel"]),
    tests(
      "ScreenDocuments",
      [
        "ScreenBrief", "ScreenReading", "ScreenOutline", "ScreenAssembling", "ScreenDiagnostics",
        "ScreenText",
        "ScreenModel", "Sampling",
      ]),
    tests(
      "ScreenReading",
      [
        "ScreenBrief", "ScreenDiagnostics", "ScreenText", "ScreenTables", "ScreenModel",
        "ScreenGrammar", "Sampling",
      ]),
    tests("ScreenLanguages", ["ScreenModel", "ScreenText"]),
    tests("ScreenWeights"),
    tests("ScreenTreebank", ["ScreenBrief", "ScreenReading", "ScreenDiagnostics"]),
    tests(
      "ScreenCatalog",
      [
        "ScreenDiagnostics", "ScreenText", "ScreenTables", "ScreenModel", "ScreenBrief",
        "ScreenReading", "Sampling",
      ]),
    tests(
      "ScreenPhrases",
      [
        "ScreenDiagnostics", "ScreenText", "ScreenTables", "ScreenModel", "ScreenBrief",
        "ScreenReading", "ScreenCatalog", "Sampling",
      ]),
    tests(
      "ScreenData",
      [
        "ScreenText", "ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "ScreenAdmission",
        "ScreenBrief",
        "ScreenReading", "ScreenCatalog",
        "ScreenComposition", "Sampling",
      ]),
    tests(
      "ScreenLedger",
      [
        "ScreenText", "ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "ScreenAdmission",
        "ScreenBrief",
        "ScreenReading",
      ]),
    tests("ScreenPlans", ["ScreenCatalog", "Sampling"]),
    tests(
      "ScreenComposition",
      [
        "ScreenText", "ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "ScreenAdmission",
        "ScreenBrief",
        "ScreenReading", "ScreenCatalog",
        "ScreenLedger", "ScreenPlans", "Sampling",
      ]),
    tests("ScreenRendering", ["ScreenModel", "ScreenText", "ScreenHTML", "ScreenTerminal"]),
    tests("ScreenHTML", ["ScreenModel", "ScreenText", "ScreenRendering"]),
    tests(
      "ScreenTerminal",
      ["ScreenModel", "ScreenGrammar", "ScreenAdmission", "ScreenHTML"]),
    tests(
      "GuidedDecoding",
      [
        "ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "ScreenAdmission", "ScreenSchemas",
        "Sampling",
      ]),
    tests(
      "ScreenExchange",
      ["ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "ScreenAdmission", "Sampling"]),
    tests("TypedAnswers", ["ScreenSchemas", "ScreenDiagnostics", "ScreenModel", "ScreenGrammar"]),
    tests(
      "ScreenGeneration",
      [
        "ScreenSchemas",
        "ScreenAdmission",
        "ScreenDiagnostics", "ScreenBrief", "ScreenReading", "ScreenComposition", "ScreenGrammar",
        "ScreenModel",
        "Sampling", "TypedAnswers",
      ]),
    tests("HostedModels", ["ScreenGeneration", "ScreenGrammar", "ScreenModel"]),
    tests("ScreenCompiler"),
    tests(
      "LocalModel", ["ScreenText", "Sampling", "ScreenGeneration", "ScreenModel", "LocalModels"]),
    tests("ScreenModels", ["ScreenGeneration"]),
    tests("ScreenPreview", ["ScreenCompiler"]),
    tests("Processes"),
    tests("ScreenServing", ["ScreenCompiler", "ScreenModel", "ScreenDiagnostics", "Sampling"]),
    tests("ScreenTesting", ["ScreenCompiler"], exclude: ["Snapshots/Snapshots"]),
    tests("screenc", ["ScreenCompiler", "ScreenReading"]),
    tests(
      "ScreenInputs",
      ["ScreenBrief", "ScreenDiagnostics", "ScreenModel", "ScreenOutline", "ScreenText"]),
    tests(
      "ScreenParts",
      [
        "ScreenAssembling", "ScreenBrief", "ScreenDiagnostics", "ScreenInputs", "ScreenModel",
        "ScreenOutline",
      ]),
    tests(
      "ScreenRoles",
      [
        "ScreenDiagnostics", "ScreenText", "ScreenBrief", "ScreenReading", "ScreenOutline",
        "Sampling",
      ]),
    tests(
      "ScreenLines",
      [
        "ScreenAssembling", "ScreenBrief", "ScreenDiagnostics", "ScreenInputs", "ScreenModel",
        "ScreenOutline", "ScreenParts", "ScreenRoles",
      ]),
    tests("train-roles", ["ScreenRoles", "ScreenText"]),
    tests("train-labels", ["ScreenInputs"]),
    tests(
      "train-reader",
      ["ScreenBrief", "ScreenReading", "ScreenTreebank", "ScreenDiagnostics", "ScreenWeights"]),
  ]
)
