extension Screen {
  /// The hue of what a screen lets stand out: its main buttons, links, selections and first series.
  ///
  /// It is a name and no colour code, so that a renderer can give it a contrast that suits a light
  /// and a dark background.
  public enum Accent: String, Hashable, Sendable, CaseIterable {
    /// The renderer's own.
    case standard
    case red
    case orange
    case yellow
    case green
    case teal
    case blue
    case purple
    case pink
    case grey
  }

  /// Whether a screen is light or dark.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// As the user prefers.
    case automatic
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }
}

extension Screen.Accent {
  /// The hue that a colour of a web page, such as `#00BFFF`, is nearest to; nil for a text that is
  /// no such colour, and for one without a hue that can be told: black, white.
  package init?(hex text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 3 || digits.count == 6,
      var number = Int(text.dropFirst(), radix: 16)
    else { return nil }
    if digits.count == 3 {
      // `#0bf` is short for `#00bbff`.
      number = (number >> 8) * 0x11_0000 + (number >> 4 & 15) * 0x1100 + (number & 15) * 0x11
    }
    let parts = [number >> 16, number >> 8 & 255, number & 255]
    let (most, least) = (max(parts[0], parts[1], parts[2]), min(parts[0], parts[1], parts[2]))
    let spread = most - least
    guard most > 24, least < 231 else { return nil }
    guard spread * 8 > most else {
      self = .grey
      return
    }
    let degrees: Int
    if most == parts[0] {
      degrees = (60 * (parts[1] - parts[2]) / spread + 360) % 360
    } else if most == parts[1] {
      degrees = 60 * (parts[2] - parts[0]) / spread + 120
    } else {
      degrees = 60 * (parts[0] - parts[1]) / spread + 240
    }
    switch degrees {
    case 15..<42: self = .orange
    case 42..<70: self = .yellow
    case 70..<160: self = .green
    case 160..<188: self = .teal
    case 188..<255: self = .blue
    case 255..<292: self = .purple
    case 292..<345: self = .pink
    default: self = .red
    }
  }
}

extension Screen.Accent {
  /// The colour that stands for the hue where only a colour can be written, read back as the same
  /// hue; nil for the standard accent.
  package var hex: String? {
    switch self {
    case .standard: nil
    case .red: "#C72E2B"
    case .orange: "#BA5B07"
    case .yellow: "#957008"
    case .green: "#017B37"
    case .teal: "#0E7772"
    case .blue: "#1168C9"
    case .purple: "#8947C5"
    case .pink: "#B7357F"
    case .grey: "#6E6964"
    }
  }
}
