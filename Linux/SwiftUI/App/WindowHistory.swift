/// What the browser's history offers in a window: a step for each screen above the first, and for
/// each sheet.
@MainActor struct WindowHistory {
  private let steps: [BackStep]
  /// Closes the question above everything else.
  private let closeQuestion: (@MainActor () -> Void)?

  init(_ preferences: Preferences) {
    steps = preferences.steps + preferences.presentations.flatMap(\.steps)
    closeQuestion = preferences.presentations.last.flatMap { $0.steps.isEmpty ? $0.close : nil }
  }

  /// The addresses of the steps, the first screen's first. A question shares the step of what it lies
  /// on; on the first screen, where there is none to share, it has one.
  var addresses: [String] {
    var addresses = ["/"]
    for step in steps {
      let below = addresses[addresses.count - 1]
      addresses.append(step.name.map { below == "/" ? "/\($0)" : "\(below)/\($0)" } ?? below)
    }
    return closeQuestion != nil && steps.isEmpty ? ["/", "/"] : addresses
  }

  /// Goes back one step after the other, until so many are left or one stays: it asks first.
  /// - Parameter now: What the history offers after the steps that were taken.
  static func goBack(to count: Int, in graph: ViewGraph, now: () -> WindowHistory) {
    var former = now()
    while former.takeStep(leaving: count) {
      EventCycle.finish(graph)
      let current = now()
      guard current.closeQuestion == nil, current.steps.count < former.steps.count else { return }
      former = current
    }
  }

  /// - Returns: Whether there was a step to take. Where something is asked, that is taken back alone.
  private func takeStep(leaving count: Int) -> Bool {
    if let closeQuestion {
      closeQuestion()
      return false
    }
    guard count >= 0, count < steps.count else { return false }
    steps[steps.count - 1].leave()
    return true
  }
}
