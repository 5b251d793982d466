internal import ScreenModel
internal import ScreenText

/// A placeholder for a missing picture: tiles generated from the words that describe it.
///
/// The same words yield the same picture. The random numbers are those of SplitMix64 (Steele, Lea,
/// Flood 2014, https://prng.di.unimi.it/splitmix64.c), seeded by FNV-1a of the words.
struct Mosaic {
  /// The shape of a tile.
  enum Shape: Int { case blank, square, topLeft, topRight, bottomLeft, bottomRight, disc }

  /// A tile of the picture.
  struct Tile {
    /// The shape of the tile.
    var shape: Shape
    /// The series colour, 1...6.
    var colour: Int
    /// How strong the colour is: 1 is full, 2 half, 3 a quarter.
    var strength: Int
  }

  static let columns = 10
  static let rows = 3

  /// The tiles, row by row.
  let tiles: [Tile]

  /// Generates the picture for a description.
  init(of description: String) {
    var state = FNV1a.hash(description.utf8)
    func next(_ bound: UInt64) -> Int {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      mixed ^= mixed >> 31
      return Int(mixed % bound)
    }
    let main = 1 + next(5)
    let accent = 1 + (main + next(4)) % 5
    tiles = (0..<Self.columns * Self.rows).map { _ in
      // Mostly quarter discs of one hue, some in an accent colour and some grey, with a few gaps.
      let shape: Shape =
        switch next(16) {
        case 0..<3: .blank
        case 3..<5: .square
        case 5..<8: .topLeft
        case 8..<11: .topRight
        case 11..<13: .bottomLeft
        case 13..<15: .bottomRight
        default: .disc
        }
      let colour =
        switch next(10) {
        case 0..<6: main
        case 6..<8: accent
        default: 6
        }
      return Tile(shape: shape, colour: colour, strength: 1 + next(3))
    }
  }
}
