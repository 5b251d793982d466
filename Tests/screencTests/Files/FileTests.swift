import Foundation
import Testing

@testable import screenc

/// A folder of its own for a test, gone with the suite that made it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> File { File(path: "\(path)/\(name)") }

  /// The names of the files in it.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

@Suite struct FileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `what is written is read back, and nothing else is left`() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder.file("a").replace(with: bytes)
    #expect(try folder.file("a").read() == bytes)
    try folder.file("a").replace(with: [])
    #expect(try folder.file("a").read() == [])
    #expect(try folder.names == ["a"])
  }

  @Test func `a file keeps its mode, and a link stays a link`() throws {
    let file = folder.file("a")
    try file.replace(with: [1])
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    let link = folder.file("link")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: file.path)
    try link.replace(with: [2])
    #expect(link.isLink)
    #expect(try file.read() == [2])
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a folder cannot be read or replaced as a file`() {
    #expect(throws: SystemError.self) { try File(path: folder.path).read() }
    #expect(throws: SystemError.self) { try File(path: folder.path).replace(with: []) }
    #expect(throws: SystemError.self) { try folder.file("none/a").replace(with: []) }
  }

  @Test func `reading stops at its limit`() throws {
    let endless = try FileHandle(forReadingFrom: URL(filePath: "/dev/zero"))
    #expect(throws: SystemError.tooLarge(limit: 1 << 20)) {
      try FileDescriptor(number: endless.fileDescriptor).readToEnd(limit: 1 << 20)
    }
  }

  @Test func `entries come in the order of their bytes, without hidden ones`() throws {
    for name in ["b", "a", ".hidden", "B", "ä"] { try folder.file(name).replace(with: []) }
    let names = try File(path: folder.path).entries().map { $0.path.split(separator: "/").last }
    #expect(names == ["B", "a", "b", "ä"])
  }
}
