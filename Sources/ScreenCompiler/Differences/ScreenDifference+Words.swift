internal import ScreenModel

extension ScreenDifference {
  /// The changes in words, one on each line; empty if there are none.
  public var words: String { changes.map { $0.words + "\n" }.joined() }

  /// The patch as JSON, with one operation on each line.
  public var patchJSON: String {
    var writer = JSONWriter(.indented)
    writer.tree(TreeValue(.array(patch.operations.map(\.tree))))
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}

extension ScreenDifference.Change {
  /// The change in words: `field "Phone" added after "Email"`.
  public var words: String {
    switch self {
    case .screen(let property, let old, let new):
      return "the screen's " + Self.change(property, old, new)
    case .sectionAdded(let name, let after):
      return "section \(Self.quoted(name)) added" + Self.place(after)
    case .sectionRemoved(let name): return "section \(Self.quoted(name)) removed"
    case .sectionMoved(let name, let after):
      return "section \(Self.quoted(name)) moved" + Self.place(after)
    case .section(let name, let property, let old, let new):
      return "section \(Self.quoted(name)): " + Self.change(property, old, new)
    case .added(let subject, let after):
      return subject.words + " added" + Self.place(after, in: subject.section)
    case .removed(let subject):
      return subject.words + " removed from " + Self.quoted(subject.section)
    case .moved(let subject, let after, _):
      return subject.words + " moved" + Self.place(after, in: subject.section)
    case .changed(let subject, let property, let old, let new):
      return "\(subject.words) in \(Self.quoted(subject.section)): "
        + Self.change(property, old, new)
    }
  }

  private static func place(_ after: String?, in section: String? = nil) -> String {
    if let after, !after.isEmpty { return " after " + quoted(after) }
    return section.map { (after == nil ? " at the start of " : " in ") + quoted($0) }
      ?? " at the start"
  }

  private static func change(_ property: String, _ old: String, _ new: String) -> String {
    switch (old.isEmpty, new.isEmpty) {
    case (true, _): "\(property) is \(quoted(new)) now"
    case (_, true): "\(property) is no longer \(quoted(old))"
    default: change(property, from: old, to: new)
    }
  }

  /// The change of a value, in which the two values never look the same.
  private static func change(_ property: String, from old: String, to new: String) -> String {
    var (before, after) = (VisibleText(old), VisibleText(new))
    VisibleText.distinguish(&before, &after)
    return "\(property) is \"\(after.excerpt(60))\" now, was \"\(before.excerpt(60))\""
  }

  /// A text shortened to one line, without control characters.
  fileprivate static func quoted(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars.prefix(60) {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      shown.unicodeScalars.append(isControl ? " " : scalar)
    }
    return "\"\(shown)\(text.unicodeScalars.count > 60 ? "…" : "")\""
  }
}

extension ScreenDifference.Subject {
  /// Its kind and name: `field "Phone"`.
  var words: String { name.isEmpty ? kind : kind + " " + ScreenDifference.Change.quoted(name) }
}
