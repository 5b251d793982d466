public import ScreenDiagnostics

extension JSONPatch {
  /// Reads an untrusted patch: an array of operations, alone or as the `patch` of an object.
  ///
  /// Members that RFC 6902 does not name are ignored, as it requires. Anything that is not an
  /// operation is an error at its place, and there is no patch then.
  ///
  /// - Returns: The patch, or the diagnostics that say why there is none.
  public static func reading(_ tree: TreeValue) -> (patch: JSONPatch?, diagnostics: [Diagnostic]) {
    guard let elements = (tree["patch"] ?? tree).elements else {
      let fault = Diagnostic(
        .error, id: "not-a-patch",
        "a patch must be an array of operations (RFC 6902)", at: tree.range)
      return (nil, [fault])
    }
    var operations: [Operation] = []
    var faults: [Diagnostic] = []
    for (index, element) in elements.enumerated() {
      if let operation = Operation(element) {
        operations.append(operation)
      } else {
        faults.append(
          Diagnostic(
            .error, id: "bad-operation", Operation.fault(of: element), at: element.range,
            path: "/\(index)"))
      }
    }
    return (faults.isEmpty ? JSONPatch(operations) : nil, faults)
  }

  /// Applies the patch to a tree, and reports the operation that fails, if any.
  ///
  /// - Parameters:
  ///   - tree: The tree before the patch.
  ///   - source: The tree that the patch was read from, which holds the range of each operation.
  /// - Returns: The tree after the patch; nil if an operation fails, with a diagnostic that says
  ///   which and why.
  public func applied(
    to tree: TreeValue, from source: TreeValue
  ) -> (tree: TreeValue?, diagnostics: [Diagnostic]) {
    let places = (source["patch"] ?? source).elements ?? []
    var result = tree
    for (index, operation) in operations.enumerated() {
      do throws(Failure) {
        try operation.apply(to: &result)
      } catch {
        let range = places.indices.contains(index) ? places[index].range : nil
        return (nil, [error.diagnostic(in: result, at: range, path: "/\(index)")])
      }
    }
    return (result, [])
  }
}

extension JSONPatch.Operation {
  private static let names = ["add", "remove", "replace", "move", "copy", "test"]

  /// Returns what is wrong with a value that is not an operation.
  fileprivate static func fault(of tree: TreeValue) -> String {
    guard case .object = tree.content else {
      return "an operation must be an object with 'op' and 'path'"
    }
    guard let op = tree["op"]?.text else { return "the operation has no 'op'" }
    guard names.contains(op) else {
      return "there is no operation '\(op.prefix(40))'; use one of \(names.joined(separator: ", "))"
    }
    guard let path = tree["path"]?.text else { return "'\(op)' has no 'path'" }
    guard JSONPointer(path) != nil else {
      return "'\(path.prefix(80))' is not a JSON Pointer: it begins with '/', or is empty"
    }
    if op == "move" || op == "copy" {
      guard let from = tree["from"]?.text else { return "'\(op)' has no 'from'" }
      return "'\(from.prefix(80))' is not a JSON Pointer: it begins with '/', or is empty"
    }
    return "'\(op)' has no 'value'"
  }
}

extension JSONPatch.Failure {
  /// Returns a diagnostic that says why an operation fails on a tree.
  fileprivate func diagnostic(
    in tree: TreeValue, at range: SourceRange?, path: String
  ) -> Diagnostic {
    switch self {
    case .missing(let pointer):
      let (isIndex, reason) = Self.reason(whyMissing: pointer, in: tree)
      return Diagnostic(
        .error, id: isIndex ? "index-out-of-range" : "missing-path", reason, at: range, path: path)
    case .mismatch(let pointer):
      return Diagnostic(
        .error, id: "test-failed", "the value at '\(pointer)' is not the expected one",
        at: range, path: path)
    case .circular(let pointer):
      return Diagnostic(
        .error, id: "circular-move", "moving to '\(pointer)' would put the value inside itself",
        at: range, path: path)
    }
  }

  /// Returns how far a pointer resolves, and what is missing there.
  private static func reason(
    whyMissing pointer: JSONPointer, in tree: TreeValue
  ) -> (isIndex: Bool, String) {
    var way = JSONPointer()
    for token in pointer.tokens {
      let next = way.appending(token)
      guard tree[next] == nil, let value = tree[way] else {
        way = next
        continue
      }
      let place = way.tokens.isEmpty ? "the whole" : "'\(way)'"
      if let elements = value.elements {
        let count = elements.count == 1 ? "1 element" : "\(elements.count) elements"
        return (true, "'\(pointer)' leads to nothing: \(place) has \(count)")
      }
      if case .object = value.content {
        return (false, "'\(pointer)' leads to nothing: \(place) has no '\(token)'")
      }
      return (false, "'\(pointer)' leads to nothing: \(place) has nothing within it")
    }
    return (false, "nothing can be done at '\(pointer)'")
  }
}
