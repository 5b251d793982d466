import Sampling
import Testing

@Suite struct StreamAddressTests {
  @Test func `a stream is pinned by the seed and the path`() {
    var stream = StreamAddress.root.appending("account").appending("layout").stream(seed: 7)
    var again = StreamAddress.root.appending("account").appending("layout").stream(seed: 7)
    #expect(stream.next() == again.next())
    #expect(stream == again)
  }

  @Test func `other seeds, other ids and other borders are other streams`() {
    let root = StreamAddress.root
    var streams: [SplitMix64] = []
    for seed in 0..<20 as Range<UInt64> {
      streams += [
        root, root.appending("a"), root.appending("ab"), root.appending("a").appending("b"),
        root.appending("b").appending("a"), root.appending(""), root.appending(1),
        root.appending("a").appending(1), root.appending("a").appending(2),
      ].map { $0.stream(seed: seed) }
    }
    let firsts = streams.map { stream in
      var stream = stream
      return stream.next()
    }
    #expect(Set(firsts).count == streams.count)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `inserting a sibling leaves the other choices as they were`(seed: UInt64) throws {
    let sampler = Sampler(.random(seed: seed))
    let options = [Logit](repeating: .zero, count: 9)
    func picks(_ names: [String]) throws -> [String: Int] {
      try Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, try sampler.pick(among: options, at: .root.appending($0)))
        })
    }
    let before = try picks(["account", "billing"])
    var after = try picks(["profile", "account", "team", "billing"])
    after["profile"] = nil
    after["team"] = nil
    #expect(before == after)
  }
}
