/// An option of a command: this one declaration gives its parsing, its checks and its help.
struct Option<Values> {
  /// What it is called, with its hyphens: `--seed`; a short form may follow.
  var names: [String]
  /// How help names its value; nil for a switch, which takes none.
  var placeholder: String?
  /// The heading that help lists it under.
  var topic: OptionTopic
  /// What it does, in a line.
  var summary: String
  /// Whether it may be given more than once.
  var mayBeRepeated = false
  /// Enters it, with its value, into the values of the command; a message says why it cannot.
  var enter: (inout Values, String) -> InvalidValue?

  /// Why a value is refused.
  struct InvalidValue {
    /// What was expected.
    var expectation: String
    /// The word that was perhaps meant.
    var suggestion: String?
  }
}

/// The headings that help lists options under, in their order.
enum OptionTopic: String, CaseIterable {
  case input = "Input"
  case model = "Model"
  case choice = "Choice"
  case output = "Output"
  case account = "Account"
  case general = "General"
}
