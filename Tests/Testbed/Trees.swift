import ScreenDiagnostics
package import ScreenModel
import Testing

/// The tree of a JSON text, which must be readable.
package func tree(_ json: String) throws -> TreeValue {
  try #require(JSONReader.read(SourceText(name: "test", json)).tree)
}

extension TreeValue {
  /// The texts and numbers of the tree, without those of the members that a condition names.
  ///
  /// The condition gets a member and all members of its object.
  package func leaves(without isLeftOut: (TreeMember, [TreeMember]) -> Bool) -> [Content] {
    switch content {
    case .null, .flag: []
    case .number, .text: [content]
    case .array(let elements): elements.flatMap { $0.leaves(without: isLeftOut) }
    case .object(let members):
      members.filter { !isLeftOut($0, members) }.flatMap { $0.value.leaves(without: isLeftOut) }
    }
  }
}
