import ScreenInputs
import Testing

@testable import train_labels

/// Documents made of the catalog, from which is learned which of them state what is shown.
@Suite struct DocumentMakerTests {
  private var sentences: CatalogSentences {
    var sentences = CatalogSentences()
    sentences.read(
      """
      # Remarks are left out.
      head boat log: boat log, sailing log
        input.date Date
        picker Wind = Calm; Fresh; Storm
        button.primary Save trip
        stat {Things} today
      head short: short
        button Go
      """, ofKind: "patterns")
    sentences.read(
      """
      frame boat: dinghy, yacht
        Boat: title
        Length: number 2...40 m
        = Gull | 5
        = Tern | 7
        = Broken row
      """, ofKind: "frames")
    sentences.read(
      "moons, all moons | Moon, Planet | open | Io: Jupiter; Rhea: Saturn; Ariel: Uranus",
      ofKind: "topics")
    return sentences
  }

  @Test func `things, records and parts of screens are read, and what is cut or has places is not`()
  {
    let read = sentences
    #expect(
      read.things.contains(["Gull", "Tern"]) && read.things.contains(["Io", "Rhea", "Ariel"]))
    #expect(read.records.first?.map(\.name) == ["Boat", "Length"])
    #expect(read.nouns == ["boat"] && read.titles == ["moons"])
    #expect(
      read.screens.map(\.name) == ["boat log"], "a screen of fewer than three parts is left out")
    #expect(read.screens.first?.parts.map(\.name) == ["Date", "Wind", "Save trip"])
    #expect(read.screens.first?.parts[1].options == ["Calm", "Fresh", "Storm"])
  }

  @Test func `the same seed makes the same documents`() {
    var (one, other) = (DocumentMaker(sentences, seed: 3), DocumentMaker(sentences, seed: 3))
    for _ in 0..<50 {
      #expect(one.stated() == other.stated())
      #expect(one.described() == other.described())
    }
  }

  @Test func `documents of both sides have features`() {
    var maker = DocumentMaker(sentences, seed: 5)
    let shares = (0..<50).flatMap { _ in [maker.stated(), maker.described()] }
      .map { StatedEvidence($0).features.shares }
    #expect(shares.count { !$0.isEmpty } > 90)
    #expect(shares.contains { $0["typed"] != nil } && shares.contains { $0["proper"] != nil })
  }
}
