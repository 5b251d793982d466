import ScreenModel
import ScreenRendering
import Testbed
import Testing

@testable import ScreenHTML
@testable import ScreenTerminal

@Suite struct MapTests {
  private static func places(_ longitudes: [Double]) -> [Component.Place] {
    longitudes.map { Component.Place(name: "p", latitude: 0, longitude: $0) }
  }

  @Test(
    arguments: [
      ([178, -171.8, -175.2], [0, 1, 0.666]), ([10, 20], [0, 1]), ([-10, 0, 10], [0, 0.5, 1]),
      ([179, -179], [0, 1]), ([-180, 180], [0.5, 0.5]), ([5, 5], [0.5, 0.5]), ([7], [0.5]),
      ([-120, 0, 120], [0, 0.5, 1]), ([], []),
    ] as [([Double], [Double])])
  func `places around the antimeridian stand together`(longitudes: [Double], shares: [Double]) {
    let axis = MapAxis(eastOf: Self.places(longitudes))
    #expect(axis.shares.count == shares.count)
    for (share, expected) in zip(axis.shares, shares) {
      #expect((share - expected).magnitude < 0.001, "\(axis.shares)")
    }
  }

  @Test(arguments: 0..<200)
  func `the map shows no more of the circle than half the rest and the places`(seed: Int) {
    var random = SeededRandom(seed)
    let longitudes = (0..<random.below(6) + 2).map { _ in Double(random.below(360)) - 180 }
    let shares = MapAxis(eastOf: Self.places(longitudes)).shares
    #expect(shares.allSatisfy { (0...1).contains($0) })
    // Neighbours on the circle are neighbours on the map, but for the one place where it is open.
    let order = longitudes.indices.sorted { (longitudes[$0], $0) < (longitudes[$1], $1) }
    let falls = zip(order, order.dropFirst()).filter { shares[$0] > shares[$1] }
    #expect(falls.count <= 1)
  }

  @Test(arguments: 0..<200)
  func `no pin covers another or the edge, at any width`(seed: Int) {
    var random = SeededRandom(seed)
    let places = (0..<random.below(12) + 1).map { _ in
      Component.Place(
        name: "p", latitude: Double(random.below(3)) * 0.01,
        longitude: Double(random.below(3)) - 180)
    }
    let pins = MapPin.pins(of: places)
    for width in [288, 640] {
      let spots = pins.map { ($0.x * width / 1000 + $0.across, $0.y * 240 / 1000 + $0.down) }
      for (index, spot) in spots.enumerated() {
        #expect((12...width - 12).contains(spot.0) && (12...228).contains(spot.1))
        for other in spots[..<index] {
          let (across, down) = (other.0 - spot.0, other.1 - spot.1)
          #expect(across * across + down * down >= 400)
        }
      }
    }
  }

  @Test func `a pin that covers no other stays on its spot`() {
    let pins = MapPin.pins(of: Self.places([-120, 0, 120]))
    #expect(pins.allSatisfy { !$0.isAside })
  }

  @Test func `places on one spot are all visible`() {
    let places = ["A", "B", "C"].map { Component.Place(name: $0, latitude: 5, longitude: 5) }
    let map = Component.map(.init(title: "", places: places))
    let screen = Screen(title: "", sections: [Section(id: "s", components: [map])])
    let page = screen.html()
    #expect(page.split(separator: "<g transform=").count == 3)
    let rows = screen.ansi(.init(width: 40, depth: .none)).split(separator: "\n")
    let drawn = rows.filter { $0.contains("│") }.joined()
    for digit in 1...3 { #expect(drawn.contains("\(digit)")) }
  }
}
