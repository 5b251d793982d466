import Sampling
import ScreenGrammar
import Testing

@testable import GuidedDecoding

/// Masks that are lent: the same bits, the same place in memory, and no more of them than may be.
struct MaskPoolTests {
  @Test func `a mask is kept, and the one asked for longest ago gives way`() {
    var pool = MaskPool(limit: 0)
    var made = 0
    func ask(_ number: UInt32) -> [UInt64] {
      let key = Configuration(node: number)
      if let known = pool.mask(of: key) { return known }
      made += 1
      return pool.keep(key, 2) { $0 = [UInt64(number), 7] }
    }
    for number: UInt32 in [1, 2, 3, 4, 1, 2, 3, 4] { #expect(ask(number) == [UInt64(number), 7]) }
    #expect(made == 4)
    let size = pool.byteCount
    #expect(ask(1)[0] == 1 && ask(5)[0] == 5 && made == 5)
    #expect(ask(1)[0] == 1 && ask(3)[0] == 3 && made == 5, "2 was asked for longest ago")
    #expect(ask(2)[0] == 2 && made == 6)
    #expect(pool.byteCount == size)
    pool.removeAll()
    #expect(ask(2)[0] == 2 && made == 7)
  }

  @Test func `what is lent stays as it is when its place is written over`() {
    var pool = MaskPool(limit: 0)
    var mask = OptionMask(count: 128)
    mask.borrow(pool.keep(Configuration(node: 0), 2) { $0 = [1, 1] })
    for number: UInt32 in 1...8 {
      _ = pool.keep(Configuration(node: number), 2) { $0[0] = .max }
    }
    #expect(mask.words == [1, 1])
    mask.insert(3)
    mask.remove(64)
    #expect(mask.words == [9, 0] && mask.few == nil)
  }

  @Test func `a step that comes again copies nothing`() throws {
    var reply = GuidedReply(try Masks(grammar: .core, vocabulary: .shared))
    var mask = reply.masks.emptyMask()
    func address() -> Int { unsafe mask.words.withUnsafeBytes { Int(bitPattern: $0.baseAddress) } }
    let isTaken = reply.accept(bytes: #"{"title":"Ab"#.utf8)
    #expect(isTaken)
    reply.fill(&mask)
    #expect(mask.few == nil)
    let first = address()
    let place = reply.place
    reply.place = reply.masks.beginning
    reply.fill(&mask)
    #expect(mask.few != nil)
    reply.place = place
    reply.fill(&mask)
    #expect(address() == first)
  }
}
