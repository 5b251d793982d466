import ScreenModel
import Testing

@testable import ScreenComposition

@Suite struct EmbeddedFilesTests {
  @Test func `a file is found by its name and by the end of it`() {
    #expect(!FileText(named: "en.cues").bytes.isEmpty)
    #expect(FileText(ending: ".cues").bytes.count > FileText(named: "en.cues").bytes.count)
  }

  @Test func `a file that is missing is empty`() {
    #expect(FileText(named: "nothing.cues").bytes.isEmpty)
    #expect(FileText(ending: ".nothing").lines.map { $0 }.isEmpty)
  }
}
