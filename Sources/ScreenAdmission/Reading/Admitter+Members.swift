internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel

extension Admitter {
  /// Whether two names are equal apart from case, hyphens, underscores and spaces.
  static func isSame(_ lhs: String, _ rhs: String) -> Bool {
    var left = lhs.utf8.makeIterator()
    var right = rhs.utf8.makeIterator()
    while true {
      let byte = nextSignificant(&left)
      guard byte == nextSignificant(&right) else { return false }
      if byte == nil { return true }
    }
  }

  private static func nextSignificant(_ bytes: inout String.UTF8View.Iterator) -> UInt8? {
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): return byte | 0x20
      default: return byte
      }
    }
    return nil
  }

  /// Begins reading a record: its members, under the rules of its properties.
  ///
  /// The member of the component's tag, if it is among them, counts as read.
  mutating func open(
    _ members: [TreeMember], _ properties: [PropertyRule], kind: ComponentKind?, tag: Int? = nil
  ) -> RecordFrame {
    let outer = frame
    frame = RecordFrame()
    frame.members = members
    frame.properties = properties
    frame.kind = kind
    if let tag { markRead(tag) }
    for index in members.indices where index != tag && !isProperty(members[index].name) {
      frame.isExact = false
      break
    }
    return outer
  }

  private func isProperty(_ name: String) -> Bool {
    for index in frame.properties.indices where frame.properties[index].name == name {
      return true
    }
    return false
  }

  /// The index of a property's rule; nil if the grammar does not allow it.
  func rule(_ name: String) -> Int? {
    for index in frame.properties.indices where frame.properties[index].name == name {
      return index
    }
    return nil
  }

  /// Whether a member's index can be marked as read and has not been yet.
  private func isUnread(_ index: Int) -> Bool {
    index < RecordFrame.maximumMembers && frame.read & RecordFrame.bit(of: index) == 0
  }

  /// Marks a member as read.
  mutating func markRead(_ index: Int) { frame.read |= RecordFrame.bit(of: index) }

  /// The member that holds a property, found by its name, an alias, or another spelling of either.
  mutating func take(_ rule: Int) -> TreeMember? {
    let name = frame.properties[rule].name
    for index in frame.members.indices
    where index < RecordFrame.maximumMembers && frame.members[index].name == name {
      markRead(index)
      return value(of: frame.members[index])
    }
    guard !frame.isExact, let index = otherwiseNamed(rule) else { return nil }
    markRead(index)
    let member = frame.members[index]
    report(
      "property-name", "'\(Self.excerpt(member.name))' is read as '\(name)'", .lossless,
      at: member.nameRange)
    return value(of: member)
  }

  private mutating func value(of member: TreeMember) -> TreeMember? {
    guard case .null = member.value.content else { return member }
    report(
      "null-value", "'\(Self.excerpt(member.name))' is null: it is treated as missing", .lossless,
      at: member.value.range)
    return nil
  }

  private func otherwiseNamed(_ rule: Int) -> Int? {
    let property = frame.properties[rule]
    // A member with the name of another property is that property.
    let candidates = frame.members.indices.filter {
      isUnread($0) && !isProperty(frame.members[$0].name)
    }
    return candidates.first { property.aliases.contains(frame.members[$0].name) }
      ?? candidates.first { Self.isSame(frame.members[$0].name, property.name) }
      ?? candidates.first { index in
        property.aliases.contains { Self.isSame(frame.members[index].name, $0) }
      }
  }

  /// Ends reading a record, and reports members that no property has read.
  ///
  /// An unknown member is ignored, which is lossy, because the screen does not show what it said. A
  /// member with an empty value says nothing.
  mutating func close(_ outer: RecordFrame) {
    let inner = frame
    frame = outer
    guard inner.read.nonzeroBitCount < inner.members.count else { return }
    for (index, member) in inner.members.enumerated()
    where inner.read & RecordFrame.bit(of: index) == 0 {
      let nearest = Spelling.nearest(
        to: member.name, among: inner.properties.lazy.map(\.name))
      report(
        "unknown-property",
        "there is no property '\(Self.excerpt(member.name))' here: it is ignored",
        Self.isEmpty(member.value) ? .lossless : .lossy, at: member.nameRange,
        notes: nearest.map { [Note("did you mean '\($0)'?")] } ?? [])
      if log.isFull { break }
    }
  }

  static func isEmpty(_ value: TreeValue) -> Bool {
    switch value.content {
    case .null: true
    case .text(let text): text.isEmpty
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .flag, .number: false
    }
  }

  /// Reports a missing number that the grammar requires and the vocabulary can do without.
  mutating func reportGap(_ rule: Int) {
    let property = frame.properties[rule]
    guard !property.isOptional, property.defaultValue == nil else { return }
    report(
      "missing-number", "'\(property.name)' is missing or unusable: it is left open", .lossy)
  }

  /// Settles a property that is missing or has an unusable value; `isSatisfied` says whether its
  /// rule allows the vocabulary's default.
  mutating func settleMissing(_ rule: Int, isSatisfied: Bool) {
    let property = frame.properties[rule]
    guard !property.isOptional, property.defaultValue == nil, !isSatisfied,
      frame.failure == nil
    else { return }
    frame.failure = property.name
  }
}
