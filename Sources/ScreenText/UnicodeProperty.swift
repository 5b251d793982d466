/// The Unicode properties that a regular expression may name in `\p{…}`.
enum UnicodeProperty {
  /// The values of General_Category, short and long.
  private static let categories = Set(
    """
    L Letter LC Cased_Letter Lu Uppercase_Letter Ll Lowercase_Letter Lt Titlecase_Letter Lm \
    Modifier_Letter Lo Other_Letter M Mark Combining_Mark Mn Nonspacing_Mark Mc Spacing_Mark Me \
    Enclosing_Mark N Number Nd Decimal_Number digit Nl Letter_Number No Other_Number P Punctuation \
    punct Pc Connector_Punctuation Pd Dash_Punctuation Ps Open_Punctuation Pe Close_Punctuation Pi \
    Initial_Punctuation Pf Final_Punctuation Po Other_Punctuation S Symbol Sm Math_Symbol Sc \
    Currency_Symbol Sk Modifier_Symbol So Other_Symbol Z Separator Zs Space_Separator Zl \
    Line_Separator Zp Paragraph_Separator C Other Cc Control cntrl Cf Format Cs Surrogate Co \
    Private_Use Cn Unassigned
    """.split(separator: " ").map(String.init))

  /// The binary properties that patterns may use.
  private static let binaries = Set(
    """
    ASCII Any Assigned Alphabetic Alpha ASCII_Hex_Digit AHex Cased Dash Emoji Emoji_Presentation \
    EPres Emoji_Modifier EMod Emoji_Modifier_Base EBase Emoji_Component EComp Ideographic Ideo \
    Extended_Pictographic ExtPict Hex_Digit Hex ID_Continue IDC ID_Start IDS Lowercase Lower Math \
    Uppercase Upper White_Space space
    """.split(separator: " ").map(String.init))

  /// The scripts that most texts are written in.
  private static let scripts = Set(
    """
    Arabic Arab Armenian Armn Bengali Beng Bopomofo Bopo Braille Brai Cyrillic Cyrl Devanagari \
    Deva Ethiopic Ethi Georgian Geor Greek Grek Gujarati Gujr Gurmukhi Guru Han Hani Hangul Hang \
    Hebrew Hebr Hiragana Hira Kannada Knda Katakana Kana Khmer Khmr Lao Laoo Latin Latn Malayalam \
    Mlym Mongolian Mong Myanmar Mymr Oriya Orya Sinhala Sinh Tamil Taml Telugu Telu Thaana Thaa \
    Thai Tibetan Tibt Common Zyyy Inherited Zinh
    """.split(separator: " ").map(String.init))

  /// Whether a name, or a name with a value, is a known property.
  static func isKnown(_ text: String) -> Bool {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return categories.contains(text) || binaries.contains(text) }
    guard parts.count == 2 else { return false }
    return switch parts[0] {
    case "Script", "sc", "Script_Extensions", "scx": scripts.contains(parts[1])
    case "General_Category", "gc": categories.contains(parts[1])
    default: false
    }
  }
}
