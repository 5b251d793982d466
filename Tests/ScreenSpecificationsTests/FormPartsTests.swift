import ScreenBrief
import ScreenModel
import ScreenSpecifications
import Testing

/// Forms whose fields are listed part by part, and things that are known by a number.
struct FormPartsTests {
  private func part(_ text: String) throws -> SpecifiedPart {
    let bytes = Array(text.utf8)
    return try #require(SpecifiedPart(bytes, in: 0..<bytes.count))
  }

  private static let yaml = """
    page: Mooring request
    sections:
      - title: Boat
        fields:
          - hull_name: text
          - length_m: number
      - title: Stay
        fields:
          - first_night: date
          - side: [bow, stern, either]
    buttons: [Cancel, Send request]
    """

  private static let json = """
    {"page": "Mooring request", "sections": [
      {"title": "Boat", "fields": [{"name": "hull_name", "type": "text"}, {"name": "length_m", "type": "number"}]},
      {"title": "Stay", "fields": [{"name": "first_night", "type": "date"},
        {"name": "side", "type": "enum", "options": ["bow", "stern", "either"]}]}],
     "buttons": ["Cancel", "Send request"]}
    """

  @Test(arguments: [yaml, json])
  func `parts with fields of their own are the sections of a form`(_ text: String) throws {
    let part = try part(text)
    #expect(part.title.text == "Mooring request")
    let sections = part.requirements.indices.filter {
      part.requirements[$0].subject == .section(nil)
    }
    #expect(sections.map { part.requirements[$0].details.label?.text } == ["Boat", "Stay"])
    let stay = part.requirements.filter { $0.parent == sections[1] }
    #expect(stay.first?.details.fieldKind == .date)
    #expect(stay.contains { $0.details.items.map(\.label.text) == ["Bow", "Stern", "Either"] })
    #expect(part.requirements.last?.details.label?.text == "Send request")
  }

  @Test(arguments: [
    "sections: []", "sections: 3", "sections:\n  - title: Boat",
    "sections:\n  - fields:\n      - a: text", "sections:\n  - title: Boat\n    fields: []",
  ])
  func `parts without fields are none`(_ text: String) {
    let bytes = Array("page: Mooring\n\(text)".utf8)
    let part = SpecifiedPart(bytes, in: 0..<bytes.count)
    #expect(part?.requirements.contains { $0.subject == .component(.field) } ?? false == false)
  }

  @Test(arguments: [
    (#"{"berth": {"id": "K-17", "length": 8, "taken": true}}"#, "Berth K-17"),
    (#"{"berth_number": 17, "length": 8, "taken": true}"#, "Berth 17"),
    (#"{"berth": {"length": 8, "taken": true}}"#, "Berth"),
    (#"{"berth": {"name": "Gull quay", "id": 3, "taken": true}}"#, "Gull quay"),
    (#"{"length": 8, "taken": true}"#, "Details"),
    (#"{"id": 8, "taken": true}"#, "Details"),
  ])
  func `a thing is called by its name or its number`(_ text: String, _ title: String) throws {
    #expect(try part(text).title.text == title)
  }
}
