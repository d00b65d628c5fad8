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
