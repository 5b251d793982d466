import ScreenModel
import Testing

/// How a screen is written.
@Suite struct ScreenJSONTests {
  static let login = Screen(
    title: "Log in",
    sections: [
      Section(
        id: "account", title: "Account",
        components: [
          .field(.init(label: "Username", placeholder: "Your username", name: "username")),
          .field(
            .init(
              label: "Password", placeholder: "Your password", kind: .password, name: "password")),
          .button(.init(label: "Login", style: .primary, action: "login")),
          .divider(.init()),
        ])
    ])

  @Test func `writes the tag first, then properties in declared order without defaults`() {
    #expect(
      Self.login.json() == """
        {
          "version": 1,
          "title": "Log in",
          "sections": [
            {
              "id": "account",
              "title": "Account",
              "components": [
                { "type": "field", "label": "Username", "placeholder": "Your username", "name": "username" },
                { "type": "field", "label": "Password", "placeholder": "Your password", "kind": "password", "name": "password" },
                { "type": "button", "label": "Login", "style": "primary", "action": "login" },
                { "type": "divider" }
              ]
            }
          ]
        }

        """)
  }

  @Test func `writes one line without spaces when compact`() {
    let screen = Screen(
      title: "A", layout: .tabs,
      sections: [
        Section(
          id: "a", layout: .row, group: "g",
          elements: [Element(.stat(.init(label: "Users", value: "7")), samples: ["value"])])
      ])
    #expect(
      screen.json(.compact) == #"{"version":1,"title":"A","layout":"tabs","draft":true,"#
        + #""sections":[{"id":"a","layout":"row","group":"g","components":["#
        + #"{"type":"stat","label":"Users","value":"7","sample":["value"]}]}]}"# + "\n")
  }
}
