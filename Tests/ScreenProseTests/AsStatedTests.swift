import ScreenDiagnostics
import ScreenOutline
import ScreenReading
import Testing

@testable import ScreenProse

/// What the form of sentences states, whatever the reading makes of their words.
@Suite struct AsStatedTests {
  private func stated(_ notation: String) throws -> String {
    let tree = try #require(ReadingTree.parse(SourceText(name: "<tree>", notation)).tree)
    let whole = tree.asStated(LineWords(Array(tree.text.utf8)))
    #expect(whole.isWellFormed)
    return "\(whole)"
  }

  @Test(arguments: [
    (
      "I enter ⟦field the ⟦label crop⟧⟧, ⟦field ⟦label date⟧⟧, ⟦field ⟦label weight⟧⟧, pest count and ⟦toggle was it sprayed or not⟧.",
      "I enter ⟦field the ⟦label crop⟧⟧, ⟦field ⟦label date⟧⟧, ⟦field ⟦label weight⟧⟧, ⟦field ⟦label pest count⟧⟧ and ⟦toggle ⟦label was it sprayed⟧ or not⟧."
    ),
    (
      "⟦field ⟦label Name⟧⟧, ⟦field ⟦label age⟧⟧, ⟦slider ⟦label tide⟧⟧ and ⟦slider ⟦label mood⟧ on a ⟦kind slider⟧⟧.",
      "⟦field ⟦label Name⟧⟧, ⟦field ⟦label age⟧⟧, ⟦field ⟦label tide⟧⟧ and ⟦slider ⟦label mood⟧ on a ⟦kind slider⟧⟧."
    ),
    (
      "I enter ⟦field a ⟦label date⟧⟧. Some room for remarks.",
      "I enter ⟦field a ⟦label date⟧⟧. ⟦field Some room for ⟦label remarks⟧⟧."
    ),
    (
      "Also ⟦field a ⟦label phone number⟧⟧, and whether we may use ⟦field the ⟦label lift⟧⟧.",
      "Also ⟦field a ⟦label phone number⟧⟧, and ⟦toggle whether ⟦label we may use the lift⟧⟧."
    ),
    (
      "⟦choice the ⟦label bed⟧ (⟦option Bed 1 to Bed 8⟧)⟧",
      "⟦choice the ⟦label bed⟧ (⟦min Bed 1⟧ to ⟦max Bed 8⟧)⟧"
    ),
  ])
  func `every input between commas is read`(read: String, whole: String) throws {
    #expect(try stated(read) == whole)
  }

  @Test(arguments: [
    (
      "The guest's messages are ⟦column ⟦kind on the left⟧ and ⟦list the ⟦label host's messages⟧ ⟦kind on the right⟧⟧⟧.",
      "The guest's ⟦list ⟦label messages⟧ are on the left and the host's messages on the right.⟧"
    ),
    (
      "⟦action The ⟦label submit⟧ ⟦kind button⟧ should say \"⟦label Go ahead⟧\"⟧",
      "⟦action The submit ⟦kind button⟧ should say \"⟦label Go ahead⟧\"⟧"
    ),
    ("⟦choice ⟦label noise⟧ from ⟦option low to high⟧⟧", "⟦slider ⟦label noise⟧ from low to high⟧"),
    (
      "Show ⟦list our ⟦label walks⟧ ⟦item River loop⟧, ⟦item Castle⟧ ⟦item hill⟧⟧.",
      "Show ⟦list our ⟦label walks⟧ ⟦item River loop⟧, ⟦item Castle hill⟧⟧."
    ),
  ])
  func `conversations, pictures, quoted texts and grades are what they are called`(
    read: String, whole: String
  ) throws {
    #expect(try stated(read) == whole)
  }

  @Test(arguments: [
    (
      "⟦choice The ⟦label roof⟧ is ⟦option pale⟧ ⟦option grey⟧⟧, ⟦stat ⟦label depth⟧ is ⟦value 3 m⟧⟧ and ⟦badge ⟦label state is in care⟧⟧.",
      "The ⟦fact ⟦label roof⟧ is ⟦value pale grey⟧⟧, ⟦fact ⟦label depth⟧ is ⟦value 3 m⟧⟧ and ⟦fact ⟦label state⟧ is ⟦value in care⟧⟧."
    ),
    (
      "⟦list The ⟦label seat⟧ can be ⟦action ⟦label window⟧⟧ or ⟦action ⟦label aisle⟧⟧⟧.",
      "The ⟦choice ⟦label seat⟧ can be ⟦option window⟧ or ⟦option aisle⟧⟧."
    ),
    (
      "⟦slider ⟦label Pick-up options are⟧ Home (⟦min 3⟧ to ⟦max 5⟧ days)⟧ and ⟦toggle ⟦label Shop⟧⟧.",
      "⟦choice ⟦label Pick-up⟧ options are ⟦option Home (3 to 5 days)⟧ and ⟦option Shop⟧⟧."
    ),
  ])
  func `verbs state facts and choices`(read: String, whole: String) throws {
    #expect(try stated(read) == whole)
  }

  @Test(arguments: [
    "⟦slider ⟦kind sliders⟧ for ⟦label bass⟧⟧, ⟦slider ⟦label mid⟧⟧ and ⟦slider ⟦label treble⟧⟧",
    "On the left ⟦list a ⟦kind list⟧ of ⟦label guests⟧⟧, on the right ⟦action a ⟦label Message⟧ ⟦kind button⟧⟧",
    "⟦list The ⟦label orders⟧⟧ can be cancelled or changed.",
    "⟦choice ⟦label size⟧ ⟦option S⟧ ⟦option M⟧⟧",
    "⟦toggle Switches for ⟦label sound⟧⟧, ⟦toggle ⟦label light⟧⟧ and ⟦toggle ⟦label heat⟧⟧",
    "⟦image a ⟦label weather⟧ ⟦kind icon⟧⟧",
    "Make ⟦title an app⟧ where ⟦action ⟦label owners cancel⟧⟧. Show ⟦field a ⟦label name⟧⟧.",
    "⟦field ⟦label Name⟧⟧ and whether ⟦badge the ⟦label server⟧ is up⟧",
  ])
  func `what says something else stays`(read: String) throws {
    #expect(try stated(read) == read)
  }
}
