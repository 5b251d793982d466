extension TreeValue {
  /// Sets the value that a pointer leads to; the last token may be the name of a new member.
  ///
  /// - Returns: Whether the value was set.
  package mutating func set(_ value: TreeValue, at pointer: JSONPointer) -> Bool {
    change(at: pointer.tokens[...]) { parent, token in
      guard let token else {
        parent = value
        return true
      }
      switch parent.content {
      case .object(var members):
        parent.content = .null
        if let index = members.firstIndex(where: { $0.name == token }) {
          members[index].value = value
        } else {
          members.append(TreeMember(token, value))
        }
        parent.content = .object(members)
        return true
      case .array(var elements):
        guard let index = JSONPointer.index(token), elements.indices.contains(index) else {
          return false
        }
        parent.content = .null
        elements[index] = value
        parent.content = .array(elements)
        return true
      case .null, .flag, .number, .text: return false
      }
    }
  }

  /// Inserts a value into an array before the index in the last token, or at the end for `-`; sets
  /// a member of an object.
  ///
  /// - Returns: Whether it was inserted.
  package mutating func insert(_ value: TreeValue, at pointer: JSONPointer) -> Bool {
    let isElement = change(at: pointer.tokens[...]) { parent, token in
      guard let token, case .array(var elements) = parent.content else { return false }
      guard let index = token == "-" ? elements.count : JSONPointer.index(token),
        index <= elements.count
      else { return false }
      parent.content = .null
      elements.insert(value, at: index)
      parent.content = .array(elements)
      return true
    }
    return isElement || set(value, at: pointer)
  }

  /// Removes the value that a pointer leads to; the root becomes null.
  ///
  /// - Returns: Whether there was one.
  package mutating func remove(at pointer: JSONPointer) -> Bool {
    change(at: pointer.tokens[...]) { parent, token in
      guard let token else {
        parent.content = .null
        return true
      }
      switch parent.content {
      case .object(var members):
        guard let index = members.firstIndex(where: { $0.name == token }) else { return false }
        parent.content = .null
        members.remove(at: index)
        parent.content = .object(members)
        return true
      case .array(var elements):
        guard let index = JSONPointer.index(token), elements.indices.contains(index) else {
          return false
        }
        parent.content = .null
        elements.remove(at: index)
        parent.content = .array(elements)
        return true
      case .null, .flag, .number, .text: return false
      }
    }
  }

  /// Whether another value has the same contents, byte for byte, ignoring ranges and the order of
  /// members.
  package func isSame(as other: TreeValue) -> Bool {
    switch (content, other.content) {
    case (.array(let mine), .array(let others)):
      return mine.count == others.count && zip(mine, others).allSatisfy { $0.isSame(as: $1) }
    case (.object(let mine), .object(let others)):
      return mine.count == others.count
        && mine.indices.allSatisfy { index in
          let member = mine[index]
          // In most cases, the order is the same too.
          if others[index].name.utf8.elementsEqual(member.name.utf8) {
            return member.value.isSame(as: others[index].value)
          }
          return others.first { $0.name.utf8.elementsEqual(member.name.utf8) }
            .map { member.value.isSame(as: $0.value) } ?? false
        }
    case (.text(let mine), .text(let others)): return mine.utf8.elementsEqual(others.utf8)
    default: return content == other.content
    }
  }

  /// Calls `body` with the parent of the value that the tokens lead to, which it can change in
  /// place, and with the last token. For the root, `body` gets the root itself and nil.
  private mutating func change(
    at tokens: ArraySlice<String>, _ body: (inout TreeValue, String?) -> Bool
  ) -> Bool {
    guard let first = tokens.first else { return body(&self, nil) }
    guard tokens.count > 1 else { return body(&self, first) }
    switch content {
    case .object(var members):
      guard let index = members.firstIndex(where: { $0.name == first }) else { return false }
      // This leaves a single owner of the members, so that the values below are changed without a
      // copy.
      content = .null
      let isDone = members[index].value.change(at: tokens.dropFirst(), body)
      content = .object(members)
      return isDone
    case .array(var elements):
      guard let index = JSONPointer.index(first), elements.indices.contains(index) else {
        return false
      }
      content = .null
      let isDone = elements[index].change(at: tokens.dropFirst(), body)
      content = .array(elements)
      return isDone
    case .null, .flag, .number, .text: return false
    }
  }
}
