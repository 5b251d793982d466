import ScreenModel
import Testing

@testable import ScreenTerminal

/// Draws components in a section without a title, plainly.
func drawn(
  _ components: Component..., width: Int = 40, layout: Section.Layout = .stack,
  title: String = ""
) -> String {
  let section = Section(id: "a", title: title, layout: layout, components: components)
  return Screen(title: "", sections: [section]).ansi(TerminalOptions(width: width, depth: .none))
}

@Suite struct `Terminal drawing` {
  @Test func `of a form in a card`() {
    let section = Section(
      id: "account", title: "Account", layout: .card,
      components: [
        .field(.init(label: "Username", placeholder: "Your username")),
        .field(.init(label: "Password", placeholder: "Your password", kind: .password)),
        .button(.init(label: "Log in", style: .primary)), .button(.init(label: "Register")),
      ])
    let screen = Screen(title: "Sign in", sections: [section])
    #expect(
      screen.ansi(TerminalOptions(width: 40, depth: .none)) == """

          Sign in
          ━━━━━━━━

          ╭─ Account ────────────────────────╮
          │                                  │
          │ Username                         │
          │  Your username                   │
          │ ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔ │
          │ Password                         │
          │  Your password                   │
          │ ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔ │
          │ [» Log in ]  [ Register ]        │
          │                                  │
          ╰──────────────────────────────────╯

        """)
  }

  @Test func `of figures, two abreast, with their samples marked`() {
    let stats = [
      Element(
        .stat(.init(label: "Revenue", value: "$48,200", change: "12%", trend: .up)),
        samples: ["value"]),
      Element(.stat(.init(label: "Churn", value: "2.4%", change: "0.3 points", trend: .down))),
      Element(.stat(.init(label: "Members"))),
    ]
    let screen = Screen(
      title: "Cafe", sections: [Section(id: "a", title: "Now", layout: .row, elements: stats)])
    #expect(
      screen.ansi(TerminalOptions(width: 40, depth: .none)) == """

          ▌ Draft · * marks a sample value

          Cafe
          ━━━━━━━━

          Now ────────────────────────────────

          Revenue           Churn
          $48,200*          2.4%
          ▲ 12%             ▼ 0.3 points

          Members
          —

        """)
  }

  @Test func `of standings, the points at the end`() {
    let standings = Component.standings(
      .init(title: "League", rows: [.init(team: "Harbour", points: 42), .init(team: "Mill")]))
    #expect(
      drawn(standings) == """

          League
          #   Team                      Points
          ────────────────────────────────────
          1   Harbour                       42
          2   Mill                           0

        """)
  }

  @Test func `of a table that fits`() {
    let table = Component.table(
      .init(
        title: "", columns: ["Order", "Status", "Total"],
        rows: [["#1", "Paid", "$184.00"], ["#2", "On hold", "$9.50"], ["#3"]]))
    #expect(
      drawn(table) == """

          Order   Status          Total
          ─────────────────────────────
          #1       ✓ Paid       $184.00
          #2       ! On hold      $9.50
          #3      —                   —

        """)
  }

  @Test func `of a wide table as records`() {
    let table = Component.table(
      .init(
        title: "", columns: ["Order", "Customer", "Placed", "Total"],
        rows: [["#2041", "Amara Okafor", "12 March 2026", "$184.00"]]))
    #expect(
      drawn(table) == """

          #2041
            Customer  Amara Okafor
            Placed    12 March 2026
            Total     $184.00

        """)
  }

  @Test func `of many columns where few cells take a second line`() {
    let table = Component.table(
      .init(
        title: "", columns: ["Boat", "Owner", "Side", "Due"],
        rows: [
          ["Gull", "Ann Lee and sons", "bow", "12.50"], ["Tern", "Bo", "stern", "7.00"],
          ["Kite", "Cy", "bow", "3.25"],
        ]))
    #expect(
      drawn(table) == """

          Boat  Owner             Side     Due
          ────────────────────────────────────
          Gull  Ann Lee and sons  bow    12.50
          Tern  Bo                stern   7.00
          Kite  Cy                bow     3.25

        """)
  }

  @Test func `of a table of few columns, its widest wrapped`() {
    let table = Component.table(
      .init(
        title: "", columns: ["Name", "Size"],
        rows: [["A name that is too long for a terminal of forty", "12"]]))
    #expect(
      drawn(table) == """

          Name                            Size
          ────────────────────────────────────
          A name that is too long for a     12
          terminal of forty

        """)
  }

  @Test func `of steps, lists and checklists`() {
    let steps = Component.steps(
      .init(
        title: "",
        items: [
          .init(label: "Send", detail: "Closed", state: .done),
          .init(label: "Pay", state: .current), .init(label: "Collect", detail: "At the club"),
        ]))
    #expect(
      drawn(steps) == """

          ✓ 1  Send
          │    Closed
          ▶ 2  Pay
          ○ 3  Collect
               At the club

        """)
    let list = Component.list(
      .init(
        title: "Fixtures", style: .bulleted,
        items: [
          .init(title: "Harbour at Northgate", detail: "Saturday", badge: "Paid"),
          .init(title: "Old Mill", items: [.init(title: "Second team")]),
        ]))
    #expect(
      drawn(list) == """

          Fixtures
          • Harbour at Northgate       ✓ Paid\u{20}
            Saturday
          • Old Mill
            – Second team

        """)
    let checklist = Component.checklist(
      .init(title: "", items: [.init(label: "Mark", checked: true), .init(label: "Open")]))
    #expect(drawn(checklist) == "\n  [✓] Mark\n  [ ] Open\n")
  }

  @Test func `of what has to be chosen or switched on`() {
    #expect(
      drawn(
        .field(.init(label: "Name", placeholder: "", rules: .init(required: true))),
        .picker(.init(label: "Day", options: ["Mon"], style: .radio, required: true)),
        .toggle(.init(label: "I agree", required: true))
      ) == """

          Name  required

          ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔

          Day  required
          ( ) Mon

          I agree (required)           ○── off

        """)
  }

  @Test func `of what the user sets`() {
    #expect(
      drawn(
        .toggle(.init(label: "News", isOn: true)), .toggle(.init(label: "Mail")),
        .slider(.init(label: "Volume", maximum: 10, value: 5)),
        .picker(.init(label: "Theme", options: ["A", "B"], selected: ["B"], style: .segmented)),
        .picker(.init(label: "Day", options: ["Mon", "Tue"], selected: ["Mon"], style: .radio)),
        .picker(.init(label: "Share", options: ["A", "B"], selected: ["A"], style: .multiple)),
        .picker(.init(label: "Language", options: ["English", "Deutsch"], selected: ["Deutsch"]))
      ) == """

          News                         ━━● on
          Mail                         ○── off

          Volume                             5
          0 ━━━━━━━━━━━━━━━●─────────────── 10

          Theme
          ○ A   [● B ]

          Day
          (●) Mon
          ( ) Tue

          Share
          [✓] A
          [ ] B

          Language
           Deutsch                           ▾
          ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
           English · Deutsch

        """)
  }

  @Test func `of a month, Monday first, with its events`() {
    let calendar = Component.calendar(
      .init(
        title: "", month: "2026-03",
        events: [
          .init(from: "2026-03-07", label: "Swap meet"),
          .init(from: "2026-03-21", to: "2026-03-22", label: "Clean-up"),
          .init(from: "2026-04-01", label: "Later"),
        ]))
    #expect(
      drawn(calendar) == """

          March 2026
           Mo  Tu  We  Th  Fr  Sa  Su
                                    1
            2   3   4   5   6 [ 7]  8
            9  10  11  12  13  14  15
           16  17  18  19  20 [21][22]
           23  24  25  26  27  28  29
           30  31

                    7  Swap meet
                21–22  Clean-up
           2026-04-01  Later

        """)
  }

  @Test func `of a bar of progress and of a rating`() {
    #expect(
      drawn(.progress(.init(label: "Goal", percent: 50)), .rating(.init(label: "", score: 4.5)))
        == """

          Goal
          ███████████████▌░░░░░░░░░░░░░░░  50%

          ★★★★☆ 4.5 of 5

        """)
  }

  @Test func `of bars, a third for their labels`() {
    let points: [Component.ChartPoint] = [
      .init(label: "North", value: 40), .init(label: "Overseas territories", value: 10),
      .init(label: "Nowhere"),
    ]
    let chart = Component.chart(.init(title: "Orders", series: [.init(name: "", points: points)]))
    #expect(
      drawn(chart) == """

          Orders
          North         ██████████████████  40
          Overseas
          territories   ████▌               10
          Nowhere                            —

        """)
  }

  @Test func `of an area from zero, above and below`() {
    let points = [4.0, 4, -4].map { Component.ChartPoint(label: "", value: $0) }
    let chart = Component.chart(
      .init(title: "", kind: .area, series: [.init(name: "", points: points)]))
    let rows = drawn(chart).split(separator: "\n").filter { $0.contains("│") || $0.contains("┤") }
    let cells = rows.map { $0.drop { $0 != "│" && $0 != "┤" }.dropFirst() }
    #expect(cells.count == 6)
    #expect(cells.last?.first == " ", "nothing is filled below zero where the value is above it")
    #expect(cells.last?.last != " ")
  }

  @Test func `of shares, which add up`() {
    let points: [Component.ChartPoint] = [
      .init(label: "One", value: 1), .init(label: "Two", value: 1), .init(label: "Six", value: 1),
    ]
    let chart = Component.chart(
      .init(title: "", kind: .pie, series: [.init(name: "", points: points)]))
    #expect(
      drawn(chart) == """

          ████████████▓▓▓▓▓▓▓▓▓▓▓▓▒▒▒▒▒▒▒▒▒▒▒▒
          ██ One   1   34%
          ▓▓ Two   1   33%
          ▒▒ Six   1   33%

        """)
  }

  @Test func `of routines, media, words and notices`() {
    #expect(
      drawn(
        .timer(.init(label: "Plank", seconds: 45)),
        .repetition(.init(label: "Push-ups", sets: 3, reps: 12)),
        .player(.init(title: "Breathing", seconds: 1450)),
        .image(.init(description: "Runner at dawn")),
        .quote(.init(text: "Less is more.", attribution: "A designer")),
        .code(.init(text: "let x = 1\n\n\tx")), .divider(.init()),
        .alert(.init(title: "Failed", message: "Try again.", tone: .critical)),
        .unclear(.init(reason: "A hologram."))
      ) == """

          ◷ 0:45  Plank
          × 12    Push-ups · 3 sets

          ▶ Breathing
            ───────────────────────────  24:10

          ▧ Image: Runner at dawn

          │ Less is more.
          │ A designer

            let x = 1

                x

          ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈

          ▌ × Critical: Failed
          ▌   Try again.

          ┊ ? Not expressed
          ┊   A hologram.

        """)
  }

  @Test(arguments: [
    Component.list(.init(title: "Rows")), .checklist(.init(title: "Rows")),
    .steps(.init(title: "Rows")), .table(.init(title: "Rows")), .standings(.init(title: "Rows")),
    .chart(.init(title: "Rows")), .map(.init(title: "Rows")), .calendar(.init(title: "Rows")),
    .picker(.init(label: "Rows")),
  ])
  func `of nothing says so`(_ component: Component) {
    #expect(drawn(component) == "\n  Rows\n  Nothing here yet\n")
  }
}
