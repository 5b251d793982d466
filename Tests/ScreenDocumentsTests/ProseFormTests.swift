import ScreenAssembling
import ScreenBrief
import ScreenDiagnostics
import ScreenOutline
import ScreenReading
import Testing

@testable import ScreenDocuments

/// Letters, chats, stories and numbered points are prose; what its form tells of by itself is none.
@Suite struct ProseFormTests {
  private func isProse(_ text: String, in language: String = "en") -> Bool {
    ProseForm(Array(text.utf8), in: language).holds
  }

  private static let talk = """
    Mo: morning! did you feed the geese?
    Ida: yes. about the tablet at the gate, it asks for the name and the car
    Mo: and the time they leave
    Ida: right, plus a big button Open
    """
  private static let points = """
    What the ferryman sees:
    1. at the top the next departure and how many places are left
    2. below it a list of the bookings with name and number of bikes
    3. a button to close the gate
    """
  private static let letter =
    "We mend sails in a loft by the harbour. Until now the orders hung on nails by the door. "
    + "I need a list of them with owner, boat and the day it is due, and a button for the next one."

  @Test(arguments: [talk, points, letter])
  func `sentences, turns of a talk and numbered points are prose`(_ text: String) {
    #expect(isProse(text))
  }

  @Test(arguments: [
    "<mo> hey, the gate tablet\n<ida> what about it\n<mo> it asks for the name, the car and when they leave\n<ida> ok, and a big button to open the gate",
    "mum: can you make the list for the fair\nme: which one\nmum: who brings what and how much, and if it is with nuts\nme: ok then, next week",
    "@mo 10:02 the wall needs the boats that are due\n@ida 10:04 with owner?\n@mo 10:05 yes and the berth, "
      + "and when they leave again please",
  ])
  func `a talk is prose whatever is around the names of its speakers`(_ text: String) {
    #expect(isProse(text))
  }

  @Test(arguments: [
    "name: Elna\nlength: 9 m\nowner: Bo Lind\nberth: A3\nflag: Danish\nsail: 31 m2\ncloth: Dacron\ndue: 3 May\npaid: no",
    "name: Elna\nname: Sif",
  ])
  func `facts with small keys are no talk`(_ text: String) {
    #expect(!isProse(text))
  }

  @Test(arguments: [
    // One sentence, however long, and a few words.
    "A form with the name of the boat, its length, its berth, the day it comes, the day it goes, the number "
      + "of people on board, the flag and a button to send it",
    "Sails by owner. Newest first.",
    // Headings with bullets, rows, facts, code.
    "# Berth\n\n- Name\n- Length in m\n- Flag\n\n# Stay\n\n- From\n- Until\n- Power (yes/no)\n- Water (yes/no)\n"
      + "- Remarks for the warden of the harbour\n\nSend",
    "| boat | owner | due |\n|---|---|---|\n| Elna | Bo | 3 May |\n| Sif | Ane | 4 May |\n\n"
      + "Show these sails as they are. With a search above. And a button for a new one below them, please.",
    "Boat: Elna\nOwner: Bo Lind\nLength: 9 m\nSail: 31 m²\nCloth: Dacron\nDue: 3 May\nPaid: no\nPhone: 12 34 56\n"
      + "Note: two tears near the clew",
    "```json\n{\"boat\": \"Elna\", \"owner\": \"Bo\"}\n```\nShow this. It is one of the sails that we mend in the loft "
      + "by the harbour, and there are more.",
  ])
  func `a sentence, and what its form tells of, is none`(_ text: String) {
    #expect(!isProse(text))
  }

  @Test func `prose of other languages is read as sentences are`() {
    #expect(!isProse(Self.letter, in: "de"))
  }

  @Test(arguments: [
    (
      "[SAIL-12] Loft board\n\nWe mend sails by the harbour and want to see what is due.\n\nShow the owner.",
      "Loft board"
    ),
    (
      "Subject: Gate tablet\n\nHi Mo, the tablet at the gate asks for the name.\n\nIda",
      "Gate tablet"
    ),
  ])
  func `the form of prose names the screen before its sentences do`(_ text: String, _ title: String)
  {
    var brief = Brief(title: Phrase("Owner, boat and day"))
    brief.complete(
      asProse: ReadingTree(text), Array(text.utf8), Scaffold(Array(text.utf8)), .shipped)
    #expect(brief.title.text == title)
  }

  @Test func `names of parts, joined, are no title`() {
    let tree = Reader.prose.read(Self.letter).tree
    var brief = Brief(tree, in: "en")
    brief.complete(
      asProse: tree, Array(Self.letter.utf8), Scaffold(Array(Self.letter.utf8)), .shipped)
    #expect(!brief.title.text.contains(" and "))
  }
}
