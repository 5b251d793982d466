import Sampling
package import ScreenModel

/// A stream of random screens: the same from the same seed.
package struct SeededRandom: RandomNumberGenerator {
  private var stream: SplitMix64
  /// Texts that are mixed with those that are hard on a renderer.
  private var more: [String] = []

  package init(_ seed: Int, mixing more: [String] = []) {
    self.more = more
    stream = SplitMix64(seed: UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15)
  }

  package mutating func next() -> UInt64 { stream.next() }

  /// A number below a bound.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// A text of fragments that are hard on a renderer.
  package mutating func text(upTo length: Int = 4) -> String {
    let fragments = [
      "word ", "<script>alert(1)</script>", "\"", "'", "&", "<", ">", "\u{301}", "\0", "\u{202E}",
      "\u{2067}", "שלום", "👩‍👩‍👧", "\n", "\r\n", "\t", "-->", "]]>", "</style>", "</title>",
      "</textarea>",
      "\" onload=\"x", "javascript:alert(1)", "\u{FFFF}", "é", "12.5",
      "$1,200", "paid", " ",
      "\u{85}",
      "https://example.com/", "2026-03-07", "-", "{{x}}", "a",
    ]
    var text = ""
    for _ in 0..<below(length + 1) {
      let index = below(fragments.count + more.count)
      text += index < fragments.count ? fragments[index] : more[index - fragments.count]
    }
    return text
  }

  package mutating func number() -> Double {
    let numbers: [Double] = [
      0, 1, -1, 0.1, 4.5, 62, 100, 1e9, -1e12, 1e15, 1e300, -1e300, .leastNonzeroMagnitude, .nan,
      .infinity,
      -.infinity, .greatestFiniteMagnitude,
    ]
    return numbers[below(numbers.count)]
  }

  package mutating func integer() -> Int {
    [0, 1, 5, 12, 45, 3600, -1, 999, Int.max, Int.min][below(10)]
  }

  package mutating func array<Value>(
    upTo count: Int = 4, _ make: (inout Self) -> Value
  ) -> [Value] { (0..<below(count + 1)).map { _ in make(&self) } }

  package mutating func choice<Choice: CaseIterable>(_ type: Choice.Type) -> Choice {
    let all = Array(type.allCases)
    return all[below(all.count)]
  }

  package mutating func flag() -> Bool { below(2) == 0 }

  /// A screen of any layout.
  package mutating func screen() -> Screen {
    Screen(
      title: text(), layout: choice(Screen.Layout.self),
      sections: array(upTo: 5) { random in
        let group = ["", "", "One", "Two"][random.below(4)]
        return Section(
          id: ["a", "b", "c", ""][random.below(4)], title: random.text(),
          layout: random.choice(Section.Layout.self), group: group,
          elements: random.array(upTo: 6) { random in
            Element(
              random.component(random.choice(ComponentKind.self)),
              samples: random.flag() ? [] : ["value", "items", "rows", "series", "label", "title"])
          })
      })
  }
}
