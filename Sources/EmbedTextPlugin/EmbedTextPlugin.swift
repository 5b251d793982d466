import Foundation
import PackagePlugin

/// Embeds text files in the target that uses it: those of its `Embedded` folder and, for the
/// grammar target, those of the package's `Grammars` folder.
@main
struct TextEmbedding: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    var folders = [target.directoryURL.appending(path: "Embedded")]
    if target.name == "ScreenGrammar" {
      folders.append(context.package.directoryURL.appending(path: "Grammars"))
    }
    let files = try folders.flatMap(textFiles(in:))
    let options = [
      "ScreenReading": ["--reading"], "ScreenOutline": ["--outline"],
      "ScreenCatalog": ["--catalog"], "ScreenHTML": ["--styles"],
      "ScreenGrammar": ["--grammars"],
    ]
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedText.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) text files in \(target.name)",
        executable: try context.tool(named: "embed-text").url,
        arguments: (options[target.name] ?? []) + [output.path()] + files.map { $0.path() },
        inputFiles: files, outputFiles: [output])
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
