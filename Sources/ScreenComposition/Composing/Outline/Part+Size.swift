extension Part {
  /// How many components it has, once derived ones are lowered.
  var size: Int { pieces.reduce(0) { $0 + $1.size } }

  /// How many of its first pieces have room among so many components.
  func pieces(fittingIn room: Int) -> Int {
    var left = room
    return pieces.prefix { piece in
      left -= piece.size
      return left >= 0
    }.count
  }

  /// Its pieces in runs of at most `limit` components, of like size: 6 + 7 rather than 12 + 1.
  ///
  /// Derived components fill one run after the other; one that is more by itself has its own.
  func chunks(of limit: Int) -> [[Piece]] {
    let count = (size + limit - 1) / limit
    guard size > pieces.count else {
      return (0..<count).map { place in
        Array(pieces[(place * pieces.count / count)..<((place + 1) * pieces.count / count)])
      }
    }
    var chunks: [[Piece]] = []
    var filled = limit
    for piece in pieces {
      if filled + piece.size <= limit {
        chunks[chunks.count - 1].append(piece)
        filled += piece.size
      } else {
        chunks.append([piece])
        filled = piece.size
      }
    }
    return chunks
  }
}
