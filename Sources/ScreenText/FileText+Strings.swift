extension FileText {
  /// Items of a data file, each made into a string only when it is accessed.
  package struct Strings: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
    private var text = FileText("")
    private var places: [Range<Int>] = []

    /// Creates an empty list; strings that are in no file are ignored.
    package init(arrayLiteral: String...) {}

    /// Creates a list of items of a text.
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
