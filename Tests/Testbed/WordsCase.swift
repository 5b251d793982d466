import Testing

/// Several texts that a test is given together, such as arguments: the log shows them as one line.
package struct WordsCase: ExpressibleByArrayLiteral, CustomTestStringConvertible, Hashable, Sendable
{
  /// The texts themselves.
  package let words: [String]

  /// Takes texts as they are.
  package init(_ words: [String]) { self.words = words }

  package init(arrayLiteral words: String...) { self.words = words }

  package var testDescription: String {
    TextCase(words.joined(separator: " ")).testDescription
  }
}
