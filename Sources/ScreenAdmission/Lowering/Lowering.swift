internal import ScreenGrammar
internal import ScreenModel
internal import ScreenText

/// Fills the templates of a derived component with its values.
///
/// It is bounded whatever a grammar says: it stops after a maximum number of values.
package struct Lowering {
  /// The greatest number of values made for one derived component.
  static let maximumValues = 20_000
  /// The size in bytes from which nothing more is joined to a text.
  static let maximumBytes = 1 << 16
  /// The greatest depth of nested arguments.
  private static let maximumDepth = 16

  /// A value of the derived component.
  struct Parameter {
    var name: String
    var value: TreeValue
    /// Its node in the tree of origins.
    var origin: OriginTree.Node?
    /// Whether it is a constant of the grammar.
    var isConstant: Bool
  }

  /// A value with its origin.
  struct LoweredValue {
    var value: TreeValue
    /// Its node in the tree of origins.
    var node: OriginTree.Node?
    /// The origin of the whole value; nil if only its node states one, or nothing does.
    var origin: Origin?
  }

  /// A lowered component that has not been read yet.
  struct Lowered {
    var tree: TreeValue
    var origin: OriginTree.Node?
  }

  private let parameters: [Parameter]
  private var valuesLeft = Lowering.maximumValues
  /// The current items of the enclosing loops, the outermost first.
  private var items: [LoweredValue] = []
  /// Whether the limits cut the lowering short.
  private(set) var isCut = false

  init(parameters: [Parameter]) { self.parameters = parameters }

  /// The components made from a template: one, or one for each item.
  mutating func components(of template: Template, _ origins: inout OriginTree) -> [Lowered] {
    var result: [Lowered] = []
    components(of: template, loop: 0, into: &result, &origins)
    return result
  }

  private mutating func components(
    of template: Template, loop: Int, into result: inout [Lowered], _ origins: inout OriginTree
  ) {
    guard template.loops.indices.contains(loop) else {
      guard result.count < Template.maximumComponents else {
        isCut = true
        return
      }
      result.append(component(template, &origins))
      return
    }
    for item in elements(of: template.loops[loop], depth: 0, &origins) where !isCut {
      items.append(item)
      components(of: template, loop: loop + 1, into: &result, &origins)
      items.removeLast()
    }
  }

  private mutating func component(_ template: Template, _ origins: inout OriginTree) -> Lowered {
    let tag = TreeMember(Element.tagName, TreeValue(.text(template.component)))
    let made = record(template.arguments, opening: [tag], depth: 0, &origins)
    return Lowered(tree: made.value, origin: made.node)
  }

  /// The value of an argument; nil if it names a value that was left out.
  private mutating func value(
    _ argument: Template.Argument, depth: Int, _ origins: inout OriginTree
  ) -> LoweredValue? {
    guard valuesLeft > 0, depth <= Self.maximumDepth else {
      isCut = true
      return nil
    }
    valuesLeft -= 1
    switch argument {
    case .constant(let value): return LoweredValue(value: value, origin: .grammar)
    case .parameter(let name):
      guard let parameter = parameters.first(where: { $0.name == name }) else { return nil }
      return LoweredValue(
        value: parameter.value, node: parameter.origin,
        origin: parameter.isConstant ? .grammar : nil)
    case .item(let depth, let name):
      guard items.indices.contains(depth) else { return nil }
      guard let name else { return items[depth] }
      return items[depth].child(.name(name), items[depth].value[name], in: origins)
    case .joined(let parts): return joined(parts, depth: depth, &origins)
    case .each(let collection, let arguments):
      var made: [LoweredValue] = []
      for item in elements(of: collection, depth: depth, &origins) where !isCut {
        guard valuesLeft > 0 else {
          isCut = true
          break
        }
        valuesLeft -= 1
        items.append(item)
        made.append(record(arguments, depth: depth + 1, &origins))
        items.removeLast()
      }
      return list(made, &origins)
    case .record(let arguments): return record(arguments, depth: depth + 1, &origins)
    case .list(let elements):
      return list(elements.compactMap { value($0, depth: depth + 1, &origins) }, &origins)
    }
  }

  /// The elements of a collection, each with its place in the tree of origins.
  private mutating func elements(
    of collection: Template.Argument, depth: Int, _ origins: inout OriginTree
  ) -> [LoweredValue] {
    guard let made = value(collection, depth: depth + 1, &origins) else { return [] }
    return (made.value.elements ?? []).enumerated().compactMap { index, element in
      made.child(.index(index), element, in: origins)
    }
  }

  /// Texts, numbers and flags joined into one text, which is a sample if any of them is.
  private mutating func joined(
    _ parts: [Template.Argument], depth: Int, _ origins: inout OriginTree
  ) -> LoweredValue {
    var buffer = UTF8Buffer()
    var origin: Origin?
    for part in parts where buffer.count < Self.maximumBytes {
      guard let made = value(part, depth: depth + 1, &origins) else { continue }
      switch made.value.content {
      case .text(let text): buffer.append(verbatim: text)
      case .number(let number): buffer.append(number: number)
      case .flag(let flag): buffer.append(verbatim: flag ? "true" : "false")
      case .null, .array, .object: continue
      }
      let own = made.node.flatMap { origins.origins(of: $0).first } ?? made.origin
      if origin == nil || origin == .grammar || own == .sample { origin = own ?? origin }
    }
    return LoweredValue(value: TreeValue(.text(buffer.string)), origin: origin)
  }

  private mutating func record(
    _ arguments: [Template.NamedArgument], opening: [TreeMember] = [], depth: Int,
    _ origins: inout OriginTree
  ) -> LoweredValue {
    var members = opening
    var children: [(TreePath.Step, OriginTree.Node?, Origin?)] = []
    for argument in arguments {
      guard let made = value(argument.value, depth: depth, &origins) else { continue }
      members.append(TreeMember(argument.name, made.value))
      children.append((.name(argument.name), made.node, made.origin))
    }
    let node = origins.root == nil ? nil : origins.node(of: [], children)
    return LoweredValue(value: TreeValue(.object(members)), node: node)
  }

  private func list(_ elements: [LoweredValue], _ origins: inout OriginTree) -> LoweredValue {
    let children = elements.enumerated().map { index, element in
      (TreePath.Step.index(index), element.node, element.origin)
    }
    let node = origins.root == nil ? nil : origins.node(of: [], children)
    return LoweredValue(value: TreeValue(.array(elements.map(\.value))), node: node)
  }
}

extension Lowering.LoweredValue {
  /// The value at a step within it; an origin of the whole applies to its parts.
  fileprivate func child(
    _ step: TreePath.Step, _ value: TreeValue?, in origins: OriginTree
  ) -> Lowering.LoweredValue? {
    guard let value else { return nil }
    let below = node.flatMap { origins.child(of: $0, at: step) }
    let own = node.flatMap { origins.origins(of: $0).first } ?? origin
    let isSaid = below.map { !origins.origins(of: $0).isEmpty } ?? false
    return Lowering.LoweredValue(value: value, node: below, origin: isSaid ? nil : own)
  }
}
