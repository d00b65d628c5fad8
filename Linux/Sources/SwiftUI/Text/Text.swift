import Foundation
import WebElements

/// A view that shows read-only text.
public struct Text: Equatable, Sendable {
  private enum Content: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case formatted(FormatArgument)
    case timer(TextTimer)
  }

  private let content: Content

  /// The timer, or nil if the text is not a timer.
  var timer: TextTimer? {
    if case .timer(let timer) = content { timer } else { nil }
  }

  /// Returns the string in the language of a localization. For a timer, returns its current text.
  func string(in localization: Localization) -> String {
    switch content {
    case .verbatim(let string): string
    case .key(let key): key.string(in: localization)
    case .formatted(let value): value.text(in: localization)
    case .timer(let timer): timer.text(at: .now, localization.locale)
    }
  }

  /// The string in the language of the window whose code runs.
  package var string: String { string(in: .current) }

  /// Creates a text from a localized literal.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = .key(key)
  }

  /// Creates a text from a localized string resource.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    content = .formatted(.deferred(resource))
  }

  /// Creates a text from a string without localization.
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {
    self.content = .verbatim(String(content))
  }

  /// Creates a text from a string or a literal without localization.
  public init(verbatim content: String) {
    self.content = .verbatim(content)
  }

  /// Creates a text from a formatted value.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    content = .formatted(.deferred(FormattedArgument(input, format)))
  }

  init(_ timer: TextTimer) {
    content = .timer(timer)
  }
}

extension Text: PrimitiveView {
  package func render(_ node: ViewNode) -> Output {
    let environment = node.environment
    let own = string(in: environment.localization)
    let cased = environment.textCase?.applied(to: own, environment.locale) ?? own
    let string = environment.isRedacted ? cased.redacted : cased
    let font = environment.resolvedFont.styling
    var style = Style()
    if environment.foreground != nil { style.set("color", environment.foregroundPaint.css) }
    style = style.adding(font.style).adding(
      environment.textLayout.style(environment.layoutDirection)
    )
    let classes = [
      "t", font.class, environment.textLayout.class, environment.isRedacted ? "redacted" : nil,
    ].compactMap { $0 }
    return Output(
      Box(
        node.element(
          .span,
          class: classes.joined(separator: " "),
          style: style,
          attributes: [timer?.attribute(at: .now, environment.localization.locale)]
            .compactMap(\.self),
          content: .text(string)
        )
      )
    )
  }
}
