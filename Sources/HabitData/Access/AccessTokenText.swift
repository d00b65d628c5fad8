/// The text of a token: `habit_`, its identifier, `_`, and its secret.
package struct AccessTokenText: Hashable, Sendable {
  let id: String
  let secret: String

  /// Creates a random token.
  init() {
    id = String(RandomText.hexadecimal(words: 1).prefix(8))
    secret = RandomText.hexadecimal(words: 4)
  }

  /// Reads a token.
  ///
  /// - Returns: Nil if the text does not have the format of a token.
  init?(_ text: String) {
    guard let match = text.wholeMatch(of: #/habit_([0-9a-f]{8})_([0-9a-f]{64})/#) else {
      return nil
    }
    id = String(match.1)
    secret = String(match.2)
  }

  /// The text that the user copies.
  package var text: String { "habit_\(id)_\(secret)" }
}
