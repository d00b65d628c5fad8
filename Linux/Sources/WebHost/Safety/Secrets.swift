import WebElements

/// A token of 256 random bits from the system's generator.
struct RandomToken: Hashable, Sendable {
  let text: String

  init() {
    text = (0..<4).map { _ in UInt64.random(in: .min ... .max).hexadecimal }.joined()
  }

  init(text: String) {
    self.text = text
  }
}

/// Returns true if two strings are equal. The comparison takes constant time, so that the duration
/// does not reveal the correct part of a guess. Only the length of `secret` may be observable.
func equalInConstantTime(_ guess: String, _ secret: String) -> Bool {
  let guess = Array(guess.utf8)
  let secret = Array(secret.utf8)
  var difference = guess.count ^ secret.count
  for index in secret.indices {
    difference |= Int(secret[index] ^ (index < guess.count ? guess[index] : 0))
  }
  return difference == 0
}
