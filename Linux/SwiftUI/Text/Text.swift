import Foundation
import WebElements

/// A text that is read, not edited.
public struct Text: Equatable, Sendable {
  /// What is read; nothing where the text is a timer.
  private let content: String
  /// What counts, where the text is a timer.
  let timer: TextTimer?

  /// What is read, of a timer now.
  var string: String { timer?.text(at: .now) ?? content }

  /// Shows a literal of the program.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.text
    timer = nil
  }

  /// Shows a text as it is.
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {
    self.content = String(content)
    timer = nil
  }

  /// Shows a text as it is, also a literal.
  public init(verbatim content: String) {
    self.content = content
    timer = nil
  }

  /// Shows a value as a format style writes it.
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
  /// No body of its own.
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
