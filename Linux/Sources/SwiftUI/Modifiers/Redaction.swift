/// The reasons to redact a view's content.
public struct RedactionReasons: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from its raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not available yet, so a placeholder is shown.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Other people may see the screen, so sensitive content is hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
}

extension View {
  /// Sets whether the view contains sensitive content.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isSensitive, sensitive)
  }
}

extension EnvironmentValues {
  /// The reasons to redact the view. A view with custom drawing must check them.
  @Entry public var redactionReasons: RedactionReasons = []

  @Entry fileprivate(set) var isSensitive = false

  /// True if texts and symbols are shown as gray bars.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isSensitive
  }
}

extension String {
  /// Blank text of the same length, so that the original never reaches a page.
  var redacted: String { String(repeating: "\u{2007}", count: count) }
}
