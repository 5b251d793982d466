import Testing

@testable import train_labels

/// The names that are learned from, and what is learned from them.
@Suite struct CatalogLabelsTests {
  private func labels(_ text: String, _ kind: String) -> CatalogLabels {
    var labels = CatalogLabels()
    labels.read(text, ofKind: kind)
    return labels
  }

  @Test func `inputs, figures and columns name values, things and buttons do not`() {
    let counts = labels(
      """
      # A comment: input.text Nothing
      phrase boiler visit: boiler visit
        input.text Flue type
        stat Pressure
        ~ 1.2 bar
        table Parts = Part; Price
        ~ Valve | 12
        checklist Tools
        ~ Spanner; Torch
        button.primary Save visit
      """, "patterns"
    ).counts
    for name in ["Flue type", "Pressure", "Part", "Price"] {
      #expect(counts[name]?.value == 1 && counts[name]?.other == 0, "\(name)")
    }
    for name in ["Spanner", "Torch", "Save visit"] {
      #expect(counts[name]?.value == 0 && counts[name]?.other == 1, "\(name)")
    }
    #expect(counts["Nothing"] == nil && counts["1.2 bar"] == nil)
  }

  @Test func `the roles of a frame name values, its title and its rows do not`() {
    let counts = labels(
      "frame sofa: couch\n  Sofa: title\n  Cover: choice Wool; Linen\n  = Oslo | Wool", "frames"
    ).counts
    #expect(counts["Cover"]?.value == 1 && counts["Oslo"]?.other == 1 && counts["Sofa"] == nil)
  }

  @Test func `the first entries of a topic are things, its columns but the first are values`() {
    let counts = labels(
      "cheeses | Cheese, Country | open, own | Brie: France; Feta: Greece", "topics"
    ).counts
    #expect(counts["Country"]?.value == 1 && counts["Feta"]?.other == 1 && counts["Cheese"] == nil)
  }

  @Test(arguments: ["", "text", "no file of the catalog"])
  func `other files teach nothing`(text: String) {
    #expect(labels(text, "txt").counts.isEmpty && labels(text, "patterns").counts.isEmpty)
  }

  @Test func `what is learned tells the names apart, and is the same again`() {
    let names = (1...40).map { "input.text Flue type \($0 % 4)" } + ["button.primary Send it"]
    let text =
      "phrase a: a\n" + names.map { "  " + $0 }.joined(separator: "\n")
      + "\n  checklist Tools\n  ~ "
      + (1...40).map { "Torch \(["red", "big", "old"][$0 % 3])" }.joined(separator: "; ")
    let scores = LabelTraining(labels(text, "patterns")).scores()
    #expect(scores == LabelTraining(labels(text, "patterns")).scores())
    #expect(scores.contains("head: ") && scores.contains("form: bias"))
  }

  @Test func `examples that differ in a feature are told apart by it`() {
    let examples = (0..<20).map { number in
      LogisticRegression.Example(
        features: (number.isMultiple(of: 2) ? [0, 2] : [1, 2]).map { ($0, 1) },
        isPositive: number.isMultiple(of: 2), weight: 1)
    }
    let weights = LogisticRegression().weights(of: examples, features: 3)
    #expect(weights[0] > 0.5 && weights[1] < -0.5 && abs(weights[2]) < 0.2)
  }
}
