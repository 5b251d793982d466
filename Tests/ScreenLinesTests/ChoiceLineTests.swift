import ScreenInputs
import ScreenRoles
import Testing

@testable import ScreenLines

/// Lines that name a choice, its options, or both.
@Suite struct ChoiceLineTests {
  @Test(arguments: [
    ("Wood: oak, larch, pine", #"choice "Wood" [Oak; Larch; Pine]"#),
    ("Deck: □ wet □ dry □ icy", #"choice "Deck" [Wet; Dry; Icy]"#),
    ("glove size S M L XL", #"choice "Glove size" [S; M; L; XL]"#),
    ("Transport can be bus, tram or ferry", #"choice "Transport" [Bus; Tram; Ferry]"#),
    ("seat between window and aisle", #"choice "Seat" [Window; Aisle]"#),
    (
      "Workshops, tick all that apply: knots, maps, fire",
      #"picker multiple "Workshops" [Knots; Maps; Fire]"#
    ),
    (#"Filter "only late", "only unpaid""#, #"choice "Filter" [Only late; Only unpaid]"#),
    ("3 – Which hand, left or right", #"choice "Which hand" [Left; Right]"#),
    ("Which boats? Kayak, canoe, raft", #"choice "Which boats?" [Kayak; Canoe; Raft]"#),
  ])
  func `options may stand beside the name of their choice`(_ line: String, _ expected: String) {
    #expect(DraftedLines(line, all: .input).told == [expected])
  }

  @Test(arguments: [
    ("h Colour\no Paint or varnish\no Nothing", #"choice "Colour" [Paint or varnish; Nothing]"#),
    ("h Colour\no red, green, blue", #"choice "Colour" [Red; Green; Blue]"#),
    ("i Colour:\no - red\no - blue / green", #"choice "Colour" [Red; Blue / green]"#),
  ])
  func `options may stand below the name of their choice`(_ lines: String, _ expected: String) {
    #expect(DraftedLines(lines).told == [expected])
  }

  @Test func `options without a name ask for nothing`() {
    #expect(DraftedLines("red, green", all: .option).requests.isEmpty)
  }
}
