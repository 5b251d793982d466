internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenParts

/// Parts of the screen with the wishes below one head.
extension LineDraft {
  /// The wishes below a head: a part of the screen with its name, "Payment", or the only wish with
  /// it.
  func section(_ wishes: [Request], below head: SourceRange, in range: SourceRange) -> [Request] {
    if let place = parts.region(head), place != .tabs {
      return [parts.section(head, range, wishes)]
    }
    let numbered = step(head)
    let name = numbered.map { $0.isEmpty ? head : $0 } ?? head
    let label = words.label(FieldLine(name, of: words).label)
    if numbered != nil { return [.section(label, range, variant: "step", wishes)] }
    if let offered = offered(wishes, below: head, in: range) { return [offered] }
    if let gathered = gathered(wishes, below: head, in: range) { return [gathered] }
    if wishes.count == 1, wishes[0].isCollection, wishes[0].details.label == nil {
      var wish = wishes[0]
      wish.details.label = label
      return [wish]
    }
    if wishes.count == 1, wishes[0].details.label?.isSame(as: label) ?? false { return wishes }
    return [.section(label, range, wishes)]
  }

  /// A request, with all its parts, whose samples are only those that are sure.
  static func literal(_ request: Request) -> Request {
    var request = request
    request.details.isLiteral = true
    request.parts = request.parts.map(literal)
    return request
  }
}
