/// The words of which keys are made where people read, say and type them: those of BIP-39, so that each
/// one is told from the others by its first four letters.
enum KeyWords {
  /// How many bits a word stands for.
  static let bits = 11

  /// All words; a word's place is what it stands for.
  static let all = english.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let tellingLength = 4
  private static let mostNear = 3
  private static let places = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.prefix(tellingLength), $0) }
  )

  /// What a word stands for; its first four letters are enough.
  /// - Parameter place: Where it stands in the key, the first being 1.
  static func value(of word: String, at place: Int) throws(SyncKeyError) -> Int {
    if let value = places[word.prefix(tellingLength)], all[value].hasPrefix(word) { return value }
    if all.contains(where: { $0.hasPrefix(word) }) { throw .hasBeginning(word, place) }
    throw .hasUnknownWord(word, place, near: nearest(to: word))
  }

  /// The words that may be meant; none where too many are as near.
  private static func nearest(to word: String) -> [String] {
    // Of a short word two other letters leave nothing.
    var (nearest, least) = ([String](), word.count < 5 ? 1 : 2)
    for known in all where abs(known.count - word.count) <= least {
      let distance = distance(Array(known), Array(word))
      if distance < least { (nearest, least) = ([], distance) }
      if distance == least { nearest.append(known) }
    }
    return nearest.count <= mostNear ? nearest : []
  }

  /// How many letters are to be put in, left out, made another one or changed with the next one, to
  /// have another word.
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
