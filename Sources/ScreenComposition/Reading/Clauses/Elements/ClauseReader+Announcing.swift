internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// "warn users that the server goes down", "tell them their card was declined", "a message that
  /// the order was sent": an alert in the words of what is said.
  mutating func announces() -> Bool {
    guard let start = announcementEnd() else { return false }
    let index = require(.component(.alert), from: position, to: start)
    let cue = (position..<start).last { tone($0) != nil }
    requirements[index].details.tone =
      (position..<start).contains { need($0) == .highlight && isPhrase($0) }
      ? .critical : cue.flatMap { tone($0) }
    position = start
    let isRead = message(of: index, from: start)
    close(index)
    return isRead
  }

  /// Where the clause begins that is to be told, behind who is told; nil where none follows.
  private func announcementEnd() -> Int? {
    if let told = (position..<min(end, position + 10)).first(where: { isRole($0, .announced) }),
      plays(told - 1, CueSet(.copula)), isRole(told + 1, .content),
      !hasSeparator(position, upTo: told), tells(from: told + 2)
    {
      // "the customer is to be warned that the salon is closed"
      return told + 2
    }
    var at = position
    if plays(at, CueSet(.article)) { at += 1 }
    if isRole(at, .message), !plays(at, CueSet(.component)) {
      return isRole(at + 1, .content) && tells(from: at + 2) ? at + 2 : nil
    }
    guard at == position, isRole(at, .announcing) else { return nil }
    at += 1
    while plays(at, CueSet(.article)) { at += 1 }
    guard kind(at) == .word, !separates(at), !isRole(at, .content) else { return nil }
    at += 1
    // "warn skippers in red that …"
    if need(at) == .highlight { at += 1 }
    if isRole(at, .content) { return tells(from: at + 1) ? at + 1 : nil }
    return tells(from: at) ? at : nil
  }

  /// Whether a clause with a subject and a verb begins at an index: "the museum is closed".
  private func tells(from start: Int) -> Bool {
    guard kind(start) == .word, !plays(start, CueSet(.copula, .relative, .question, .asking)) else {
      return false
    }
    var at = start + 1
    while at < min(end, start + 6), kind(at) == .word || kind(at) == .number, !separates(at) {
      if plays(at, CueSet(.copula, .change, .container)) { return true }
      at += 1
    }
    return isRole(start - 1, .content) && at > start + 1
  }
}
