import ScreenCompiler
import ScreenTesting
import Testing

/// The expectations as a user writes them, and what they make of things that go wrong.
///
/// Nothing is recorded here: what is missing stays missing, and what is there was looked at.
@Suite(.snapshots(record: .never)) struct ExpectSnapshotTests {
  private static let screen = Screen(
    title: "Log in",
    sections: [
      Section(
        id: "account",
        components: [
          .field(.init(label: "Username", placeholder: "Your username", name: "username")),
          .button(.init(label: "Log in", style: .primary, action: "log-in")),
        ])
    ])

  @Test func `a screen is as its snapshot holds it`() {
    expectSnapshot(of: Self.screen)
    expectSnapshot(of: Self.screen, as: .ansi(width: 40))
  }

  @Test(arguments: [20, 60])
  func `the snapshots of a parameterized test have names`(width: Int) {
    expectSnapshot(of: Self.screen, as: .ansi(width: width), named: "login \(width)")
  }

  @Test(arguments: [1, 2])
  func `without a name, a parameterized test fails`(index: Int) {
    withKnownIssue {
      expectSnapshot(of: Self.screen)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("add 'named:'") }
    }
  }

  @Test func `a missing snapshot fails and is not written`() {
    for _ in 0..<2 {
      withKnownIssue {
        expectScreen("A login form", seed: 7, as: .html, named: "never recorded")
      } matching: {
        $0.comments.contains { $0.rawValue.contains("there is no snapshot at") }
      }
    }
  }

  @Test func `two expectations of one name are an error`() {
    expectSnapshot(of: Self.screen, named: "shared")
    withKnownIssue {
      expectSnapshot(of: Self.screen, named: "shared")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("already belongs to") }
    }
  }

  @Test func `an intent without a word fails the test`() {
    withKnownIssue {
      expectScreen(" ")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("gives no screen") }
    }
  }
}
