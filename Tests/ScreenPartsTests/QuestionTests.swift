import ScreenBrief
import ScreenInputs
import ScreenModel
import ScreenOutline
import Testing

@testable import ScreenParts

/// Numbered questions with their answers.
@Suite struct QuestionTests {
  @Test func `each number is one question with its options as written`() throws {
    let reading = PartReading(
      """
      1. What kind of property? (terrace, semi, flat)
      2. How many windows at the front / at the back
      3. Conservatory yes/no
      4. How often: one-off, every 4 weeks, every 8 weeks
      5. Name, postcode, phone
      6. Show price and "Book it" button
      """)
    let questions = try #require(try reading.reader.questions(reading.list))
    #expect(questions.map(\.parts.count) == [1, 2, 1, 1, 3, 2])
    #expect(
      questions[1].parts.map(\.details.label?.text)
        == ["How many windows at the front", "How many windows at the back"])
    #expect(
      questions[3].parts[0].details.items.map(\.label.text)
        == ["One-off", "Every 4 weeks", "Every 8 weeks"])
    #expect(questions[5].parts.map(\.isPressed) == [false, true])
  }

  @Test(arguments: [
    "1. Toppings (choose up to 5): ham, olives, corn\n2. Size: S, M, L\n3. Name",
    "1. Which of these did you take? (aspirin, none)\n2. Size: S, M, L\n3. Your name",
    "1. What do you want in it: lawn, pond (tick all that apply)\n2. Size: S, M, L\n3. Email",
  ])
  func `any number may be chosen where the line says so`(_ text: String) throws {
    let reading = PartReading(text)
    let questions = try #require(try reading.reader.questions(reading.list))
    #expect(questions[0].parts[0].details.variant == "multiple")
  }

  @Test(arguments: ["[checkbox]", "(checkbox)", "(tick box)"])
  func `a box to tick is named by the words before it`(_ box: String) throws {
    let reading = PartReading("1. Size: S, M, L\n2. Base: thin, thick\n3. Cut in slices \(box)")
    let questions = try #require(try reading.reader.questions(reading.list))
    #expect(questions[2].parts.map(\.details.label?.text) == ["Cut in slices"])
  }

  @Test(arguments: [
    "1. Peel the onions\n2. Fry them in butter\n3. Add the stock",
    "1. Ana 12\n2. Bo 9\n3. Cy 7", "1. Monday: swim, run\n2. Tuesday: rest\n3. Friday: bike",
    "- Size: S, M, L\n- Base: thin, thick\n- Name",
    "1. Keys – number of keys, number of cards\n2. Size: S, M, L\n3. Base: thin, thick",
  ])
  func `other lists ask nothing`(_ text: String) throws {
    let reading = PartReading(text)
    #expect(try reading.reader.questions(reading.list) == nil)
  }

  @Test func `a list with a line that breaks off is not described`() throws {
    let lines = "1. Size: S, M, L\n2. Base: thin, thick\n3. Sauce: tomato, cream"
    let whole = PartReading(lines)
    #expect(whole.reader.describes(try whole.list))
    let cut = PartReading(lines + " or")
    #expect(!cut.reader.describes(try cut.list))
  }
}
