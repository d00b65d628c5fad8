/// The way between a module above this one and its script in each open window.
@MainActor package enum WindowScripts {
  /// What becomes of a window as a script's module sees it.
  package enum News {
    /// The script says something. It comes from the browser and can be anything.
    case message(String)
    /// The window is gone.
    case closed
  }

  private static var windows: [Int: WindowPage] = [:]
  private static var lastWindow = 0
  private static var listeners: [String: @MainActor (Int, News) -> Void] = [:]

  /// Has news of all windows told to the module of a script; windows are told apart by number.
  package static func listen(
    to script: String,
    _ listener: @escaping @MainActor (_ window: Int, News) -> Void
  ) {
    listeners[script] = listener
  }

  /// Hands a text to a script in a window; nothing where the window is gone.
  package static func send(_ text: String, to script: String, in window: Int) {
    windows[window]?.send(text, to: script)
  }

  static func open(_ page: WindowPage) -> Int {
    lastWindow += 1
    windows[lastWindow] = page
    return lastWindow
  }

  /// - Parameter text: The script's name, a space, and what it says.
  static func receive(_ text: String, from window: Int) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return }
    listeners[String(parts[0])]?(window, .message(String(parts[1])))
  }

  static func close(_ window: Int) {
    windows[window] = nil
    for listener in listeners.values { listener(window, .closed) }
  }
}
