extension JSONWriter {
  /// Writes a tree, its members in order.
  package mutating func tree(_ tree: TreeValue) {
    switch tree.content {
    case .null: null()
    case .flag(let flag): self.flag(flag)
    case .number(let number): self.number(number)
    case .text(let text): self.text(text)
    case .array(let elements):
      beginArray()
      for element in elements { self.tree(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        name(member.name)
        self.tree(member.value)
      }
      endObject()
    }
  }
}
