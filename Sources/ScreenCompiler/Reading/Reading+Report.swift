package import ScreenModel
public import ScreenReading

extension Reading {
  /// The reading as JSON: its brackets with their words and bytes, its score and margin, and the
  /// unread words.
  public func json() -> [UInt8] {
    var writer = JSONWriter(.indented)
    write(to: &writer)
    return writer.finish()
  }

  /// Writes the reading as an object.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("tree")
    writer.text(tree.description)
    writer.name("score")
    writer.integer(score)
    if let margin {
      writer.name("margin")
      writer.integer(margin)
    }
    writer.name("brackets")
    write(tree.nodes, to: &writer)
    writer.name("unread")
    writer.beginArray()
    for range in unread {
      writer.beginObject()
      writer.name("words")
      writer.text(tree.words(of: ReadingTree.Node(.unknown, range)))
      writer.name("range")
      Self.write(range.range, to: &writer)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  private func write(_ nodes: [ReadingTree.Node], to writer: inout JSONWriter) {
    writer.beginArray()
    for node in nodes {
      writer.beginObject()
      writer.name("label")
      writer.text(node.label.word)
      writer.name("words")
      writer.text(tree.words(of: node))
      writer.name("range")
      Self.write(node.range.range, to: &writer)
      if !node.children.isEmpty {
        writer.name("brackets")
        write(node.children, to: &writer)
      }
      writer.endObject()
    }
    writer.endArray()
  }

  private static func write(_ range: Range<Int>, to writer: inout JSONWriter) {
    writer.beginArray()
    writer.integer(range.lowerBound)
    writer.integer(range.upperBound)
    writer.endArray()
  }
}

extension [Reading] {
  /// The readings of a text as a JSON array, in order.
  public func json() -> [UInt8] {
    var writer = JSONWriter(.indented)
    writer.beginArray()
    for reading in self { reading.write(to: &writer) }
    writer.endArray()
    return writer.finish()
  }
}
