/// A change to a tree, as a JSON Patch (RFC 6902).
public struct JSONPatch: Hashable, Sendable {
  /// One step of a patch.
  public enum Operation: Hashable, Sendable {
    /// Inserts a value into an array before the element at that index, or sets a member.
    case add(JSONPointer, TreeValue)
    /// Removes a value.
    case remove(JSONPointer)
    /// Replaces a value with another.
    case replace(JSONPointer, TreeValue)
    /// Removes a value and adds it elsewhere.
    case move(from: JSONPointer, to: JSONPointer)
    /// Adds a copy of a value elsewhere.
    case copy(from: JSONPointer, to: JSONPointer)
    /// Fails if the value differs from the given one.
    case test(JSONPointer, TreeValue)
  }

  /// Why an operation fails.
  public enum Failure: Error, Hashable, Sendable {
    /// The pointer leads to nothing.
    case missing(JSONPointer)
    /// The value differs from the one expected.
    case mismatch(JSONPointer)
    /// The value would be moved into itself.
    case circular(JSONPointer)
  }

  /// The operations, applied in order.
  public var operations: [Operation]

  /// Creates a patch.
  public init(_ operations: [Operation] = []) { self.operations = operations }

  /// Applies the patch to a tree, and returns the result.
  ///
  /// - Throws: `Failure` at the first operation that fails.
  public func applied(to tree: TreeValue) throws(Failure) -> TreeValue {
    var result = tree
    for operation in operations { try operation.apply(to: &result) }
    return result
  }
}

extension JSONPatch.Operation {
  /// Applies the operation to a tree in place; if it fails, the tree is unchanged.
  public func apply(to tree: inout TreeValue) throws(JSONPatch.Failure) {
    switch self {
    case .add(let path, let value):
      guard tree.insert(value, at: path) else { throw .missing(path) }
    case .remove(let path):
      guard tree.remove(at: path) else { throw .missing(path) }
    case .replace(let path, let value):
      guard tree[path] != nil, tree.set(value, at: path) else { throw .missing(path) }
    case .move(let from, let to):
      guard let value = tree[from] else { throw .missing(from) }
      guard to.tokens.count <= from.tokens.count || !to.tokens.starts(with: from.tokens) else {
        throw .circular(to)
      }
      var changed = tree
      guard changed.remove(at: from), changed.insert(value, at: to) else { throw .missing(to) }
      tree = changed
    case .copy(let from, let to):
      guard let value = tree[from] else { throw .missing(from) }
      guard tree.insert(value, at: to) else { throw .missing(to) }
    case .test(let path, let value):
      guard let found = tree[path] else { throw .missing(path) }
      guard found.isSame(as: value) else { throw .mismatch(path) }
    }
  }

  /// Reads an operation; nil if the value is not one.
  public init?(_ tree: TreeValue) {
    guard let op = tree["op"]?.text, let path = tree["path"]?.text.flatMap({ JSONPointer($0) })
    else { return nil }
    let from = tree["from"]?.text.flatMap { JSONPointer($0) }
    switch (op, tree["value"], from) {
    case ("add", let value?, _): self = .add(path, value)
    case ("remove", _, _): self = .remove(path)
    case ("replace", let value?, _): self = .replace(path, value)
    case ("test", let value?, _): self = .test(path, value)
    case ("move", _, let from?): self = .move(from: from, to: path)
    case ("copy", _, let from?): self = .copy(from: from, to: path)
    default: return nil
    }
  }

  /// The operation as JSON.
  public var tree: TreeValue {
    func object(_ op: String, _ path: JSONPointer, _ rest: [TreeMember] = []) -> TreeValue {
      let head = [
        TreeMember("op", TreeValue(.text(op))), TreeMember("path", TreeValue(.text("\(path)"))),
      ]
      return TreeValue(.object(head + rest))
    }
    switch self {
    case .add(let path, let value): return object("add", path, [TreeMember("value", value)])
    case .remove(let path): return object("remove", path)
    case .replace(let path, let value): return object("replace", path, [TreeMember("value", value)])
    case .move(let from, let to):
      return object("move", to, [TreeMember("from", TreeValue(.text("\(from)")))])
    case .copy(let from, let to):
      return object("copy", to, [TreeMember("from", TreeValue(.text("\(from)")))])
    case .test(let path, let value): return object("test", path, [TreeMember("value", value)])
    }
  }
}
