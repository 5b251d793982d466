import Sampling
import Testbed
import Testing

@testable import LocalModel

private func tokenizer(
  _ scheme: TokenScheme, _ edit: (inout GGUFWriter) -> Void = { _ in }
) throws -> Tokenizer {
  var writer = TinyModel(architecture: .llama, type: .f32, tokenizer: scheme).writer
  edit(&writer)
  return try withFile(writer.bytes) { try Tokenizer(GGUFFile(path: $0)) }
}

private func names(_ tokens: [Int], _ tokenizer: Tokenizer) -> [String] {
  tokens.map { tokenizer.name(of: $0) }
}

@Suite struct TokenizerTests {
  @Test(arguments: [
    ("hello", ["hello"]), ("hell", ["hell"]), ("held", ["he", "ld"]),
    ("hello world", ["hello", " wo", "r", "ld"]),
    ("he12", ["he", "1", "2"]), ("é", ["é"]), ("<tool>", ["<tool>"]), ("", []),
    ("<|im_end|>", ["<", "|", "i", "m", "_", "e", "n", "d", "|", ">"]),
  ])
  func `byte-level words merge by rank`(text: String, pieces: [String]) throws {
    let tokenizer = try tokenizer(.byteLevel)
    #expect(names(tokenizer.encode(text), tokenizer) == pieces)
  }

  @Test(arguments: [
    ("hello", [" ", "hello"]), ("hellw", [" ", "hell", "w"]), ("worl", [" wo", "r", "l"]),
    ("日本", [" ", "日本"]),
    ("A", [" ", "A"]), ("", []),
  ])
  func `pieces merge by score, and bytes stand in`(text: String, pieces: [String]) throws {
    let tokenizer = try tokenizer(.sentencePiece)
    #expect(names(tokenizer.encode(text), tokenizer) == pieces)
  }

  @Test func `marks are marks only where they are asked for`() throws {
    for scheme in [TokenScheme.byteLevel, .sentencePiece] {
      let tokenizer = try tokenizer(scheme)
      let end = try #require(tokenizer.mark(named: "<|im_end|>"))
      let marked = tokenizer.encode("he<|im_end|><|im_end|>he", where: .areMarks)
      #expect(marked.filter { $0 == end }.count == 2)
      #expect(!tokenizer.encode("he<|im_end|>he").contains(end))
      #expect(tokenizer.bytes(of: end).isEmpty)
      #expect(tokenizer.endings.contains(end))
      #expect(tokenizer.mark(named: "<|im_end|>x") == nil)
    }
  }

  @Test func `tokens give the text back`() throws {
    for seed in Thoroughness.seeds(200, slow: 100_000) { try checkTokens(seed: seed) }
  }

  private func checkTokens(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("he llo wrd'sé日本12\r\n\t<>|_🙂\u{301}".unicodeScalars)
    let text = String(
      String.UnicodeScalarView(
        (0..<random.next(below: 40)).map { _ in
          alphabet[Int(random.next(below: UInt64(alphabet.count)))]
        }))
    let byteLevel = try Self.byteLevel.get()
    #expect(byteLevel.decode(byteLevel.encode(text)).elementsEqual(text.utf8), "\(seed)")
    let sentencePiece = try Self.sentencePiece.get()
    let spaced = text.isEmpty ? "" : " " + text
    #expect(
      sentencePiece.decode(sentencePiece.encode(text)).elementsEqual(spaced.utf8), "\(seed)")
  }

  private static let byteLevel = Result { try tokenizer(.byteLevel) }
  private static let sentencePiece = Result { try tokenizer(.sentencePiece) }

  @Test func `a long word takes no longer than its length asks for`() throws {
    let tokenizer = try tokenizer(.byteLevel)
    let word = String(repeating: "hello", count: Thoroughness.count(2_000, slow: 200_000))
    #expect(tokenizer.encode(word).count == word.utf8.count / 5)
  }

  @Test func `marks of many lengths take no longer than the longest asks for`() throws {
    let names = (0..<1_000).map { String(repeating: "b", count: $0) + "c" }
    let tokenizer = try tokenizer(.byteLevel) { writer in
      writer.set("tokenizer.ggml.tokens", .texts(["b"] + names))
      writer.set("tokenizer.ggml.token_type", .words([1] + names.map { _ in 4 }))
    }
    let text = String(repeating: "b", count: Thoroughness.count(5_000, slow: 100_000))
    let duration = ContinuousClock().measure {
      #expect(tokenizer.encode(text).count == text.utf8.count)
    }
    #expect(duration < .seconds(30))
    #expect(tokenizer.encode("b" + names[999]) == [0, 1_000])
  }

  @Test func `empty, equal and broken tokens do no harm`() throws {
    let tokenizer = try tokenizer(.byteLevel) { writer in
      let tokens = [[], [0xFF], Array("h".utf8), Array("h".utf8), Array("e".utf8)] as [[UInt8]]
      writer.set("tokenizer.ggml.tokens", .bytes(tokens))
      writer.set("tokenizer.ggml.token_type", .words([1, 1, 1, 1, 1]))
      // Merges that lead back to themselves, or to nothing.
      writer.set("tokenizer.ggml.merges", .texts(["h e", "e h", "he h", "x  x"]))
    }
    #expect(tokenizer.encode("hehx") == [3, 4, 3])
    #expect(tokenizer.bytes(of: 0).isEmpty && tokenizer.bytes(of: 1).isEmpty)
    #expect(tokenizer.decode([-1, 3, 99]).elementsEqual("h".utf8))
  }

  @Test func `a score that is not a number is a fault`() throws {
    let fault = try #require(throws: ModelFault.self) {
      _ = try tokenizer(.sentencePiece) {
        let count = TinyVocabulary(scheme: .sentencePiece).count
        $0.set("tokenizer.ggml.scores", .numbers([.nan] + Array(repeating: 0, count: count - 1)))
      }
    }
    #expect(fault.kind == .malformed)
  }

  @Test(
    arguments: [
      (
        WordSplitting.smollm, "I'm 12  ok\n\n x",
        ["I", "'m", " ", "1", "2", " ", " ok", "\n\n", " x"]
      ),
      (.llama3, "I'M 1234  ok!\n\n x", ["I", "'M", " ", "123", "4", " ", " ok", "!\n\n", " x"]),
      (.qwen2, "don't 12\r\n é", ["don", "'t", " ", "1", "2", "\r\n", " é"]),
      (.llama3, "\"quoted\"\tx", ["\"quoted", "\"", "\tx"]), (.llama3, "  ", ["  "]),
    ] as [(WordSplitting, TextCase, [String])])
  func `words are cut as the original expressions do`(
    rule: WordSplitting, text: TextCase, words: [String]
  ) {
    let scalars = ClassifiedScalar.all(of: text.text[...].unicodeScalars)
    let found = rule.words(of: scalars).map { range in
      String(String.UnicodeScalarView(scalars[range].compactMap { Unicode.Scalar($0.value) }))
    }
    #expect(found == words)
  }
}
