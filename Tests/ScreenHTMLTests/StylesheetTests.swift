import ScreenModel
import Testing

@testable import ScreenHTML

@Suite struct StylesheetTests {
  @Test(arguments: Showcase.all)
  func `every class of a page is one that its style sheet knows`(screen: Screen) {
    let page = HTMLRenderer().render(screen)
    let style = Self.style(of: page)
    let classes = Set(
      Markup(page).tags.compactMap { $0["class"] }.flatMap { $0.split(separator: " ") })
    // These only name a place in a layout that the screen may not use.
    #expect(classes.count > 3)
    let optional: Set<Substring> = ["full", "lnk", "sc", "now", "ok", "up", "down", "lg"]
    for name in classes.subtracting(optional) {
      #expect(style.contains(".\(name)"), "no rule for .\(name)")
    }
  }

  /// Words for those who hear the page are placed outside of the flow: where a carousel does not hold
  /// them, they make a narrow page as wide as all that it scrolls.
  @Test func `a carousel holds the hidden words of what it scrolls`() throws {
    let rules = HTMLRenderer().completeStylesheet().split(separator: "\n")
    let rule = try #require(rules.first { $0.hasPrefix(".carousel{") })
    #expect(rule.contains("overflow-x:auto") && rule.contains("position:relative"))
  }

  @Test func `a table holds the hidden words of what it scrolls, and its buttons stay in sight`()
    throws
  {
    let rules = HTMLRenderer().completeStylesheet().split(separator: "\n")
    let table = try #require(rules.first { $0.hasPrefix(".tw{") })
    #expect(table.contains("overflow-x:auto") && table.contains("position:relative"))
    let actions = try #require(rules.first { $0.hasPrefix(".ra{") })
    #expect(actions.contains("position:sticky") && actions.contains("inset-inline-end:0"))
  }

  @Test func `a login page carries the style of forms and no other`() {
    let style = Self.style(of: HTMLRenderer().render(Showcase.login))
    for absent in [".kv", ".tw", ".plot", ".cal", ".tabs", ".wiz", ".dlg", ".al{", "--c2"] {
      #expect(!style.contains(absent))
    }
    #expect(style.utf8.count < 6200)
  }

  @Test func `a dashboard's style keeps to its budget`() {
    #expect(Self.style(of: HTMLRenderer().render(Showcase.dashboard)).utf8.count < 19 * 512)
  }

  @Test func `automatic has both schemes, light and dark one each`() {
    func style(_ theme: HTMLOptions.Theme) -> String {
      Self.style(of: HTMLRenderer(.init(theme: theme)).render(Showcase.dashboard))
    }
    let (light, dark) = ("--page:#f7f6f3", "--page:#131312")
    let query = "@media screen and (prefers-color-scheme:dark)"
    #expect(style(.automatic).contains(light) && style(.automatic).contains(dark))
    #expect(style(.automatic).contains(query))
    #expect(style(.light).contains(light) && !style(.light).contains(dark))
    #expect(style(.dark).contains(dark) && !style(.dark).contains(light))
    #expect(!style(.light).contains(query) && !style(.dark).contains(query))
  }

  @Test func `a fragment has no style of its own, its sheet is scoped`() {
    let fragment = Showcase.dashboard.html(.init(extent: .fragment))
    #expect(!fragment.contains("<style") && !fragment.contains("<main"))
    #expect(fragment.hasPrefix("<section class=\"sc\" dir=\"ltr\" aria-labelledby="))
    let sheet = HTMLRenderer().stylesheet(for: [Showcase.dashboard, Showcase.login])
    #expect(sheet.contains(".sc{\n*,::before") && sheet.contains(".in{"))
    #expect(sheet.count { $0 == "{" } == sheet.count { $0 == "}" })
  }

  @Test func `the sheet for any fragment holds every rule of any screen's`() {
    let complete = Set(HTMLRenderer().completeStylesheet().split(separator: "\n"))
    for screen in Showcase.all {
      let rules = HTMLRenderer().stylesheet(for: [screen]).split(separator: "\n")
      // The tokens are on one line; those of charts are left out where there is none.
      for rule in rules where !rule.hasPrefix(".sc{") && !rule.hasPrefix("@media screen and (pref")
      {
        #expect(complete.contains(rule), "\(rule)")
      }
    }
    #expect(complete.contains { $0.contains("i:nth-of-type(12):target") })
    #expect(!complete.contains { $0.contains("i:nth-of-type(13)") })
  }

  @Test func `a wizard has a pair of rules for each step after the first`() {
    let style = Self.style(of: HTMLRenderer().render(Showcase.journey))
    #expect(style.contains("i:nth-of-type(3):target"))
    #expect(!style.contains("i:nth-of-type(4)") && !style.contains("i:nth-of-type(1)"))
  }

  private static func style(of page: [UInt8]) -> String {
    let text = String(decoding: page, as: UTF8.self)
    guard let start = text.firstRange(of: "<style>"), let end = text.firstRange(of: "</style>")
    else { return "" }
    return String(text[start.upperBound..<end.lowerBound])
  }
}
