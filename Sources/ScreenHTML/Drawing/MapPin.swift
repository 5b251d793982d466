internal import ScreenModel
internal import ScreenRendering

/// The position of a pin on a map.
struct MapPin {
  /// The distance from the left, in tenths of a percent.
  var x: Int
  /// The distance from the top, in tenths of a percent.
  var y: Int
  /// How far the pin is moved to the right so that it does not cover another, in pixels.
  var across = 0
  /// How far the pin is moved down, in pixels.
  var down = 0

  /// Whether the pin is moved.
  var isAside: Bool { across != 0 || down != 0 }

  /// The widths at which pins must not cover each other: of a telephone, and of a column.
  private static let widths = [288, 640]
  private static let height = 240
  /// The distance between the centres of two pins, in pixels: they may touch, and both numbers can
  /// be read.
  private static let distance = 20
  /// The distance of a pin from the edge, in pixels.
  private static let margin = 12

  /// The places around a spot, in pixels, the nearest first.
  private static let aside: [(across: Int, down: Int)] = {
    let steps = (-4...4).flatMap { down in (-4...4).map { (across: $0 * 22, down: down * 22) } }
    return steps.sorted {
      $0.across * $0.across + $0.down * $0.down < $1.across * $1.across + $1.down * $1.down
    }
  }()

  /// Returns the pins of places, scaled to fill the map except for a margin.
  ///
  /// A pin that would cover an earlier one is at the nearest free place around its spot; on a map
  /// without a free place it stays where it is.
  static func pins(of places: [Component.Place]) -> [MapPin] {
    let (east, north) = (MapAxis(eastOf: places), MapAxis(northOf: places))
    var pins: [MapPin] = []
    for index in places.indices {
      var pin = MapPin(
        x: 120 + Int(east.shares[index] * 760), y: 880 - Int(north.shares[index] * 760))
      for step in aside {
        (pin.across, pin.down) = step
        if pin.isFree(among: pins) { break }
        (pin.across, pin.down) = (0, 0)
      }
      pins.append(pin)
    }
    return pins
  }

  /// Whether the pin is within the map and covers no other.
  private func isFree(among pins: [MapPin]) -> Bool {
    Self.widths.allSatisfy { width in
      let (left, top) = spot(at: width)
      guard (Self.margin...width - Self.margin).contains(left),
        (Self.margin...Self.height - Self.margin).contains(top)
      else { return false }
      return pins.allSatisfy { pin in
        let other = pin.spot(at: width)
        let (across, down) = (other.left - left, other.top - top)
        return across * across + down * down >= Self.distance * Self.distance
      }
    }
  }

  /// The centre of the pin on a map of a width, in pixels.
  private func spot(at width: Int) -> (left: Int, top: Int) {
    (x * width / 1000 + across, y * Self.height / 1000 + down)
  }
}
