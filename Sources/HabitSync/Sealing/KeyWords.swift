import Foundation
import HabitEngine

/// The words of the readable form of keys, from BIP-39. Each is identified by its first four
/// letters.
enum KeyWords {
  /// The number of bits per word.
  static let bits = 11

  /// All 2,048 words, from `KeyWords.txt`. The index of a word is its value.
  static let all = ResourceFile.lines("KeyWords.txt", in: .module)
    .filter { !$0.hasPrefix("#") }
    .map(String.init)

  private static let tellingLength = 4
  private static let mostNear = 3
  private static let places = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.prefix(tellingLength), $0) }
  )

  /// Returns the value of a word. Its first four letters are sufficient.
  ///
  /// - Parameter place: The position in the key, starting at 1.
  static func value(of word: String, at place: Int) throws(SyncKeyError) -> Int {
    if let value = places[word.prefix(tellingLength)], all[value].hasPrefix(word) { return value }
    if all.contains(where: { $0.hasPrefix(word) }) { throw .hasBeginning(word, place) }
    throw .hasUnknownWord(word, place, near: nearest(to: word))
  }

  /// Returns similar words, or none if too many are equally similar.
  private static func nearest(to word: String) -> [String] {
    // Changing two letters of a short word would match almost any word.
    var (nearest, least) = ([String](), word.count < 5 ? 1 : 2)
    for known in all where abs(known.count - word.count) <= least {
      let distance = distance(Array(known), Array(word))
      if distance < least { (nearest, least) = ([], distance) }
      if distance == least { nearest.append(known) }
    }
    return nearest.count <= mostNear ? nearest : []
  }

  /// Returns the edit distance of two words: the number of inserted, removed, replaced, or
  /// transposed letters.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...other.count)
    for row in one.indices {
      var next = [row + 1]
      for column in other.indices {
        let isSame = one[row] == other[column]
        var least = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          least = min(least, before[column - 1] + 1)
        }
        next.append(least)
      }
      (before, last) = (last, next)
    }
    return last[other.count]
  }
}
