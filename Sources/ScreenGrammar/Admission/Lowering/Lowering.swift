internal import ScreenModel

/// Fills the templates of a derived component with its values.
///
/// It is bounded whatever a grammar says: so many values are made, then no more.
package struct Lowering {
  /// The greatest number of components that one derived component becomes.
  package static let maximumComponents = 64
  /// The greatest number of values made for one derived component.
  static let maximumValues = 20_000
  /// Beyond this many bytes nothing more is joined to a text.
  private static let maximumBytes = 1 << 16
  /// The greatest depth of arguments within arguments.
  private static let maximumDepth = 16

  /// A value of the derived component.
  struct Parameter {
    var name: String
    var value: TreeValue
    /// Its node in the tree of origins.
    var origin: OriginTree.Node?
    /// Whether the grammar gave it.
    var isConstant: Bool
  }

  /// A component lowered to, not yet read.
  struct Lowered {
    var tree: TreeValue
    var origin: OriginTree.Node?
  }

  private let parameters: [Parameter]
  private var valuesLeft = Lowering.maximumValues
  /// Whether there was more to make than the limits allow.
  private(set) var isCut = false

  init(parameters: [Parameter]) { self.parameters = parameters }

  /// The components of a template: one, or one for each item.
  mutating func components(of template: Template, _ origins: inout OriginTree) -> [Lowered] {
    guard let each = template.each else {
      return [component(template, item: nil, &origins)]
    }
    guard let items = parameters.first(where: { $0.name == each })?.value.elements else {
      return []
    }
    if items.count > Self.maximumComponents { isCut = true }
    return items.prefix(Self.maximumComponents).map { component(template, item: $0, &origins) }
  }

  private mutating func component(
    _ template: Template, item: TreeValue?, _ origins: inout OriginTree
  ) -> Lowered {
    var members = [TreeMember(Element.tagName, TreeValue(.text(template.component)))]
    var children: [(TreePath.Step, OriginTree.Node?, Origin?)] = []
    for argument in template.arguments {
      guard let value = value(argument.value, item, depth: 0) else { continue }
      members.append(TreeMember(argument.name, value))
      let step = TreePath.Step.name(argument.name)
      switch argument.value {
      case .constant: children.append((step, nil, .grammar))
      case .parameter(let name):
        guard item == nil, let parameter = parameters.first(where: { $0.name == name }) else {
          continue
        }
        children.append((step, parameter.origin, parameter.isConstant ? .grammar : nil))
      case .joined, .each: break
      }
    }
    let origin = origins.root == nil ? nil : origins.node(of: [], children)
    return Lowered(tree: TreeValue(.object(members)), origin: origin)
  }

  /// The value of an argument; nil where it names a value that was left out.
  private mutating func value(
    _ argument: Template.Argument, _ item: TreeValue?, depth: Int
  ) -> TreeValue? {
    guard valuesLeft > 0, depth <= Self.maximumDepth else {
      isCut = true
      return nil
    }
    valuesLeft -= 1
    switch argument {
    case .constant(let value): return value
    case .parameter(let name): return parameter(name, item)
    case .joined(let parts):
      var buffer = UTF8Buffer()
      for part in parts where buffer.count < Self.maximumBytes {
        guard let value = value(part, item, depth: depth + 1) else { continue }
        switch value.content {
        case .text(let text): buffer.append(verbatim: text)
        case .number(let number): buffer.append(number: number)
        case .flag(let flag): buffer.append(verbatim: flag ? "true" : "false")
        case .null, .array, .object: break
        }
      }
      return TreeValue(.text(buffer.string))
    case .each(let name, let arguments):
      guard let items = parameter(name, item)?.elements else { return nil }
      var records: [TreeValue] = []
      for item in items {
        guard valuesLeft > 0 else {
          isCut = true
          break
        }
        valuesLeft -= 1
        records.append(record(arguments, item, depth: depth + 1))
      }
      return TreeValue(.array(records))
    }
  }

  private mutating func record(
    _ arguments: [Template.NamedArgument], _ item: TreeValue, depth: Int
  ) -> TreeValue {
    var members: [TreeMember] = []
    for argument in arguments {
      guard let value = value(argument.value, item, depth: depth) else { continue }
      members.append(TreeMember(argument.name, value))
    }
    return TreeValue(.object(members))
  }

  /// A property of the item, else of the component; an item that is no record is meant by any
  /// other name.
  private func parameter(_ name: String, _ item: TreeValue?) -> TreeValue? {
    if let value = item?[name] { return value }
    if let own = parameters.first(where: { $0.name == name }) { return own.value }
    guard let item, case .object = item.content else { return item }
    return nil
  }
}
