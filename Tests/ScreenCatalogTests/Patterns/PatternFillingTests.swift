import ScreenBrief
import ScreenModel
import Testing

@testable import ScreenCatalog

/// Places of patterns that rows fill: weeks, votes, galleries.
struct PatternFillingTests {
  private static func requirements(_ lines: [String], _ thing: Thing) -> [Requirement] {
    var filling = PatternFilling(
      Pattern(kind: .head, names: ["test"], roles: [], needs: [], lines: lines), thing,
      title: "Test", verb: "", count: nil)
    filling.fill()
    return filling.requirements
  }

  private static func thing(_ rows: [[String]]) -> Thing {
    var frame = Frame(names: ["class"], role: .event, sort: .event)
    frame.attributes = [
      FrameAttribute(label: "Class", kind: .title), FrameAttribute(label: "Day", kind: .day),
      FrameAttribute(label: "Starts", kind: .time),
    ]
    frame.rows = rows
    return Thing("class", frame, reason: "test")
  }

  @Test func `a week has each of its seven days once`() throws {
    let thing = Self.thing([
      ["Spin", "2027-03-16", "18:00"], ["Yoga", "2027-03-16", "09:00"],
      ["Boxing", "2027-03-27", "10:00"],
    ])
    let table = try #require(Self.requirements(["*week"], thing).first)
    #expect(
      table.details.items.map { $0.label.text.prefix(3) }
        == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    #expect(table.details.items[1].values.map(\.text) == ["09:00; 18:00", "Yoga; Spin"])
    #expect(table.details.items[5].values.map(\.text) == ["10:00", "Boxing"])
    #expect(table.details.items[0].values.map(\.text) == ["—", "—"])
  }

  @Test func `things without days are a table, not a week`() throws {
    var thing = Self.thing([["Spin", "", "18:00"]])
    thing.frame.attributes[1] = FrameAttribute(label: "Room", kind: .text)
    let table = try #require(Self.requirements(["*week"], thing).first)
    #expect(table.details.items.count == 1)
  }

  @Test(arguments: 2...5)
  func `the votes for all choices of a poll add up to the same sum`(_ count: Int) throws {
    let thing = Self.thing((1...count).map { ["Class \($0)", "2027-03-16", "18:00"] })
    let chart = try #require(Self.requirements(["*votes"], thing).first)
    #expect(chart.details.samples.count == count)
    #expect(chart.details.samples.compactMap { Int($0[1]) }.reduce(0, +) == 128)
  }

  @Test func `nobody votes for a single thing`() {
    #expect(Self.requirements(["*votes"], Self.thing([["Spin", "", ""]])).isEmpty)
  }

  @Test func `a gallery of names has a picture for each`() throws {
    let list = try #require(
      Self.requirements(
        ["list.gallery Photos", "~ Spin", "~ Yoga"], Self.thing([["Spin", "", ""]])
      )
      .first)
    #expect(list.details.variant == "gallery")
    #expect(list.details.columns.map(\.text) == ["Photo"])
    #expect(list.details.items.map(\.label.text) == ["Spin", "Yoga"])
  }

  @Test func `a gallery of what more is known of keeps that`() throws {
    let thing = Self.thing([["Spin", "2027-03-16", "18:00"], ["Yoga", "2027-03-17", "18:00"]])
    let list = try #require(Self.requirements(["*gallery"], thing).first)
    #expect(list.details.variant == "gallery")
    #expect(list.details.items.allSatisfy { !$0.values.isEmpty })
  }

  @Test func `a list of cards keeps its columns`() throws {
    let thing = Self.thing([["Spin", "2027-03-16", "18:00"]])
    let list = try #require(
      Self.requirements(["list.cards Classes = Day", "~ Spin | Tue"], thing).first)
    #expect(list.details.columns.map(\.text) == ["Day"])
  }

  @Test func `a question about an unknown thing does not ask for its values`() {
    let known = Self.requirements(
      ["*question"], Self.thing([["Spin", "a", ""], ["Yoga", "b", ""], ["Box", "c", ""]]))
    let unknown = Self.requirements(["*question"], Thing(unknown: "gizmo"))
    #expect(known.first?.details.label?.text.hasPrefix("Spin") ?? false)
    #expect(unknown.first?.details.label?.text == "Which is right?")
  }
}
