internal import ScreenDiagnostics
internal import ScreenText
internal import ScreenWeights

/// Reading weights from a file: a first line with the version and the grammar, then the nonzero
/// entries of the tables.
extension Weights {
  /// The steps of which the weights of features and of transitions are multiples.
  package static let featureStep = 16, partStep = 4
  /// The least weight of a feature that is kept, in steps.
  package static var leastFeature: Int { WeightFile.leastFeature }

  /// The reason why bytes are not valid weights.
  package enum Fault: Error, Hashable, Sendable {
    /// The bytes do not begin like stored weights.
    case notWeights
    /// The version is not the one that this reader supports.
    case version(String)
    /// The bytes end early, or a value is out of bounds.
    case damaged
  }

  /// Reads stored weights.
  ///
  /// - Throws: The reason why the bytes are not valid weights.
  /// - Complexity: O(*n*) in the size of the weights in memory.
  package static func read(_ bytes: [UInt8]) throws(Fault) -> Weights {
    let words = try words(of: WeightFile.head(of: bytes))
    guard let grammar = grammar(words), let file = WeightFile(bytes),
      let weights = Weights(file, grammar)
    else { throw .damaged }
    return weights
  }

  /// Returns the words of a first line after the version.
  static func words(of line: String) throws(Fault) -> ArraySlice<Substring> {
    let words = line.spacedWords
    guard words.first.map(String.init) == WeightFile.mark else { throw .notWeights }
    let version = words.dropFirst().first.map(String.init) ?? ""
    guard version == String(WeightFile.version) else { throw .version(version) }
    return words.dropFirst(2)
  }

  /// Parses the labels of each container from the words of the first line; nil if they are
  /// malformed.
  static func grammar(_ words: ArraySlice<Substring>) -> [TreeLabelSet]? {
    var grammar = [TreeLabelSet](repeating: [], count: Container.count)
    for word in words {
      let parts = word.utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
      guard parts.count == 3, parts[0] == "may", let container = Int(parts[1]),
        let label = UInt8(parts[2]).flatMap(TreeLabel.init(rawValue:)),
        grammar.indices.contains(container)
      else { return nil }
      grammar[container].formUnion([label])
    }
    return grammar
  }

  private init?(_ file: WeightFile, _ grammar: [TreeLabelSet]) {
    guard file.spans.bases == Columns.bases, file.skips.bases.count == Container.columns else {
      return nil
    }
    self.init(
      grammar: grammar,
      spanKeys: file.spans.keys.map { FeatureKey(value: UInt32($0)) },
      skipKeys: file.skips.keys.map { FeatureKey(value: UInt32($0)) })
    let step = Int32(Self.featureStep)
    for (row, weights) in file.spans.rows.enumerated() {
      for weight in weights {
        let (lane, place) = (row * Columns.vectors + weight.column / 16, weight.column % 16)
        spans.weights[lane][place] = Int32(weight.size) &* step
      }
    }
    for (row, weights) in file.skips.rows.enumerated() {
      for weight in weights {
        let (lane, place) = (row * Self.skipLanes + weight.column / 16, weight.column % 16)
        skips.weights[lane][place] = Int32(weight.size) &* step
      }
    }
    var transitions = transitions
    for part in file.parts {
      guard transitions.add(Int32(part.size) &* Int32(Self.partStep), toPartNumbered: part.column)
      else { return nil }
    }
    self.transitions = transitions
  }
}
