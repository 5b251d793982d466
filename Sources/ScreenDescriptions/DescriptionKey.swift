import ScreenModel
internal import ScreenText
import ScreenSpecifications

/// What a key is to the page that a text describes.
///
/// A word may have several of these meanings; the part around it decides which one counts.
enum DescriptionKey: String, Hashable, Sendable, CaseIterable {
  /// The page itself, or the text that names it.
  case page
  case title, name, text
  /// A note to whoever makes the page.
  case purpose
  /// A name for programs.
  case program
  /// How something looks.
  case look
  case layout
  /// A part that only holds others; one of those side by side; one with a heading of its own.
  case container, side, section
  case nav, inputs, actions, rowActions
  case columns, rows, items, empty
  case value, change, tone, when, total, axis
  /// The name of the component that a part is.
  case typing
  case stats, cards, facts
  /// Words for a kind of page.
  case wizard, columned, tabbed, kindOfPage
  /// Words for a style or a tone.
  case going, destructive, plain, primary, secondary, warning, critical, success, info
  /// A member of a document of another format.
  case foreign
}

/// A word in a description, without signs and in lower case.
struct DescriptionWord {
  let text: String

  init(_ word: String) {
    text = String(
      decoding: word.utf8.prefix(60).filter {
        $0.isASCIILetter || $0.isASCIIDigit || $0 >= 0x80
      }.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Whether the word has a meaning.
  func means(_ key: DescriptionKey) -> Bool {
    DescriptionWords.shipped.keys[text]?.contains(key) ?? false
  }

  /// The first of some meanings that the word has; nil if it has none of them.
  func first(of keys: DescriptionKey...) -> DescriptionKey? { keys.first { means($0) } }

  /// The component that the word names: "line_chart", "Table", "radio group".
  var view: ViewMeaning? {
    let views = SpecificationWords.shipped.views
    if let view = views[text] { return view == .hidden ? nil : view }
    guard case .kind(let kind)? = SpecificationWords.shipped.types[text] else { return nil }
    switch kind {
    case .choice: return .picker
    case .flag: return .toggle
    case .scale: return .slider
    case .field(.multiline): return .multiline
    default: return .field
    }
  }

  /// The component that the word names by itself, rather than a type of text that data has too.
  var ownView: ViewMeaning? {
    guard let view = SpecificationWords.shipped.views[text], view != .hidden else { return nil }
    let isType =
      view == .field && !["input", "field", "textfield", "search", "searchbar"].contains(text)
    return isType || view == .progress && text == "meter" ? nil : view
  }

  /// The component that each of several things is: "charts", "alerts"; nil for any other word.
  var views: ViewMeaning? {
    guard text.utf8.last == UInt8(ascii: "s"), SpecificationWords.shipped.views[text] == nil else {
      return nil
    }
    return SpecificationWords.shipped.views[String(text.dropLast())]
  }
}

extension DescriptionWord {
  /// The last word of a name of several: "orders_table" is a table.
  static func last(of name: String) -> DescriptionWord? {
    let words = IdentifierWords.split(name)
    return words.count > 1 ? words.last.map { DescriptionWord($0) } : nil
  }
}
