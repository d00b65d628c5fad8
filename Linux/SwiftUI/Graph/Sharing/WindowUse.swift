/// Finds out whether views use something of their window while they are made: state that a window
/// keeps, what a binding leads to, something to be done after a patch.
enum WindowUse {
  // Bindings are on no actor. Views are made on the main one; another thread that reads a binding
  // meanwhile has a row made for each window by itself, and nothing worse.
  nonisolated(unsafe) private static var isLookedFor = false
  nonisolated(unsafe) private static var isFound = false

  /// To be called by whatever belongs to a window.
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
