// swift-tools-version: 6.2

import PackageDescription

// What a user's package looks like: it depends on the library, and on nothing else. One program asks no
// model, one does.
let package = Package(
  name: "client",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(
      name: "ScreenCompiler", path: Context.environment["SCREEN_COMPILER"] ?? "../..")
  ],
  targets: [
    .target(
      name: "Board",
      dependencies: [.product(name: "ScreenCompiler", package: "ScreenCompiler")]),
    .executableTarget(name: "client", dependencies: ["Board"]),
    .executableTarget(
      name: "asking",
      dependencies: [
        .product(name: "ScreenCompiler", package: "ScreenCompiler"),
        .product(name: "ScreenModels", package: "ScreenCompiler"),
      ]),
    .testTarget(
      name: "BoardTests",
      dependencies: ["Board", .product(name: "ScreenTesting", package: "ScreenCompiler")]),
  ]
)
