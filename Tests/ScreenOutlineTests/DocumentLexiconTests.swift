import ScreenTables
import ScreenText
import Testing

@testable import ScreenOutline

@Suite struct DocumentLexiconTests {
  @Test func `the table that the build laid out is that of the files`() {
    let files = EmbeddedText.files.map { ($0.name, FileText($0.text)) }
    let numbers = PhraseTable.layOut(ConcatenatedTexts(ofLanguages: ".blocks", files))
    let stored = TableNumbers(EmbeddedText.blocks)
    #expect(files.count > 1, "the files were found")
    #expect(numbers.indices.allSatisfy { stored[$0] == numbers[$0] })
    #expect(EmbeddedText.blocks.utf8CodeUnitCount == numbers.count * 4)
  }
}
