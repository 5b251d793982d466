internal import ScreenText

extension ArraySlice<UInt8> {
  /// The number of places with the letters of a word in lower case, in any case and also inside of
  /// other words.
  func count(ofLetters word: StaticString) -> Int {
    word.withUTF8Buffer { letters in
      guard letters.count <= count else { return 0 }
      return (startIndex...endIndex - letters.count).count { start in
        letters.indices.allSatisfy { unsafe letters[$0] == self[start + $0].lowercasedASCII }
      }
    }
  }
}
