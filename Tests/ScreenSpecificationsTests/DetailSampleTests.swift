import ScreenBrief
import ScreenModel
import ScreenSpecifications
import Testing

/// Details of a type: samples are values that the type allows, and things of another type are rows.
struct DetailSampleTests {
  private func part(_ text: String, as form: SpecificationRequest.Form? = nil) throws
    -> SpecifiedPart
  {
    let bytes = Array(text.utf8)
    return try #require(
      SpecifiedPart(bytes, in: 0..<bytes.count, for: SpecificationRequest(form)))
  }

  private static let crate = """
    interface Crate {
      label: string;
      state: 'packed' | 'sent' | 'lost';
      fragile: boolean;
      scans: Scan[];
    }
    interface Scan { at: Date; place: string }
    // need a detail page for this
    """

  @Test func `a sample of some values is one of them`() throws {
    let part = try part(Self.crate, as: .detail)
    let state = try #require(part.requirements.first { $0.details.label?.text == "State" })
    #expect(state.details.samples == [["Packed"]])
    let label = try #require(part.requirements.first { $0.details.label?.text == "Label" })
    #expect(label.details.samples.isEmpty)
  }

  @Test func `things of another type are rows with its properties`() throws {
    let part = try part(Self.crate, as: .detail)
    let scans = try #require(part.requirements.first { $0.details.label?.text == "Scans" })
    #expect(scans.subject == .component(.table))
    #expect(scans.details.columns.map(\.text) == ["At", "Place"])
  }

  @Test func `values that are stated are no samples`() throws {
    let part = try part("{\"crate\": {\"label\": \"C-1\", \"state\": \"sent\"}}")
    #expect(part.requirements.allSatisfy { $0.details.samples.isEmpty })
  }

  @Test func `a key of a relation is chosen with it, wherever its model is declared`() throws {
    let part = try part(
      "model Crate {\n  id Int @id\n  label String\n  owner Person @relation(fields: [ownerId], references: [id])\n  ownerId Int\n}"
    )
    let labels = part.requirements.compactMap(\.details.label?.text)
    #expect(labels.contains("Owner") && !labels.contains("Owner ID"))
  }
}
