internal import ScreenCompiler
package import ScreenModel

extension JSONWriter {
  /// An object on one line, with the members that `members` writes.
  package static func line(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object(members)
    return writer.finish()
  }

  /// A message on one line, with the JSON-RPC version and the members that `members` writes.
  package static func message(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    line {
      $0.member("jsonrpc", "2.0")
      members(&$0)
    }
  }

  /// An error in answer to a call.
  package static func message(_ fault: RPCFault) -> [UInt8] {
    message {
      $0.id(fault.id)
      $0.name("error")
      $0.object {
        $0.name("code")
        $0.integer(fault.kind.rawValue)
        $0.member("message", fault.message)
        if let data = fault.data {
          $0.name("data")
          $0.tree(data)
        }
      }
    }
  }

  /// Writes an object with the members that `members` writes.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    beginObject()
    members(&self)
    endObject()
  }

  /// Writes the member `id`; `null` if a message had no recognisable one.
  package mutating func id(_ id: RPCRequest.Identifier?) {
    name("id")
    switch id {
    case .number(let number): self.number(number)
    case .text(let text): self.text(text)
    case nil: null()
    }
  }

  /// Writes a member that is true or false.
  package mutating func member(_ name: String, _ flag: Bool) {
    self.name(name)
    self.flag(flag)
  }

  /// Writes a member that is a tree.
  package mutating func member(_ name: String, _ tree: TreeValue) {
    self.name(name)
    self.tree(tree)
  }

  /// Writes a member that is an object.
  package mutating func member(
    _ name: String, object members: (inout JSONWriter) -> Void
  ) {
    self.name(name)
    object(members)
  }
}
