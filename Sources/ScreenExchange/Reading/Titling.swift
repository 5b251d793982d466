internal import ScreenModel

/// Finds the heading that is the title of the whole document.
enum Titling {
  /// Removes the title from some parts; nil if none of their headings is a title.
  ///
  /// The title is the first text, and no other heading has its rank or a higher one; a heading of
  /// the first rank needs no further condition. The title of a container around everything is a
  /// title too.
  static func takeTitle(of blocks: inout [Block]) -> String? {
    if blocks.count == 1, case .container(var container) = blocks[0].content,
      !container.title.isEmpty
    {
      switch container.shape {
      case .column, .row, .grid, .card:
        let title = container.title
        container.title = ""
        blocks[0].content = .container(container)
        return title
      case .list, .tabs, .disclosure, .dialog: return nil
      }
    }
    var levels: [Int] = []
    collectLevels(of: blocks, into: &levels)
    guard let level = levels.first,
      level == 1 || !levels.dropFirst().contains(where: { $0 <= level })
    else { return nil }
    return takeFirst(of: &blocks)
  }

  private static func collectLevels(of blocks: [Block], into levels: inout [Int]) {
    for block in blocks {
      if let heading = block.heading { levels.append(heading.level) }
      if let container = block.container {
        if !container.title.isEmpty { levels.append(2) }
        collectLevels(of: container.children, into: &levels)
      }
    }
  }

  /// Removes the heading that everything begins with, possibly after pictures.
  private static func takeFirst(of blocks: inout [Block]) -> String? {
    for index in blocks.indices {
      switch blocks[index].content {
      case .icon, .component(.image, _): continue
      case .text(let text, .heading):
        blocks.remove(at: index)
        return text
      case .container(var container):
        switch container.shape {
        case .tabs, .dialog, .disclosure, .list: return nil
        case .column, .row, .grid, .card: break
        }
        guard container.title.isEmpty, let title = takeFirst(of: &container.children) else {
          return nil
        }
        blocks[index].content = .container(container)
        return title
      case .text, .rule, .component, .foreign: return nil
      }
    }
    return nil
  }
}
