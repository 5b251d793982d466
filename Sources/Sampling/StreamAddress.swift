internal import ScreenText

/// The address of a choice: a path of stable ids that determines its stream of random draws.
///
/// A choice draws only from the stream of its own address, so adding or removing another choice
/// does not change it. That holds as long as ids say what a thing is, never where it is.
public struct StreamAddress: Hashable, Sendable {
  private var key: UInt64

  /// The root: the address without ids.
  public static let root = StreamAddress(key: FNV1a().value)

  private init(key: UInt64) { self.key = key }

  /// The address one id further down.
  public func appending(_ id: String) -> StreamAddress {
    var hash = FNV1a(value: key)
    for byte in id.utf8 { hash.add(byte) }
    return StreamAddress(key: SplitMix64.mix(hash.value))
  }

  /// The address one id further down, where the id is a number, such as the index among equal
  /// names.
  public func appending(_ occurrence: Int) -> StreamAddress {
    StreamAddress(key: SplitMix64.mix(key ^ SplitMix64.mix(UInt64(bitPattern: Int64(occurrence)))))
  }

  /// The stream of draws at this address.
  public func stream(seed: UInt64) -> SplitMix64 {
    SplitMix64(seed: SplitMix64.mix(key ^ SplitMix64.mix(seed)))
  }
}
