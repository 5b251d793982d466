extension GGUFFile {
  /// Returns the fault of a file that does not begin with the GGUF magic number. A Git LFS pointer
  /// and a web page get messages of their own, because they are often downloaded by mistake.
  static func fault(of file: MappedFile) -> ModelFault {
    let head = unsafe String(decoding: file.bytes.prefix(512), as: UTF8.self)
      .drop(while: \.isWhitespace).lowercased()
    if head.hasPrefix("version https://git-lfs") {
      return .malformed("this is a pointer of Git LFS, and not the model that it stands for")
    }
    if ["<!doctype html", "<html", "<?xml"].contains(where: head.hasPrefix) {
      return .malformed("this is a web page, and not a model")
    }
    return ModelFault(
      kind: .notAModel, message: "this is no GGUF file: it does not begin with “GGUF”")
  }
}
