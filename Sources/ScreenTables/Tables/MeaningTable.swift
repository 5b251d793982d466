internal import ScreenText

/// The names of topics by what their words mean, read in place.
///
/// A name is the sum of its words' vectors. A word that few names have weighs more, and a word without
/// a vector is a direction of its own, so that it draws the name away from all others. The table holds
/// the words of each name and the length of its sum: the cosine with another sum takes one product
/// for each word, however many names have it.
package struct MeaningTable: Sendable {
  /// A word of names.
  package struct Word: Sendable {
    /// The row of its vector; nil for a word without one.
    package var row: Int?
    /// How much it counts: 1, and one more for each halving of the share of names that have it.
    package var weight: Int
  }

  /// The precision of lengths.
  package static let lengthUnit = 1024

  private let numbers: StoredNumbers
  private let stems: NumberTable
  /// The number of names.
  package let count: Int
  /// The number of different words.
  package let wordCount: Int
  private let words = 2
  private let names: Int
  private let listed: Int

  /// Opens the table that the build laid out.
  package init(_ text: StaticString) {
    numbers = StoredNumbers(text)
    (count, wordCount) = (numbers[0], numbers[1])
    names = words + 2 * wordCount
    listed = names + 3 * count + 1
    stems = NumberTable(.stored(numbers), at: listed + numbers[listed - 1])
  }

  /// Calls `body` with the topic of each name and its cosine with another sum, in thousandths; the
  /// names of a topic stand together.
  ///
  /// - Parameters:
  ///   - products: The product of each word, at its weight, with that sum.
  ///   - length: The length of that sum, in the units of the products.
  ///   - body: Takes the topic of a name and the cosine.
  package func eachCosine(
    _ products: [Double], length: Double, _ body: (_ topic: Int, _ cosine: Int) -> Void
  ) {
    var first = numbers[names]
    for name in 0..<count {
      let start = names + 3 * name
      let end = numbers[start + 3]
      var product = 0.0
      for place in first..<end { product += products[numbers[listed + place]] }
      first = end
      let lengths = length * Double(numbers[start + 2]) / Double(Self.lengthUnit)
      body(numbers[start + 1], product > 0 ? min(1000, Int(product * 1000 / lengths)) : 0)
    }
  }

  /// The word at an index.
  package func word(_ index: Int) -> Word {
    let row = numbers[words + 2 * index]
    return Word(row: row == 0 ? nil : row - 1, weight: numbers[words + 2 * index + 1])
  }

  /// The index of the word with a stem; nil if no name has it.
  package func index(ofStem stem: UInt64) -> Int? { stems[stem] }

  /// The weight of a word that a number of names have.
  package static func weight(ofWordIn some: Int, of all: Int) -> Int {
    Int.bitWidth - max(1, all / max(1, some)).leadingZeroBitCount
  }
}

extension MeaningTable {
  /// The numbers of a table: of words and names, each word's row and weight, each name's first word,
  /// topic and length, the words of all names, and the words by their stems.
  ///
  /// - Parameters:
  ///   - names: The names, those of a topic together.
  ///   - roles: The words that do not say what things are, which weigh least; a name of them alone
  ///     means nothing.
  ///   - vectors: Finds the row and the numbers of a word, given as it is written and by its stem.
  /// - Returns: The numbers; `StoredNumbers` reads them in place.
  package static func layOut(
    _ names: [(topic: Int, words: WordSequence)], _ roles: QueryWords,
    _ vectors: (ArraySlice<UInt8>, UInt64) -> (row: Int, values: [Int])?
  ) -> [Int] {
    var counts: [UInt64: Int] = [:]
    for name in names { for stem in name.words.hashes { counts[stem, default: 0] += 1 } }
    var indices: [UInt64: Int] = [:]
    var words: [(word: Word, direction: [Double])] = []
    var listed: [Int] = []
    var laid: [Int] = []
    for name in names {
      laid += [listed.count, name.topic]
      guard !name.words.hashes.allSatisfy(roles.isFiller) else {
        laid.append(0)
        continue
      }
      var own: [Int] = []
      for (text, stem) in zip(name.words.words, name.words.hashes) {
        let index = indices[stem] ?? words.count
        if index == words.count {
          indices[stem] = index
          let found = vectors(text, stem)
          let weight =
            roles.isFiller(stem) ? 1 : weight(ofWordIn: counts[stem] ?? 0, of: names.count)
          words.append((Word(row: found?.row, weight: weight), direction(found?.values ?? [])))
        }
        own.append(index)
      }
      laid.append(length(of: own, words))
      listed += own
    }
    laid.append(listed.count)
    let stems = indices.sorted { $0.value < $1.value }.map { (key: $0.key, value: $0.value) }
    return [names.count, words.count]
      + words.flatMap { [$0.word.row.map { $0 + 1 } ?? 0, $0.word.weight] }
      + laid + listed + NumberTable.layOut(stems)
  }

  /// A vector stretched to a length of one.
  private static func direction(_ values: [Int]) -> [Double] {
    let length = Double(values.reduce(0) { $0 + $1 * $1 }).squareRoot()
    return values.map { Double($0) / max(1, length) }
  }

  private static func length(
    of name: [Int], _ words: [(word: Word, direction: [Double])]
  ) -> Int {
    var sum: [Double] = []
    var own: [Int: Double] = [:]
    for index in name {
      let (word, direction) = words[index]
      let weight = Double(word.weight)
      if word.row == nil { own[index, default: 0] += weight }
      if sum.isEmpty {
        sum = direction.map { $0 * weight }
      } else {
        for place in direction.indices { sum[place] += direction[place] * weight }
      }
    }
    let square = sum.reduce(0) { $0 + $1 * $1 } + own.values.sorted().reduce(0) { $0 + $1 * $1 }
    return Int((square.squareRoot() * Double(lengthUnit)).rounded())
  }
}
