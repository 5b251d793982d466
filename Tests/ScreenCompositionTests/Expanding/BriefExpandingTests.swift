import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testbed
import Testing

@testable import ScreenComposition

/// What the kind of screen, and the catalog, make of what is named.
@Suite struct BriefExpandingTests {
  private func brief(_ drawn: String) throws -> Brief {
    let tree = try #require(ReadingTree.parse(SourceText(name: "tree", drawn)).tree)
    return try IntentReader().read(tree)
  }

  @Test(arguments: [
    "⟦choice ⟦label Which houseplants are hard to kill?⟧⟧",
    "⟦choice ⟦label what planets are there?⟧⟧",
  ])
  func `a question without answers asks for things that the catalog knows`(_ drawn: String) throws {
    let brief = try self.brief(drawn)
    #expect(brief.requirements.map(\.subject) == [.need(.records)])
  }

  @Test(arguments: [
    "⟦choice ⟦label Which planets?⟧ ⟦option Mars⟧ ⟦option Venus⟧⟧",
    "⟦choice ⟦label Which zork is it?⟧⟧",
    "⟦choice ⟦label Which houseplants⟧⟧", "⟦choice ⟦label Which planets?⟧⟧, ⟦action ⟦label Go⟧⟧",
  ])
  func `a question with answers, beside others or of what nobody knows is one to choose by`(
    _ drawn: String
  ) throws {
    let brief = try self.brief(drawn)
    #expect(brief.requirements.first?.subject != .need(.records))
  }

  @Test func `what is named bare on a screen that only shows is shown`() throws {
    let shown = try brief("⟦title radio player⟧: ⟦field ⟦label station⟧⟧, ⟦field ⟦label mood⟧⟧")
    #expect(shown.requirements.allSatisfy { $0.subject != .need(.input) })
    #expect(shown.requirements.count == 2)
  }

  @Test(arguments: [
    "⟦title login⟧: ⟦field ⟦label station⟧⟧, ⟦field ⟦label mood⟧⟧",
    "⟦title letter to a radio player⟧: ⟦field ⟦label station⟧⟧, ⟦field ⟦label mood⟧⟧",
    "⟦title radio player⟧: ⟦field ⟦label station⟧ ⟦kind text field⟧⟧",
  ])
  func `what is to be filled in stays so`(_ drawn: String) throws {
    let brief = try self.brief(drawn)
    #expect(brief.requirements.contains { $0.isForInput })
  }

  @Test func `a title of things that the catalog knows comes before a word for a kind of screen`()
    throws
  {
    let brief = try brief("⟦title good board games for two⟧")
    #expect(brief.requirements.first?.subject == .need(.records))
    #expect(brief.recipe == nil)
  }

  @Test(arguments: [
    ("⟦text ⟦kind Blog post⟧ on ⟦label zips⟧⟧", "Blog post on zips"),
    ("⟦text ⟦kind Short article⟧ on ⟦label zips⟧⟧", "Short article on zips"),
  ])
  func `what is called by a kind of screen is that screen`(_ drawn: String, _ title: String) throws
  {
    let brief = try self.brief(drawn)
    #expect(brief.title.text == title)
    #expect(brief.requirements.count > 1)
    #expect(brief.requirements.contains { !$0.isImplied && !$0.details.samples.isEmpty })
  }

  @Test(
    arguments: [
      "⟦list ⟦kind chat⟧: ⟦item Hello⟧, ⟦item Goodbye⟧⟧", "⟦list ⟦kind list⟧ of ⟦label boats⟧⟧",
      "⟦list ⟦kind zork⟧ of ⟦label boats⟧⟧",
    ])
  func `what is named in full, or by no kind of screen, stays alone`(_ drawn: String) throws {
    let brief = try self.brief(drawn)
    #expect(brief.requirements.count == 1)
  }

  @Test func `a step that says what to fill in has it, and one that holds something only that`()
    throws
  {
    let brief = try brief(
      "⟦step ⟦label pick a date⟧⟧, ⟦step ⟦label enter your name⟧: ⟦toggle ⟦label news⟧⟧⟧, ⟦step ⟦label done⟧⟧"
    )
    let inputs = brief.requirements.filter { $0.parent != nil }
    #expect(inputs.map(\.details.label?.text) == ["News", "Date"])
  }

  @Test func `one thing to write is sent where it is said to be done`() throws {
    let brief = try brief("somewhere guests can ⟦field leave a ⟦label review⟧⟧")
    #expect(brief.requirements.contains { $0.isForAction })
  }

  @Test func `a title in quotation marks stays, and the first part of another names the screen`()
    throws
  {
    #expect(try brief("profile page titled \"⟦title My account⟧\"").title.text == "My account")
    let settings = try brief("⟦title Notification preferences, language school app⟧")
    #expect(settings.requirements.contains { $0.subject == .component(.toggle) })
  }

  @Test func `a part that is a form is sent by its name, also on a screen that only shows`() throws
  {
    let brief = try brief(
      "⟦title radio player⟧. ⟦section A ⟦kind form⟧ to ⟦label request⟧ ⟦field a ⟦label song⟧⟧⟧")
    #expect(brief.requirements.map(\.subject).suffix(2) == [.need(.input), .need(.action)])
    #expect(brief.requirements.last?.details.label?.text == "Request")
    #expect(brief.requirements.last?.parent == 0)
  }

  @Test func `words of another language between names are no buttons of their own`() throws {
    let brief = try brief(
      "tres botones ⟦action ⟦label Publicar⟧⟧ y ⟦action ⟦label Eliminar⟧⟧ para la página")
    #expect(brief.requirements.count == 2)
  }

  @Test(arguments: [
    ("⟦dialog ⟦kind confirm dialog⟧ before ⟦label emptying the bin⟧⟧", 2),
    ("⟦dialog ⟦label Code?⟧ ⟦field ⟦label code⟧⟧⟧", 2),
    ("⟦dialog ⟦label Leave?⟧ ⟦action ⟦label Stay⟧⟧⟧", 1),
    ("⟦section ⟦kind card⟧ ⟦label Code⟧ ⟦field ⟦label code⟧⟧⟧", 0),
  ])
  func `a dialog in which nothing can be pressed has answers`(_ drawn: String, _ count: Int) throws
  {
    #expect(try brief(drawn).requirements.count(where: \.isForAction) == count)
  }

  @Test(arguments: [
    ("⟦title Reserve a tennis court at the sports club⟧", true),
    ("form to ⟦title report a lost pet⟧", true),
    ("⟦title Book review of a pet⟧", false),
  ])
  func `a title that says what to do with one thing comes before the kinds that it names`(
    _ drawn: String, _ isForm: Bool
  ) throws {
    let brief = try self.brief(drawn)
    #expect(brief.requirements.contains(where: \.isForInput) == isForm)
  }
}
