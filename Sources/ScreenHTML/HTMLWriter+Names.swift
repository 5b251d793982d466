internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

// Ids and accessible names. The id of an element is `prefix-section.element`, followed by the part
// within it; `element` is an index. Sections are identified by their own ids, so that adding one
// does not change the others. If those are not distinct slugs, indices are used, so that ids are
// always unique.

extension HTMLWriter {
  /// Writes the id of a part of the screen.
  mutating func writeScreenID(_ part: StaticString) {
    out.append(bytes: prefix)
    out.append(part)
  }

  /// Writes the id of a numbered part of the screen.
  mutating func writeScreenID(_ part: StaticString, _ block: Int, _ index: Int) {
    writeScreenID(part)
    out.append(integer: block)
    out.append(UInt8(ascii: "-"))
    out.append(integer: index)
  }

  /// Writes the id of a part of a section, by default of its title.
  mutating func writeSectionID(_ section: Int, _ part: StaticString = "t") {
    out.append(bytes: sectionPrefixes[section])
    out.append(part)
  }

  /// Returns the prefix of every id: the one from the options, or else a hash of the title.
  static func prefix(_ wish: String, title: String) -> [UInt8] {
    var prefix: [UInt8] = []
    if wish.isEmpty {
      prefix.append(UInt8(ascii: "s"))
      var hash = FNV1a.hash(title.utf8)
      for _ in 0..<6 {
        let digit = UInt8(hash % 36)
        prefix.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + (digit - 10))
        hash /= 36
      }
    } else {
      if wish.utf8.first?.isASCIILetter != true { prefix.append(UInt8(ascii: "s")) }
      prefix += wish.utf8.prefix(64).lazy.map { $0.isNameByte ? $0 : UInt8(ascii: "-") }
    }
    prefix.append(UInt8(ascii: "-"))
    return prefix
  }

  /// Returns the id prefix of each section: its own id if all are distinct slugs, or else its
  /// index.
  static func sectionPrefixes(of screen: Screen, after prefix: [UInt8]) -> [[UInt8]] {
    let areDistinct = haveDistinctIDs(screen.sections)
    return screen.sections.indices.map { index in
      let id = areDistinct ? screen.sections[index].id : String(index)
      var bytes = prefix
      bytes.reserveCapacity(prefix.count + id.utf8.count + 1)
      bytes += id.utf8
      // No slug contains a full stop, so that no section's prefix is a prefix of another's.
      bytes.append(UInt8(ascii: "."))
      return bytes
    }
  }

  /// Whether all sections have slugs as ids, without duplicates.
  private static func haveDistinctIDs(_ sections: [Section]) -> Bool {
    for index in sections.indices where !Slug.isSlug(sections[index].id) { return false }
    // A set costs more than comparing the few ids that there usually are.
    guard sections.count <= 12 else { return Set(sections.map(\.id)).count == sections.count }
    for index in sections.indices {
      for other in 0..<index where sections[other].id == sections[index].id { return false }
    }
    return true
  }

  /// Writes the id of the current element, or of a part of it.
  mutating func writeID(_ part: StaticString = "") {
    writeSectionID(place.section, "")
    out.append(integer: place.element)
    out.append(part)
  }

  /// Writes the id of a numbered part of the current element.
  mutating func writeID(_ part: StaticString, _ index: Int) {
    writeID(part)
    out.append(integer: index)
  }

  /// Writes the `name` of a control: its slug, or else its id.
  mutating func writeName(_ slug: String) {
    out.append(" name=\"")
    if slug.isBlank { writeID() } else { out.append(attribute: slug) }
    out.append(UInt8(ascii: "\""))
  }

  /// Writes text; `—` if it is blank.
  mutating func write(_ text: String) {
    if text.isBlank { out.append("<span class=\"m\">—</span>") } else { writeIsolated(text) }
  }

  /// Writes text, marked if the property is a sample; `—` if it is blank.
  mutating func write(_ text: String, _ property: some PropertyName) {
    write(text, isSample: isSample(property))
  }

  /// Writes text, marked if it is a sample; `—` if it is blank.
  private mutating func write(_ text: String, isSample: Bool) {
    guard isSample, !text.isBlank else {
      write(text)
      return
    }
    out.append("<span class=\"smp\">")
    writeIsolated(text)
    out.append("</span>")
    writeHiddenSample()
  }

  /// Whether the value of a property of the current element is a sample.
  func isSample(_ property: some PropertyName) -> Bool {
    !samples.isEmpty && samples.contains(property.rawValue)
  }

  /// Writes one of the renderer's words with spaces around it.
  mutating func writeSpaced(_ word: StaticString) {
    out.append(UInt8(ascii: " "))
    out.append(word)
    out.append(UInt8(ascii: " "))
  }

  /// Writes visually hidden text for screen readers.
  mutating func writeHidden(_ text: String) {
    out.append("<span class=\"vh\"> ")
    writeIsolated(text)
    out.append("</span>")
  }

  /// Writes the title of a collection, and a tag if `property` is a sample.
  ///
  /// A title that repeats the section's is left out.
  mutating func writeCollectionTitle(_ title: String, _ property: some PropertyName) {
    writeCollectionTitle(title, isSample: isSample(property))
  }

  private mutating func writeCollectionTitle(_ title: String, isSample: Bool) {
    let isRepeated = title.isBlank || title == sectionTitle
    guard !isRepeated || isSample else { return }
    if isSample { out.append("<div class=\"hdr\">") }
    if !isRepeated {
      out.append("<h")
      out.append(headingLevel)
      out.append(" class=\"t3\">")
      write(title, Component.List.Property.title)
      out.append("</h")
      out.append(headingLevel)
      out.append(">")
    }
    if isSample {
      writeSampleTag()
      out.append("</div>")
    }
    out.append(UInt8(ascii: "\n"))
  }

  /// Returns the name of a collection: its own title, or else the section's.
  func name(of title: String) -> String { title.isBlank ? sectionTitle : title }

  /// Writes ` aria-label="…"` with a name and a noun, or the noun alone if the name is blank.
  mutating func writeLabel(_ name: String, _ noun: StaticString) {
    out.append(" aria-label=\"")
    if name.isBlank {
      out.append(noun)
    } else {
      out.append(attribute: name)
      out.append(", ")
      out.append(noun)
    }
    out.append(UInt8(ascii: "\""))
  }

  /// Claims a name for a landmark; returns false if it is taken, or if there are too many to
  /// compare.
  ///
  /// A fragment claims no names for its sections, because another fragment on the page may use the
  /// same names.
  mutating func takesLandmark(_ hash: UInt64) -> Bool {
    guard options.extent == .page, landmarks.count < 256, !landmarks.contains(hash) else {
      return false
    }
    landmarks.append(hash)
    return true
  }

  /// Writes role and label of a scrollable container: a region, or a group if its name is taken.
  mutating func writeScroller(_ name: String, _ noun: StaticString) {
    var hash = FNV1a()
    var left = name.readingHash
    for _ in 0..<8 {
      hash.add(UInt8(truncatingIfNeeded: left))
      left >>= 8
    }
    hash.add(bytes: noun)
    out.append(" tabindex=\"0\" role=\"")
    if takesLandmark(hash.value) { out.append("region\"") } else { out.append("group\"") }
    writeLabel(name, noun)
  }

  /// Writes the tag that marks samples.
  mutating func writeSampleTag(after gap: StaticString = "") {
    out.append(gap)
    out.append("<span class=\"tag\">")
    out.append(words.samples.tag)
    out.append("</span>")
  }

  /// Writes for screen readers that a value is a sample, which is otherwise only shown visually.
  mutating func writeHiddenSample() {
    out.append("<span class=\"vh\"> ")
    out.append(words.samples.hidden)
    out.append("</span>")
  }
}

extension UInt8 {
  /// Whether the byte is allowed in an id: an ASCII letter or digit, `-` or `_`.
  var isNameByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
