/// Has intents run one after the other, in the order in which they came. So at most one stands before
/// a tap in a window, however many scripts there are.
actor IntentQueue {
  private let limit: Int
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether there is no room for another one.
  var isFull: Bool { isBusy && waiting.count >= limit }

  /// Runs what is given when it is its turn.
  /// - Returns: Nil where too many wait already.
  func run<Value: Sendable>(_ body: @Sendable () async -> Value) async -> Value? {
    guard !isFull else { return nil }
    if isBusy {
      await withCheckedContinuation { waiting.append($0) }
    }
    isBusy = true
    let value = await body()
    if waiting.isEmpty {
      isBusy = false
    } else {
      // The next one has the place without others coming between.
      waiting.removeFirst().resume()
    }
    return value
  }
}
