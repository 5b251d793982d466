import Testing

@testable import ScreenCatalog

@Suite struct QuantityTests {
  @Test(
    arguments: [
      ("$6,200", 6200, "$", ""), ("62%", 62, "", "%"), ("4.5 of 5", 4.5, "", "of 5"),
      ("-3°", -3, "", "°"), ("48k", 48_000, "", ""), ("1.2M users", 1_200_000, "", "users"),
      ("12 km", 12, "", "km"), ("€1,234,567.50", 1_234_567.5, "€", ""), ("5 m", 5, "", "m"),
      ("8 kg", 8, "", "kg"),
    ] as [(String, Double, String, String)])
  func `reads numbers with their signs`(
    text: String, number: Double, prefix: String, unit: String
  ) throws {
    let quantity = try #require(Quantity(text))
    #expect(quantity.number == number)
    #expect(quantity.prefix == prefix)
    #expect(quantity.unit == unit)
  }

  @Test(arguments: ["", "none", "—", "12345678901234567890", ".", "$"])
  func `what holds no number is none`(text: String) {
    #expect(Quantity(text) == nil)
  }
}
