import ScreenBrief
import ScreenInputs
import ScreenModel
import ScreenOutline
import Testing

@testable import ScreenParts

/// Lines that say what stands in a region of the screen.
@Suite struct RegionTests {
  private func described(_ text: String, in region: ScreenRegion) throws -> [Request] {
    let reading = PartReading(text)
    return try #require(reading.reader.described(reading.whole, in: region))
  }

  @Test func `places and sizes are no parts of names`() throws {
    let parts = try described(
      "logo left, search in the middle, basket icon right", in: .header)
    #expect(parts.map(\.details.label?.text) == ["Logo", "Search", "Basket"])
    #expect(parts[0].subject == .component(.image))
    #expect(parts[1].details.fieldKind == .search)
    #expect(parts[2].isPressed)
  }

  @Test func `a picture with a text and a button is three parts`() throws {
    let parts = try described(
      "big picture with \"Spring bulbs now 20% off\" and button Shop now", in: .hero)
    #expect(
      parts.map(\.details.label?.text) == ["Picture", "Spring bulbs now 20% off", "Shop now"])
    #expect(parts[1].subject == .component(.heading))
  }

  @Test func `a plural for the kind is said of all before it`() throws {
    let parts = try described("facebook and instagram links", in: .footer)
    #expect(parts.map(\.details.label?.text) == ["Facebook", "Instagram"])
  }

  @Test func `figures in tiles are figures`() throws {
    let parts = try described("four tiles with revenue, orders, returns, visitors", in: .main)
    #expect(parts.count == 4)
    #expect(parts.allSatisfy { $0.subject == .need(.metric) })
  }

  @Test func `facts that name regions describe a page`() throws {
    let reading = PartReading(
      """
      Header: logo left, menu icon right
      Categories: Bulbs, Seeds, Pots
      Bestsellers: 4 products with photo, name, price
      Newsletter: email and Subscribe
      Footer: delivery info, returns
      """)
    let page = try #require(reading.reader.page(reading.facts))
    #expect(page.count == 5)
    #expect(page[1].details.items.count == 3)
    #expect(page[2].details.count == 4)
    #expect(page[3].parts.map(\.isInput) == [true, false])
    #expect(page[4].parts.allSatisfy { $0.subject == .component(.link) })
  }

  @Test(arguments: [
    "Name: Ana\nPhone: 555", "Top: 12 cm\nBottom: 8 cm", "Left: Ana Diaz\nDate: 5 May",
    "Total: 12\nTax: 2",
  ])
  func `facts that state something describe none`(_ text: String) {
    let reading = PartReading(text)
    #expect(reading.reader.page(reading.facts)?.count ?? 0 < 3)
  }

  @Test func `numbered lines of regions are sections`() throws {
    let reading = PartReading(
      "1. Hero with a photo and the line \"Breathe.\"\n2. Three columns\n3. Footer with address")
    #expect(try reading.reader.page(reading.list.items)?.keys.sorted() == [0, 2])
  }
}
