import ScreenCompiler
import Testing

@testable import screenc

@Suite struct CommandTableTests {
  /// The help of every command, by its name.
  private static var pages: [(name: String, text: String, options: [String])] {
    CommandTable.commands.map { page(of: $0) }
  }

  private static func page<Described: Command>(
    of command: Described.Type
  ) -> (name: String, text: String, options: [String]) {
    (command.name, HelpPage.text(of: command), command.allOptions.flatMap(\.names))
  }

  @Test func `help fits in 80 columns`() {
    for page in Self.pages.map(\.text) + [HelpPage.overview(of: CommandTable.commands)] {
      for line in page.split(separator: "\n") {
        #expect(line.count <= 80 && line.last != " ", "\(line)")
      }
    }
  }

  @Test func `help lists every option and shows an example`() {
    for page in Self.pages {
      for option in page.options { #expect(page.text.contains(option)) }
      #expect(page.text.contains("Examples:\n  screenc \(page.name)"), "\(page.name)")
    }
  }

  @Test func `no command declares an option twice`() {
    for page in Self.pages { #expect(Set(page.options).count == page.options.count) }
  }
}
