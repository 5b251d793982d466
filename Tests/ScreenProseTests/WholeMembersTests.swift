import ScreenDiagnostics
import ScreenOutline
import ScreenReading
import Testing

@testable import ScreenProse

/// What stands between two commas of an enumeration is one thing.
@Suite struct WholeMembersTests {
  private func joined(_ notation: String) throws -> String {
    let tree = try #require(ReadingTree.parse(SourceText(name: "<tree>", notation)).tree)
    let whole = tree.withWholeMembers(LineWords(Array(tree.text.utf8)))
    #expect(whole.isWellFormed)
    return "\(whole)"
  }

  @Test(arguments: [
    (
      "Add ⟦list a ⟦kind list⟧ of ⟦label plans⟧: ⟦item ⟦label Pizza⟧ ⟦value at home⟧⟧, ⟦item ⟦label Soup⟧ ⟦value and toast⟧⟧ and ⟦item curry⟧⟧.",
      "Add ⟦list a ⟦kind list⟧ of ⟦label plans⟧: ⟦item Pizza at home⟧, ⟦item Soup and toast⟧ and ⟦item curry⟧⟧."
    ),
    (
      "⟦list our ⟦label windows⟧: ⟦item ⟦label Blue⟧ ⟦value Monday⟧⟧⟧, ⟦action ⟦label Love letters⟧⟧, and ⟦action ⟦label Back to school⟧⟧",
      "⟦list our ⟦label windows⟧: ⟦item Blue Monday⟧, ⟦item Love letters⟧, and ⟦item Back to school⟧⟧"
    ),
    (
      "⟦list ⟦label games⟧: ⟦item Falk⟧ ⟦item v⟧ ⟦item Nord⟧, ⟦item Bau⟧ ⟦item v⟧ ⟦item Dry⟧⟧.",
      "⟦list ⟦label games⟧: ⟦item Falk v Nord⟧, ⟦item Bau v Dry⟧⟧."
    ),
  ])
  func `a thing is not torn at a word that means something elsewhere`(
    torn: String, whole: String
  ) throws {
    #expect(try joined(torn) == whole)
  }

  @Test(arguments: [
    (
      "⟦list today's ⟦label sets⟧: ⟦item Squats⟧⟧ 3x10, ⟦reps ⟦label Bench press⟧ ⟦count 3⟧⟦value x8⟧⟧, ⟦timer ⟦label Rowing⟧ ⟦time 15 min⟧⟧.",
      "⟦list today's ⟦label sets⟧: ⟦item ⟦label Squats⟧ ⟦value 3x10⟧⟧, ⟦item ⟦label Bench press⟧ ⟦value 3x8⟧⟧, ⟦item ⟦label Rowing⟧ ⟦value 15 min⟧⟧⟧."
    ),
    (
      "⟦list ⟦label money⟧: ⟦item ⟦label Ann⟧ -⟦value £20⟧⟧, ⟦item ⟦label The Harts⟧ +⟦value £5⟧⟧⟧",
      "⟦list ⟦label money⟧: ⟦item ⟦label Ann⟧ ⟦value -£20⟧⟧, ⟦item ⟦label The Harts⟧ ⟦value +£5⟧⟧⟧"
    ),
    (
      "⟦list ⟦label things⟧: ⟦item ⟦label Three⟧ mushrooms⟧, ⟦item Bowl⟧ and ⟦item ⟦label Slippers size⟧ ⟦value 39⟧⟧⟧",
      "⟦list ⟦label things⟧: ⟦item Three mushrooms⟧, ⟦item Bowl⟧ and ⟦item Slippers size 39⟧⟧"
    ),
  ])
  func `either all things have values, with their signs and units, or none has`(
    torn: String, whole: String
  ) throws {
    #expect(try joined(torn) == whole)
  }

