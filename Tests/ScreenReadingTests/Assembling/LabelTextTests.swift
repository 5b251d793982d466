import Testbed
import Testing

@testable import ScreenReading

@Suite struct LabelTextTests {
  @Test(
    arguments: [
      ("the dog's name", "Dog's name"), ("\"Save as\"", "Save as"), ("“Über uns”", "Über uns"),
      ("The Last Lighthouse", "The Last Lighthouse"), ("The meter", "Meter"), ("a", "A"),
      ("iPhone", "iPhone"), ("two\n  lines", "Two lines"), ("'tis", "'tis"), ("", ""),
      ("'a' or 'b'", "'a' or 'b'"),
    ] as [(TextCase, String)])
  func `words are shown as labels`(_ words: TextCase, _ label: String) {
    #expect(LabelText.label(Array(words.text.utf8)[...]) == label)
  }
}
