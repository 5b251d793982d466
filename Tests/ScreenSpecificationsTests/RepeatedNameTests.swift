import ScreenModel
import Testing

@testable import ScreenSpecifications

/// Names that YAML gives twice in one mapping.
@Suite struct RepeatedNameTests {
  private static func names(_ yaml: String) -> [String]? {
    guard
      case .object(let members)? = YAMLParser.tree(of: Array(yaml.utf8), in: 0..<yaml.utf8.count)?
        .content
    else { return nil }
    return members.map { member in
      member.name + ":"
        + (member.value.elements.map { String($0.count) } ?? member.value.text ?? "")
    }
  }

  @Test(arguments: [
    ("button: Save\nbutton: Cancel\n", ["button:Save", "button:Cancel"]),
    ("fields:\n  - a\n  - b\ntitle: T\nfields:\n  - c\n", ["fields:3", "title:T"]),
    ("fields:\n  - a\nfields: none\n", ["fields:1", "fields:none"]),
    ("a: x\nb: x\n", ["a:x", "b:x"]),
  ])
  func `nothing that a name holds is lost`(yaml: String, names: [String]) {
    #expect(Self.names(yaml) == names)
  }

  @Test(arguments: ["", "just words", "- a\n- a\n"])
  func `what is not a mapping has no names`(yaml: String) {
    #expect(Self.names(yaml) == nil)
  }
}
