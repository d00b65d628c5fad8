/// The detection of views that depend on their window while they render: window state, the target
/// of a binding, or an action after the patch.
enum WindowUse {
  // Bindings are nonisolated. Views render on the main actor. If another thread reads a binding at
  // the same time, the only effect is that a row is not shared.
  nonisolated(unsafe) private static var isLookedFor = false
  nonisolated(unsafe) private static var isFound = false

  /// Records a use of the window. Call from everything that belongs to a window.
  static func note() {
    if isLookedFor { isFound = true }
  }

  @MainActor static func isFound(during body: () -> Void) -> Bool {
    isLookedFor = true
    isFound = false
    defer { isLookedFor = false }
    body()
    return isFound
  }
}
