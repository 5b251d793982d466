/// An option of a command; this one declaration provides its parsing, its checks and its help.
struct Option<Values> {
  /// The names of the option with their hyphens, such as `--seed`; a short form may follow.
  var names: [String]
  /// The name of the value in the help; nil for a flag, which takes no value.
  var placeholder: (() -> String)?
  /// The heading in the help that lists the option.
  var topic: OptionTopic
  /// What the option does, in one line.
  var summary: String
  /// Whether the option may be given more than once.
  var mayBeRepeated = false
  /// Stores the option's value in the command's values; returns why it is refused, or nil.
  var enter: (inout Values, String) -> InvalidValue?

  /// The reason why a value is refused.
  struct InvalidValue {
    /// What was expected.
    var expectation: String
    /// The word that was possibly meant.
    var suggestion: String?
  }
}

/// The headings of options in the help, in their order.
enum OptionTopic: String, CaseIterable {
  case input = "Input"
  case model = "Model"
  case choice = "Sampling"
  case output = "Output"
  case account = "Reporting"
  case general = "General"
}
