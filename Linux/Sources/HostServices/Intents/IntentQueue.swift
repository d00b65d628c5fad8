/// A queue that runs intents one at a time in order of arrival.
///
/// A tap in a window therefore waits for at most one intent, regardless of the number of scripts.
actor IntentQueue {
  private let limit: Int
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(limit: Int) {
    self.limit = limit
  }

  var isFull: Bool { isBusy && waiting.count >= limit }

  /// Runs a closure in its turn.
  ///
  /// - Returns: The result, or nil if the queue is full.
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
      // The queue stays busy until the next closure resumes, so that no newer closure overtakes it.
      waiting.removeFirst().resume()
    }
    return value
  }
}
