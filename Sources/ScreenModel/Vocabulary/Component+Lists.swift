extension Component {
  /// A list of items of one kind.
  public struct List: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .list }
    package enum Property: String, PropertyName { case title, style, items }
    package static let declaration = ComponentDeclaration(
      Self.self, .collections, in: .collection, standIns: [.keyValue, .paragraph], data: .records,
      thing: "item", traits: [.givesTitle, .isTile])

    /// The title of the list.
    public var title: String = ""
    /// How the items are arranged.
    public var style: ListStyle = .plain
    /// The items, in order.
    public var items: [ListItem] = []

    package init() {}

    /// Creates a list from its properties, in declared order.
    public init(title: String, style: ListStyle = .plain, items: [ListItem] = []) {
      self.title = title
      self.style = style
      self.items = items
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("title", as: .title, &title, default: "")
      visitor.choice("style", as: .variant, &style, default: .plain)
      visitor.records("items", as: .things, &items, isRequired: false)
    }
  }

  /// An item of a list.
  public struct ListItem: Hashable, Sendable, PropertyRecord {
    package enum Property: String, PropertyName {
      case title, detail, badge, image, facts, actions, items
    }

    /// The item's name.
    public var title: String = ""
    /// A line below the name.
    public var detail: String = ""
    /// A short state at the end of the item.
    public var badge: String = ""
    /// What the item's picture shows.
    public var image: String = ""
    /// The facts of the item, in order.
    public var facts: [Fact] = []
    /// The actions that the item offers.
    public var actions: [ItemAction] = []
    /// The items nested in this one, which have no nested items themselves.
    public var items: [ListItem] = []

    package init() {}

    /// Creates a list item from its properties, in declared order.
    public init(
      title: String, detail: String = "", badge: String = "", image: String = "",
      facts: [Fact] = [], actions: [ItemAction] = [], items: [ListItem] = []
    ) {
      self.title = title
      self.detail = detail
      self.badge = badge
      self.image = image
      self.facts = facts
      self.actions = actions
      self.items = items
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("title", as: .label, &title, default: "")
      visitor.text("detail", as: .detail, &detail, default: "")
      visitor.text("badge", as: .detail, &badge, default: "")
      visitor.text("image", as: .picture, &image, default: "")
      visitor.records("facts", as: .facts, &facts, isRequired: false)
      visitor.records("actions", as: .actions, &actions, isRequired: false)
      visitor.records("items", as: .things, &items, isRequired: false)
    }
  }

  /// A named fact of a list item.
  public struct Fact: Hashable, Sendable, PropertyRecord {
    package enum Property: String, PropertyName { case key, value }

    /// The fact's name.
    public var key: String = ""
    /// The fact, as shown.
    public var value: String = ""

    package init() {}

    /// Creates a fact from its properties, in declared order.
    public init(key: String, value: String = "") {
      self.key = key
      self.value = value
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("key", as: .label, &key, default: "")
      visitor.text("value", as: .value, &value, default: "")
    }
  }

  /// An action that a list item offers.
  public struct ItemAction: Hashable, Sendable, PropertyRecord {
    package enum Property: String, PropertyName { case label, action }

    /// The action's label.
    public var label: String = ""
    /// The slug of the action, which a host connects to.
    public var action: String = ""

    package init() {}

    /// Creates an item action from its properties, in declared order.
    public init(label: String, action: String = "") {
      self.label = label
      self.action = action
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", as: .label, &label, default: "")
      visitor.text("action", as: .action, &action, default: "")
    }
  }

  /// A list of things to tick off.
  public struct Checklist: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .checklist }
    package enum Property: String, PropertyName { case title, items }
    package static let declaration = ComponentDeclaration(
      Self.self, .collections, in: .collection, standIns: [.list, .keyValue, .paragraph],
      data: .things,
      thing: "task", traits: [.givesTitle, .isTile])

    /// The title of the list.
    public var title: String = ""
    /// The things, in order.
    public var items: [ChecklistItem] = []

    package init() {}

    /// Creates a checklist from its properties, in declared order.
    public init(title: String, items: [ChecklistItem] = []) {
      self.title = title
      self.items = items
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("title", as: .title, &title, default: "")
      visitor.records("items", as: .things, &items, isRequired: false)
    }
  }

  /// A thing to tick off.
  public struct ChecklistItem: Hashable, Sendable, PropertyRecord {
    package enum Property: String, PropertyName { case label, checked }

    /// The task.
    public var label: String = ""
    /// Whether it is done.
    public var checked: Bool = false

    package init() {}

    /// Creates a checklist item from its properties, in declared order.
    public init(label: String, checked: Bool = false) {
      self.label = label
      self.checked = checked
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", as: .label, &label, default: "")
      visitor.flag("checked", as: .state, &checked)
    }
  }

  /// A sequence of steps with their states.
  public struct Steps: Hashable, Sendable, ComponentRecord {
    package static var kind: ComponentKind { .steps }
    package enum Property: String, PropertyName { case title, items }
    package static let declaration = ComponentDeclaration(
      Self.self, .collections, in: .collection, standIns: [.list, .keyValue, .paragraph],
      data: .things,
      thing: "step", traits: [.givesTitle, .isTile])

    /// The title of the sequence.
    public var title: String = ""
    /// The steps, in order.
    public var items: [Step] = []

    package init() {}

    /// Creates steps from their properties, in declared order.
    public init(title: String, items: [Step] = []) {
      self.title = title
      self.items = items
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("title", as: .title, &title, default: "")
      visitor.records("items", as: .things, &items, isRequired: false)
    }
  }

  /// A step of a sequence.
  public struct Step: Hashable, Sendable, PropertyRecord {
    package enum Property: String, PropertyName { case label, detail, state }

    /// What is done in the step.
    public var label: String = ""
    /// A line below the label.
    public var detail: String = ""
    /// The state of the step.
    public var state: StepState = .upcoming

    package init() {}

    /// Creates a step from its properties, in declared order.
    public init(label: String, detail: String = "", state: StepState = .upcoming) {
      self.label = label
      self.detail = detail
      self.state = state
    }

    package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
      visitor.text("label", as: .label, &label, default: "")
      visitor.text("detail", as: .detail, &detail, default: "")
      visitor.choice("state", as: .state, &state, default: .upcoming)
    }
  }
}
