package import ScreenDiagnostics
internal import ScreenText

/// A heading with everything below it, up to the next heading of its level or above.
package struct DocumentSection {
  /// A block, or a section below this one.
  package enum Part {
    case block(OutlineBlock)
    indirect case section(DocumentSection)
  }

  /// The words of the heading; nil for the whole document.
  package var head: SourceRange?
  package var level = 0
  package var parts: [Part] = []

  package init(_ blocks: [OutlineBlock]) {
    var index = 0
    self.init(head: nil, level: 0, blocks, &index)
  }

  private init(head: SourceRange?, level: Int, _ blocks: [OutlineBlock], _ index: inout Int) {
    (self.head, self.level) = (head, level)
    while index < blocks.count {
      let block = blocks[index]
      guard case .heading(let next) = block.content else {
        index += 1
        if block.content != .rule { parts.append(.block(block)) }
        continue
      }
      // Headings have at most twelve levels, which also bounds the depth of the sections.
      guard next > level else { return }
      index += 1
      parts.append(.section(DocumentSection(head: block.range, level: next, blocks, &index)))
    }
  }

  /// The blocks before the first subsection.
  package var ownBlocks: [OutlineBlock] {
    parts.compactMap { if case .block(let block) = $0 { block } else { nil } }
  }

  package var sections: [DocumentSection] {
    parts.compactMap { if case .section(let section) = $0 { section } else { nil } }
  }

  /// The bytes that it covers, including its heading.
  package var range: SourceRange {
    var range = head
    for part in parts {
      let next =
        switch part {
        case .block(let block): block.lead.map { $0.union(block.range) } ?? block.range
        case .section(let section): section.range
        }
      range = range?.union(next) ?? next
    }
    return range ?? .at(0)
  }

  /// The lines of its lists, facts and paragraphs, and of all its subsections.
  package var lines: [SourceRange] {
    parts.flatMap { part -> [SourceRange] in
      switch part {
      case .block(let block): block.lines
      case .section(let section): section.lines
      }
    }
  }
}

extension OutlineBlock {
  /// The items, facts and lines in it, including nested ones.
  package var lines: [SourceRange] {
    switch content {
    case .list(let list): list.items.flatMap { [$0.words] + $0.blocks.flatMap(\.lines) }
    case .facts(let facts):
      facts.map { SourceRange($0.key.lowerBound, max($0.key.upperBound, $0.value.upperBound)) }
    case .paragraph(let lines): lines
    case .quote(let blocks): blocks.flatMap(\.lines)
    case .heading, .table, .code, .rule: []
    }
  }

  /// The list, if this block is one.
  package var list: OutlineList? { if case .list(let list) = content { list } else { nil } }

  package var isParagraph: Bool { if case .paragraph = content { true } else { false } }
}
