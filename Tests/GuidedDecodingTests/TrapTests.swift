import ScreenGrammar
import ScreenModel
import Testing

@testable import GuidedDecoding

/// Replies that engines are known to get wrong: each taken, or refused, by the rule it stands for.
struct TrapTests {
  /// A reply to one of the schemas, what is to become of it, and why.
  struct Trap: CustomTestStringConvertible {
    var rule: String
    var schema: String
    var value: String
    var isTaken: Bool

    var testDescription: String { (isTaken ? "takes " : "refuses ") + rule }

    init(_ rule: String, in schema: String, takes value: String) {
      (self.rule, self.schema, self.value, isTaken) = (rule, schema, value, true)
    }

    init(_ rule: String, in schema: String, refuses value: String) {
      (self.rule, self.schema, self.value, isTaken) = (rule, schema, value, false)
    }
  }

  static let traps = [
    // Texts: a label of 1 to 8 scalars.
    Trap("a text at its bound", in: "a label", takes: #""12345678""#),
    Trap("a text beyond its bound", in: "a label", refuses: #""123456789""#),
    Trap("an empty text", in: "a label", refuses: #""""#),
    Trap("an empty text that may be", in: "a label or none", takes: #""""#),
    Trap("scalars counted, not bytes", in: "a label", takes: "\"漢漢漢漢漢漢漢😀\""),
    Trap("one scalar too many", in: "a label", refuses: "\"漢漢漢漢漢漢漢漢😀\""),
    Trap("an escape as one scalar", in: "a label", takes: #""1234567\u00e9""#),
    Trap("an escape too many", in: "a label", refuses: #""12345678\u00e9""#),
    Trap("a surrogate pair as one scalar", in: "a label", takes: #""1234567\ud83d\ude00""#),
    Trap("upper-case digits of an escape", in: "a label", takes: #""\uD83D\uDE00\u00E9""#),
    Trap("a lone high surrogate", in: "a label", refuses: #""\ud83d""#),
    Trap("a high surrogate and a letter", in: "a label", refuses: #""\ud83dx""#),
    Trap("a high surrogate and another", in: "a label", refuses: #""\ud83d\ud83d""#),
    Trap("a lone low surrogate", in: "a label", refuses: #""\ude00""#),
    Trap("an escaped slash", in: "a label", takes: #""a\/b""#),
    Trap("a printable letter escaped", in: "a label", takes: #""\u0041b""#),
    Trap("an escaped quotation mark", in: "a label", takes: #""a\"b""#),
    Trap("an escaped backslash at the end", in: "a label", takes: #""a\\""#),
    Trap("an escape of nothing", in: "a label", refuses: #""a\x""#),
    Trap("an escape cut short", in: "a label", refuses: #""a\u12""#),
    Trap("an escaped control character", in: "a label", refuses: #""a\u0007b""#),
    Trap("an escaped NUL", in: "a label", refuses: #""a\u0000b""#),
    Trap("a raw line end", in: "lines", refuses: "\"a\nb\""),
    Trap("an escaped line end in lines", in: "lines", takes: #""a\nb""#),
    Trap("an escaped line end in a label", in: "a label", refuses: #""a\nb""#),
    Trap("three line ends in a row", in: "lines", refuses: #""a\n\n\nb""#),
    Trap("a raw tab", in: "a label", refuses: "\"a\tb\""),
    Trap("a space in front", in: "a label", refuses: #"" a""#),
    Trap("a space at the end", in: "a label", refuses: #""a ""#),
    Trap("two spaces", in: "a label", refuses: #""a  b""#),
    Trap("only what cannot be seen", in: "a label", refuses: "\"\u{200D}\u{200C}\""),
    Trap("a change of direction", in: "a label", refuses: "\"a\u{202E}b\""),
    Trap("an escaped change of direction", in: "a label", refuses: #""a\u202eb""#),
    Trap("a noncharacter", in: "a label", refuses: "\"a\u{FFFE}\""),
    Trap("the flag of Scotland", in: "a label", takes: "\"🏴\u{E0067}\u{E0062}\u{E007F}\""),
    Trap("a tag without a flag", in: "a label", refuses: "\"a\u{E0067}\""),
    Trap("an emoji in plain text", in: "plain", refuses: "\"a😀\""),
    Trap("numbering", in: "no markers", refuses: #""1. a""#),
    Trap("what only looks like numbering", in: "no markers", takes: #""1.5 a""#),
    Trap("a bullet alone", in: "no markers", takes: #""•""#),
    Trap("digits in the middle", in: "digits at the end", refuses: #""Top 10 Cars""#),
    Trap("digits near the end", in: "digits at the end", takes: #""Phone 15 Pro""#),
    Trap("too few words", in: "words", refuses: #""one""#),
    Trap("as many words as may be", in: "words", takes: #""a b c""#),
    Trap("too many words", in: "words", refuses: #""a b c d""#),
    // Forms.
    Trap("a slug", in: "a slug", takes: #""a-b_1""#),
    Trap("a slug that begins with a hyphen", in: "a slug", refuses: #""-a""#),
    Trap("an address of a scheme", in: "an address", takes: #""HTTPS://a.b/?c:d""#),
    Trap("an address of another scheme", in: "an address", refuses: #""javascript:a""#),
    Trap("the start of a scheme as a path", in: "an address", takes: #""http""#),
    Trap("a scheme that loads nothing", in: "a source", refuses: #""mailto:a""#),
    Trap("a colon behind a slash", in: "an address", takes: #""a/b:c""#),
    Trap("the last day of a leap year's February", in: "a day", takes: #""2028-02-29""#),
    Trap("a day that there is not", in: "a day", refuses: #""2027-02-29""#),
    Trap("a whole century without a leap day", in: "a day", refuses: #""2100-02-29""#),
    Trap("a whole century with one", in: "a day", takes: #""2000-02-29""#),
    Trap("no day", in: "a day", takes: #""""#),
    Trap("a month of the year nought", in: "a month", refuses: #""0999-01""#),
    // Numbers.
    Trap("the least", in: "an integer", takes: "-12"),
    Trap("less", in: "an integer", refuses: "-13"),
    Trap("the greatest", in: "an integer", takes: "345"),
    Trap("more", in: "an integer", refuses: "346"),
    Trap("much more", in: "an integer", refuses: "1000"),
    Trap("nought", in: "an integer", takes: "0"),
    Trap("a leading zero", in: "an integer", refuses: "01"),
    Trap("minus nought", in: "an integer", refuses: "-0"),
    Trap("a plus", in: "an integer", refuses: "+1"),
    Trap("a fraction of a whole number", in: "an integer", refuses: "1.0"),
    Trap("a bound that is a fraction", in: "a number", takes: "-1.25"),
    Trap("just beyond it", in: "a number", refuses: "-1.26"),
    Trap("the bound with a nought behind it", in: "a number", takes: "10.50"),
    Trap("more than the bound", in: "a number", refuses: "10.51"),
    Trap("a point without digits", in: "a number", refuses: "1."),
    Trap("digits without a number", in: "a number", refuses: ".5"),
    Trap("an exponent", in: "a number", refuses: "1e1"),
    Trap("as many digits as are kept", in: "any number", takes: "999999999999999"),
    Trap("one more", in: "any number", refuses: "1000000000000000"),
    // Choices, arrays, objects.
    Trap("a choice that another one starts with", in: "a choice", takes: #""on""#),
    Trap("a choice as JSON", in: "a choice", takes: #""o\"n""#),
    Trap("the start of a choice", in: "a choice", refuses: #""o""#),
    Trap("null", in: "a choice", refuses: "null"),
    Trap("the least number of elements", in: "an array", takes: "[1,2]"),
    Trap("one less", in: "an array", refuses: "[1]"),
    Trap("the greatest number of elements", in: "an array", takes: "[1,2,3,4]"),
    Trap("one more", in: "an array", refuses: "[1,2,3,4,5]"),
    Trap("a comma at the end", in: "an array", refuses: "[1,2,]"),
    Trap("an empty array", in: "an array of texts", takes: "[]"),
    Trap("a count begun anew", in: "an array of arrays", takes: "[[true,true],[true,true]]"),
    Trap("an array that is full within", in: "an array of arrays", refuses: "[[true,true,true]]"),
    Trap("white space", in: "an array", refuses: "[1, 2]"),
    Trap("a tag that another one starts with", in: "a union", takes: #"{"type":"list"}"#),
    Trap("the longer tag", in: "a union", takes: #"{"type":"listing","name":"a"}"#),
    Trap("a member of another variant", in: "a union", refuses: #"{"type":"none","name":"a"}"#),
    Trap("a tag that is not first", in: "a union", refuses: #"{"name":"a","type":"listing"}"#),
    Trap("a tag that there is not", in: "a union", refuses: #"{"type":"lists"}"#),
  ]

  @Test(arguments: Self.traps)
  func `each trap is passed`(trap: Trap) throws {
    let schema = try #require(NamedSchema.all.first { $0.name == trap.schema })
    let masks = try Masks(schema: schema.description, vocabulary: .bytes)
    #expect(masks.accepts(#"{"p":"# + trap.value + "}") == trap.isTaken)
  }

  @Test(
    arguments: [
      ([0xC0, 0x80], "an overlong form of NUL"), ([0xC1, 0xBF], "an overlong form of two bytes"),
      ([0xE0, 0x9F, 0xBF], "an overlong form of three"),
      ([0xF0, 0x8F, 0xBF, 0xBF], "an overlong form of four"),
      ([0xED, 0xA0, 0x80], "a surrogate"), ([0xF4, 0x90, 0x80, 0x80], "beyond the last scalar"),
      ([0xF5, 0x80, 0x80, 0x80], "a byte that leads nothing"), ([0x80], "a byte out of place"),
      ([0xE6, 0xBC], "a scalar cut off"), ([0xE6, 0x41], "a letter within a scalar"),
      ([0xE2, 0x80, 0xA8], "a line separator"), ([0xC2, 0x85], "a control character of two bytes"),
    ] as [([UInt8], String)])
  func `ill-formed bytes are refused as soon as they are so`(bytes: [UInt8], name: String) throws {
    let schema = try #require(NamedSchema.all.first { $0.name == "a label" })
    let masks = try Masks(schema: schema.description, vocabulary: .bytes)
    #expect(!masks.accepts(Array(#"{"p":"a"#.utf8) + bytes + Array(#""}"#.utf8)), "\(name)")
    #expect(masks.accepts(#"{"p":"a漢"}"#))
  }

  @Test(
    arguments: [
      (#"{}"#, true), (#"{"alpha":true}"#, true), (#"{"alphabet":3}"#, true),
      (#"{"alpha":true,"alphabet":3,"beta":false}"#, true), (#"{"alpha":true,"beta":false}"#, true),
      (#"{"beta":false,"alpha":true}"#, false), (#"{"alpha":true,"alpha":true}"#, false),
      (#"{,"beta":false}"#, false), (#"{"alphab":3}"#, false), (#"{"gamma":1}"#, false),
    ])
  func `members may be left out, and stand in order`(reply: String, isTaken: Bool) throws {
    let schema = try #require(NamedSchema.all.first { $0.name == "optional members" })
    let masks = try Masks(schema: schema.description, vocabulary: .bytes)
    #expect(masks.accepts(reply) == isTaken)
  }

  @Test(
    arguments: [
      (#"{"b":1}"#, true), (#"{"a":1,"b":1}"#, true), (#"{"b":1,"c":1}"#, true),
      (#"{"a":1,"b":1,"c":1}"#, true), (#"{"a":1}"#, false), (#"{"a":1,"c":1}"#, false),
      (#"{}"#, false), (#"{"b":1,"a":1}"#, false),
    ])
  func `a member that is required is never passed over`(reply: String, isTaken: Bool) throws {
    let schema = try #require(NamedSchema.all.first { $0.name == "optional and required" })
    let masks = try Masks(schema: schema.description, vocabulary: .bytes)
    #expect(masks.accepts(reply) == isTaken)
  }
}
