import Foundation
import WebElements

/// A view that shows read-only text.
public struct Text: Equatable, Sendable {
  /// The string, which is empty for a timer.
  private let content: String
  /// The timer, if the text is one.
  let timer: TextTimer?

  /// The string or, for a timer, its current text.
  var string: String { timer?.text(at: .now) ?? content }

  /// Creates a text from a localized literal.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.text
    timer = nil
  }

  /// Creates a text from a string without localization.
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {
    self.content = String(content)
    timer = nil
  }

  /// Creates a text from a string or a literal without localization.
  public init(verbatim content: String) {
    self.content = content
    timer = nil
  }

  /// Creates a text from a formatted value.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    content = format.format(input)
    timer = nil
  }

  init(_ timer: TextTimer) {
    content = ""
    self.timer = timer
  }
}

extension Text: PrimitiveView {
  /// `Never`, because this type renders without a body.
  public typealias Body = Never

  package func update(_ node: ViewNode) {}

  package func render(_ node: ViewNode) -> Output {
    let environment = node.environment
    let cased = environment.textCase?.applied(to: string, environment.locale) ?? string
    let string = environment.isRedacted ? cased.redacted : cased
    let font = environment.resolvedFont.styling
    var style = Style()
    if environment.foreground != nil { style.set("color", environment.foregroundPaint.css) }
    style = style.adding(font.style).adding(environment.textLayout.style)
    let classes = [
      "t", font.class, environment.textLayout.class, environment.isRedacted ? "redacted" : nil,
    ].compactMap { $0 }
    return Output(
      Box(
        node.element(
          .span,
          class: classes.joined(separator: " "),
          style: style,
          attributes: timer?.attribute(at: .now).map { [$0] } ?? [],
          content: .text(string)
        )
      )
    )
  }
}
