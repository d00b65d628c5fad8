/// The entries of a window in the browser's history: one for the root screen, each pushed screen,
/// and each sheet.
@MainActor struct WindowHistory {
  private let steps: [BackStep]
  /// The function that closes the topmost dialog; nil if a sheet or no presentation is topmost.
  private let dismissDialog: (@MainActor () -> Void)?

  init(_ preferences: Preferences) {
    steps = preferences.steps + preferences.presentations.flatMap(\.steps)
    dismissDialog = preferences.presentations.last.flatMap { $0.steps.isEmpty ? $0.close : nil }
  }

  /// The addresses of the history entries, from the root screen up.
  ///
  /// A dialog shares the entry of the screen below it, except on the root screen, where the dialog
  /// adds an entry.
  var addresses: [String] {
    var addresses = ["/"]
    for step in steps {
      let below = addresses[addresses.count - 1]
      addresses.append(step.name.map { below == "/" ? "/\($0)" : "\(below)/\($0)" } ?? below)
    }
    return dismissDialog != nil && steps.isEmpty ? ["/", "/"] : addresses
  }

  /// Goes back one entry at a time until the given number of entries above the root screen remains,
  /// or until a screen stays open because it asks for confirmation. If a dialog is open, closes
  /// only the dialog.
  ///
  /// - Parameter now: Returns the current history after each step.
  static func goBack(to count: Int, in graph: ViewGraph, now: () -> WindowHistory) {
    var former = now()
    while former.takeStep(leaving: count) {
      UpdateLoop.finish(graph)
      let current = now()
      guard current.dismissDialog == nil, current.steps.count < former.steps.count else { return }
      former = current
    }
  }

  /// - Returns: True if there may be another entry to remove. If a dialog is open, only the dialog
  ///   is closed.
  private func takeStep(leaving count: Int) -> Bool {
    if let dismissDialog {
      dismissDialog()
      return false
    }
    guard count >= 0, count < steps.count else { return false }
    steps[steps.count - 1].leave()
    return true
  }
}
