extension ExpectedExample {
  /// The lines of the documentation's pages.
  static let ofPages: [ExpectedExample] = [
    .init(
      line: "screenc read --outline - < brief.md     # the blocks of a text, each a line",
      shows: ["heading 1: Release", "item: Write the notes"]),
    .init(
      line: "screenc render --explain - < brief.md   "
        + "# the screen, and what was made of each line",
      shows: ["Release", "Tag the commit"], says: "Asked for 2 things: 2 met."),
    .init(
      line: #"screenc read "A login form with username, password and a Sign in button""#,
      shows: ["⟦field ⟦label username⟧⟧", "⟦label Sign in⟧"]),
    .init(
      line: #"curl -H 'Content-Type: application/json' -d '{"intent": "a login form"}' "#
        + "http://127.0.0.1:8080/v1/render",
      shows: ["Login form"]),
    .init(
      line: "screenc render --data transactions.csv "
        + #""Balance by month, and the transactions with date and amount""#,
      shows: ["Balance by month", "1160", "2100.00"]),
    .init(
      line: "screenc render --from login.json "
        + #""add a phone field after password and make the register button red""#,
      shows: ["Password", "Phone", "Register"]),
    .init(
      line: "screenc diff --format patch old.json new.json > change.json || "
        + "screenc render --from old.json --patch change.json",
      shows: ["Email", "Phone", "Send"]),
    .init(
      line: #"screenc render --model "exec:sh rename.sh" --from login.json "#
        + #""call the register button Sign up""#,
      shows: ["Log in", "Sign up"]),
    .init(
      line: #"screenc render --only model --model "exec:sh rename.sh" --from login.json "#
        + #""remove the password""#,
      exitCode: 3,
      says: "the model's patch changes more than was asked for: button \"Register\" is changed"),
    .init(
      line: "screenc render --fragment --format html --stylesheet site.css "
        + #"--output login.html "A login form""#,
      writes: ("site.css", ".sc")),
    .init(
      line: "screenc eval --summary --at-least 95 Fixtures/Intents/verify.jsonl",
      shows: ["2 of 2 expectations"]),
    .init(
      line: "screenc convert --to a2ui screen.json     # messages of A2UI 0.9, one a line",
      shows: [#"{"version":"v0.9","createSurface""#, "\n{"], says: "not written"),
    .init(
      line: "screenc convert --to screen card.json     # an Adaptive Card as a screen",
      shows: [#""title": "Sign in""#], says: "are stacked here"),
    .init(
      line: "screenc render --screen surface.jsonl     # anybody's screen, drawn in the terminal",
      shows: ["Sign in", "Username"]),
    .init(line: "screenc check --strict reply.oui          # fails if anything of it is lost"),
    .init(
      line: "screenc render --model exec:./ask.sh --record said.jsonl "
        + #""A board of our three open tickets""#,
      shows: ["No hot water"], writes: ("said.jsonl", "No hot water")),
    .init(
      line: #"screenc render --model replay:said.jsonl "A board of our three open tickets""#,
      shows: ["No hot water"],
      after: [
        "screenc render --model exec:./ask.sh --record said.jsonl "
          + #""A board of our three open tickets""#
      ]),
    .init(line: "screenc models list", shows: ["replay:FILE"]),
    // A model's file is some hundred megabytes: what is said is that there is none.
    .init(
      line: "screenc doctor --model ./SmolLM2-135M-Instruct.Q4_1.gguf", exitCode: 1,
      shows: ["SmolLM2-135M-Instruct.Q4_1.gguf", "give the path of a GGUF file"]),
    .init(
      line: "screenc render --only model --model ./SmolLM2-135M-Instruct.Q4_1.gguf "
        + #"--grammar core "A contact form""#,
      exitCode: 3, says: "give the path of a GGUF file"),
    .init(
      line: "screenc render --only model --model exec:./ask.sh --data teams.csv "
        + #""Standings with team and points""#,
      shows: ["Standings", "Rovers"]),
    .init(
      line: "screenc render --model exec+tools:./ask.sh "
        + #"--tool weather@weather.schema.json=exec:./weather.sh "The weather in Oslo""#,
      shows: ["Oslo", "7 °C", "rain"]),
    .init(
      line: "screenc eval --model replay:a.jsonl --model exec:./b.sh --price 3/15 cases.jsonl",
      shows: ["built-in", "replay:a.jsonl", "exec:./b.sh"], says: "1 unanswered"),
    .init(
      line: """
        screenc render - <<'END'
        interface Vehicle {
          id: string;
          plate: string;
          fuel: 'petrol' | 'diesel' | 'electric';
          mileage_km?: number;
          insured: boolean;
        }
        END
        """,
      shows: ["Add vehicle", "Plate", "Petrol", "Diesel", "Electric", "Mileage (km)", "Save"]),
    .init(
      line: #"screenc preview "A login form with username and password""#, shows: ["Username"]),
    .init(
      line: "screenc gallery --seeds 0...11 --temperatures 0,0.7,1.2 --widths 320,768 "
        + #"--output sheet.html "A sign-up form""#,
      writes: ("sheet.html", "screenc render --seed 11 --temperature 0.7 ")),
    .init(
      line: "screenc snapshot record --missing Screens     "
        + "# new cases; recorded ones stay as they are",
      shows: ["1 recorded"], writes: ("Screens/login.snapshots/greedy.json.snap", "Username")),
    .init(
      line: "screenc snapshot verify Screens               "
        + "# exit code 1 if one is missing or differs",
      exitCode: 1, shows: ["missing"]),
    .init(
      line: "screenc snapshot review Screens               "
        + "# one after the other: accept, reject, skip",
      exitCode: 2, says: "needs a terminal"),
    .init(
      line: "screenc snapshot accept Screens/login.case    # or a snapshot, or a folder",
      writes: ("Screens/login.snapshots/greedy.json.snap", "Username"),
      after: [differing("Screens/login.case")]),
    .init(
      line: "screenc batch --jobs 4 --output screens.jsonl intents.jsonl", says: "2 lines",
      writes: ("screens.jsonl", "Login form")),
    .init(
      line: "screenc batch --resume --output screens.jsonl intents.jsonl    "
        + "# after an interruption",
      says: "1 line, 0 errors, after 1 from an earlier run",
      writes: ("screens.jsonl", "Login form"),
      after: ["screenc batch intents.jsonl 2> /dev/null | sed -n 1p > screens.jsonl"]),
    .init(line: "screenc check practice.frames practice.patterns"),
    .init(
      line: "screenc render --catalog practice.frames --catalog practice.patterns \"visit log\"",
      shows: ["Bella", "Vaccination"]),
  ]
}
