import ScreenModel

/// Screens that together use every component, style, section layout and screen layout.
enum Showcase {
  static let all: [Screen] = [
    login, dashboard, league, settings, bread, walk, journey, club, lists, words,
  ]

  static let login = Screen(
    title: "Sign in",
    sections: [
      Section(
        id: "account", title: "Account", layout: .card,
        components: [
          .field(.init(label: "Username", placeholder: "Your username", name: "username")),
          .field(
            .init(
              label: "Password", placeholder: "Your password", kind: .password, name: "password",
              rules: .init(required: true, minLength: 8))),
          .button(.init(label: "Log in", style: .primary, action: "login")),
          .button(.init(label: "Register", action: "register")),
        ])
    ])

  static let dashboard = Screen(
    title: "Riverside Coffee",
    sections: [
      Section(
        id: "month", title: "This month", layout: .row,
        elements: [
          stat("Revenue", "$48,200", "12% on February", .up),
          stat("Active members", "1,284", "38 this month", .up),
          stat("Churn", "2.4%", "0.3 points", .down),
          stat("Open tickets", "17", "5 since Monday", .up),
          Element(
            .alert(
              .init(
                title: "Two payouts are on hold", message: "The bank asked for a new statement.",
                tone: .warning))),
          Element(.link(.init(label: "Upload the statement", destination: "/statements"))),
        ]),
      Section(
        id: "trends", title: "Trends", layout: .grid,
        elements: [
          Element(
            .chart(
              .init(
                title: "Revenue by month", kind: .line,
                series: [
                  series("This year", [31000, 34000, 42000, 38000, 44000, 48000]),
                  series("Last year", [27000, 29000, 35000, 33000, 34000, 37000]),
                ])), samples: ["series"]),
          Element(
            .chart(
              .init(
                title: "Orders by region",
                series: [
                  .init(
                    name: "",
                    points: [
                      .init(label: "North", value: 412), .init(label: "East", value: 338),
                      .init(label: "South", value: 296), .init(label: "West", value: 188),
                      .init(label: "Overseas territories", value: 64),
                    ])
                ]))),
          Element(
            .chart(
              .init(
                title: "Share of sales by category", kind: .pie,
                series: [
                  .init(
                    name: "",
                    points: [
                      .init(label: "Coffee", value: 512), .init(label: "Pastry", value: 268),
                      .init(label: "Lunch", value: 214), .init(label: "Merchandise", value: 86),
                    ])
                ]))),
          Element(.progress(.init(label: "Spring fundraising goal", percent: 62))),
          Element(.progress(.init(label: "Inventory counted", percent: 75))),
          Element(.progress(.init(label: "Onboarding", percent: 100))),
          Element(.rating(.init(label: "from 212 reviews", score: 4.5))),
        ]),
      Section(
        id: "orders", title: "Recent orders",
        components: [
          .table(
            .init(
              title: "", columns: ["Order", "Customer", "Placed", "Status", "Total"],
              rows: [
                ["#2041", "Amara Okafor", "12 Mar", "Paid", "$184.00"],
                ["#2040", "Jonas Lindqvist", "12 Mar", "Packing", "$92.50"],
                ["#2039", "Priya Raman", "11 Mar", "On hold", "$1,240.00"],
                ["#2038", "Lucía Fernández", "10 Mar", "Refunded", "$36.00"],
                ["#2037", "Tom Baker", "10 Mar", "Draft", "$58.75"],
              ]))
        ]),
    ])

