internal import ScreenDiagnostics

/// The text that weights are stored as: words for the version, the grammar and the columns, then bits.
///
/// Weights that are nothing are left out: of each feature the distance of its key from the one before
/// it stands, then for each of its weights the distance of its column, counted from 1, by how much it
/// is larger than the least that is stored, and its sign; 0 ends the feature.
extension Weights {
  /// The version of the features and of the text: weights of another one say nothing here.
  ///
  /// It goes up with every change of what a feature looks at, and of how weights are written.
  static let version = 3
  /// What stored weights begin with, before their version.
  static let mark = "reader-weights"
  /// How many bits all numbers of a kind have in common: keys, columns, sizes of weights, and places
  /// of transitions.
  static let keyBits = 16, columnBits = 1, weightBits = 1, partBits = 3
  /// What weights of features and of transitions are multiples of.
  package static let featureStep = 16, partStep = 4
  /// Of how many steps a feature's weight is at least: smaller ones are not stored.
  ///
  /// Two weights in five are of one step. Without them a file of the same size holds twice as many
  /// features, and those are worth more.
  static let leastFeature = 2

  /// Why a text gives no weights.
  package enum Fault: Error, Hashable, Sendable {
    /// It does not begin as stored weights do.
    case notWeights
    /// It is of a version that this reader does not read.
    case version(String)
    /// It ends early, or something in it is out of bounds.
    case damaged
  }

  /// Reads stored weights.
  ///
  /// - Throws: What is wrong with a text that is none.
  /// - Complexity: O(*n*) in its bytes.
  package static func read(_ text: [UInt8]) throws(Fault) -> Weights {
    let end = text.firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
    let words = try words(of: text[..<end])
    guard let weights = Weights(words, BitReader(text[end...])) else { throw .damaged }
    return weights
  }

  /// The words of a first line behind the version.
  static func words(of line: ArraySlice<UInt8>) throws(Fault) -> ArraySlice<String> {
    let words = line.split(separator: UInt8(ascii: " ")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard words.first == mark else { throw .notWeights }
    let version = words.dropFirst().first ?? ""
    guard version == String(Self.version) else { throw .version(version) }
    return words.dropFirst(2)
  }

  /// The columns and the grammar that words say; nil where they are none.
  static func outline(
    _ words: ArraySlice<String>
  ) -> (columns: Columns, grammar: [TreeLabelSet])? {
    var pairs: [Columns.Pair] = []
    var grammar = [TreeLabelSet](repeating: [], count: Holder.count)
    for word in words {
      let parts = word.split(separator: ".")
      guard parts.count == 3, let holder = Int(parts[1]),
        let label = UInt8(parts[2]).flatMap(TreeLabel.init(rawValue:)),
        grammar.indices.contains(holder)
      else { return nil }
      if parts[0] == "own" {
        pairs.append(Columns.Pair(holder: Holder.all[holder], label: label))
      } else {
        grammar[holder].formUnion([label])
      }
    }
    return (Columns(pairs), grammar)
  }

  private init?(_ words: ArraySlice<String>, _ reader: BitReader) {
    var reader = reader
    guard let (columns, grammar) = Self.outline(words) else { return nil }
    guard let spanKeys = reader.keys(), let skipKeys = reader.keys() else { return nil }
    self.init(columns: columns, grammar: grammar, spanKeys: spanKeys, skipKeys: skipKeys)
    for row in spanKeys.indices {
      let isRead = reader.row(columns.count, Self.columnBits, least: Self.leastFeature) {
        spans[row * columns.lanes + $0 / 16][$0 % 16] = $1 &* Int32(Self.featureStep)
      }
      guard isRead else { return nil }
    }
    for row in skipKeys.indices {
      let isRead = reader.row(Holder.count, Self.columnBits, least: Self.leastFeature) {
        skips[row * Self.skipLanes + $0 / 16][$0 % 16] = $1 &* Int32(Self.featureStep)
      }
      guard isRead else { return nil }
    }
    var transitions = transitions
    let isRead = reader.row(Transitions.partCount, Self.partBits) {
      transitions.add($1 &* Int32(Self.partStep), to: Transitions.part(numbered: $0))
    }
    guard isRead else { return nil }
    self.transitions = transitions
  }
}

extension BitReader {
  /// The keys of a table of features.
  fileprivate mutating func keys() -> [FeatureKey]? {
    guard let count = number(Weights.keyBits), count < 1 << 20 else { return nil }
    var keys: [FeatureKey] = []
    keys.reserveCapacity(count)
    var key = 0
    for _ in 0..<count {
      guard let step = number(Weights.keyBits), let value = UInt32(exactly: key + step) else {
        return nil
      }
      key = Int(value)
      keys.append(FeatureKey(value: value))
    }
    return keys
  }

  /// The weights of a row, each with its column; false where the text is none.
  fileprivate mutating func row(
    _ width: Int, _ common: Int, least: Int = 1, _ body: (_ column: Int, _ weight: Int32) -> Void
  ) -> Bool {
    var column = -1
    while let step = number(common) {
      if step == 0 { return true }
      column += step
      guard column < width, let size = number(Weights.weightBits), size < 1 << 24 else {
        return false
      }
      // The sign is the lowest bit, and 0 is no weight that is written.
      body(column, Int32(size & 1 == 0 ? size / 2 + least : -(size / 2) - least))
    }
    return false
  }
}
