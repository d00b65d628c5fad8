/// Asks of types of views, before anybody waits for it, what the first comparison of two of them asks.
///
/// Whether a type conforms to a protocol the runtime finds out by going through the whole program,
/// and remembers. The first tap after a start had to ask it of some hundred types.
@MainActor enum TypePrewarming {
  /// So long a page that was just shown has the machine to itself, to be drawn.
  private static let pause = Duration.seconds(1)

  private static var types: [Any.Type] = []
  private static var isUnderWay = false

  /// Notes a type that was met for the first time.
  static func note(_ type: Any.Type) {
    types.append(type)
    guard !isUnderWay else { return }
    isUnderWay = true
    Task.detached(priority: .utility) {
      do {
        try await Task.sleep(for: pause)
      } catch {
        // Nobody cancels it.
        return
      }
      var warm: Set<ObjectIdentifier> = []
      for type in await take() { Fields.prewarm(type, &warm) }
    }
  }

  private static func take() -> [Any.Type] {
    defer { (types, isUnderWay) = ([], false) }
    return types
  }
}
