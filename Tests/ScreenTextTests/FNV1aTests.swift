import ScreenText
import Testing

@Suite struct FNV1aTests {
  /// From http://www.isthe.com/chongo/tech/comp/fnv/ (64-bit FNV-1a test vectors).
  @Test(arguments: [
    ("", 0xcbf2_9ce4_8422_2325 as UInt64), ("a", 0xaf63_dc4c_8601_ec8c),
    ("foobar", 0x8594_4171_f739_67e8),
  ])
  func `the hash is FNV-1a`(text: String, hash: UInt64) {
    #expect(FNV1a.hash(text.utf8) == hash)
    var added = FNV1a()
    for byte in text.utf8 { added.add(byte) }
    #expect(added.value == hash)
  }

  @Test func `a literal is hashed as its bytes`() {
    var hash = FNV1a()
    hash.add(bytes: "foobar")
    #expect(hash.value == FNV1a.hash("foobar".utf8))
  }
}
