import ScreenDiagnostics
import ScreenModel
import Sampling
import Testbed
import Testing

/// Numbers are read as exactly as a double can hold them.
@Suite struct JSONNumberTests {
  private func number(_ text: String) -> Double? {
    let reading = JSONReader.read(SourceText(name: "n", "[\(text)]"))
    guard reading.diagnostics.isEmpty,
      case .number(let number)? = reading.tree?.elements?.first?.content
    else { return nil }
    return number
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", 0), ("0e1", 0), ("1E+2", 100), ("0.1", 0.1), ("12.5e-1", 1.25),
    ("999999999999999", 999_999_999_999_999), ("0.3", 0.3), ("1e-7", 1e-7),
    ("9007199254740.993", 9_007_199_254_740.993), ("2.2250738585072014", 2.2250738585072014),
    ("1.000000000000000000000000000000", 1),
    // At 2^49 doubles lie 1/8 apart; what is half-way between two goes to the even one.
    ("562949953421312.0625", 562_949_953_421_312), ("562949953421312.1875", 562_949_953_421_312.25),
    ("562949953421312.0626", 562_949_953_421_312.125),
  ])
  func `reads a number exactly`(_ text: String, _ value: Double) {
    #expect(number(text) == value)
  }

  @Test(arguments: 0..<500)
  func `reads back whatever the standard library and the writer print`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let value = Double.random(using: &random)
      #expect(number("\(value)") == value)
      #expect(number(TreeValue(.number(value)).json) == value)
    }
  }

  @Test(arguments: 0..<500)
  func `agrees with the standard library on digits at random`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let digits = UInt64.random(in: 1...9_999_999_999_999_999_999, using: &random)
    let text = "\(digits)e-\(Int.random(in: 5...27, using: &random))"
    #expect(number(text) == Double(text))
  }

  @Test(arguments: [
    "1e15", "-1e15", "1e400", "-1e999999999999", "1e-400", "123456789012345678901234567890",
    "0.12345678901234567890123", "1.", "+1", "0x10", "1e", "--1", "1.2.3",
  ])
  func `says so where a number is none, or cannot be kept`(_ text: String) {
    #expect(number(text) == nil)
  }
}
