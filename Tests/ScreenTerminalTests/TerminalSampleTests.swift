import ScreenModel
import Testbed
import Testing

@testable import ScreenTerminal

@Suite struct `Samples in a terminal` {
  private static func marks(_ component: Component, samples: [String], width: Int) -> Int {
    let section = Section(id: "a", elements: [Element(component, samples: samples)])
    let shown = Screen(title: "", sections: [section])
      .ansi(TerminalOptions(width: width, depth: .none))
    // The strip explains the mark; what counts is the mark itself.
    return shown.utf8.count { $0 == UInt8(ascii: "*") } - (samples.isEmpty ? 0 : 1)
  }

  @Test(arguments: ComponentKind.allCases.filter { $0 != .divider })
  func `are marked in every component and at any width that has room`(_ kind: ComponentKind) {
    for seed in 0..<20 {
      var filler = PropertyFiller(["Some words", "Paid"], seed: UInt64(seed))
      let component = filler.component(kind)
      for width in [20, 40, 80] {
        #expect(Self.marks(component, samples: [], width: width) == 0)
        #expect(Self.marks(component, samples: ["label"], width: width) > 0, "\(component)")
      }
    }
  }

  @Test func `are marked where they are`() {
    let stat = Component.stat(.init(label: "Churn", value: "2%", change: "1 point", trend: .up))
    func shown(_ samples: [String]) -> String {
      let section = Section(id: "a", elements: [Element(stat, samples: samples)])
      return Screen(title: "", sections: [section]).ansi(TerminalOptions(depth: .none))
    }
    #expect(shown(["value"]).hasSuffix("\n  2%*\n  ▲ 1 point\n"))
    #expect(shown(["change"]).hasSuffix("\n  2%\n  ▲ 1 point*\n"))
    #expect(shown([]).hasSuffix("\n  2%\n  ▲ 1 point\n"))
  }
}
