/// A set of labels, stored as the bits of one word.
package struct TreeLabelSet: OptionSet, Hashable, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates the set of a single label.
  package init(_ label: TreeLabel) { rawValue = 1 << UInt64(label.rawValue) }

  /// Creates the set of all labels of a family.
  package init(all family: TreeLabel.Family) {
    self.init(TreeLabel.allCases.filter { $0.family == family })
  }

  package init(_ labels: some Sequence<TreeLabel>) {
    rawValue = labels.reduce(0) { $0 | TreeLabelSet($1).rawValue }
  }

  package func contains(_ label: TreeLabel) -> Bool {
    rawValue >> UInt64(label.rawValue) & 1 == 1
  }
}

extension TreeLabelSet: ExpressibleByArrayLiteral {
  package init(arrayLiteral labels: TreeLabel...) { self.init(labels) }
}
