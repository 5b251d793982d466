import ScreenCompiler
import Testing

@Suite struct SnapshotPageTests {
  private func page(_ recorded: String?, _ rendered: String, isFragment: Bool = false) -> String {
    let page = Snapshot.comparisonPage(
      recorded: recorded.map { Array($0.utf8) }, rendered: Array(rendered.utf8),
      isFragment: isFragment, title: "a \"<b>\"")
    return String(decoding: page, as: UTF8.self)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\"><script>alert(1)</script>", "</iframe><img src=x onerror=y>",
    "'\"` srcdoc=\"", "&quot;>&lt;script>",
  ])
  func `whatever a snapshot holds stays within its frame`(html: String) {
    for isFragment in [true, false] {
      let page = page(html, html, isFragment: isFragment)
      #expect(!page.contains("<script") && !page.contains("<img"))
      #expect(
        page.matches(of: /<iframe sandbox title="[^"]*" srcdoc="[^"]*"><\/iframe>/).count == 2)
      #expect(page.contains("default-src 'none'"))
    }
  }

  @Test func `a new snapshot has nothing beside it`() {
    let page = page(nil, "<p>x</p>")
    #expect(page.contains("Nothing was recorded.") && page.matches(of: /<iframe/).count == 1)
  }
}
