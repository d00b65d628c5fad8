/// Compares without stopping at the first difference, so that the time taken does not tell how
/// much of a guess is right. Only the length of `secret` could show.
func equalInConstantTime(_ guess: String, _ secret: String) -> Bool {
  let guess = Array(guess.utf8)
  let secret = Array(secret.utf8)
  var difference = guess.count ^ secret.count
  for index in secret.indices {
    difference |= Int(secret[index] ^ (index < guess.count ? guess[index] : 0))
  }
  return difference == 0
}
