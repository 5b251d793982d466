import Foundation

@testable import LocalModel

// An input that begins with a G is a GGUF file, opened as a user's is; where it is sound, the model
// reads some of its own text. Any other is a text, for the tokenizer that the first byte selects.

/// Writes the files to set out from into the folder that `SEEDS` names.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _: UnsafeMutablePointer<CInt>, _: UnsafeMutablePointer<UnsafeMutablePointer<CChar>>
) -> CInt {
  guard let folder = ProcessInfo.processInfo.environment["SEEDS"] else { return 0 }
  let files = (Seed.all + Seed.quantised).map(\.short) + Seed.all.map(\.whole)
  let text = " Hello hell<tool><|im_end|> wörld's 1234\r\n\n  日本🙂 ▁he\u{301}\u{0}"
  let texts = Seed.all.indices.map { [UInt8($0)] + Array(text.utf8) }
  for (index, bytes) in (files + texts).enumerated() {
    guard FileManager.default.createFile(atPath: "\(folder)/\(index)", contents: Data(bytes))
    else { fatalError("no file can be made in \(folder)") }
  }
  return 0
}

/// Tries an input; libFuzzer takes an end of the process for a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard let first = input.first else { return 0 }
  if first == UInt8(ascii: "G") {
    tryFile(input)
  } else {
    let subject = subjects[Int(first) % subjects.count]
    subject.tryText(String(decoding: input.dropFirst().prefix(1_024), as: UTF8.self))
  }
  return 0
}

private func tryFile(_ input: UnsafeBufferPointer<UInt8>) {
  do throws(ModelFault) {
    let file = try InputFile.shared.open(holding: input)
    let subject = try Subject(file)
    let start = try file.strings("tokenizer.ggml.tokens")?.first?.lowerBound ?? 0
    let text = String(decoding: input[start...].prefix(160), as: UTF8.self)
    subject.tryText(text)
    subject.tryMessages(text)
    let model = try TransformerModel(file)
    guard model.memory(tokens: 64) < 1 << 23 else { return }
    _ = try model.session(threads: 1).prefill([0, model.tokenizer.count - 1])
  } catch {
    let isPrintable = error.message.unicodeScalars.allSatisfy {
      switch $0.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    expect(
      !error.message.isEmpty && error.message.utf8.count < 1_000 && isPrintable,
      "a message that is not a line of text: \(error.message.debugDescription)")
  }
}

/// The file that holds the input: models are mapped, not read.
private struct InputFile {
  private let path = "\(NSTemporaryDirectory())/gguf-input-\(getpid())"
  private let descriptor: CInt

  static let shared = InputFile()

  private init() {
    descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    expect(descriptor >= 0, "\(path) cannot be made")
  }

  func open(holding bytes: UnsafeBufferPointer<UInt8>) throws(ModelFault) -> GGUFFile {
    let isWritten =
      ftruncate(descriptor, off_t(bytes.count)) == 0
      && pwrite(descriptor, bytes.baseAddress, bytes.count, 0) == bytes.count
    expect(isWritten, "\(path) cannot be written")
    return try GGUFFile(path: path)
  }
}

/// A tokenizer, and what is expected of it.
private struct Subject {
  let tokenizer: Tokenizer
  /// Whether a space is put before a text, and after each mark in it.
  private let addsSpace: Bool
  /// Whether each byte has a token by itself, so that every text comes back whole.
  private let isComplete: Bool

  init(_ file: GGUFFile) throws(ModelFault) {
    let tokenizer = try Tokenizer(file)
    self.tokenizer = tokenizer
    let isSentencePiece = try file.text("tokenizer.ggml.model") == "llama"
    addsSpace = isSentencePiece ? try file.truth("tokenizer.ggml.add_space_prefix") ?? true : false
    let kind: TokenKind = isSentencePiece ? .byte : .normal
    let tokens = (0..<tokenizer.count).filter { tokenizer.kind(of: $0) == kind }.map {
      tokenizer.bytes(of: $0)
    }
    isComplete = Set(tokens.filter { $0.count == 1 }.compactMap(\.first)).count == 256
  }

  func tryText(_ text: String) {
    let tokens = tokenizer.encode(text)
    expect(
      tokens.allSatisfy { 0..<tokenizer.count ~= $0 }, "a token that there is not: \(tokens)")
    _ = tokenizer.decode(tokenizer.encode(text, where: .areMarks))
    guard isComplete else { return }
    var decoded: [UInt8] = []
    var isStart = true
    for token in tokens {
      let isMark = tokenizer.kind(of: token) == .userDefined
      let bytes = tokenizer.bytes(of: token)
      let hasSpace = addsSpace && isStart && !isMark
      expect(!hasSpace || bytes.first == 0x20, "no space is added to \(text.debugDescription)")
      decoded += hasSpace ? bytes.dropFirst() : bytes
      isStart = isMark
    }
    expect(
      decoded.elementsEqual(text.utf8),
      "\(text.debugDescription) becomes \(String(decoding: decoded, as: UTF8.self).debugDescription)"
    )
  }

  func tryMessages(_ text: String) {
    for template in ChatTemplate.allCases {
      _ = try? tokenizer.encode([ChatMessage(.user, String(text.prefix(16)))], as: template)
    }
  }
}

private let subjects: [Subject] = Seed.all.map { seed in
  do throws(ModelFault) {
    let file = try seed.whole.withUnsafeBufferPointer { (bytes) throws(ModelFault) in
      try InputFile.shared.open(holding: bytes)
    }
    // What is not sound is no place to set out from.
    _ = try TransformerModel(file).session(threads: 1).prefill([0, 1])
    return try Subject(file)
  } catch {
    fatalError("a file to set out from is not sound: \(error)")
  }
}

/// Ends the process with a message where something does not hold; `precondition` drops messages.
private func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
