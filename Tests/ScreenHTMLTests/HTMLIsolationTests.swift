import ScreenModel
import ScreenText
import Testbed
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
      ("موعد 2026-03-04", "موعد <bdi dir=\"ltr\">2026-03-04</bdi>"),
      ("السعر $5.", "السعر <bdi dir=\"ltr\">$5</bdi>."),
      ("5€ فقط", "<bdi dir=\"ltr\">5€</bdi> فقط"),
      ("لغة C++, ثم", "لغة <bdi dir=\"ltr\">C++</bdi>, ثم"),
      ("حوالي ~20!", "حوالي <bdi dir=\"ltr\">~20</bdi>!"),
      ("من 10:00–12:00", "من <bdi dir=\"ltr\">10:00–12:00</bdi>"),
      ("מידה A4 (210×297) כאן", "מידה <bdi dir=\"ltr\">A4 (210×297)</bdi> כאן"),
      ("טלפון (+49 30 1) כאן", "טלפון <bdi dir=\"ltr\">(+49 30 1)</bdi> כאן"),
      ("(טלפון +49 30 1)", "(טלפון <bdi dir=\"ltr\">+49 30 1</bdi>)"),
      ("מאת @ann [12]", "מאת <bdi dir=\"ltr\">@ann [12]</bdi>"),
      ("כוס ½ cup", "כוס <bdi dir=\"ltr\">½ cup</bdi>"),
      ("ב-5% הנחה", "ב-<bdi dir=\"ltr\">5%</bdi> הנחה"),
      ("A4 (210 גובה)", "<bdi dir=\"ltr\">A4</bdi> (210 גובה)"),
      (
        "€5, €6 או €7",
        "<bdi dir=\"ltr\">€5</bdi>, <bdi dir=\"ltr\">€6</bdi> או <bdi dir=\"ltr\">€7</bdi>"
      ),
      ("שלום 12", "שלום 12"), ("שלום Berlin", "שלום Berlin"), ("<b> 1<2 שלום", nil),
      ("5, 6, 7 או 8", "5, 6, 7 או 8"), ("בשעה 12:30, 13:00", "בשעה 12:30, 13:00"),
      ("ה-5 בחודש", "ה-5 בחודש"), ("(גיל 5)", "(גיל 5)"), ("חברת R&D Labs.", "חברת R&amp;D Labs."),
      ("🚀 2.0 שלום", "🚀 2.0 שלום"), ("سنة ٢٠٢٦ - ٢٠٢٧", "سنة ٢٠٢٦ - ٢٠٢٧"),
      ("- ! ? שלום", "- ! ? שלום"),
    ] as [(String, String?)])
  func `codes within a text are set as they are read`(text: String, written: String?) {
    let page = Self.page(.paragraph(.init(text: text)), title: "Plain")
    if let written { #expect(page.contains(">\(written)</p>")) }
    expectSound(
      Screen(title: text, sections: [Section(id: "s", components: [.paragraph(.init(text: text))])])
    )
  }

  @Test(arguments: 0..<300)
  func `a text with its codes isolated is still the same text`(seed: Int) {
    var random = SeededRandom(seed)
    let pieces = [
      "שלום", "مرحبا", " ", "(", ")", "[", "]", "+49 30", "C++", "-", "5", ", ", "€", "2026-03-04",
      "%",
      "e\u{301}", "×", "–", "@", "٢", "\n", "日本",
    ]
    let text = random.array(upTo: 12) { pieces[$0.below(pieces.count)] }.joined()
    let codes = CodeFinder(text).codes
    for (code, next) in zip(codes, codes.dropFirst()) {
      #expect(code.upperBound <= next.lowerBound)
    }
    for code in codes {
      let scalars = text.unicodeScalars[code]
      #expect(!scalars.contains(where: TextDirection.isRightToLeft) && !scalars.contains("\n"))
      #expect(scalars.count { $0 == "(" } == scalars.count { $0 == ")" })
      #expect(scalars.count { $0 == "[" } == scalars.count { $0 == "]" })
      #expect(scalars.first != " " && scalars.last != " ")
    }
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

  @Test(
    arguments: [
      ("42", "ar", true), ("", "he-IL", true), ("42", "az-Arab", true), ("42", "ar-Latn", false),
      ("42", "", false), ("42", "de", false), ("Report", "ar", false), ("لوحة", "en", true),
    ])
  func `a page runs as its words do, or else as its language`(
    title: String, language: String, runsToLeft: Bool
  ) {
    let screen = Screen(title: title, sections: [Section(id: "s", components: [])])
    let page = screen.html(.init(language: language))
    #expect(page.contains(runsToLeft ? "dir=\"rtl\"" : "dir=\"ltr\""))
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
