/// The place of a choice: a path of stable ids, from which its own stream of draws follows.
///
/// A choice draws from the stream of its address alone, so adding or removing another choice leaves
/// it as it was. That holds as long as ids say what a thing is, never where it is.
public struct StreamAddress: Hashable, Sendable {
  private var key: UInt64

  /// The root: the address without ids.
  public static let root = StreamAddress(key: FNV1a.offsetBasis)

  private init(key: UInt64) { self.key = key }

  /// The address one id further down.
  public func appending(_ id: String) -> StreamAddress {
    var hash = FNV1a(state: key)
    hash.combine(id.utf8)
    return StreamAddress(key: SplitMix64.mix(hash.state))
  }

  /// The address one id further down, where the id is a number, such as the how-manieth of its name.
  public func appending(_ occurrence: Int) -> StreamAddress {
    StreamAddress(key: SplitMix64.mix(key ^ SplitMix64.mix(UInt64(bitPattern: Int64(occurrence)))))
  }

  /// The stream of draws at this address.
  public func stream(seed: UInt64) -> SplitMix64 {
    SplitMix64(seed: SplitMix64.mix(key ^ SplitMix64.mix(seed)))
  }
}

/// The hash FNV-1a with 64 bits: Fowler, Noll and Vo, RFC 9923.
struct FNV1a {
  static let offsetBasis: UInt64 = 0xCBF2_9CE4_8422_2325

  private(set) var state: UInt64 = FNV1a.offsetBasis

  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }
}
