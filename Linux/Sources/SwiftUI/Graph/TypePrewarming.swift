/// The loading of view types' runtime metadata before it is needed.
///
/// The runtime checks protocol conformances by scanning the whole program, and caches the result.
/// Without prewarming, the first tap after launch would check several hundred types.
@MainActor enum TypePrewarming {
  /// The delay before prewarming, so that a new page can render first.
  private static let pause = Duration.seconds(1)

  private static var types: [Any.Type] = []
  private static var isUnderWay = false

  /// Registers a type on its first use.
  static func note(_ type: Any.Type) {
    types.append(type)
    guard !isUnderWay else { return }
    isUnderWay = true
    Task.detached(priority: .utility) {
      do {
        try await Task.sleep(for: pause)
      } catch {
        // The task is never canceled.
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
