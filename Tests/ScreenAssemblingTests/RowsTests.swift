import ScreenBrief
import ScreenDiagnostics
import ScreenReading
import Testing

@testable import ScreenAssembling

/// Things that are told after the collection that they belong to.
@Suite struct RowsTests {
  @Test(arguments: [
    "⟦table ⟦kind Table⟧ of ⟦label hens⟧. Columns ⟦column name⟧ and ⟦column eggs⟧⟧. "
      + "⟦ranking ⟦item ⟦label Dot⟧ ⟦value 3⟧⟧, ⟦item ⟦label Pip⟧ ⟦value 4⟧⟧⟧",
    "⟦list a ⟦kind list⟧ of ⟦label hens⟧⟧:\n⟦list ⟦item Dot⟧\n⟦item Pip⟧⟧",
    "⟦table ⟦label hens⟧: ⟦item ⟦label Dot⟧ ⟦value 3⟧⟧⟧\n⟦list ⟦item ⟦label Pip⟧ ⟦value 4⟧⟧⟧",
    "⟦section ⟦label Yard⟧: ⟦chart a ⟦kind bar chart⟧ of ⟦label eggs⟧⟧. "
      + "⟦list ⟦item ⟦label Dot⟧ ⟦value 3⟧⟧, ⟦item ⟦label Pip⟧ ⟦value 4⟧⟧⟧⟧",
  ])
  func `things alone belong to the collection before them that lacks them`(_ notation: String)
    throws
  {
    let collections = Brief(try tree(notation)).requirements.filter { !$0.details.items.isEmpty }
    #expect(collections.count == 1)
    #expect(collections.first?.details.items.map(\.label.text) == ["Dot", "Pip"])
  }

  @Test(arguments: [
    // It has its things already.
    "⟦list ⟦label hens⟧: ⟦item Dot⟧⟧. ⟦list ⟦item Pip⟧⟧",
    // Words stand between.
    "⟦table ⟦label hens⟧⟧ and what they eat: ⟦list ⟦item Dot⟧, ⟦item Pip⟧⟧",
    // They have a name of their own.
    "⟦table ⟦label hens⟧⟧. ⟦list ⟦label ducks⟧: ⟦item Dot⟧, ⟦item Pip⟧⟧",
    // Something else stands between.
    "⟦table ⟦label hens⟧⟧. ⟦action ⟦label Add⟧⟧. ⟦list ⟦item Dot⟧, ⟦item Pip⟧⟧",
    // It is not a collection.
    "⟦text ⟦label hens⟧⟧. ⟦list ⟦item Dot⟧, ⟦item Pip⟧⟧",
  ])
  func `other things stay what they are`(_ notation: String) throws {
    let tree = try tree(notation)
    #expect(tree.joiningRows(Array(tree.text.utf8)) == tree)
  }

  private func tree(_ notation: String) throws -> ReadingTree {
    try #require(ReadingTree.parse(SourceText(name: "tree", notation)).tree)
  }
}
