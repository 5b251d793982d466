import Testing

@testable import ScreenCatalog

/// Values in the lines of lists, where no column says what they are.
@Suite struct ListValuesTests {
  @Test(arguments: [
    ("4", "Legs", "4 legs"), ("1", "Wheels", "1 wheel"), ("2 to 6", "Players", "2 to 6 players"),
    ("850 million", "Speakers", "850 million speakers"), ("7", "Rank", "Rank: 7"),
    ("12 g", "Fat", "Fat: 12 g"), ("4.5 %", "Alcohol", "Alcohol: 4.5 %"),
    ("40%", "Share of sugar", "Share of sugar: 40%"), ("None", "Lid", "No lid"),
    ("None", "Served with", "Served with: None"), ("Yes", "Boiled", "Boiled: Yes"),
    ("Unknown", "Maker", "Maker: Unknown"), ("High", "Danger", "Danger: High"),
  ])
  func `a value that does not say what it is gets its label`(
    value: String, label: String, told: String
  ) {
    #expect(ListValues.told(value, label) == told)
  }

  @Test(arguments: [
    ("1961", "Opened"), ("1710–1784", "Lived"), ("25 min", "Time"), ("$18", "Price"),
    ("3.2 m", "Height"), ("80 kcal", "Energy"), ("Steamed", "How"), ("No. 4", "Number"),
    ("Nonesuch", "Name"), ("4 legs", "Legs"),
  ])
  func `a value that says what it is stays as it is`(value: String, label: String) {
    #expect(ListValues.told(value, label) == value)
  }

  @Test func `a column is labelled as a whole`() {
    let rows = [["Reed", "Yes"], ["Sedge", "Seldom"], ["Rush", "No"]]
    let told = ListValues.told(rows, columns: ["Plant", "Eaten"])
    #expect(told.map { $0[1] } == ["Eaten: Yes", "Eaten: Seldom", "Eaten: No"])
  }

  @Test func `degrees beside words of their own are plain`() {
    let rows = [["Reel", "Easy"], ["Jig", "Medium"], ["Clog", "Hard"]]
    #expect(ListValues.told(rows, columns: ["Dance", "Level"]) == rows)
  }

  @Test func `what two columns say alike is told apart`() {
    let rows = [["1901", "Sweden", "Sweden"], ["1905", "Sweden", "Norway"]]
    let told = ListValues.told(rows, columns: ["Year", "Winner", "Host"])
    #expect(told.map { $0[2] } == ["Host: Sweden", "Host: Norway"])
  }

  @Test func `names are never labelled`() {
    let rows = [["1984", "Orwell"], ["22", "Heller"]]
    #expect(ListValues.told(rows, columns: ["Novel", "Author"]) == rows)
  }

  /// Whether a value has neither a word nor a unit of its own, by other means than the rule.
  private static func isBare(_ value: String) -> Bool {
    if ["None", "Yes", "No"].contains(value) { return true }
    let words = value.split(separator: " ")
    guard let first = words.first, first.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return false
    }
    let isYear = words.count == 1 && (Int(first).map { $0 >= 1000 && $0 <= 2100 } ?? false)
    return words.count == 1 ? !isYear : words.count == 2 && ["g", "kg", "mg"].contains(words[1])
  }

  @Test func `no value of a topic is bare in a list`() {
    var bare: [String] = []
    for entry in CatalogBundle.shipped.topics.table.entries {
      let topic = entry.topic
      for row in ListValues.told(topic.items, columns: topic.columns) {
        for value in row.dropFirst() where Self.isBare(value) {
          bare.append("\(topic.id): \(row[0]), \(value)")
        }
      }
    }
    #expect(bare.prefix(20).isEmpty)
  }

  @Test func `no value of a frame is bare in a list`() {
    var bare: [String] = []
    for frame in FrameLibrary.shipped.frames {
      for row in frame.rows {
        for place in frame.attributes.indices where place != frame.titlePlace {
          let attribute = frame.attributes[place]
          guard ![.phone, .code].contains(attribute.kind) else { continue }
          let told = row[place].isEmpty ? "" : attribute.told(row[place])
          if Self.isBare(told) { bare.append("\(frame.name): \(attribute.label), \(told)") }
        }
      }
    }
    #expect(bare.prefix(20).isEmpty)
  }
}
