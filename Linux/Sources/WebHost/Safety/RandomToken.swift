/// A token of 256 random bits from the system's generator.
struct RandomToken: Hashable, Sendable {
  let text: String

  init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<4)
      .map { _ in
        let digits = String(generator.next() as UInt64, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }
      .joined()
  }

  init(text: String) {
    self.text = text
  }
}
