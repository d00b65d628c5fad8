/// What a browser tab shows: the program's side of one open page.
@MainActor public protocol Page: AnyObject {
  /// Handles what the user did, and shows what follows from it through the page's channel before it
  /// returns. An event for an element or handler that is gone does nothing.
  func receive(_ event: PageEvent)
  /// Whether somebody may be looking at the page: its browser is connected and does not hide it. What
  /// nobody sees may be shown late, and is up to date when this returns with `true`.
  func setSeen(_ isSeen: Bool)
  /// The browser tab is gone for good; everything it started ends.
  func close()
}

extension Page {
  /// Does nothing.
  public func setSeen(_ isSeen: Bool) {}
}

/// Something the user did to an element of a page.
public struct PageEvent: Hashable, Sendable {
  /// The element's id. It comes from the browser: there may be no such element.
  public let element: Int
  /// What happened.
  public let name: EventName
  /// What the event carries; it comes from the browser and can be anything.
  public let value: Value

  /// What an event carries.
  public enum Value: Hashable, Sendable {
    case none
    case bool(Bool)
    case number(Double)
    case text(String)
  }

  /// Makes the event that a browser would report.
  public init(element: Int, name: EventName, value: Value = .none) {
    self.element = element
    self.name = name
    self.value = value
  }
}

/// What a browser says when it opens a page, or opens it again after the server was restarted.
public struct PageRequest: Sendable {
  /// View state that an earlier page of this tab was given to keep, by key. It comes from the
  /// browser: it is decoded as untrusted input.
  public let kept: [String: String]
  /// What the browser keeps for all of the program's tabs, by key. It comes from the browser, too.
  public let scene: [String: String]
  /// The path of the address that the browser shows: words of letters, digits, `-` and `_` between
  /// slashes. It comes from the browser: there may be nothing of that address.
  public let address: String
  /// The device that the browser signed in as; nil where no pass code is asked for.
  public let device: String?

  /// - Parameters:
  ///   - kept: View state by key; none for a page that is opened for the first time.
  ///   - scene: What the browser keeps for all tabs; none for one that is new to the program.
  ///   - address: What is to be shown.
  ///   - device: The device that the browser signed in as.
  public init(
    kept: [String: String] = [:],
    scene: [String: String] = [:],
    address: String = "/",
    device: String? = nil
  ) {
    self.kept = kept
    self.scene = scene
    self.address = address
    self.device = device
  }
}

/// What a page shows at one moment.
public struct PageContent: Sendable {
  /// The tree, in the body of the document.
  public var root: Element
  /// The document's title.
  public var title: String
  /// The addresses of the steps that the browser's history offers within the page, from the first
  /// screen to what is shown. Steps may share one.
  public var addresses: [String]
  /// View state for the browser to keep, by key, so that a page opened after a restart of the
  /// server stands where this one stood. Bounded in size by the host.
  public var kept: [String: String]

  /// Makes the content of a page; by default without steps back and with nothing to keep.
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

/// Something to do once in the browser, beside showing a tree.
public enum Effect: Hashable, Sendable {
  /// Vibrates where the device can; durations of buzz and pause in milliseconds, in turn.
  case vibrate([Int])
  /// Gives an element the keyboard's focus.
  case focus(Int)
  /// Takes the keyboard's focus away from an element.
  case blur(Int)
  /// Has a screen reader say a text.
  case announce(String)
  /// Brings an element into view.
  case reveal(Int)
  /// Has the browser save the file of an address, which the page offered through its channel.
  case download(String)
  /// Hands a text to the page's own script of a name.
  case message(script: String, String)
}

/// The way from a page to its browser.
@MainActor public protocol PageChannel: FileChannel {
  /// Shows `content`: sends what differs from what the browser shows, and nothing if nothing does.
  func show(_ content: PageContent, effects: [Effect])
}