  static let league = Screen(
    title: "League night", layout: .columns,
    sections: [
      Section(
        id: "table", title: "Table",
        components: [
          .standings(
            .init(
              title: "Sunday league",
              rows: [
                .init(team: "Harbour United", points: 42),
                .init(team: "Old Mill Rovers", points: 39),
                .init(team: "Northgate", points: 35),
                .init(team: "Saint Brannoc Athletic", points: 28),
                .init(team: "Quarry Lane", points: 19),
              ]))
        ]),
      Section(
        id: "fixtures", title: "Fixtures",
        components: [
          .list(
            .init(
              title: "",
              items: [
                .init(
                  title: "Harbour United at Northgate", detail: "Saturday 14 March, 15:00",
                  badge: "Home"),
                .init(
                  title: "Quarry Lane at Old Mill Rovers", detail: "Sunday 15 March, 11:00",
                  badge: "Postponed"),
                .init(title: "Saint Brannoc Athletic", detail: "Bye"),
              ]))
        ]),
      Section(
        id: "day", title: "Match day",
        components: [
          .checklist(
            .init(
              title: "Before kick-off",
              items: [
                .init(label: "Mark the pitch", checked: true),
                .init(label: "Inflate the match balls", checked: true),
                .init(label: "Hand the team sheet to the referee"), .init(label: "Open the kiosk"),
              ]))
        ]),
      Section(
        id: "registration", title: "Registration",
        components: [
          .steps(
            .init(
              title: "",
              items: [
                .init(label: "Send the squad list", detail: "Closed on 2 March", state: .done),
                .init(label: "Pay the league fee", detail: "Due on 20 March", state: .current),
                .init(label: "Collect player cards", detail: "At the club house"),
              ]))
        ]),
    ])

  static let settings = Screen(
    title: "Settings",
    sections: [
      Section(
        id: "notifications", title: "Notifications",
        components: [
          .toggle(.init(label: "Weekly summary by email", isOn: true, name: "summary")),
          .toggle(.init(label: "Mention me in comments", isOn: true, name: "mentions")),
          .toggle(.init(label: "Product news", name: "news")),
        ]),
      Section(
        id: "preferences", title: "Preferences", layout: .card,
        components: [
          .picker(
            .init(
              label: "Language", options: ["English", "Deutsch"], selected: ["English"],
              name: "language")),
          .picker(
            .init(
              label: "Appearance", options: ["System", "Light", "Dark"], selected: ["System"],
              style: .segmented, name: "appearance")),
          .picker(
            .init(
              label: "Start of the week", options: ["Monday", "Sunday"], selected: ["Monday"],
              style: .radio, name: "week")),
          .picker(
            .init(
              label: "Share my profile with", options: ["Team mates", "Coaches", "Everyone"],
              selected: ["Team mates"], style: .multiple, name: "share")),
          .slider(.init(label: "Volume", value: 60, name: "volume")),
        ]),
      Section(
        id: "profile", title: "Profile", layout: .row,
        components: [
          .field(.init(label: "Full name", placeholder: "Ada Lovelace", name: "full-name")),
          .field(
            .init(label: "Email", placeholder: "name@example.com", kind: .email, name: "email")),
          .field(.init(label: "Phone", placeholder: "+49 30 1234567", kind: .phone, name: "phone")),
          .field(.init(label: "Website", placeholder: "https://", kind: .url, name: "website")),
          .field(
            .init(
              label: "Age", placeholder: "0", kind: .number, name: "age",
              rules: .init(minimum: 0, maximum: 150))),
          .field(.init(label: "Birthday", placeholder: "", kind: .date, name: "birthday")),
          .field(.init(label: "Reminder", placeholder: "", kind: .time, name: "reminder")),
          .field(.init(label: "Next visit", placeholder: "", kind: .datetime, name: "visit")),
          .field(.init(label: "Find a club", placeholder: "Search", kind: .search, name: "club")),
          .field(.init(label: "Photo", placeholder: "", kind: .file, name: "photo")),
          .field(
            .init(label: "About you", placeholder: "A few words", kind: .multiline, name: "about")),
        ]),
      Section(
        id: "your", title: "Your account",
        components: [
          .paragraph(.init(text: "Changes are saved for this device only.")),
          .link(.init(label: "Read how we store settings", destination: "https://example.com/")),
          .divider(.init()),
          .button(.init(label: "Save changes", style: .primary, action: "save")),
          .button(.init(label: "Export data", action: "export")),
          .button(.init(label: "Cancel", style: .plain, action: "cancel")),
          .button(.init(label: "Delete account…", style: .destructive, opens: "delete")),
        ]),
      Section(
        id: "delete", title: "Delete your account?", layout: .dialog,
        components: [
          .paragraph(.init(text: "This cannot be undone.")),
          .button(.init(label: "Delete", style: .destructive, action: "delete")),
          .button(.init(label: "Keep account", style: .secondary)),
        ]),
    ])

