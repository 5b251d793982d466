import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testing

@testable import ScreenAssembling

/// What a bracket asks for beside its own element, and what is said apart from it.
@Suite struct CompanionTests {
  @Test func `the caption of a picture is a paragraph below it`() throws {
    let brief = try read(
      "⟦image a ⟦kind photo⟧ of the ⟦label old mill⟧ with the caption ⟦note Built in 1821⟧⟧")
    #expect(brief.requirements.map(\.subject) == [.component(.image), .component(.paragraph)])
    #expect(brief.requirements.last?.details.value?.text == "Built in 1821")
  }

  @Test func `a note on a picture that no word calls a caption is not a paragraph`() throws {
    let brief = try read("⟦image a ⟦kind photo⟧ of the ⟦label mill⟧, ⟦note at dusk⟧⟧")
    #expect(brief.requirements.map(\.subject) == [.component(.image)])
  }

  @Test func `what is known of each place on a map becomes records beside it`() throws {
    let brief = try read(
      "⟦map ⟦kind map⟧ of ⟦label piers⟧ with ⟦column depth⟧ and ⟦column berths⟧⟧")
    #expect(brief.requirements.map(\.subject) == [.component(.map), .need(.records)])
    #expect(brief.requirements.last?.details.columns.map(\.text) == ["Depth", "Berths"])
  }

  @Test func `a map of which no columns are named stands alone`() throws {
    let brief = try read("⟦map ⟦kind map⟧ of ⟦label piers⟧⟧")
    #expect(brief.requirements.map(\.subject) == [.component(.map)])
  }

  @Test func `the detail of a notice is its message`() throws {
    let brief = try read(
      "⟦alert ⟦kind banner⟧: ⟦value closed early⟧, as ⟦note the boiler is out⟧⟧")
    #expect(brief.requirements.first?.details.label?.text == "Closed early")
    #expect(brief.requirements.first?.details.value?.text == "The boiler is out")
  }

  @Test(arguments: ["divider", "horizontal line", "line"])
  func `a divider named as a layout is shown in its place`(_ words: String) throws {
    let brief = try read("⟦list ⟦label lunch⟧⟧, ⟦layout \(words)⟧, ⟦list ⟦label dinner⟧⟧")
    #expect(brief.requirements.count == 3)
    #expect(brief.requirements[1].subject == .component(.divider))
    #expect(brief.layout == nil)
  }

  @Test func `values named before the points of a chart are theirs, one each`() throws {
    let brief = try read(
      "⟦chart ⟦kind bar graph⟧ of ⟦value 27⟧ and ⟦value 46⟧ for ⟦item Kiln⟧ and ⟦item Mill⟧⟧")
    let items = try #require(brief.requirements.first).details.items
    #expect(items.map(\.label.text) == ["Kiln", "Mill"])
    #expect(items.map { $0.values.map(\.text) } == [["27"], ["46"]])
  }

  @Test func `values that are fewer than the points are given to none`() throws {
    let brief = try read(
      "⟦chart ⟦value 2⟧ and ⟦value 4⟧ for ⟦item Kiln⟧, ⟦item Mill⟧ and ⟦item Quay⟧⟧")
    let items = try #require(brief.requirements.first).details.items
    #expect(items.allSatisfy { $0.values.isEmpty })
  }

  @Test func `a list of three columns may be a table, one of two is a list`() throws {
    let three = try read(
      "⟦list ⟦kind list⟧ of ⟦label boats⟧: ⟦column name⟧, ⟦column length⟧, ⟦column berth⟧⟧")
    let two = try read("⟦list ⟦kind list⟧ of ⟦label boats⟧: ⟦column name⟧, ⟦column length⟧⟧")
    #expect(three.requirements.map(\.subject) == [.need(.records)])
    #expect(two.requirements.map(\.subject) == [.component(.list)])
  }

  @Test func `a field of text that has several lines takes several lines`() throws {
    let brief = try read("⟦field ⟦label notes⟧: ⟦kind text⟧, ⟦kind multiline⟧⟧")
    #expect(brief.requirements.first?.details.fieldKind == .multiline)
  }

  private func read(_ line: String) throws -> Brief {
    let (tree, diagnostics) = ReadingTree.parse(SourceText(name: "tree", line))
    #expect(diagnostics.isEmpty)
    return Brief(try #require(tree))
  }
}
