internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

extension Outliner {
  /// Splits forms of more than six inputs by what their labels mean, buttons in the last part.
  mutating func splitLongForms() {
    var result: [Part] = []
    for part in parts {
      let inputs = part.pieces.count { $0.role == .form }
      if part.role == .form, inputs > 6, let split = split(part) {
        result += split
      } else {
        result.append(part)
      }
    }
    parts = result
  }

  /// The parts of a form by meaning; nil where that would not make at least two.
  private func split(_ part: Part) -> [Part]? {
    let meanings = part.pieces.map { piece in
      piece.role == .form ? scene.book.formGroups.name(for: piece.title.text) : nil
    }
    // In order of their first inputs, and only what has more than one.
    var names: [String] = []
    for case let name? in meanings where !names.contains(name) {
      if meanings.count(where: { $0 == name }) > 1 { names.append(name) }
    }
    guard names.count > 1, areRuns(meanings) else { return nil }
    var members = [[Piece]](repeating: [], count: names.count)
    var tail: [Piece] = []
    var last = 0
    for (piece, meaning) in zip(part.pieces, meanings) {
      if let place = names.firstIndex(where: { $0 == meaning }) {
        members[place].append(piece)
        last = place
      } else if piece.role == .form, piece.kind != .toggle {
        // An input without company goes with the one before it.
        members[last].append(piece)
      } else {
        tail.append(piece)
      }
    }
    var parts = zip(names, members).map { name, pieces in
      var group = part
      group.title = Phrase(name)
      group.pieces = pieces
      group.address = part.address.appending(name)
      return group
    }
    guard tail.contains(where: { $0.role == .form }) else {
      parts[parts.count - 1].pieces += tail
      return parts
    }
    var end = part
    end.title = Phrase("")
    end.pieces = tail
    end.address = part.address.appending("end")
    return parts + [end]
  }

  /// Whether what means the same stands together: a form is asked in the order that it was named in.
  private func areRuns(_ meanings: [String?]) -> Bool {
    let known = meanings.compactMap(\.self)
    var begun: Set<String> = []
    return known.indices.allSatisfy { place in
      place > 0 && known[place] == known[place - 1] || begun.insert(known[place]).inserted
    }
  }
}
