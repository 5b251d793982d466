internal import ScreenText

/// Names with a number in the middle, "iPhone 15 Pro", "Pixel 9 Pro", and the numbers of accounts.
///
/// A number between two capitalised words belongs to them if the first one is written as only names
/// are, "iPhone", or begins an item of a list. A plural after the number is counted: "Screen With 3
/// Tabs".
struct NumberedNames {
  /// Their ranges, in text order.
  private(set) var ranges: [Range<Int>] = []

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.contains(where: \.isASCIIDigit) else { return }
    var words: [Range<Int>] = []
    var start = 0
    for index in 0...bytes.count {
      guard index == bytes.count || !Self.isOfWord(bytes[index]) else { continue }
      if start < index { words.append(start..<index) }
      start = index + 1
    }
    guard words.count > 2 else { return }
    for index in 0..<words.count - 2 {
      guard let end = isName(words, at: index) ? index + 2 : account(words, at: index) else {
        continue
      }
      let range = words[index].lowerBound..<words[end].upperBound
      if ranges.last.map({ $0.upperBound <= range.lowerBound }) ?? true { ranges.append(range) }
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte.isASCIIDigit }

  private func isName(_ words: [Range<Int>], at index: Int) -> Bool {
    let (name, number, last) = (words[index], words[index + 1], words[index + 2])
    guard isSpace(name.upperBound, number.lowerBound), isSpace(number.upperBound, last.lowerBound),
      number.count < 4, bytes[number].allSatisfy(\.isASCIIDigit),
      bytes[name].allSatisfy(\.isASCIILetter), bytes[last].allSatisfy(\.isASCIILetter),
      isCapital(last.lowerBound), last.count > 1, !isPlural(last)
    else { return false }
    // In "Rent 500 Food 300" each number is of the name before it.
    if index + 3 < words.count, isSpace(last.upperBound, words[index + 3].lowerBound),
      bytes[words[index + 3].lowerBound].isASCIIDigit
    {
      return false
    }
    return isMixed(name) || isCapital(name.lowerBound) && beginsItem(name.lowerBound)
  }

  /// The last group of an international account number, whose groups are of four: "DE89 3704 0044".
  private func account(_ words: [Range<Int>], at index: Int) -> Int? {
    let first = words[index]
    guard first.count == 4, isCapital(first.lowerBound), isCapital(first.lowerBound + 1),
      bytes[first].suffix(2).allSatisfy(\.isASCIIDigit)
    else { return nil }
    var end = index
    while end - index < 8, words.indices.contains(end + 1),
      isSpace(words[end].upperBound, words[end + 1].lowerBound), words[end + 1].count < 5,
      bytes[words[end + 1]].allSatisfy({ $0.isASCIIDigit || $0 &- UInt8(ascii: "A") < 26 })
    {
      end += 1
      guard words[end].count == 4 else { break }
    }
    return end - index > 2 ? end : nil
  }

  private func isSpace(_ start: Int, _ end: Int) -> Bool {
    end - start == 1 && bytes[start] == 0x20
  }

  private func isCapital(_ place: Int) -> Bool { bytes[place] &- UInt8(ascii: "A") < 26 }

  /// Whether a capital follows a small letter: "iPhone", "MacBook".
  private func isMixed(_ word: Range<Int>) -> Bool {
    word.dropFirst().contains { isCapital($0) && !isCapital($0 - 1) }
  }

  private func isPlural(_ word: Range<Int>) -> Bool {
    bytes[word.upperBound - 1] == UInt8(ascii: "s") && !bytes[word].elementsEqual("Plus".utf8)
  }

  private func beginsItem(_ place: Int) -> Bool {
    guard place > 1, bytes[place - 1] == 0x20 else { return false }
    return bytes[place - 2] == UInt8(ascii: ",") || bytes[place - 2] == UInt8(ascii: ":")
  }
}
