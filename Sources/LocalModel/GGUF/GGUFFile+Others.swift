extension GGUFFile {
  /// What a file is that does not begin as a model does: two things are often fetched in its place.
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
