import WebElements

/// Why something of a view is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Creates reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What is to be shown is not there yet: nothing is shown.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Somebody else may look: what is sensitive is not shown.
  public static let privacy = RedactionReasons(rawValue: 2)
}

extension View {
  /// Says whether the view shows what is nobody else's business.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isSensitive, sensitive)
  }
}

private struct RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

private struct IsSensitiveKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Why something of the view is not to be shown; a view that draws something asks.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  fileprivate(set) var isSensitive: Bool {
    get { self[IsSensitiveKey.self] }
    set { self[IsSensitiveKey.self] = newValue }
  }

  /// Whether texts and symbols are grey bars.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isSensitive
  }
}

extension String {
  /// As wide as the text, and without it: nothing of it reaches a page.
  var redacted: String { String(repeating: "\u{2007}", count: count) }
}
