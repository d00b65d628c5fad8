/// The program's side of an open browser tab.
@MainActor public protocol Page: AnyObject {
  /// Handles an event, and shows its effects through the page's channel before it returns. Ignores
  /// events for an element or handler that no longer exists.
  func receive(_ event: PageEvent)
  /// Sets whether the page may be visible: its browser is connected and shows it.
  ///
  /// A hidden page may defer updates. The page is current when a call with true returns.
  func setSeen(_ isSeen: Bool)
  /// Ends the page, for example after its browser tab was closed.
  func close()
}

extension Page {
  /// Does nothing.
  public func setSeen(_ isSeen: Bool) {}
}

/// A user action on an element of a page.
public struct PageEvent: Hashable, Sendable {
  /// The identifier of the element. The identifier is untrusted input, so there may be no element
  /// with it.
  public let element: Int
  /// The kind of event.
  public let name: EventName
  /// The value of the event, which is untrusted input.
  public let value: Value

  /// The value of an event.
  public enum Value: Hashable, Sendable {
    case none
    case bool(Bool)
    case number(Double)
    case text(String)
  }

  /// Creates an event as a browser would report it.
  public init(element: Int, name: EventName, value: Value = .none) {
    self.element = element
    self.name = name
    self.value = value
  }
}

/// The request of a browser that opens a page, or restores it after a restart of the server.
public struct PageRequest: Sendable {
  /// The view state that an earlier page of this tab stored, by key. It is untrusted input.
  public let kept: [String: String]
  /// The values that the browser stores for all tabs of the app, by key. They are untrusted input.
  public let scene: [String: String]
  /// The path that the browser shows: components of letters, digits, `-`, and `_`. The path is
  /// untrusted input, and may not lead to a screen of the app.
  public let address: String
  /// The signed-in device of the browser, or nil if no pass code is required.
  public let device: String?
  /// The browser's `Accept-Language` header. It is untrusted input.
  public let acceptedLanguages: String?

  /// - Parameters:
  ///   - kept: The stored view state by key, empty for a new page.
  ///   - scene: The stored values for all tabs, empty for a new browser.
  ///   - address: The path to show.
  ///   - device: The signed-in device of the browser.
  ///   - acceptedLanguages: The browser's `Accept-Language` header.
  public init(
    kept: [String: String] = [:],
    scene: [String: String] = [:],
    address: String = "/",
    device: String? = nil,
    acceptedLanguages: String? = nil
  ) {
    self.kept = kept
    self.scene = scene
    self.address = address
    self.device = device
    self.acceptedLanguages = acceptedLanguages
  }
}

/// The content of a page.
public struct PageContent: Sendable {
  /// The root of the element tree in the document's body.
  public var root: Element
  /// The document's title.
  public var title: String
  /// The addresses of the page's history entries in the browser, from the root screen to the
  /// current screen. Entries may share an address.
  public var addresses: [String]
  /// The view state for the browser to store, by key, so that a page can be restored after a
  /// restart of the server. The host limits its size.
  public var kept: [String: String]

  /// Creates the content of a page, by default with one history entry and without view state.
  public init(
    root: Element,
    title: String,
    addresses: [String] = ["/"],
    kept: [String: String] = [:]
  ) {
    self.root = root
    self.title = title
    self.addresses = addresses
    self.kept = kept
  }
}

/// A one-time effect in the browser.
public enum Effect: Hashable, Sendable {
  /// Vibrates on devices that support it. The durations in milliseconds alternate between vibration
  /// and pause.
  case vibrate([Int])
  /// Moves the keyboard focus to an element.
  case focus(Int)
  /// Removes the keyboard focus from an element.
  case blur(Int)
  /// Makes a screen reader announce a text.
  case announce(String)
  /// Downloads the file at an address, which the page offered through its channel.
  case download(String)
  /// Sends a text to a script of the page.
  case message(script: String, String)
}

/// A channel from a page to its browser.
@MainActor public protocol PageChannel: FileChannel {
  /// Shows `content`, sending only the differences to the browser's current content.
  func show(_ content: PageContent, effects: [Effect])
}
