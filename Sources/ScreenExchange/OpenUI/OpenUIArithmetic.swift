internal import ScreenModel
internal import ScreenText

/// The operators and functions of OpenUI Lang that need no external data.
enum OpenUIArithmetic {
  /// The result of an operator applied to two values.
  static func apply(_ mark: String, _ left: TreeValue, _ right: TreeValue) -> TreeValue {
    switch mark {
    case "&&": return left.isTrue ? right : left
    case "||": return left.isTrue ? left : right
    case "==": return TreeValue(.flag(left.isSame(as: right)))
    case "!=": return TreeValue(.flag(!left.isSame(as: right)))
    case "+" where left.text != nil || right.text != nil:
      return TreeValue(.text((left.shown ?? "") + (right.shown ?? "")))
    default: break
    }
    guard let first = left.number, let second = right.number else { return TreeValue(.null) }
    switch mark {
    case "+": return number(first + second)
    case "-": return number(first - second)
    case "*": return number(first * second)
    case "/": return number(first / second)
    case "%":
      guard second != 0, let whole = Int64(whole: first), let other = Int64(whole: second),
        other != 0
      else { return TreeValue(.null) }
      return number(Double(whole.remainderReportingOverflow(dividingBy: other).partialValue))
    case ">": return TreeValue(.flag(first > second))
    case "<": return TreeValue(.flag(first < second))
    case ">=": return TreeValue(.flag(first >= second))
    case "<=": return TreeValue(.flag(first <= second))
    default: return TreeValue(.null)
    }
  }

  /// The result of a function applied to its arguments; nil for an unknown function.
  static func function(_ name: String, _ arguments: [TreeValue]) -> TreeValue? {
    let list = arguments.first?.elements ?? []
    let numbers = list.compactMap(\.number)
    switch name {
    case "@Count": return number(Double(list.count))
    case "@Sum": return number(numbers.reduce(0, +))
    case "@Avg":
      return numbers.isEmpty ? number(0) : number(numbers.reduce(0, +) / Double(numbers.count))
    case "@Min": return numbers.min().map(number) ?? TreeValue(.null)
    case "@Max": return numbers.max().map(number) ?? TreeValue(.null)
    case "@First": return list.first ?? TreeValue(.null)
    case "@Last": return list.last ?? TreeValue(.null)
    case "@Abs": return arguments.first?.number.map { number(abs($0)) }
    case "@Filter":
      guard arguments.count == 4, let field = arguments[1].text, let mark = arguments[2].text else {
        return nil
      }
      let kept = list.filter { item in
        let value = item[field] ?? TreeValue(.null)
        if mark == "contains" {
          return value.shown?.contains(bytesOf: arguments[3].shown ?? "") ?? false
        }
        return apply(mark, value, arguments[3]).isTrue
      }
      return TreeValue(.array(kept))
    default: return nil
    }
  }

  private static func number(_ value: Double) -> TreeValue {
    value.isFinite ? TreeValue(.number(value)) : TreeValue(.null)
  }
}
