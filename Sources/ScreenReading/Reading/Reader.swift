public import ScreenDiagnostics
internal import ScreenWeights

/// Reads sentences: splits them into tokens, finds the candidate spans, and picks the best tree by
/// learned weights.
public struct Reader: Sendable {
  /// Custom weights; nil for those of the package, which are loaded only when a text has a
  /// sentence.
  private let own: Weights?
  private let purpose: TextPurpose
  /// The lexicon by which words are looked up.
  package let lexicon = Lexicon.shipped

  /// Creates a reader with the weights shipped with the package.
  public init() { (own, purpose) = (nil, .screen) }

  /// A reader for letters, chats and stories, most of which does not describe a screen.
  package static let prose = Reader(.prose)

  /// A reader for texts that edit an existing screen.
  package static let edits = Reader(.edits, of: .edit)

  /// A reader for sentences beside rows, most of which explain, and some of which ask for changes.
  package static let wishes = Reader(.wishes, of: .edit)

  /// Creates a reader with custom weights.
  package init(_ weights: Weights, of purpose: TextPurpose = .screen) {
    (own, self.purpose) = (weights, purpose)
  }

  private var weights: Weights { own ?? .shipped }

  /// Loads a reader from weights that `train-reader` wrote; the reader is nil if they are invalid.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public static func load(_ source: SourceText) -> (reader: Reader?, diagnostics: [Diagnostic]) {
    do throws(Weights.Fault) {
      return (Reader(try Weights.read(source.utf8)), [])
    } catch {
      return (nil, [Diagnostic(error)])
    }
  }

  /// Reads a text; every text has a reading.
  ///
  /// - Parameters:
  ///   - text: A sentence or a longer text.
  ///   - count: The number of elements that is enough: as soon as a part of a long text brings the
  ///     total above it, the rest is not read.
  /// - Returns: The reading that scores best.
  /// - Complexity: O(*n*) in the bytes of the text; a long text is read part by part.
  public func read(_ text: String, upTo count: Int = .max) -> Reading {
    read(Document(text, lexicon: lexicon), of: text, upTo: count, lexicon)
  }

  /// Reads a text that edits a screen on which the given names appear.
  ///
  /// - Complexity: That of `read(_:upTo:)`, plus O(*n*) in the bytes of the names.
  package func read(_ text: String, of names: [String]) -> Reading {
    read(Document(text, names: names, lexicon: lexicon), of: text, upTo: .max, lexicon)
  }

  /// Reads a document whose cues a lexicon has already found.
  package func read(
    _ document: Document, of text: String, upTo count: Int, _ lexicon: Lexicon
  ) -> Reading {
    var reading = Reading(tree: ReadingTree(text), score: 0, unread: [])
    var before: Sentence?
    for part in document.parts where part.count > 0 {
      guard reading.tree.elementCount <= count else { break }
      var sentence = Sentence(part, after: before, lexicon: lexicon, weights, of: purpose)
      var chart = sentence.takeChart(weights)
      before = sentence
      let best = chart.best()
      reading.append(best, margin: chart.margin(of: best), of: sentence)
    }
    return reading
  }

  /// Returns the readings of a text, best first.
  ///
  /// Each reading after the first is the best one that lacks some bracket of the first. The
  /// distance between the first two scores tells how certain the reader is of the whole.
  public func readings(of text: String, upTo count: Int) -> [Reading] {
    let parts = decode(text)
    var variants: [(part: Int, choice: Int, loss: Int)] = []
    for (part, decoded) in parts.enumerated() {
      for choice in decoded.trees.indices.dropFirst() {
        let loss = Int(decoded.trees[0].score) - Int(decoded.trees[choice].score)
        variants.append((part, choice, loss))
      }
    }
    variants.sort { ($0.loss, $0.part, $0.choice) < ($1.loss, $1.part, $1.choice) }
    let choices = [(part: -1, choice: 0, loss: 0)] + variants
    return choices.prefix(max(0, count)).map { chosen in
      var reading = Reading(tree: ReadingTree(text), score: 0, unread: [])
      for (part, decoded) in parts.enumerated() {
        reading.append(
          decoded.trees[part == chosen.part ? chosen.choice : 0],
          margin: chosen.part < 0 ? decoded.margin : nil, of: decoded.sentence)
      }
      return reading
    }
  }

  /// Returns each bracket of the reading with its margin: how much lower the best reading without
  /// it scores. The order is by the start of the brackets, outer ones first.
  public func margins(of text: String) -> [(bracket: ReadingTree.Node, margin: Int)] {
    decode(text).flatMap { decoded in
      decoded.margins.map { ($0.bracket.node(decoded.sentence), $0.margin) }
    }
  }

  /// Returns the edits that a text asks for on a screen with the given names, each with how much
  /// lower the best reading without it scores.
  ///
  /// - Complexity: That of `read(_:of:)`, once per edit.
  package func changes(
    in text: String, of names: [String]
  ) -> [(change: ReadingTree.Node, margin: Int)] {
    sentences(of: Document(text, names: names, lexicon: lexicon)).flatMap { sentence in
      let chart = Chart(sentence, weights)
      var whole = chart
      let best = whole.best()
      return best.tree.map { bracket in
        var other = chart
        other.forbid(bracket.label, of: bracket.span)
        return (bracket.node(sentence), max(0, Int(best.score) - Int(other.best().score)))
      }
    }
  }

  // MARK: - Parts

  private func sentences(of document: Document) -> [Sentence] {
    document.parts.filter { $0.count > 0 }.reduce(into: []) {
      $0.append(Sentence($1, after: $0.last, lexicon: lexicon, weights, of: purpose))
    }
  }

  /// The trees of a part, best first, and the margin of each bracket of the best.
  private struct Decoded {
    var sentence: Sentence
    var trees: [Chart.Scored]
    var margin: Int32?
    var margins: [(bracket: Chart.Bracket, margin: Int)] = []
  }

  private func decode(_ text: String) -> [Decoded] {
    sentences(of: Document(text, lexicon: lexicon)).map { sentence in
      let chart = Chart(sentence, weights)
      var whole = chart
      let best = whole.best()
      var decoded = Decoded(sentence: sentence, trees: [best], margin: whole.margin(of: best))
      for bracket in best.tree.flatMap(\.all) {
        var other = chart
        other.forbid(bracket.label, of: bracket.span)
        let tree = other.best()
        // The chart is pruned, so that forbidding a bracket can uncover a better tree.
        decoded.margins.append((bracket, max(0, Int(best.score) - Int(tree.score))))
        if !decoded.trees.contains(where: { $0.tree == tree.tree }) { decoded.trees.append(tree) }
      }
      return decoded
    }
  }
}

extension Chart {
  init(_ sentence: Sentence, _ weights: Weights) {
    self.init(
      sentence.candidates, sentence.scores, weights, separators: sentence.separators,
      of: sentence.purpose)
  }
}

extension Chart.Bracket {
  /// The bracket and all its descendants.
  fileprivate var all: [Chart.Bracket] { [self] + children.flatMap(\.all) }
}

extension Diagnostic {
  /// Creates the diagnostic for invalid weights.
  fileprivate init(_ fault: Weights.Fault) {
    switch fault {
    case .notWeights:
      self.init(
        .error, id: "not-weights", "this file has no weights of a reader; train-reader writes one")
    case .version(let version):
      self.init(
        .error, id: "weights-version",
        "weights of version '\(version)' are for another reader; this one needs version "
          + "\(WeightFile.version), so train them again")
    case .damaged:
      self.init(
        .error, id: "damaged-weights", "the weights end early or are damaged; train them again")
    }
  }
}
