internal import ScreenModel
internal import ScreenText

extension ComponentDraft {
  /// Changes amounts in dollars to another currency, because samples stand for what the intent
  /// would say.
  mutating func pay(in sign: String) {
    for index in members.indices {
      members[index] = TreeMember(
        members[index].name, Self.paid(members[index].value, in: sign))
    }
  }

  private static func paid(_ value: TreeValue, in sign: String) -> TreeValue {
    switch value.content {
    case .text(let text):
      text == "$"
        || text.utf8.first == UInt8(ascii: "$")
          && text.utf8.dropFirst().first.map(\.isASCIIDigit) ?? false
        ? TreeValue(.text(sign + text.dropFirst())) : value
    case .array(let elements): TreeValue(.array(elements.map { paid($0, in: sign) }))
    case .object(let members):
      TreeValue(.object(members.map { TreeMember($0.name, paid($0.value, in: sign)) }))
    case .null, .flag, .number: value
    }
  }
}
