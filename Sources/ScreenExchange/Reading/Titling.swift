internal import ScreenModel

/// Finds the heading that is the title of a whole document.
enum Titling {
  /// Takes the title out of some parts; nil where none of their headings is one.
  ///
  /// It is the first part that is said, and no other heading is of its rank or higher; of a heading of
  /// the first rank nothing else is asked. The title of one container around everything is one, too.
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

  /// Takes the heading out that everything begins with, past pictures.
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
