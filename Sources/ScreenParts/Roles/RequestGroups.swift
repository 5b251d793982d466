package import ScreenBrief
package import ScreenDiagnostics
package import ScreenInputs

/// Wishes in the order of their lines, together below each head.
package struct RequestGroups {
  /// The wishes below one head, or between heads.
  package struct Group {
    package var head: SourceRange?
    /// The bytes of their lines.
    package var range: SourceRange
    package var wishes: [Request]
  }

  /// The groups, in the order in which they begin.
  package private(set) var all: [Group] = []

  package init() {}

  /// The group to which something below a head belongs; nil if it begins one.
  private func place(below head: SourceRange?) -> Int? {
    let place = all.lastIndex { $0.head == head }
    return head == nil && place != all.count - 1 ? nil : place
  }

  /// Adds the wishes of some lines.
  package mutating func add(_ wishes: [Request], _ range: SourceRange, below head: SourceRange?) {
    guard !wishes.isEmpty else { return }
    if let place = place(below: head) {
      all[place].wishes += wishes
      all[place].range = all[place].range.union(range)
    } else {
      all.append(Group(head: head, range: range, wishes: wishes))
    }
  }

  /// Gives the collection before some lines what each of its things has; false if there is none.
  package mutating func addColumns(_ columns: [Phrase], below head: SourceRange?) -> Bool {
    guard let place = place(below: head), let last = all[place].wishes.indices.last,
      all[place].wishes[last].isCollection, all[place].wishes[last].details.items.isEmpty
    else { return false }
    all[place].wishes[last].details.columns += columns
    return true
  }

  /// Gives the input before some lines its options; false if there is none.
  package mutating func addOptions(_ options: [Details.Item], below head: SourceRange?) -> Bool {
    guard let place = place(below: head), let last = all[place].wishes.indices.last,
      all[place].wishes[last].isInput
    else { return false }
    all[place].wishes[last].subject = .need(.choice)
    all[place].wishes[last].details.items += options
    all[place].wishes[last].details.fieldKind = nil
    return true
  }

  /// Removes the last wish below a head if it is an input.
  package mutating func removeLastInput(below head: SourceRange?) {
    guard let place = place(below: head), all[place].wishes.last?.isInput ?? false else { return }
    all[place].wishes.removeLast()
  }

  /// Changes the last input below a head; false if there is none.
  package mutating func change(
    below head: SourceRange?, _ change: (inout Request) -> Void
  ) -> Bool {
    guard let place = place(below: head), let last = all[place].wishes.indices.last,
      all[place].wishes[last].isInput
    else { return false }
    change(&all[place].wishes[last])
    return true
  }
}
