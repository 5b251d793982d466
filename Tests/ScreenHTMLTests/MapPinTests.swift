import ScreenModel
import Testbed
import Testing

@testable import ScreenHTML

/// The pins of a map can be told apart, at the widths of a telephone and of a column.
struct MapPinTests {
  private static let widths = [288, 640]

  private static func spots(_ pins: [MapPin], at width: Int) -> [(x: Int, y: Int)] {
    pins.map { ($0.x * width / 1000 + $0.across, $0.y * 240 / 1000 + $0.down) }
  }

  @Test(arguments: 0..<40)
  func `no pin covers another, and none is beyond the map`(seed: Int) {
    var random = SeededRandom(seed)
    // Few coordinates, so that many places are the same or near each other.
    let places = (0..<(1 + random.below(20))).map { number in
      Component.Place(
        name: "\(number)", latitude: Double(random.below(4)), longitude: Double(random.below(4)))
    }
    let pins = MapPin.pins(of: places)
    #expect(pins.count == places.count)
    for width in Self.widths {
      let spots = Self.spots(pins, at: width)
      for (index, spot) in spots.enumerated() {
        #expect((12...width - 12).contains(spot.x) && (12...228).contains(spot.y))
        for other in spots[..<index] {
          let (across, down) = (spot.x - other.x, spot.y - other.y)
          #expect(across * across + down * down >= 400)
        }
      }
    }
  }

  @Test func `a pin is at its place unless another is there before it`() {
    func place(_ latitude: Double, _ longitude: Double) -> Component.Place {
      Component.Place(name: "", latitude: latitude, longitude: longitude)
    }
    let pins = MapPin.pins(of: [place(0, 0), place(9, 9), place(0, 0)])
    #expect(pins.map(\.isAside) == [false, false, true])
    #expect(pins[0].x < pins[1].x && pins[0].y > pins[1].y)
    #expect(abs(pins[2].across) + abs(pins[2].down) == 22)
  }

  @Test func `on a map that is full a pin stays at its place`() {
    let places = Array(repeating: Component.Place(name: "", latitude: 1, longitude: 1), count: 200)
    let pins = MapPin.pins(of: places)
    #expect(pins.count == 200)
    #expect(pins.last?.isAside == false)
    #expect(pins[1].isAside)
  }
}
