import Testing

@testable import ScreenCatalog

@Suite struct RecipeLibraryNamingTests {
  @Test(arguments: ["", "-", "--", "- -", " - ", "-,-"])
  func `a title without a word names no kind of screen`(title: String) {
    #expect(RecipeLibrary.shipped.naming(in: title) == nil)
    #expect(RecipeLibrary.shipped.naming(in: title, said: title + "-") == nil)
  }

  @Test(arguments: ["login", "login form", "sign-in page", "registration of a running club"])
  func `a title with the name of a kind names it`(title: String) {
    #expect(RecipeLibrary.shipped.naming(in: title) != nil)
  }
}
