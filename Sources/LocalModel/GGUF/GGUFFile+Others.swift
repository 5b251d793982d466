extension GGUFFile {
  /// Returns the fault of a file that does not begin with the GGUF magic number. Pointers, web pages
  /// and other texts get messages of their own, because they are often downloaded by mistake.
  static func fault(of file: MappedFile) -> ModelFault {
    let text = unsafe String(decoding: file.bytes.prefix(512), as: UTF8.self)
      .drop(while: \.isWhitespace)
    let head = text.lowercased()
    if head.hasPrefix("version https://git-lfs") {
      return .malformed("this is a Git LFS pointer, not the model itself")
    }
    if ["<!doctype html", "<html", "<?xml"].contains(where: head.hasPrefix) {
      return .malformed("this is a web page, not a model")
    }
    if head.hasPrefix("/annex/objects/") {
      return .malformed("this is a git-annex pointer, not the model itself")
    }
    // A host's refusal, such as {"error":"Repository not found"}.
    if unsafe !file.bytes.isEmpty, unsafe file.bytes.prefix(512).allSatisfy(isPrintable) {
      return ModelFault(
        kind: .notAModel, message: "this is a text file, not a model: \(quoted(String(text)))")
    }
    return ModelFault(
      kind: .notAModel, message: "this is not a GGUF file: it does not begin with “GGUF”")
  }

  private static func isPrintable(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E: true
    default: false
    }
  }
}