  @Test(arguments: [
    (
      "⟦choice choose a ⟦label system⟧ (⟦option Records⟧, File ⟦option server⟧, ⟦option Payroll⟧)⟧.",
      "⟦choice choose a ⟦label system⟧ (⟦option Records⟧, ⟦option File server⟧, ⟦option Payroll⟧)⟧."
    ),
    (
      "⟦choice a ⟦kind picker⟧ for ⟦label help⟧ with the options ⟦option Bring⟧ a ⟦option friend⟧⟧ and ⟦action ⟦label Give money⟧⟧.",
      "⟦choice a ⟦kind picker⟧ for ⟦label help⟧ with the options ⟦option Bring a friend⟧ and ⟦option Give money⟧⟧."
    ),
  ])
  func `options are whole in brackets, and behind the word for them`(torn: String, whole: String)
    throws
  {
    #expect(try joined(torn) == whole)
  }

  @Test func `names and values with colons between them are facts, whatever they mean`() throws {
    let torn =
      "Put the ⟦field ⟦label values⟧⟧: ⟦fact ⟦label Pupil⟧: ⟦value Mila⟧⟧, For: ⟦title Ski week⟧, ⟦stat ⟦label Fee⟧: ⟦value 240⟧⟧."
    let whole =
      "Put the values: ⟦fact ⟦label Pupil⟧: ⟦value Mila⟧⟧, ⟦fact ⟦label For⟧: ⟦value Ski week⟧⟧, ⟦fact ⟦label Fee⟧: ⟦value 240⟧⟧."
    #expect(try joined(torn) == whole)
  }

  @Test(arguments: ["the facts %", "the details – %", "… %", "Ó, %", "the “%”", "the \"%\""])
  func `the first of such facts may have its name before the colon`(lead: String) throws {
    let parts = lead.split(separator: "%", omittingEmptySubsequences: false)
    let torn =
      "Show \(parts[0])⟦list ⟦label Board⟧\(parts[1]): ⟦item ⟦label Twin⟧ ⟦value keel⟧⟧⟧, ⟦fact ⟦label Kind⟧: ⟦value Fish⟧⟧."
    let whole =
      "Show \(parts[0])⟦fact ⟦label Board⟧\(parts[1]): ⟦value Twin keel⟧⟧, ⟦fact ⟦label Kind⟧: ⟦value Fish⟧⟧."
    #expect(try joined(torn) == whole)
  }

  @Test(arguments: [
    "Show – : ⟦item⟧", "Show …: ⟦fact ⟦label A⟧ ⟦value b⟧⟧, ⟦fact ⟦label Kind⟧: ⟦value Fish⟧⟧",
  ])
  func `a colon behind a mark names nothing`(text: String) throws {
    guard let tree = ReadingTree.parse(SourceText(name: "<tree>", text)).tree else { return }
    #expect(tree.withWholeMembers(LineWords(Array(tree.text.utf8))).isWellFormed)
  }

  @Test(arguments: [
    "⟦list ⟦label guests⟧: ⟦column photo⟧, ⟦column name⟧ and ⟦column table⟧⟧",
    "⟦section a ⟦kind card⟧ with: ⟦field ⟦label name⟧⟧, ⟦field an ⟦label email⟧ ⟦kind field⟧⟧⟧",
    "⟦list ⟦label news⟧⟧: ⟦action a ⟦label Save⟧ ⟦kind button⟧⟧, ⟦link a ⟦kind link⟧ ⟦label home⟧⟧",
    "⟦chart ⟦label votes⟧: ⟦item ⟦label yes⟧ ⟦value 3⟧⟧, ⟦item ⟦label no⟧ ⟦value 4⟧⟧⟧",
    "open at 10:30, ⟦list ⟦label guests⟧⟧, food", "⟦list ⟦label one⟧: ⟦item thing⟧⟧", "",
  ])
  func `other things stay as they are`(text: String) throws {
    #expect(try joined(text) == text)
  }
}
