import Foundation
import PackagePlugin

/// Embeds text files in the target that uses it: those of its `Embedded` folder and, for the
/// grammar target, those of the package's `Grammars` folder. The target that mends words also gets
/// those of its texts and of the catalog's, by which misspelt ones are found.
@main
struct TextEmbedding: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    var folders = [target.directoryURL.appending(path: "Embedded")]
    if target.name == "ScreenGrammar" {
      folders.append(context.package.directoryURL.appending(path: "Grammars"))
    }
    var files = try folders.flatMap(textFiles(in:))
    if target.name == "ScreenReading" {
      // What is known of words is written once; each stage reads it through a table of its own.
      let composition = target.directoryURL.deletingLastPathComponent()
        .appending(path: "ScreenComposition/Embedded")
      files += try textFiles(in: composition).filter { $0.pathExtension == "cues" }
    }
    var spelt: [URL] = []
    if target.name == "ScreenComposition" {
      spelt = try textFiles(
        in: target.directoryURL.deletingLastPathComponent()
          .appending(path: "ScreenCatalog/Embedded"))
    }
    let options = target.name == "ScreenReading" ? ["--reading"] : []
    let words = spelt.isEmpty ? [] : ["--spellings"] + spelt.map { $0.path() }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedText.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) text files in \(target.name)",
        executable: try context.tool(named: "embed-text").url,
        arguments: options + [output.path()] + files.map { $0.path() } + words,
        inputFiles: files + spelt, outputFiles: [output])
    ]
  }

  /// The files of a folder, in the order of their names; none where the folder is missing.
  private func textFiles(in folder: URL) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path()) else { return [] }
    return try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
