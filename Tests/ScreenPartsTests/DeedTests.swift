import ScreenBrief
import ScreenInputs
import ScreenModel
import ScreenOutline
import Testing

@testable import ScreenParts

/// What people do, by lines below a head that says so.
@Suite struct DeedTests {
  @Test(arguments: [
    "What I want to do", "They can", "As a user I can", "Staff actions", "Users should be able to",
    "Actions",
  ])
  func `a head says that people do what is below it`(_ head: String) {
    let reading = PartReading(head)
    #expect(reading.reader.headsDeeds(reading.whole))
  }

  @Test(arguments: ["Trash can", "To do", "Opening checklist", "What to bring", "Tasks for Monday"])
  func `other heads say nothing of deeds`(_ head: String) {
    let reading = PartReading(head)
    #expect(!reading.reader.headsDeeds(reading.whole))
  }

  @Test(arguments: [
    ("open one to read the notes", "Read the notes"), ("archive one", "Archive"),
    ("edit an entry", "Edit"), ("mark as fed", "Mark as fed"),
  ])
  func `what is done to each thing goes to the things`(_ line: String, _ label: String) throws {
    let reading = PartReading(line)
    guard case .each(let request, "") = try #require(reading.reader.deed(reading.whole)) else {
      Issue.record("it is done to no thing")
      return
    }
    #expect(request.details.label?.text == label)
  }

  @Test func `a filter stands above the things and has the values of their column`() throws {
    let reading = PartReading(
      "- list of firings: date, kiln (Big / Small), who loaded it\n- filter by kiln")
    let list = try reading.list.items
    var wishes = [try #require(try reading.gathered).request]
    var deeds = Deeds()
    #expect(deeds.take(try #require(reading.reader.deed(list[1].words))).isEmpty)
    deeds.apply(to: &wishes)
    #expect(wishes.count == 2)
    #expect(wishes[0].details.items.map(\.label.text) == ["Big", "Small"])
  }

  @Test func `an act on a noun of other things is a button of its own`() throws {
    let reading = PartReading("- list of firings: date, kiln, who loaded it\n- cancel the order")
    var wishes = [try #require(try reading.gathered).request]
    var deeds = Deeds()
    _ = deeds.take(try #require(try reading.reader.deed(reading.list.items[1].words)))
    deeds.apply(to: &wishes)
    #expect(wishes[0].parts.isEmpty)
    #expect(wishes[1].details.label?.text == "Cancel the order")
  }

  @Test func `what is entered with its values is a small form`() throws {
    let reading = PartReading("log an inspection with date, hive, queen seen yes/no, notes")
    guard case .entered(let parts) = try #require(reading.reader.deed(reading.whole)) else {
      Issue.record("nothing is entered")
      return
    }
    #expect(parts[0].parts.count(where: \.isInput) == 4)
    #expect(parts[0].parts.last?.isPressed == true)
  }

  @Test(arguments: ["see who is on today", "show past inspections"])
  func `what is seen is no deed`(_ line: String) {
    let reading = PartReading(line)
    #expect(reading.reader.deed(reading.whole) == nil)
  }
}
