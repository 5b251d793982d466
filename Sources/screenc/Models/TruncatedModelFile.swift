#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The handling of a model file that is truncated while it is read.
enum TruncatedModelFile {
  /// Installs a handler that ends this process with a message and exit code 3 if that happens.
  ///
  /// The file's length and modification time are checked before each batch of tokens. The file is
  /// mapped, so a truncation during a batch raises `SIGBUS`, after which no reply is possible. The
  /// handler calls only functions that POSIX declares async-signal-safe.
  static func endsProcess() {
    _ = signal(SIGBUS) { _ in
      let message: StaticString =
        "screenc: error: the model's file was truncated in use; fetch the file again [model]\n"
      _ = unsafe write(2, message.utf8Start, message.utf8CodeUnitCount)
      _exit(3)
    }
  }
}
