internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Inputs with their type before them, or a button beside them.
extension LineDraft {
  /// The input of a row whose first cell is its type, before several spaces: "radio   Ticket: A /
  /// B".
  func typedBefore(_ field: FieldLine) -> [Request]? {
    guard let value = field.value, value.lowerBound - field.name.upperBound > 2,
      words.bytes[field.name.upperBound..<value.lowerBound].allSatisfy({ $0 == UInt8(ascii: " ") }),
      words.bytes[value.lowerBound] != UInt8(ascii: "("),
      let sense = phrases.sense(ofAll: words.folded(field.label), as: "type"),
      let kind = InputParts.Kind(rawValue: sense)
    else { return nil }
    return read(value).map { request in
      var request = request
      switch kind {
      case .radio, .multiple: request.details.variant = kind.rawValue
      case .toggle where request.details.items.isEmpty: request.subject = .component(.toggle)
      case .toggle: request.details.variant = InputParts.Kind.multiple.rawValue
      default: break
      }
      if request.details.variant == kind.rawValue { request.subject = .component(.picker) }
      return request
    }
  }

  /// An input with a button beside it: "Voucher code field with an Apply button"; nil for other
  /// words.
  func withButton(_ range: SourceRange) -> [Request]? {
    let folded = words.folded(range)
    guard phrases.ending(of: folded, as: "draft button") != nil,
      let joint = folded.words.lastIndex(where: { isWord($0, "draft beside") }), joint > 0,
      folded.count - joint <= 7
    else { return nil }
    return read(first(joint, of: range)) + pressed(words.dropping(joint + 1, from: range))
  }
}
