import ScreenBrief
import Testbed
import Testing

@testable import ScreenReading

@Suite struct DocumentTests {
  /// The tokens of a text, each as it is written.
  private func words(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return Document(text).tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test(arguments: [
    ("a login form", ["a", "login", "form"]),
    ("$1,200.50 at 9:30", ["$1,200.50", "at", "9:30"]),
    ("12% of 40km, 3°C", ["12%", "of", "40km", ",", "3°C"]),
    ("e-mail, queen's o’clock", ["e-mail", ",", "queen's", "o’clock"]),
    ("the boys' room, parents’ mail", ["the", "boys'", "room", ",", "parents’", "mail"]),
    ("says 'my boys' and more", ["says", "'", "my", "boys", "'", "and", "more"]),
    ("the boys'", ["the", "boys", "'"]),
    ("“Please, a form.”", ["a", "form"]),
    ("a form, please.", ["a", "form"]),
    ("Größe (Länge)", ["Größe", "(", "Länge", ")"]),
    ("https://a.org/b?c=d, me@a.org.", ["https://a.org/b?c=d", ",", "me@a.org"]),
    ("+47 555 or 2+3", ["+47", "555", "or", "2", "+", "3"]),
    ("type A+, C++", ["type", "A+", ",", "C++"]),
    ("Adult .... 12 €", ["Adult", "....", "12", "€"]),
    ("Blood 0+, ages 64+ (2+2)", ["Blood", "0+", ",", "ages", "64+", "(", "2", "+", "2", ")"]),
    ("Tue–Thu 10–12 – all", ["Tue–Thu", "10", "–", "12", "–", "all"]),
    ("the girls’ hall, Jan– no", ["the", "girls’", "hall", ",", "Jan", "–", "no"]),
    ("AT&T, R&D and name&email", ["AT&T", ",", "R&D", "and", "name", "&", "email"]),
    (
      "H₂O, 12 m², CO₂ levels, a note¹",
      ["H₂O", ",", "12", "m²", ",", "CO₂", "levels", ",", "a", "note", "¹"]
    ),
    ("edit .env, now. Then", ["edit", ".env", ",", "now", ".", "Then"]),
    (
      "an A/B test, a Y/N, and/or",
      ["an", "A/B test", ",", "a", "Y", "/", "N", ",", "and", "/", "or"]
    ),
    (#"5'11" tall, a 27" screen"#, [#"5'11""#, "tall", ",", "a", #"27""#, "screen"]),
    (#"badge "12", ok"#, ["badge", "\"", "12", "\"", ",", "ok"]),
    ("T-shirt (L), mug (kg)", ["T-shirt (L)", ",", "mug", "(", "kg", ")"]),
    ("(A) tea (B) milk", ["(", "A", ")", "tea", "(", "B", ")", "milk"]),
    ("options Mo, Ben & Jerry's and Al", ["options", "Mo", ",", "Ben & Jerry's", "and", "Al"]),
    ("a button Save & Close", ["a", "button", "Save & Close"]),
    ("titled Salt & Pepper", ["titled", "Salt & Pepper"]),
    ("fields Name & Email", ["fields", "Name", "&", "Email"]),
    ("tabs: Home, Team & Press", ["tabs", ":", "Home", ",", "Team", "&", "Press"]),
    (
      "called Ada & Bo & Cy",
      ["called", "Ada", "&", "Bo", "&", "Cy"]
    ),
    ("a list Milk & Eggs", ["a", "list", "Milk", "&", "Eggs"]),
    ("", []), ("...", ["..."]), ("please", ["please"]),
  ])
  func `a text is cut into words and marks`(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    ("Dr. Kim, tel. 555", 0), ("Staff no. (5 digits), approx. 8 km", 0), ("nylon vs. gut", 0),
    ("We say no. Then a form", 1), ("a form. a list", 1), ("Mon … 8, Tue .... 9", 0),
    ("Which bin? green, brown", 0), ("no.\nname", 2),
    ("author Octavia E. Butler", 0), ("by J. R. Hale, K. Oduya", 0), ("Rev. Amoah: hall", 0),
    ("Praxis am 2. Mai zu", 0), ("we need 2. Maybe 3", 1), ("vitamin C. Then a list", 1),
    ("plan b. Then a list", 1),
  ])
  func `a full stop that shortens or counts, dots that lead and questions end no clause`(
    _ text: String, _ ends: Int
  ) {
    let document = Document(text)
    #expect(document.clause[document.count] == ends)
  }

  @Test(arguments: [
    ("fields (1) name (2) phone", ["fields", "name", "phone"]),
    ("a) tea b) milk c) jam", ["tea", "milk", "jam"]), ("1) tea 2) milk", ["tea", "milk"]),
    ("Oak (22), Ash (84)", ["Oak", "22", "Ash", "84"]),
    ("Tom (12), Ulla (9)", ["Tom", "12", "Ulla", "9"]),
    ("see (1)", ["see", "1"]), ("room 5) and hall 6)", ["room", "5", "hall", "6"]),
    ("steps: 1. wash 2. dry", ["steps", "wash", "dry"]),
    ("1. pick a room, 2. pay", ["pick", "a", "room", "pay"]),
    ("we open at 1. They close at 2.", ["we", "open", "at", "1", "They", "close", "at", "2"]),
  ])
  func `what counts up from one inside of a line are bullets, other figures are not`(
    _ text: String, _ words: [String]
  ) {
    let bytes = Array(text.utf8)
    let left = Document(text).tokens.filter { $0.kind == .word || $0.kind == .number }
    #expect(left.map { String(decoding: bytes[$0.range], as: UTF8.self) } == words)
  }

  @Test(arguments: ["1. tea\n2. milk", "a) tea\nb) milk", "(1) tea\n(2) milk", "12) tea\n- milk"])
  func `all of what numbers a line is a bullet`(_ text: String) {
    let kinds = Document(text).tokens.map(\.kind).filter { $0 != .newline }
    #expect(kinds.allSatisfy { $0 == .bullet || $0 == .word })
    #expect(kinds.count { $0 == .word } == 2)
  }

  @Test(
    arguments: [
      ("a form with a name and a phone number and an\naddress of the owner", 0),
      ("Name\nEmail\nPassword", 2),
      ("The settings of our school app\nBy mail: marks\nBy phone: absences and lessons", 2),
      ("a list of the dentists of this town, first of all of\nDr. Kim and then the others", 0),
      ("a list of the dentists of this town, first of all of\nall. Then a table of others", 0),
      ("a list of the dentists of this town, first of all of\n2. Then a table of the others", 1),
      ("a list of the dentists of this town, first of all of\nb) then a table of others", 1),
      ("Fields:\n- name\n- email", 2),
      ("a form with a\nname and an\nemail and a\npassword", 0),
      ("one paragraph of some thirty letters or so\n\nanother one that is a lot longer", 1),
    ] as [(TextCase, Int)])
  func `line breaks that only wrap are joined`(_ text: TextCase, _ expected: Int) {
    #expect(Document(text.text).tokens.count { $0.kind == .newline } == expected)
  }

  @Test(arguments: ["a drowdown", "a buttton", "a calndar", "a checklst"])
  func `a misspelt cue is read as the cue`(_ text: String) {
    #expect(Document(text).tokens.last?.component != WordClass.none)
  }

  @Test(
    arguments: [
      ("a buton", "a button"), ("a drowdown", "a dropdown"), ("two buttton", "two button"),
    ] as [(TextCase, TextCase)])
  func `nothing tells a misspelt cue from the one that is meant`(slip: TextCase, meant: TextCase) {
    let (slip, meant) = (Document(slip.text).tokens.last, Document(meant.text).tokens.last)
    #expect(slip?.isMisspelt == true && meant?.isMisspelt == false)
    #expect(slip?.hash == meant?.hash)
    #expect(slip?.noun == meant?.noun)
    #expect(slip?.ending == meant?.ending)
    #expect(slip?.cueClasses == meant?.cueClasses)
  }

  @Test(arguments: ["a Dropbown", "a zebra", "a xyzzy"])
  func `a name or a word of its own is not a misspelt cue`(_ text: String) {
    #expect(Document(text).tokens.last?.component == WordClass.none)
  }

  @Test func `brackets and quotation marks find their partners on their line`() {
    let document = Document("a (b [c] d) \"e\" (f\ng)")
    let texts = document.tokens.indices.filter { document.partner[$0] != $0 }
    #expect(texts.count == 6)
    for index in texts { #expect(document.partner[document.partner[index]] == index) }
  }

  @Test func `a long text is read in parts that lose no word`() {
    let text = String(repeating: "a field for the name, a button. ", count: 200)
    let document = Document(text)
    let parts = document.parts
    #expect(parts.count > 5)
    #expect(parts.allSatisfy { $0.count <= 160 })
    #expect(parts.reduce(0) { $0 + $1.count } == document.count)
  }
}
