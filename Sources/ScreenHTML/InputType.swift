internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

/// The native control of a field: a type of `input`, or a `textarea`.
enum InputType {
  case text, email, password, number, phone, url, search, date, time, datetime, file, multiline

  /// Chooses the control of a field; it is plain text if the type could not hold the field's value.
  init(of field: Component.Field) {
    let value = field.value
    let (type, holds): (InputType, Bool) =
      switch field.kind {
      case .text: (.text, true)
      case .email: (.email, value.isMailbox)
      case .password: (.password, true)
      case .number: (.number, value.isHTMLNumber)
      case .phone: (.phone, true)
      case .url: (.url, URLReference(value)?.isAbsolute ?? false)
      case .search: (.search, true)
      case .date: (.date, CalendarDate(value) != nil)
      case .time: (.time, value.isTime)
      case .datetime:
        (.datetime, CalendarDate(String(value.prefix(10))) != nil && value.hasTimeAfterDate)
      case .multiline: (.multiline, true)
      case .file: (.file, true)
      }
    self = value.isEmpty || holds ? type : .text
  }

  /// The value of the `type` attribute.
  var name: StaticString {
    switch self {
    case .text, .multiline: "text"
    case .email: "email"
    case .password: "password"
    case .number: "number"
    case .phone: "tel"
    case .url: "url"
    case .search: "search"
    case .date: "date"
    case .time: "time"
    case .datetime: "datetime-local"
    case .file: "file"
    }
  }

  /// Whether the control supports a placeholder.
  var takesPlaceholder: Bool {
    switch self {
    case .text, .email, .password, .number, .phone, .url, .search, .multiline: true
    case .date, .time, .datetime, .file: false
    }
  }

  /// Whether the control supports limits on the length of its text.
  var takesLength: Bool { takesPlaceholder && self != .number }

  /// Whether the control supports a pattern for its text.
  var takesPattern: Bool { takesLength && self != .multiline }
}

/// Values of the `autocomplete` attribute (WHATWG HTML, "Autofill").
enum Autocomplete {
  /// Returns the token of a field by its kind, or else by its name or label; nil if none is known.
  static func token(for field: Component.Field, _ input: InputType) -> StaticString? {
    switch input {
    case .email: return "email"
    case .phone: return "tel"
    case .password:
      let isNew = field.name.isNewPassword || field.label.isNewPassword
      return isNew ? "new-password" : "current-password"
    case .url: return "url"
    case .text: break
    case .number, .search, .date, .time, .datetime, .file, .multiline: return nil
    }
    return tokens[FoldedWord(field.name)] ?? tokens[FoldedWord(field.label)]
  }

  /// The words that distinguish a new password from an existing one.
  fileprivate static let newPassword: [FoldedWord] = ["new", "confirm", "repeat", "create"]

  /// The tokens of text fields, by name or label.
  private static let tokens = WordTable<StaticString>([
    "username": ["username", "login"],
    "email": ["email", "emailaddress"],
    "name": ["name", "fullname", "yourname"],
    "given-name": ["firstname", "givenname"],
    "family-name": ["lastname", "surname", "familyname"],
    "tel": ["phone", "phonenumber", "telephone"],
    "organization": ["company", "organization", "organisation"],
    "organization-title": ["jobtitle"],
    "address-line1": ["street", "streetaddress", "addressline1"],
    "address-line2": ["addressline2"],
    "address-level2": ["city", "town"],
    "address-level1": ["state"],
    "postal-code": ["zip", "zipcode", "postcode", "postalcode"],
    "country-name": ["country"],
    "cc-number": ["cardnumber"],
    "cc-name": ["nameoncard"],
    "cc-csc": ["cvc", "cvv"],
    "one-time-code": ["onetimecode"],
  ])
}

extension URLReference {
  fileprivate var isAbsolute: Bool {
    switch target {
    case .web, .plainWeb: true
    case .contact, .relative: false
    }
  }
}

extension String {
  fileprivate var isNewPassword: Bool { holdsWord(Autocomplete.newPassword.contains) }

  /// Whether the text may be an email address: it has a single `@`, neither first nor last.
  fileprivate var isMailbox: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
      && utf8.allSatisfy {
        $0.isASCIIDigit || (0x40...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
          || $0 == UInt8(ascii: "+")
      }
  }

  /// Whether the text is a floating-point number in the syntax of HTML.
  fileprivate var isHTMLNumber: Bool {
    let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : utf8[...]
    var points = 0
    for byte in digits {
      if byte == UInt8(ascii: ".") {
        points += 1
      } else if !byte.isASCIIDigit {
        return false
      }
    }
    return points < 2 && digits.last != UInt8(ascii: ".") && !digits.isEmpty && digits.count < 300
  }

  /// Whether the text is a time of day: `09:30` or `09:30:15`.
  fileprivate var isTime: Bool {
    let bytes = Array(utf8.prefix(9))
    guard bytes.count == 5 || bytes.count == 8 else { return false }
    for (index, byte) in bytes.enumerated() {
      let isMark = index == 2 || index == 5
      guard isMark ? byte == UInt8(ascii: ":") : byte.isASCIIDigit else { return false }
    }
    let hour = (bytes[0] - 0x30) * 10 + (bytes[1] - 0x30)
    return hour < 24 && bytes[3] < 0x36 && (bytes.count == 5 || bytes[6] < 0x36)
  }

  /// Whether a time of day follows ten bytes and a `T`.
  fileprivate var hasTimeAfterDate: Bool {
    let rest = utf8.dropFirst(10)
    return rest.first == UInt8(ascii: "T") && String(Substring(rest.dropFirst())).isTime
  }
}
