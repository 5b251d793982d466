import ScreenCompiler

extension Option {
  /// Creates an option that takes a value.
  static func value<Value>(
    _ name: String, _ syntax: ValueSyntax<Value>, _ place: WritableKeyPath<Values, Value?>,
    _ topic: OptionTopic, _ summary: String
  ) -> Option {
    Option(names: [name], placeholder: syntax.placeholder, topic: topic, summary: summary) {
      values, text in
      guard let value = syntax.read(text) else {
        return InvalidValue(
          expectation: syntax.expectation(),
          suggestion: Spelling.nearest(to: text, among: syntax.words))
      }
      values[keyPath: place] = value
      return nil
    }
  }

  /// Creates an option that is either given or not.
  static func flag(
    _ names: String..., place: WritableKeyPath<Values, Bool>, _ topic: OptionTopic,
    _ summary: String
  ) -> Option {
    Option(names: names, placeholder: nil, topic: topic, summary: summary) { values, _ in
      values[keyPath: place] = true
      return nil
    }
  }

  /// Creates an option that takes a value and may be given more than once.
  static func values<Value>(
    _ name: String, _ syntax: ValueSyntax<Value>, _ place: WritableKeyPath<Values, [Value]>,
    _ topic: OptionTopic, _ summary: String
  ) -> Option {
    Option(
      names: [name], placeholder: syntax.placeholder, topic: topic, summary: summary,
      mayBeRepeated: true
    ) { values, text in
      guard let value = syntax.read(text) else {
        return InvalidValue(expectation: syntax.expectation())
      }
      values[keyPath: place].append(value)
      return nil
    }
  }
}
