import Foundation
import Testbed
import Testing

@testable import screenc

/// A line that help or a page of the documentation shows, to be typed.
struct ShownExample: Hashable, CustomTestStringConvertible {
  /// What is typed.
  var line: String
  /// Where it stands.
  var place: String

  var testDescription: String { "\(place): \(line.prefix { $0 != "\n" })" }

  /// Those of the help of every command.
  static var ofHelp: [ShownExample] {
    CommandTable.commands.flatMap { command in
      command.examples.map {
        ShownExample(line: "screenc " + $0.arguments, place: command.name)
      }
    }
  }

  /// Those of the pages, in the order in which a reader types them.
  static var ofPages: [ShownExample] {
    pages.flatMap { page in
      page.blocks("console").flatMap { block in
        ("\n" + block).split(separator: "\n$ ").map {
          ShownExample(line: String($0), place: page.name)
        }
      }
    }
  }

  /// A page of the documentation.
  struct Page {
    /// The name of its file.
    var name: String
    /// What is in it.
    var text: String

    /// The content of each code block of a language.
    func blocks(_ language: String) -> [Substring] {
      text.split(separator: "\n```\(language)\n").dropFirst().map {
        $0[..<($0.firstRange(of: "\n```")?.lowerBound ?? $0.endIndex)]
      }
    }

    /// The README, whose lines have a test of their own.
    static func readme() throws -> Page {
      let url = FixtureFolder.root.appending(path: "README.md")
      return Page(name: "README.md", text: try String(contentsOf: url, encoding: .utf8))
    }

    /// The lines that type a command in code that is not marked as a console.
    var commandsBesideConsole: [Substring] {
      var fence: Substring?
      return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
        if line.hasPrefix("```") {
          fence = fence == nil ? line.dropFirst(3) : nil
          return false
        }
        let bare = line.drop { $0 == " " }
        let isCode = fence != nil || line.count - bare.count >= 4
        return isCode && fence != "console"
          && (bare.hasPrefix("screenc ") || bare.hasPrefix("$ screenc "))
      }
    }

    /// The words after `screenc` in the code that stands in sentences, up to the first that is
    /// quoted.
    var commandsInText: [[String]] {
      text.replacing("\n", with: " ").split(separator: "`screenc ").dropFirst().map { part in
        let code = part.prefix { $0 != "`" && $0 != "\"" && $0 != "|" && $0 != "<" }
        return code.split(separator: " ").map(String.init)
      }
    }

    /// The files that it shows: a name alone on a line, a colon, and a code block.
    var files: [(name: String, content: String)] {
      text.split(separator: "`:\n\n```\n").dropLast().enumerated().compactMap { index, before in
        let name = before.split(separator: "\n").last ?? ""
        let after = text.split(separator: "`:\n\n```\n")[index + 1]
        guard name.first == "`", let end = after.firstRange(of: "\n```") else { return nil }
        return (String(name.dropFirst()), after[..<end.lowerBound] + "\n")
      }
    }
  }

  /// The pages, by their names.
  static var pages: [Page] {
    let folder = FixtureFolder.root.appending(
      path: "Sources/ScreenCompiler/Documentation.docc")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.sorted().filter { $0.hasSuffix(".md") && $0 != "Changelog.md" }.map { name in
      let url = folder.appending(path: name)
      return Page(name: name, text: (try? String(contentsOf: url, encoding: .utf8)) ?? "")
    }
  }
}
