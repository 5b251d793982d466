import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import ScreenAdmission

/// What is deeper, longer or more than admission reads, and what is just not.
struct LimitTests {
  /// A way to put a component into another value.
  struct Nesting: CustomTestStringConvertible, Sendable {
    var opening: String
    var closing = "}"
    var testDescription: String { opening }

    func around(_ component: String, _ depth: Int) -> String {
      String(repeating: opening, count: depth) + component
        + String(repeating: closing, count: depth)
    }
  }

  static let nestings = [
    Nesting(opening: #"{"fallback": "#), Nesting(opening: #"{"type": "sundial", "fallback": "#),
    Nesting(opening: #"{"type": "group", "children": ["#, closing: "]}"),
    Nesting(opening: #"{"components": ["#, closing: "]}"),
  ]

  @Test(arguments: nestings)
  func `a component is read from within eight values and no more`(_ nesting: Nesting) throws {
    let component = #"{"type": "badge", "label": "A"}"#
    for depth in [0, 1, 8] {
      let admission = try admitComponents(nesting.around(component, depth))
      #expect(admission.components.map(\.kind) == [.badge], "\(depth)")
      #expect(!admission.ids.contains("too-deep"), "\(depth)")
    }
    for depth in [9, 20] {
      let admission = try admitComponents(nesting.around(component, depth))
      #expect(admission.screen == nil, "\(depth)")
      #expect(admission.refused.contains("too-deep"), "\(depth)")
    }
  }

  @Test(arguments: [(7, true), (8, false)])
  func `components are lowered eight times and no more`(count: Int, isShown: Bool) throws {
    var grammar = Grammar.standard
    for number in 0...count {
      let next = number == count ? "divider" : "step\(number + 1)"
      grammar.components.append(
        ComponentRule(
          name: "step\(number)", kind: nil, record: RecordRule(properties: []),
          lowering: [Template(component: next, arguments: [])]))
    }
    let admission = try admitComponents(#"{"type": "step0"}"#, under: grammar)
    #expect(admission.components.map(\.kind) == (isShown ? [.divider] : []))
    #expect(admission.ids.contains("too-deep") != isShown)
  }

  @Test(arguments: [(62, true), (63, false)])
  func `of an object the first 64 members are read`(between: Int, isRead: Bool) throws {
    let others = (0..<between).map { #""x\#($0)": 1, "# }.joined()
    let json = #"{"type": "heading", \#(others)"text": "A"}"#
    let admission = try admitComponents(json)
    #expect(admission.components.map(\.kind) == (isRead ? [.heading] : []))
    // Each member that is not read is told.
    let told = admission.ids.count { $0 == "unknown-property" }
    #expect(told == between + (isRead ? 0 : 1))
  }

  @Test(arguments: [(999, ["A"]), (1000, [])])
  func `behind a thousand elements of no use nothing is read`(count: Int, read: [String]) throws {
    let items = Array(repeating: #"{"title": ""}"#, count: count) + [#"{"title": "A"}"#]
    let array = "[" + items.joined(separator: ",") + "]"
    for (component, data) in [
      (#"{"type": "list", "title": "L", "items": \#(array)}"#, nil),
      (#"{"type": "list", "title": "L", "items": {"each": "/a"}}"#, #"{"a": \#(array)}"#),
    ] {
      let admission = try admitComponents(component, data: data)
      guard case .list(let list) = admission.components.first else {
        Issue.record("\(admission.components)")
        return
      }
      #expect(list.items.map(\.title) == read)
      #expect(!admission.refused.isEmpty)
    }
  }

  @Test func `containers hold no more components than the screen may`() throws {
    func headings(_ numbers: Range<Int>) -> String {
      numbers.map { #"{"type": "heading", "text": "H\#($0)"}"# }.joined(separator: ",")
    }
    func group(_ numbers: Range<Int>) -> String {
      #"{"type": "group", "children": [\#(headings(numbers))]}"#
    }
    let one = try admitComponents(group(0..<30), under: .core)
    #expect(one.components.count == 24)
    let rest = "at most 24 are allowed: 6 more are dropped"
    #expect(one.diagnostics.map(\.message).contains(rest))
    let two = try admitComponents(
      headings(0..<20) + "," + group(20..<30) + "," + group(30..<33), under: .core)
    #expect(two.components.count == 24)
    let messages = two.diagnostics.filter { $0.id == "too-many-elements" }.map(\.message)
    #expect(
      messages == [
        "at most 4 are allowed: 6 more are dropped", "at most 0 are allowed: 3 more are dropped",
      ])
  }

  // MARK: Wrappers

  private static let screen: TreeValue = ["sections": [["components": [["type": "divider"]]]]]

  @Test(arguments: [(0, false), (1, true), (12, true), (13, false), (40, false)])
  func `a screen is found in a wrapper of twelve levels`(depth: Int, isFound: Bool) {
    var tree = Self.screen
    for _ in 0..<depth { tree = ["a": tree] }
    var lifting = ReplyLifting(under: .standard)
    let lifted = lifting.lift(tree)
    #expect((lifted != nil) == isFound)
    #expect(lifted.map { $0.path.steps.count == depth } ?? !isFound)
  }

  @Test(arguments: [(19_997, true), (19_998, false)])
  func `a screen is found among twenty thousand values`(count: Int, isFound: Bool) {
    let others = TreeValue(.array(Array(repeating: 0, count: count)))
    var lifting = ReplyLifting(under: .standard)
    #expect((lifting.lift(["a": others, "b": Self.screen]) != nil) == isFound)
    // The next search begins anew.
    #expect(lifting.lift(["b": Self.screen]) != nil)
  }

  @Test(arguments: [(1, true), (3, true), (4, false)])
  func `a screen is found in a text within texts`(depth: Int, isFound: Bool) throws {
    var json = #"{"sections": [{"components": [{"type": "divider"}]}]}"#
    for _ in 0..<depth { json = #"{"a": \#(ReplyTests.quoted(json))}"# }
    var lifting = ReplyLifting(under: .standard)
    let lifted = lifting.lift(try tree(json))
    #expect((lifted != nil) == isFound)
    if isFound { #expect(lifted?.tree["sections"] != nil) }
  }

  @Test(arguments: [(11, true), (12, false)])
  func `of many values the last twelve are weighed`(count: Int, isFound: Bool) {
    let screen = #"{"title": "T", "sections": [{"components": [{"type": "divider"}]}]}"#
    let others = (0..<count).map { "\nand \($0) is\n{\"a\": \($0)}" }.joined()
    let reading = Grammar.standard.read(reply: SourceText(name: "reply", screen + others))
    #expect((reading.tree?["title"]?.text == "T") == isFound)
  }
}
