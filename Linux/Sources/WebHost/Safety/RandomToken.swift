import WebElements

/// A token of 256 random bits from the system's generator.
struct RandomToken: Hashable, Sendable {
  let text: String

  init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<4).map { _ in generator.next().hexadecimal }.joined()
  }

  init(text: String) {
    self.text = text
  }
}
