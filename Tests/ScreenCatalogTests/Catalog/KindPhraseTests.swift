import ScreenTables
import Testing

@testable import ScreenCatalog

struct KindPhraseTests {
  private static func words(_ text: String, _ reading: KindPhrase.Reading = .plain) -> [String] {
    KindPhrase(text).words(reading).map { String(decoding: $0.text, as: UTF8.self) }
  }

  private static func head(_ text: String) -> String? {
    KindPhrase.head(of: KindPhrase(text).words(.plain)).map {
      String(decoding: $0.text, as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("pizza toppings", "toppings"), ("toppings for pizza", "toppings"),
    ("list of months", "months"),
    ("the largest moons of the solar system", "moons"), ("signs of the zodiac", "signs"),
    ("fast food chains in town", "chains"), ("a checklist of things to pack", "pack"),
    ("all 50 US states", "states"), ("ingredients for ramen, with amounts", "ingredients"),
  ])
  func `the head is the last noun before what it is of`(text: String, head: String) {
    #expect(Self.head(text) == head)
  }

  @Test(arguments: ["", "the", "list of", "ten", "of", "?", "a list of things", "show me"])
  func `what names nothing has no head`(text: String) {
    #expect(Self.head(text) == nil)
    #expect(KindPhrase.key(of: KindPhrase(text).words(.plain)) == nil)
  }

  @Test(arguments: [
    ("planets of the solar system", "solar system planets"), ("cities in Italy", "Italian cities"),
    ("movies", "films"), ("favourite colors", "colours"), ("the twelve months", "month"),
    ("chess openings for beginners", "openings in chess"),
  ])
  func `a name is the same whatever the order and the number of its words`(a: String, b: String) {
    let keys = [a, b].map { KindPhrase.key(of: KindPhrase($0).words(.plain)) }
    #expect(keys[0] != nil && keys[0] == keys[1])
  }

  @Test(arguments: [
    ("pizza toppings", "topping pizzas"), ("toppings", "pizza toppings"), ("my books", "books"),
    ("books about planets", "planets"), ("largest moons", "moons"), ("chess clubs", "chess"),
    ("plays for money", "plays"),
  ])
  func `another head, or a word more, is another name`(a: String, b: String) {
    let keys = [a, b].map { KindPhrase.key(of: KindPhrase($0).words(.plain)) }
    #expect(keys[0] != keys[1])
  }

  @Test(arguments: [
    ("ten planets", 10), ("the fifty states", 50), ("all 12 months", 12), ("planets", nil),
    ("top 40 cities", 40), ("twelve months", 12), ("cities of 2027", nil), ("iPhone 15 cases", nil),
    ("0 cities", 0), ("1234567 cities", nil),
  ])
  func `a number before the things counts them`(text: String, count: Int?) {
    #expect(KindPhrase(text).count == count)
  }

  @Test(arguments: [
    ("largest moons", ["moons"]), ("my favorite pizza toppings", ["pizza", "toppings"]),
    ("best films ever", ["films"]), ("my films", ["my", "films"]),
  ])
  func `praise and claims of an order are no part of what things are`(
    text: String, words: [String]
  ) {
    #expect(Self.words(text, .unordered) == words)
  }

  @Test func `of a long text only the beginning is read`() {
    #expect(KindPhrase(String(repeating: "planets ", count: 100_000)).words.count == 24)
  }

  @Test(arguments: [
    ("programing languages", "programming languages", true),
    ("pizza topings", "pizza toppings", true),
    ("moans", "moons", false), ("cats", "cars", false), ("planets", "plants", false),
    ("planet hunters", "planets", false), ("pizza", "pizza toppings", false), ("", "", false),
  ])
  func `long words are distinguished from others although a letter is wrong`(
    text: String, name: String, isLike: Bool
  ) {
    #expect(KindPhrase(name).isSpelledLike(KindPhrase(text).words(.plain)) == isLike)
  }

  @Test(arguments: [
    ("dishes kids love", "dishes"), ("retro games worth replaying", "games"),
    ("cars students can afford", "cars"), ("books everyone should read", "books"),
    ("flavours people voted for", "flavours"), ("love songs", "songs"),
    ("sweet potatoes", "potatoes"),
  ])
  func `what somebody does with the things is not part of their name`(query: String, noun: String) {
    #expect(SampleValues.headNoun(of: query) == noun)
  }
}
