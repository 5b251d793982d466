/// What a line that is shown does when it is typed in a folder of `Fixtures/Examples`.
struct ExpectedExample: Sendable {
  /// The line.
  var line: String
  /// How it ends.
  var exitCode: Int32 = 0
  /// Parts of what it writes to standard output, in order.
  var shows: [String] = []
  /// A part of what it writes to standard error; nil for nothing at all.
  var says: String?
  /// A file that it writes, and a part of it.
  var writes: (file: String, part: String)?
  /// What was typed before it.
  var after: [String] = []
}

extension ExpectedExample {
  /// The lines of help.
  static let ofHelp: [ExpectedExample] = [
    .init(
      line: #"screenc render "A login form with username and password""#,
      shows: ["Login form", "Username", "Password"]),
    .init(
      line: #"screenc render --output team.html "Serie B standings with a refresh button""#,
      writes: ("team.html", "Refresh</button>")),
    .init(
      line: #"screenc render --seed 7 --output dashboard.json "A dashboard""#,
      writes: ("dashboard.json", #""sections": ["#)),
    .init(
      line: "screenc render --data orders.csv "
        + #""Revenue by region, and the orders""#,
      shows: ["North", "420", "Ana Silva"]),
    .init(
      line: #"screenc render --fragment --stylesheet a.css --output a.html "A login form""#,
      writes: ("a.html", #"<section class="sc""#)),
    .init(
      line: "screenc render --model exec:./ask.sh --record a.jsonl "
        + #""Our three open tickets""#,
      shows: ["No hot water"], writes: ("a.jsonl", "No hot water")),
    .init(
      line: "screenc render --screen reply.json --strict --format html",
      shows: ["<title>Till 4</title>"]),
    .init(
      line: #"screenc read "a login form with username, password and a Sign in button""#,
      shows: ["⟦field ⟦label username⟧⟧", "⟦label Sign in⟧"]),
    .init(
      line: #"screenc read --alternatives 3 "radio player: artwork, play and skip buttons""#,
      shows: ["⟦image ⟦label artwork⟧⟧", "\n⟦", "\n⟦", "\n⟦"]),
    .init(
      line: "screenc read --outline - < brief.md",
      shows: ["heading 1: Release", "item: Write the notes"]),
    .init(
      line: #"screenc read --stages "top 5 planets""#,
      shows: ["recognize\n", "[Mercury, Venus, Earth, Mars, Jupiter]", "ground\n  no change"]),
    .init(
      line: #"screenc preview "A login form with username and password""#, shows: ["Username"]),
    .init(
      line: #"screenc preview --grammar my.grammar "A dashboard""#, shows: ["Dashboard"]),
    .init(
      line: #"screenc gallery --output sheet.html "A sign-up form""#,
      writes: ("sheet.html", "screenc render --seed 11 ")),
    .init(
      line:
        #"screenc gallery --seeds 0...3 --temperatures 0.7,1.2 --widths 40 "A dashboard""#,
      shows: ["seed 0", "seed 3"]),
    .init(
      line: "screenc snapshot verify Fixtures/Snapshots", exitCode: 1,
      shows: ["missing   Fixtures/Snapshots/login.snapshots/greedy.json.snap"]),
    .init(
      line: "screenc snapshot verify --junit report.xml 'screens/*.case'", exitCode: 1,
      shows: ["screens/login.snapshots"], writes: ("report.xml", "<testsuite")),
    .init(
      line: "screenc snapshot record --missing Fixtures/Snapshots", shows: ["1 recorded"],
      writes: ("Fixtures/Snapshots/login.snapshots/greedy.json.snap", "Username")),
    .init(line: "screenc snapshot review", exitCode: 2, says: "needs a terminal"),
    .init(
      line: "screenc snapshot accept login.snapshots/greedy.json.snap",
      writes: ("login.snapshots/greedy.json.snap", "Username"), after: [differing("login.case")]),
    .init(
      line: "screenc snapshot reject Fixtures/Snapshots",
      writes: ("Fixtures/Snapshots/login.snapshots/greedy.json.snap", "changed"),
      after: [differing("Fixtures/Snapshots/login.case")]),
    .init(
      line: "screenc batch --jobs 4 --output screens.jsonl intents.jsonl", says: "2 lines",
      writes: ("screens.jsonl", "Login form")),
    .init(
      line: "screenc batch --resume --output screens.jsonl intents.jsonl",
      says: "1 line, 0 errors, after 1 from an earlier run",
      writes: ("screens.jsonl", "Login form"),
      after: ["screenc batch intents.jsonl 2> /dev/null | sed -n 1p > screens.jsonl"]),
    .init(line: "screenc check --strict reply.json"),
    .init(line: "screenc check --grammar core screens/ my.grammar"),
    .init(line: "screenc check --fix --deny missing-guide my.grammar"),
    .init(
      line: "screenc convert --to a2ui screen.json", shows: ["createSurface", "updateComponents"],
      says: "not written"),
    .init(
      line: "screenc convert --to screen card.json", shows: [#""title": "Sign in""#],
      says: "are stacked here"),
    .init(
      line: "screenc convert --strict --to adaptive-card --output cards screens/*.json",
      writes: ("cards/till.json", "AdaptiveCard")),
    .init(
      line: "screenc diff old.json new.json", exitCode: 1, shows: [#"field "Phone" added"#]),
    .init(
      line: "screenc diff --format patch old.json new.json", exitCode: 1,
      shows: [#""op": "add""#]),
    .init(
      line: "screenc diff --output change.html card.json screen.json", exitCode: 1,
      writes: ("change.html", "<title>")),
    .init(
      line: "screenc eval --at-least 95 Fixtures/Intents/develop.jsonl",
      shows: ["form", "in full", "2 of 2 expectations"]),
    .init(
      line: "screenc eval --summary Fixtures/Intents/verify.jsonl",
      shows: ["2 of 2 expectations"]),
    .init(
      line: "screenc eval --model replay:said.jsonl --price 3/15 cases.jsonl",
      shows: ["built-in", "replay:said.jsonl", "expectations"], says: "1 unanswered"),
    .init(
      line: "screenc eval --record Fixtures/Intents/develop.jsonl",
      shows: ["2 of 2 expectations"], writes: ("Fixtures/Intents/develop.met", "\n")),
    .init(
      line: "screenc read --from screen.json \"add a phone field and make it required\"",
      shows: ["⟦add", "⟦label phone⟧"]),
    .init(line: "screenc catalog list", shows: ["planets", "items"]),
    .init(line: "screenc catalog list frames", shows: ["painting"]),
    .init(line: "screenc catalog show planets", shows: ["Mercury\tRocky"], says: "source: IAU"),
    .init(line: "screenc catalog show invoice", shows: ["Due date"]),
    .init(
      line: #"screenc catalog search "lakes in Malta""#,
      shows: ["lakes of italy", "%"]),
    .init(line: "screenc grammar list", shows: ["core ", "standard "]),
    .init(
      line: "screenc grammar show core > my.grammar", writes: ("my.grammar", "grammar core")),
    .init(
      line: "screenc grammar export standard --as json-schema --profile openai",
      shows: [#""type": "object""#], says: "[left-to-admission]"),
    .init(
      line: "screenc grammar export my.grammar --as gbnf --output my.gbnf",
      says: "[left-to-admission]", writes: ("my.gbnf", "root ::=")),
    .init(line: "screenc models list", shows: ["replay:FILE", "FILE.gguf", "exec"]),
    .init(line: "screenc mcp < /dev/null"),
    .init(line: "screenc serve", shows: ["http://127.0.0.1:8080/"]),
    .init(line: "screenc serve --watch notes.md --port 9000", shows: ["http://127.0.0.1:9000/"]),
    .init(line: "screenc doctor", shows: ["ok  screenc"]),
    .init(
      line: "screenc doctor --model exec:./ask.sh",
      shows: ["exec:./ask.sh: guided by the prompt alone"]),
  ]

  /// Leaves a snapshot of a case that differs from what is rendered now, and what does beside it.
  static func differing(_ path: String) -> String {
    let snapshot = path.replacing(".case", with: ".snapshots/greedy.json.snap")
    return "screenc snapshot record --missing \(path); sed -i.bak s/Username/changed/ \(snapshot);"
      + " rm \(snapshot).bak; screenc snapshot verify \(path)"
  }
}
