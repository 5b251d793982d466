import ScreenModel

extension Showcase {
  static let club = Screen(
    title: "Club life",
    sections: [
      Section(
        id: "march", title: "March", layout: .grid,
        components: [
          .calendar(
            .init(
              title: "", month: "2026-03",
              events: [
                .init(from: "2026-03-07", label: "Spring swap meet"),
                .init(from: "2026-03-14", label: "Season opening"),
                .init(from: "2026-03-30", to: "2026-04-02", label: "Trail clean-up"),
              ])),
          .map(
            .init(
              title: "Meeting points",
              places: [
                .init(name: "Boat house, north bank", latitude: 52.9, longitude: 11.2),
                .init(name: "Mill car park", latitude: 51.2, longitude: 13.8),
                .init(name: "Old lock", latitude: 50.1, longitude: 10.1),
              ])),
        ]),
      Section(
        id: "routine", title: "Morning routine",
        components: [
          .timer(.init(label: "Plank", seconds: 45)),
          .repetition(.init(label: "Push-ups", sets: 3, reps: 12)),
          .timer(.init(label: "Rest", kind: .rest, seconds: 90)),
          .timer(.init(label: "Sprints", kind: .interval, seconds: 30, rounds: 8)),
          .timer(.init(label: "Wait", kind: .random, seconds: 5, upTo: 20)),
          .timer(.init(label: "Run", kind: .countup)),
          .repetition(.init(label: "Squats", sets: 2, reps: 15)),
        ]),
      Section(
        id: "listen", title: "Listen",
        components: [
          .player(.init(title: "Breathing for runners", seconds: 1450)),
          .player(
            .init(title: "The long run", kind: .video, source: "https://example.com/run.mp4")),
          .image(.init(description: "Runner at dawn", source: "https://example.com/dawn.jpg")),
        ]),
      Section(
        id: "notices", title: "Notices",
        components: [
          .alert(.init(title: "New timetable from April", message: "Two minutes earlier.")),
          .alert(.init(title: "Saved", message: "Your booking is confirmed.", tone: .success)),
          .alert(.init(title: "Payment failed", message: "Try another card.", tone: .critical)),
          .alert(.init(title: "Just so you know", tone: .neutral)),
          .unclear(.init(reason: "“a spinning hologram” is outside this grammar.")),
        ]),
    ])

  static let lists = Screen(
    title: "Lists",
    sections: Component.ListStyle.allCases.map { style in
      Section(
        id: style.rawValue, title: style.rawValue,
        components: [
          .list(
            .init(
              title: "Nearby", style: style,
              items: [
                .init(
                  title: "Lake hut", detail: "Quiet, by the water", badge: "Available",
                  image: style == .gallery || style == .carousel ? "A hut by a lake" : "",
                  facts: [.init(key: "Beds", value: "4"), .init(key: "Price", value: "€ 80")],
                  actions: [.init(label: "Book", action: "book-lake")]),
                .init(
                  title: "Forest cabin", detail: "An hour from the road", badge: "New",
                  image: style == .gallery || style == .carousel ? "A cabin in a forest" : "",
                  actions: [.init(label: "Book", action: "book-forest")],
                  items: [.init(title: "Sauna"), .init(title: "Stove", detail: "Wood")]),
                .init(title: "Tower", detail: "Two hundred steps"),
              ]))
        ])
    })

  static let words = Screen(
    title: "Words",
    sections: [
      Section(
        id: "words", title: "Words",
        components: [
          .heading(.init(text: "A heading inside a section")),
          .paragraph(
            .init(
              text: "Body text keeps to about sixty-six characters a line, so that a long "
                + "paragraph stays easy to read on a wide screen.")),
          .quote(
            .init(
              text: "Simplicity is not the absence of clutter; it is clarity of purpose.",
              attribution: "A designer")),
          .divider(.init()),
          .code(.init(text: "screenc render \"A login form\" --seed 7", language: "shell")),
          .badge(.init(label: "Neutral")), .badge(.init(label: "Info", tone: .info)),
          .badge(.init(label: "Success", tone: .success)),
          .badge(.init(label: "Warning", tone: .warning)),
          .badge(.init(label: "Critical", tone: .critical)),
          .chart(
            .init(
              title: "Rain", kind: .area, unit: "mm",
              series: [series("2026", [0.4, 0.9, 0, 1.7, 2.2, 0.3])])),
          .chart(
            .init(
              title: "Balance", unit: "€",
              series: [series("Spring", [12, -8, 30]), series("Autumn", [-4, 18, 22])])),
        ]),
      Section(
        id: "again", title: "",
        components: [
          .heading(.init(text: "Without a title")),
          .button(.init(label: "Save")),
        ]),
    ])
}
