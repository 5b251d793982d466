#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What happens where a model's file is cut while it is being read.
enum TruncatedModelFile {
  /// Ends this process with a message and the exit code 3 if that happens.
  ///
  /// A file is held to its length and its time before each batch of tokens; what is cut off during
  /// one is a signal, as the file is mapped, and no reply can come of it. The handler does no more
  /// than POSIX calls safe within one.
  static func endsProcess() {
    _ = signal(SIGBUS) { _ in
      let message: StaticString =
        "screenc: error: the model's file was cut while it was read; fetch the file again [model]\n"
      _ = unsafe write(2, message.utf8Start, message.utf8CodeUnitCount)
      _exit(3)
    }
  }
}
