/// Measures the width of a text in a terminal.
///
/// The rule is that of `wcswidth` in Python's `wcwidth` package since version 0.3: the scalars of a
/// grapheme cluster share the columns of its base, variation selectors and spacing marks widen it,
/// and a scalar after a zero-width joiner adds nothing. Ambiguous widths are narrow.
struct DisplayWidth {
  /// The columns of the finished clusters.
  private var closed = 0
  /// The columns of the current cluster.
  private var open = 0
  /// The last scalar that takes columns, while a selector or a mark may still change it.
  private var base: WidthClass?
  /// The last scalar that takes columns, for the skin tone after it.
  private var last: WidthClass?
  private var followsVirama = false
  private var followsJoiner = false
  private var opensFlag = false

  /// The columns of everything measured.
  var columns: Int { closed + open }

  /// Whether the next letter would join the current cluster.
  var isJoining: Bool { followsVirama }

  /// Measures one more scalar.
  mutating func add(_ scalar: Unicode.Scalar) {
    if followsJoiner {
      followsJoiner = false
      return
    }
    switch scalar.value {
    case 0x200D:
      followsJoiner = !followsVirama
      return
    case 0xFE0F where base != nil:
      if base == .keycap || base == .narrowPicture { open = 2 }
      base = nil
      return
    case 0xFE0E where base != nil:
      if base == .textPicture { closed -= 1 }
      base = nil
      return
    default: add(WidthClass(scalar))
    }
  }

  private mutating func add(_ kind: WidthClass) {
    let completesFlag = kind == .regionalIndicator && opensFlag
    opensFlag = kind == .regionalIndicator && !opensFlag
    if completesFlag || (kind == .modifier && last?.takesModifier == true) { return }
    if kind.columns > 0 {
      if followsVirama {
        open = 2
      } else {
        closed += open
        open = kind.columns
      }
      base = kind
      last = kind
      followsVirama = false
    } else if kind == .virama {
      followsVirama = true
    } else {
      if kind == .spacingMark, base != nil {
        open = 2
        base = nil
      }
      followsVirama = false
    }
  }

  /// The columns of a text without control characters.
  static func columns(of text: some StringProtocol) -> Int {
    var width = DisplayWidth()
    for scalar in text.unicodeScalars { width.add(scalar) }
    return width.columns
  }
}
