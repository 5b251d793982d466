/// The effect of a scalar on the width of a terminal line.
enum WidthClass: UInt8 {
  /// One column.
  case narrow = 0
  /// No columns: it combines with the scalar before it, or is not shown.
  case zero = 1
  /// Two columns.
  case wide = 2
  /// No columns of its own, but its base becomes two columns wide.
  case spacingMark = 3
  /// No columns; a consonant after it joins the cluster.
  case virama = 4
  /// One column, two with an emoji variation selector: digits, `#` and `*`.
  case keycap = 5
  /// A picture of one column, two with an emoji variation selector.
  case narrowPicture = 6
  /// A picture of two columns.
  case widePicture = 8
  /// A picture of two columns, one with a text variation selector.
  case textPicture = 9
  /// Half of a flag: two of them take two columns.
  case regionalIndicator = 10
  /// A skin tone: no columns after a picture, two columns elsewhere.
  case modifier = 11

  /// The class of a scalar.
  init(_ scalar: Unicode.Scalar) {
    // The last change at or before the scalar applies.
    let changes = WidthClass.changes
    let key = scalar.value << 4 | 15
    var low = 0
    var high = changes.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if changes[middle] <= key { low = middle } else { high = middle }
    }
    self = WidthClass(rawValue: UInt8(changes[low] & 15)) ?? .narrow
  }

  /// The columns that a scalar of the class takes by itself.
  var columns: Int {
    switch self {
    case .zero, .spacingMark, .virama: 0
    case .narrow, .keycap, .narrowPicture: 1
    case .wide, .widePicture, .textPicture, .regionalIndicator, .modifier: 2
    }
  }

  /// Whether a joiner may join it to another.
  var isPicture: Bool {
    switch self {
    case .narrowPicture, .widePicture, .textPicture: true
    case .narrow, .zero, .wide, .spacingMark, .virama, .keycap, .regionalIndicator, .modifier: false
    }
  }

  /// Whether a skin tone after it belongs to it.
  var takesModifier: Bool {
    switch self {
    case .narrowPicture, .widePicture, .textPicture, .regionalIndicator: true
    case .narrow, .zero, .wide, .spacingMark, .virama, .keycap, .modifier: false
    }
  }
}
