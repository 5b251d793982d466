import ScreenModel
import ScreenText
import Testing

@testable import ScreenHTML

@Suite struct `Texts of two directions` {
  private static func page(_ component: Component, title: String = "لوحة") -> String {
    Screen(title: title, sections: [Section(id: "s", components: [component])]).html()
  }

  @Test(arguments: ["+49 30 1234567", "-12.99 €", "12-AB/7", "#4711", "$1,200", "v2.0 (beta)"])
  func `values keep to themselves on a page from right to left`(value: String) {
    let parts: [Component] = [
      .keyValue(.init(key: "k", value: value)), .stat(.init(label: "k", value: value)),
      .badge(.init(label: value)), .table(.init(title: "", columns: ["a"], rows: [[value]])),
      .list(.init(title: "", items: [.init(title: value)])),
      .checklist(.init(title: "", items: [.init(label: value)])),
      .button(.init(label: value)), .link(.init(label: value, destination: "/x")),
      .toggle(.init(label: value)), .heading(.init(text: value)),
      .picker(.init(label: "p", options: [value], style: .radio)),
    ]
    for part in parts {
      #expect(Self.page(part).contains("<bdi>\(value)</bdi>"), "\(part.kind)")
      #expect(!Self.page(part, title: "Plain").contains("<bdi>"), "\(part.kind)")
    }
  }

  @Test(arguments: ["+49 30 1234567", "-12.99 €", "$1,200", "#4711", "-5 %"])
  func `figures that fill a block keep to themselves`(value: String) {
    let parts: [Component] = [
      .list(.init(title: "", items: [.init(title: "t", detail: value)])),
      .steps(.init(title: "", items: [.init(label: "t", detail: value, state: .done)])),
      .paragraph(.init(text: value)),
    ]
    for part in parts {
      #expect(Self.page(part).contains("<bdi>\(value)</bdi>"), "\(part.kind)")
      #expect(!Self.page(part, title: "Plain").contains("<bdi>"), "\(part.kind)")
    }
  }

  @Test(
    arguments: [
      ("اتصل +49 30 1234 الآن", "اتصل <bdi dir=\"ltr\">+49 30 1234</bdi> الآن"),
      ("ادفع -12.99 € اليوم", "ادفع <bdi dir=\"ltr\">-12.99 €</bdi> اليوم"),
      ("رمز 12-AB.", "رمز <bdi dir=\"ltr\">12-AB</bdi>."),
      ("نسبة 12% و 7", "نسبة <bdi dir=\"ltr\">12%</bdi> و 7"),
      ("שלום 12", "שלום 12"), ("שלום Berlin", "שלום Berlin"), ("<b> 1<2 שלום", nil),
    ] as [(String, String?)])
  func `codes within a text are set as they are read`(text: String, written: String?) {
    let page = Self.page(.paragraph(.init(text: text)), title: "Plain")
    if let written { #expect(page.contains(">\(written)</p>")) }
    expectSound(
      Screen(title: text, sections: [Section(id: "s", components: [.paragraph(.init(text: text))])])
    )
  }

  @Test func `a text that fills its block has its own direction`() {
    let english = Component.paragraph(.init(text: "English."))
    let hebrew = Component.paragraph(.init(text: "שלום."))
    #expect(Self.page(english).contains("<p class=\"p full\" dir=\"auto\">English."))
    #expect(Self.page(hebrew).contains("<p class=\"p full\">שלום."))
    #expect(Self.page(hebrew, title: "T").contains("<p class=\"p full\" dir=\"auto\">שלום."))
    #expect(Self.page(english, title: "T").contains("<p class=\"p full\">English."))
  }

  @Test(
    arguments: [
      (Component.FieldKind.email, "", "you@example.com", "ltr"), (.phone, "", "", "ltr"),
      (.text, "", "اسمك", nil), (.text, "Bob", "", "ltr"), (.number, "-3", "", "ltr"),
    ] as [(Component.FieldKind, String, String, String?)])
  func `controls run as what they hold`(
    kind: Component.FieldKind, value: String, placeholder: String, direction: String?
  ) {
    let field = Component.field(
      .init(label: "f", placeholder: placeholder, kind: kind, value: value))
    let inputs = Markup(Array(Self.page(field).utf8)).tags.filter { $0.name == "input" }
    #expect(inputs.map { $0["dir"] } == [direction])
  }

  @Test func `bars begin where the page begins`() {
    func bars(_ title: String) -> [String?] {
      let points = [10.0, 5].map { Component.ChartPoint(label: "l", value: $0) }
      let chart = Component.chart(.init(title: "", series: [.init(name: "", points: points)]))
      return Markup(Array(Self.page(chart, title: title).utf8)).tags.filter { $0.name == "rect" }
        .map { $0["x"] }
    }
    #expect(bars("T") == ["0%", "0%"])
    #expect(bars("لوحة") == ["0%", "50%"])
  }

  @Test func `a secret is in no page`() {
    let field = Component.field(
      .init(label: "Password", placeholder: "", kind: .password, value: "hunter2"))
    #expect(!Self.page(field, title: "T").contains("hunter2"))
  }
}
