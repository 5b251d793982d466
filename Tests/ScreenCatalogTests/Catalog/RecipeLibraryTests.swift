import ScreenBrief
import ScreenReading
import Testbed
import Testing

@testable import ScreenCatalog

struct RecipeLibraryTests {
  @Test func `the book has at least 120 kinds of screens, each with a name of its own`() {
    let names = RecipeLibrary.shipped.names
    #expect(names.count >= 120)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: RecipeLibrary.shipped.kinds)
  func `every kind of screen holds something, and every line of it is read`(_ recipe: Recipe) {
    #expect(!recipe.requirements.isEmpty)
    #expect(recipe.requirements.allSatisfy { $0.isImplied && $0.details.label?.text != "" })
    #expect(
      ["generic", "form", "settings", "dashboard", "detail", "list"].contains(recipe.context))
  }

  @Test func `of no kind of screen is a cue a cue of an earlier one`() {
    var owners: [String: String] = [:]
    for recipe in RecipeLibrary.shipped.kinds {
      for cue in recipe.cues {
        #expect(owners[cue] == nil, "\(cue) is of \(owners[cue] ?? "") and of \(recipe.name)")
        owners[cue] = recipe.name
      }
    }
  }

  @Test(
    arguments: [
      ("screen a: b\n  fact = One; Two", 2), ("screen a: b\n  nonsense One", 0),
      ("screen a: b\n  records Rows = One; Two", 1), ("  fact One", 0), ("screen a", 0),
      ("# screen a: b\n  fact One", 0), ("screen a: b\n  fact", 0),
      ("screen a: b\n\n  fact One\n", 1),
    ] as [(TextCase, Int)])
  func `a line holds one thing, or each of its items`(_ text: TextCase, count: Int) {
    #expect(RecipeLibrary(text.text).kinds.first.map(\.requirements.count) ?? 0 == count)
  }

  @Test func `a part is distinguished from a screen of the same name`() {
    #expect(RecipeLibrary.shipped.recipe(for: "payment")?.isScreen == false)
    #expect(RecipeLibrary.shipped.screen(named: "payment")?.isScreen == true)
  }

  @Test(
    arguments: [
      ("metric Price\n  ~ $4", [[["$4"]]]), ("fact = A; B\n  ~ 1 | 2", [[["1"]], [["2"]]]),
      ("records Rows = A; B\n  ~ 1 | 2\n  ~ 3 | 4", [[["1", "2"], ["3", "4"]]]),
      ("fact = A; B\n  ~ 1", [[["1"]], []]), ("fact = A; B\n  ~ 1 | 2 | 3", [[["1"]], [["2"]]]),
      ("~ 1", []), ("fact A\n  ~", [[[]]]),
    ] as [(TextCase, [[[String]]])])
  func `a line of samples goes with the line above it`(
    _ body: TextCase, samples: [[[String]]]
  ) {
    let recipe = RecipeLibrary("screen a: b\n  " + body.text).kinds.first
    #expect(recipe?.requirements.map(\.details.samples) ?? [] == samples)
  }
}
