package import ScreenModel

/// The positions of a map's places along one axis, from 0 at the least to 1 at the greatest.
package struct MapAxis {
  /// The position of each place; a half if all are at the same spot.
  package let shares: [Double]

  /// The axis from west to east.
  ///
  /// Longitudes form a circle. It is cut at the widest stretch without a place, so that places on
  /// both sides of the antimeridian are close together.
  package init(eastOf places: [Component.Place]) {
    let longitudes = places.map { Self.drawn($0.longitude, within: 180) }
    let sorted = longitudes.sorted()
    guard let first = sorted.first, let last = sorted.last else {
      self.init([])
      return
    }
    var widest = first + 360 - last
    var start = first
    for (west, east) in zip(sorted, sorted.dropFirst()) where east - west > widest {
      (widest, start) = (east - west, east)
    }
    self.init(longitudes.map { $0 < start ? $0 + 360 : $0 })
  }

  /// The axis from south to north.
  package init(northOf places: [Component.Place]) {
    self.init(places.map { Self.drawn($0.latitude, within: 90) })
  }

  private init(_ degrees: [Double]) {
    let (low, high) = (degrees.min() ?? 0, degrees.max() ?? 0)
    shares = degrees.map { high > low ? ($0 - low) / (high - low) : 0.5 }
  }

  private static func drawn(_ degree: Double, within reach: Double) -> Double {
    degree.isNaN ? 0 : min(max(degree, -reach), reach)
  }
}
