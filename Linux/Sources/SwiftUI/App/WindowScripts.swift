import LinuxFoundation

/// The message channel between a host module and its script in each open window.
@MainActor package enum WindowScripts {
  /// An event of a window for the module of a script.
  package enum Event {
    /// A message from the script. It is untrusted input.
    case message(String)
    /// The window closed.
    case closed
  }

  private static var windows: [Int: WindowPage] = [:]
  private static var lastWindow = 0
  private static var listeners: [String: @MainActor (Int, Event) -> Void] = [:]

  /// Registers the listener for a script's events in all windows. Each window has a unique number.
  package static func listen(
    to script: String,
    _ listener: @escaping @MainActor (_ window: Int, Event) -> Void
  ) {
    listeners[script] = listener
  }

  /// Sends a text to a script in a window. Does nothing if the window has closed.
  package static func send(_ text: String, to script: String, in window: Int) {
    windows[window]?.send(text, to: script)
  }

  /// Returns the identifier of the signed-in device that shows a window, or nil if the window has
  /// closed or the host requires no pass code.
  package static func device(of window: Int) -> String? { windows[window]?.device }

  /// Returns the language of a window, or nil if the window has closed.
  package static func language(of window: Int) -> WindowLocalization? {
    windows[window]?.language
  }

  static func open(_ page: WindowPage) -> Int {
    lastWindow += 1
    windows[lastWindow] = page
    return lastWindow
  }

  /// - Parameter text: The script's name, a space, and the message.
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
