package import ScreenBrief
import ScreenDiagnostics
import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Statements in prose about each thing of a collection named before.
extension Brief {
  /// Moves the parts of each thing into the collection: "the pupils … For each pupil: present,
  /// absent or late".
  package mutating func gatherOfEach(_ utf8: [UInt8], _ phrases: DocumentLexicon) {
    joinCollectionsToldTwice()
    let words = LineWords(utf8)
    for index in requirements.indices.dropFirst() {
      guard requirements[index].parent == nil, requirements[index].mayBeOfEach,
        let things = thingsSaid(before: requirements[index].range, words, phrases)
      else { continue }
      let collections = requirements.indices.filter { other in
        other < index && requirements[other].parent == nil && requirements[other].isOfThings
      }
      let named = collections.last { other in
        requirements[other].details.label.map { FoldedWords($0.text).words.last == things } ?? false
      }
      guard let place = named ?? (things.isEmpty ? collections.last : nil) else { continue }
      requirements[index].parent = place
      if requirements[index].subject == .component(.checklist) {
        requirements[index].subject = .component(.toggle)
      }
    }
  }

  /// The things that a part belongs to, by the words before it in its sentence.
  ///
  /// That is "pupil" for "for each pupil", empty if no name is stated, "next to each one", and nil
  /// if it belongs to no things.
  private func thingsSaid(
    before part: SourceRange, _ words: LineWords, _ phrases: DocumentLexicon
  ) -> String? {
    let before = words.bytes[..<part.lowerBound]
    let end = before.indices.reversed().first { index in
      before[index] == UInt8(ascii: "\n")
        || before[index] == UInt8(ascii: ".") && index + 1 < before.endIndex
          && before[index + 1] <= UInt8(ascii: " ")
    }
    func isAny(_ word: String) -> Bool {
      phrases.sense(ofAll: FoldedWords(word), as: "row any") != nil
    }
    let start = end.map { $0 + 1 } ?? 0
    let count = words.count(SourceRange(start, part.lowerBound))
    let folded = words.folded(SourceRange(start, part.upperBound))
    // The part itself may begin with these words: "next to each one a tick".
    for place in 0..<min(count + 1, folded.count) {
      guard let each = phrases.opening(of: folded, as: "row each", at: place) else { continue }
      let noun = place + each.length
      guard noun < folded.count, !isAny(folded.words[noun - 1]), !isAny(folded.words[noun]) else {
        return ""
      }
      return folded.words[noun]
    }
    return nil
  }

  /// Joins collections of one name, "the pupils with a photo … the pupils", into the first.
  private mutating func joinCollectionsToldTwice() {
    var dropped = Set<Int>()
    for index in requirements.indices where requirements[index].isOfThings {
      guard !dropped.contains(index), let name = requirements[index].details.label else { continue }
      for later in requirements.indices where later > index {
        guard requirements[later].isOfThings,
          requirements[later].parent == requirements[index].parent,
          let other = requirements[later].details.label,
          FoldedWords(other.text) == FoldedWords(name.text),
          requirements[later].details.items.isEmpty || requirements[index].details.items.isEmpty
        else { continue }
        let told = requirements[later].details
        requirements[index].details.columns += told.columns.filter { column in
          !requirements[index].details.columns.contains { $0.isSame(as: column) }
        }
        if requirements[index].details.items.isEmpty {
          requirements[index].details.items = told.items
        }
        requirements[index].details.count = requirements[index].details.count ?? told.count
        for child in requirements.indices where requirements[child].parent == later {
          requirements[child].parent = index
        }
        dropped.insert(later)
      }
    }
    requirements.drop(dropped)
  }
}

extension Requirement {
  /// Whether it concerns several things, each of which may have parts.
  fileprivate var isOfThings: Bool { hasThings || subject == .component(.checklist) }

  /// Whether each thing of a collection may have it: a choice, a tick or a rating.
  fileprivate var mayBeOfEach: Bool {
    switch subject {
    case .need(.choice): !details.items.isEmpty
    case .need(.action): true
    case .component(.checklist): details.items.isEmpty && details.columns.isEmpty
    case .component(let kind): kind == .toggle || kind == .rating || kind == .button
    case .need, .section, .unknown: false
    }
  }
}
