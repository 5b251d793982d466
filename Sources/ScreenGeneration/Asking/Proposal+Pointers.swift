internal import ScreenModel

extension Proposal {
  /// The tree with `{"from": "/pointer"}` in place of each value from data, and `{"each":
  /// "/pointer", …}` in place of an array made from the records of a collection.
  var withPointers: TreeValue {
    var pointers: [String: String] = [:]
    for placed in origins {
      if case .data(let pointer) = placed.origin { pointers[placed.path.description] = pointer }
    }
    return pointers.isEmpty ? tree : Self.pointing(tree, at: TreePath(), pointers)
  }

  private static func pointing(
    _ value: TreeValue, at path: TreePath, _ pointers: [String: String]
  ) -> TreeValue {
    switch value.content {
    case .null, .flag, .number, .text:
      return pointers[path.description].map { ["from": TreeValue(.text($0))] } ?? value
    case .array(let elements):
      let pointing = elements.enumerated().map { index, element in
        Self.pointing(element, at: path.appending(index), pointers)
      }
      return walk(over: pointing) ?? TreeValue(.array(pointing))
    case .object(let members):
      return TreeValue(
        .object(
          members.map {
            TreeMember($0.name, Self.pointing($0.value, at: path.appending($0.name), pointers))
          }))
    }
  }

  /// A template in place of objects that differ only in the index of their record; nil if they
  /// differ otherwise or have no pointer.
  private static func walk(over elements: [TreeValue]) -> TreeValue? {
    guard let first = elements.first, case .object = first.content, let pointer = first.firstPointer
    else { return nil }
    let steps = pointer.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let place = steps.firstIndex(where: { String($0) == "0" }) else { return nil }
    let base = steps[..<place].compactMap { String($0) }.joined(separator: "/")
    let templates = elements.enumerated().map { index, element in
      element.relative(to: base + "/\(index)")
    }
    guard let template = templates[0], templates.allSatisfy({ $0 == template }),
      case .object(let members) = template.content
    else { return nil }
    return TreeValue(.object([TreeMember("each", TreeValue(.text(base)))] + members))
  }
}

extension TreeValue {
  /// The pointer of a value that refers to data.
  private var pointer: String? {
    guard case .object(let members) = content, members.count == 1, members[0].name == "from" else {
      return nil
    }
    return members[0].value.text
  }

  /// The first pointer in an object or in one nested in it.
  fileprivate var firstPointer: String? {
    guard case .object(let members) = content else { return nil }
    return pointer ?? members.lazy.compactMap(\.value.firstPointer).first
  }

  /// The value with its pointers relative to a record; nil if one does not begin there.
  fileprivate func relative(to base: String) -> TreeValue? {
    if let pointer {
      guard pointer == base || pointer.utf8.starts(with: (base + "/").utf8) else { return nil }
      return ["from": TreeValue(.text(String(pointer.dropFirst(base.count))))]
    }
    switch content {
    case .null, .flag, .number, .text: return self
    case .array(let elements):
      let inner = elements.compactMap { $0.relative(to: base) }
      return inner.count == elements.count ? TreeValue(.array(inner)) : nil
    case .object(let members):
      let inner = members.compactMap { member in
        member.value.relative(to: base).map { TreeMember(member.name, $0) }
      }
      return inner.count == members.count ? TreeValue(.object(inner)) : nil
    }
  }
}
