internal import Sampling
internal import ScreenModel

extension Outliner {
  /// Splits forms of more than six inputs by what their labels mean, buttons in the last part.
  mutating func splitLongForms() {
    var result: [Part] = []
    for part in parts {
      let inputs = part.pieces.count { $0.kind.role == .form }
      if part.role == .form, inputs > 6, let split = Self.split(part, scene.book.formGroups) {
        result += split
      } else {
        result.append(part)
      }
    }
    parts = result
  }

  /// The parts of a form by meaning; nil where that would not make at least two of two inputs.
  private static func split(_ part: Part, _ groups: FormGroups) -> [Part]? {
    var names: [String] = []
    var members: [[Piece]] = []
    var rest: [Piece] = []
    var last: Int?
    for piece in part.pieces {
      guard piece.kind.role == .form else {
        rest.append(piece)
        continue
      }
      // An input without a meaning of its own goes with the one before it.
      guard let name = groups.name(for: piece.title.text) else {
        if let last {
          members[last].append(piece)
        } else {
          names.append("")
          members.append([piece])
          last = 0
        }
        continue
      }
      if let place = names.firstIndex(of: name) {
        members[place].append(piece)
        last = place
      } else {
        names.append(name)
        members.append([piece])
        last = names.count - 1
      }
    }
    guard members.count > 1, members.count(where: { $0.count > 1 }) > 1 else { return nil }
    var parts = zip(names, members).map { name, pieces in
      var group = part
      group.title = Phrase(name)
      group.pieces = pieces
      group.address = part.address.appending(name)
      return group
    }
    if !part.title.text.isEmpty, parts[0].title.text.isEmpty { parts[0].title = part.title }
    parts[parts.count - 1].pieces += rest
    return parts
  }
}