  static let bread = Screen(
    title: "Country sourdough", layout: .columns,
    sections: [
      Section(
        id: "picture", components: [.image(.init(description: "A loaf of country sourdough"))]),
      Section(
        id: "ingredients", title: "Ingredients", group: "Ingredients",
        components: [
          .keyValue(.init(key: "Flour", value: "500 g")),
          .keyValue(.init(key: "Water", value: "350 ml")),
          .keyValue(.init(key: "Salt", value: "10 g")),
          .keyValue(.init(key: "Starter", value: "100 g")),
          .paragraph(.init(text: "Makes one loaf.")),
        ]),
      Section(
        id: "method", title: "Method", group: "Method",
        components: [
          .steps(
            .init(
              title: "",
              items: [
                .init(label: "Mix flour and water", detail: "Rest 40 minutes", state: .done),
                .init(
                  label: "Add salt and starter", detail: "Fold four times, 30 minutes apart",
                  state: .current),
                .init(label: "Shape and chill", detail: "Overnight, 8 to 12 hours"),
                .init(label: "Bake at 240 °C", detail: "20 minutes covered, 25 open"),
              ]))
        ]),
      Section(
        id: "notes", title: "Notes", group: "Notes",
        components: [
          .quote(
            .init(
              text: "Bread is a slow conversation with flour.", attribution: "Notebook, 1998"))
        ]),
      Section(
        id: "percentages", title: "Baker’s percentages", layout: .disclosure, group: "Notes",
        components: [.keyValue(.init(key: "Hydration", value: "70%"))]),
    ])

  static let walk = Screen(
    title: "River walk", layout: .tabs,
    sections: [
      Section(
        id: "overview", title: "Overview",
        components: [
          .paragraph(.init(text: "A flat loop along the river, good in any season.")),
          .keyValue(.init(key: "Distance", value: "12.4 km")),
          .keyValue(.init(key: "Climb", value: "86 m")),
          .keyValue(.init(key: "Surface", value: "Gravel")),
        ]),
      Section(
        id: "stages", title: "Stages",
        components: [
          .list(
            .init(title: "", style: .timeline, items: [.init(title: "Lock"), .init(title: "Weir")]))
        ]),
      Section(
        id: "reviews", title: "Reviews",
        components: [.rating(.init(label: "from 12 reviews", score: 3.7))]),
    ])

  static let journey = Screen(
    title: "Book a train", layout: .wizard,
    sections: [
      Section(
        id: "trip", title: "Your trip",
        components: [
          .field(.init(label: "From", placeholder: "Berlin", name: "from")),
          .field(.init(label: "To", placeholder: "Lisbon", name: "to")),
        ]),
      Section(
        id: "travellers", title: "Travellers",
        components: [
          .field(.init(label: "Full name", placeholder: "", name: "name")),
          .picker(.init(label: "Class", options: ["First", "Second"], style: .segmented)),
        ]),
      Section(
        id: "pay", title: "Payment",
        components: [
          .field(.init(label: "Card number", placeholder: "", name: "card")),
          .button(.init(label: "Pay", style: .primary, action: "pay")),
        ]),
    ])

  private static func stat(
    _ label: String, _ value: String, _ change: String, _ trend: Component.Trend
  ) -> Element {
    Element(
      .stat(.init(label: label, value: value, change: change, trend: trend)), samples: ["value"])
  }

  static func series(_ name: String, _ values: [Double]) -> Component.ChartSeries {
    let labels = ["Oct", "Nov", "Dec", "Jan", "Feb", "Mar"]
    return .init(name: name, points: zip(labels, values).map { .init(label: $0, value: $1) })
  }
}
