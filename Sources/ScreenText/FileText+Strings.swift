extension FileText {
  /// Items of a data file; each becomes a string when it is looked at.
  package struct Strings: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
    private var text = FileText("")
    private var places: [Range<Int>] = []

    /// Creates a list with nothing in it; of strings that no file has, there are none.
    package init(arrayLiteral: String...) {}

    /// Takes items of a text.
    package init(_ places: some Sequence<Range<Int>>, in text: FileText) {
      self.text = text
      self.places = Array(places)
    }

    /// Adds items of the same text.
    package mutating func append(_ places: some Sequence<Range<Int>>) { self.places += places }

    package var startIndex: Int { 0 }
    package var endIndex: Int { places.count }
    package subscript(position: Int) -> String { text.string(places[position]) }

    /// The bytes of each of them.
    package var bytes: some Sequence<Bytes> { places.lazy.map { text.bytes[$0] } }
  }
}
