internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

// Ids and accessible names. An id is `prefix-section.element` and what is within: the section by its
// own id, so that one more leaves the others as they are, the element by its place. Where sections
// are not distinguished by their ids, places stand for them too, so that ids are unique whatever a
// screen says.

extension HTMLWriter {
  /// Writes the id of a part of the screen itself.
  mutating func writeScreenID(_ part: StaticString) {
    out.append(bytes: prefix)
    out.append(part)
  }

  /// Writes the id of a numbered part of the screen itself.
  mutating func writeScreenID(_ part: StaticString, _ block: Int, _ index: Int) {
    writeScreenID(part)
    out.append(integer: block)
    out.append(UInt8(ascii: "-"))
    out.append(integer: index)
  }

  /// Writes the id of a part of a section: its title, if nothing is said.
  mutating func writeSectionID(_ section: Int, _ part: StaticString = "t") {
    out.append(bytes: sectionPrefixes[section])
    out.append(part)
  }

  /// What every id begins with: the wish of the options, or else a hash of the title.
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

  /// What the ids of each section begin with: its own id where all are slugs and no two the same.
  static func sectionPrefixes(of screen: Screen, after prefix: [UInt8]) -> [[UInt8]] {
    let areDistinct = haveDistinctIDs(screen.sections)
    return screen.sections.indices.map { index in
      let id = areDistinct ? screen.sections[index].id : String(index)
      var bytes = prefix
      bytes.reserveCapacity(prefix.count + id.utf8.count + 1)
      bytes += id.utf8
      // No slug holds it: no id of a section is the beginning of another's.
      bytes.append(UInt8(ascii: "."))
      return bytes
    }
  }

  /// Whether sections have ids that can be part of one on the page, each its own.
  private static func haveDistinctIDs(_ sections: [Section]) -> Bool {
    for index in sections.indices where !Slug.isSlug(sections[index].id) { return false }
    // A set costs more than comparing the few that there mostly are.
    guard sections.count <= 12 else { return Set(sections.map(\.id)).count == sections.count }
    for index in sections.indices {
      for other in 0..<index where sections[other].id == sections[index].id { return false }
    }
    return true
  }

  /// Writes the id of the element that is being written, or of a part of it.
  mutating func writeID(_ part: StaticString = "") {
    writeSectionID(place.section, "")
    out.append(integer: place.element)
    out.append(part)
  }

  /// Writes the id of a numbered part of the element that is being written.
  mutating func writeID(_ part: StaticString, _ index: Int) {
    writeID(part)
    out.append(integer: index)
  }

  /// Writes the `name` of a control, its slug or else its id.
  mutating func writeName(_ slug: String) {
    out.append(" name=\"")
    if slug.isBlank { writeID() } else { out.append(attribute: slug) }
    out.append(UInt8(ascii: "\""))
  }

  /// Writes a text; nothing at all is `—`.
  mutating func write(_ text: String) {
    if text.isBlank { out.append("<span class=\"m\">—</span>") } else { writeIsolated(text) }
  }

  /// Writes a text, marked where the property is a sample; nothing at all is `—`.
  mutating func write(_ text: String, _ property: String) {
    guard isSample(property), !text.isBlank else {
      write(text)
      return
    }
    out.append("<span class=\"smp\">")
    writeIsolated(text)
    out.append("</span>")
    writeHiddenSample()
  }

  /// Whether the value of a property of the element that is being written is a sample.
  func isSample(_ property: String) -> Bool { !samples.isEmpty && samples.contains(property) }

  /// Writes a word of the renderer's own between two others.
  mutating func writeSpaced(_ word: StaticString) {
    out.append(UInt8(ascii: " "))
    out.append(word)
    out.append(UInt8(ascii: " "))
  }

  /// Writes words that are heard and not seen.
  mutating func writeHidden(_ text: String) {
    out.append("<span class=\"vh\"> ")
    writeIsolated(text)
    out.append("</span>")
  }

  /// Writes the title of a collection with the mark of a sample, and says what names it.
  ///
  /// A title that only repeats the section's is left out.
  mutating func writeCollectionTitle(_ title: String, _ property: String) {
    let isRepeated = title.isBlank || title == sectionTitle
    let isSample = isSample(property)
    guard !isRepeated || isSample else { return }
    if isSample { out.append("<div class=\"hdr\">") }
    if !isRepeated {
      out.append("<h")
      out.append(headingLevel)
      out.append(" class=\"t3\">")
      write(title, "title")
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

  /// The name of a collection: its own title, or else the section's.
  func name(of title: String) -> String { title.isBlank ? sectionTitle : title }

  /// Writes ` aria-label="…"`: a name and what it is a name of; without a name, the latter alone.
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

  /// Takes a name for a landmark; false where one has it already, or there are too many to compare.
  ///
  /// A fragment is one landmark as a whole: another on the same page may have sections of the same
  /// names.
  mutating func takesLandmark(_ hash: UInt64) -> Bool {
    guard options.extent == .page, landmarks.count < 256, !landmarks.contains(hash) else {
      return false
    }
    landmarks.append(hash)
    return true
  }

  /// Writes a role and a label for what scrolls: a region, or a group where its name is taken.
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

  /// Writes the tag of what holds samples.
  mutating func writeSampleTag(after gap: StaticString = "") {
    out.append(gap)
    out.append("<span class=\"tag\">")
    out.append(words.samples.tag)
    out.append("</span>")
  }

  /// Says of a value that it is a sample, for those who do not see its line.
  mutating func writeHiddenSample() {
    out.append("<span class=\"vh\"> ")
    out.append(words.samples.hidden)
    out.append("</span>")
  }
}

extension UInt8 {
  /// Whether the byte may be in an id: a letter, a digit, `-` or `_`, of ASCII.
  var isNameByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
