package import ScreenModel

/// Where the places of a map lie along one of its axes, from 0 at the least to 1 at the greatest.
package struct MapAxis {
  /// The share of each place; a half where all are on one spot.
  package let shares: [Double]

  /// The axis from west to east.
  ///
  /// Longitudes are a circle: it is opened where the widest stretch without a place is, so that places
  /// on both sides of the antimeridian stand together.
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
