/// The glyphs that screens are drawn with, besides their texts; each takes one column unless stated
/// otherwise.
enum Glyph: UInt8, CaseIterable {
  case space
  /// A space that stays at the end of a line.
  case padding
  // Rules
  case thinRule, heavyRule, fieldRule, dashedRule
  case thinBar, dashedBar, heavyBar, axis
  // Boxes
  case topLeft, topRight, bottomLeft, bottomRight
  // Bars: full, then eighths from one to seven
  case full, eighth1, eighth2, eighth3, eighth4, eighth5, eighth6, eighth7, track
  // Textures of shares, after the full one
  case texture2, texture3, texture4, texture5, texture6
  // Marks
  case check, cross, circleFull, circleEmpty, play, open, down, chevrons, rising, falling
  case starFull, starEmpty, ellipsis, leftAngle, rightAngle, bullet, dot, separator, dash, range
  case clock, picture, search, secret, sample, unknown, letterI, exclamation
  /// In ASCII it takes two columns.
  case outward

  /// The characters for the glyph in a terminal.
  func spelling(_ glyphs: TerminalOptions.Glyphs) -> StaticString {
    let (unicode, ascii) = spellings
    return switch glyphs {
    case .unicode: unicode
    case .ascii: ascii
    }
  }

  /// Its width in columns.
  func columns(_ glyphs: TerminalOptions.Glyphs) -> Int {
    self == .outward && glyphs == .ascii ? 2 : 1
  }

  private var spellings: (StaticString, StaticString) {
    switch self {
    case .space, .padding: (" ", " ")
    case .thinRule: ("─", "-")
    case .heavyRule: ("━", "=")
    case .fieldRule: ("▔", "_")
    case .dashedRule: ("┈", "-")
    case .thinBar: ("│", "|")
    case .dashedBar: ("┊", ":")
    case .heavyBar: ("▌", "#")
    case .axis: ("┤", "|")
    case .topLeft: ("╭", "+")
    case .topRight: ("╮", "+")
    case .bottomLeft: ("╰", "+")
    case .bottomRight: ("╯", "+")
    case .full: ("█", "#")
    case .eighth1: ("▏", " ")
    case .eighth2: ("▎", " ")
    case .eighth3: ("▍", " ")
    case .eighth4: ("▌", "#")
    case .eighth5: ("▋", "#")
    case .eighth6: ("▊", "#")
    case .eighth7: ("▉", "#")
    case .track: ("░", ".")
    case .texture2: ("▓", "=")
    case .texture3: ("▒", ":")
    case .texture4: ("░", ".")
    case .texture5: ("▚", "%")
    case .texture6: ("▤", "o")
    case .check: ("✓", "x")
    case .cross: ("×", "x")
    case .circleFull: ("●", "*")
    case .circleEmpty: ("○", "o")
    case .play: ("▶", ">")
    case .open: ("▸", ">")
    case .down: ("▾", "v")
    case .chevrons: ("»", ">")
    case .rising: ("▲", "^")
    case .falling: ("▼", "v")
    case .starFull: ("★", "*")
    case .starEmpty: ("☆", "-")
    case .ellipsis: ("…", "~")
    case .leftAngle: ("‹", "<")
    case .rightAngle: ("›", ">")
    case .bullet: ("•", "-")
    case .dot: ("·", ".")
    case .separator: ("·", "-")
    case .dash: ("—", "-")
    case .range: ("–", "-")
    case .clock: ("◷", "@")
    case .picture: ("▧", "#")
    case .search: ("⌕", "/")
    case .secret: ("•", "*")
    case .sample: ("*", "*")
    case .unknown: ("?", "?")
    case .letterI: ("i", "i")
    case .exclamation: ("!", "!")
    case .outward: ("↗", "->")
    }
  }
}
