import Foundation
import WebElements

/// A field for text.
public struct TextField<Label> where Label: View {
  let label: Label
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis

  /// Creates a field with any label.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.text = text
    self.prompt = prompt
    self.axis = axis
  }

  /// Creates a field of one line with any label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a literal as label, which an empty field shows.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field with a text as label, which an empty field shows.
  @_disfavoredOverload public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field with a literal as label, and another text for an empty field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// Creates a field that grows along an axis, with another text for an empty field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }
}

extension TextField: View {
  /// The field.
  public var body: some View {
    TextFieldCore(
      label: label,
      text: text,
      prompt: prompt?.string,
      axis: axis
    )
  }
}

/// The element behind every field.
struct TextFieldCore<Label: View>: View {
  let label: Label
  let text: Binding<String>
  let prompt: String?
  var axis = Axis.horizontal
  /// Whether nobody is to see what is typed.
  var isSecure = false

  var body: some View {
    TextFieldElement(
      label: label,
      text: text,
      value: text.wrappedValue,
      prompt: prompt,
      axis: axis,
      isSecure: isSecure
    )
  }
}

private struct TextFieldElement<Label: View> {
  let label: Label
  let text: Binding<String>
  let value: String
  let prompt: String?
  let axis: Axis
  let isSecure: Bool
}

extension TextFieldElement: PrimitiveView {
  typealias Body = Never

  package func update(_ node: ViewNode) { node.setSecondary(label) }

  package func render(_ node: ViewNode) -> Output {
    let environment = node.environment
    let font = environment.resolvedFont.styling
    let label = node.secondary[0]?.resolve().spokenText ?? ""
    var attributes = [
      Attribute("placeholder", prompt ?? label), Attribute("aria-label", label),
    ]
    attributes += environment.textInputAttributes
    if axis == .horizontal {
      attributes.insert(Attribute("type", isSecure ? "password" : "text"), at: 0)
    }
    if axis == .vertical { attributes.append(Attribute("rows", "1")) }
    if !environment.isEnabled { attributes.append(Attribute("disabled")) }
    var style = font.style
    if environment.foreground != nil { style.set("color", environment.foregroundPaint.css) }
    style.set("text-align", environment.multilineTextAlignment.css)
    let text = text
    var handlers: [EventName: EventHandler] = [
      .input: { value in
        if case .text(let new) = value { text.wrappedValue = new }
      }
    ]
    if let submit = environment.submitAction { handlers[.submit] = { _ in submit() } }
    environment.focusTarget?.addHandlers(&handlers)
    let element = node.element(
      axis == .vertical ? .textarea : .input,
      class: "field gx \(font.class)",
      style: style,
      attributes: attributes,
      properties: [.value(value)],
      content: .children([]),
      on: handlers
    )
    environment.focusTarget?.element = element.id
    return Output(Box(element, greedy: .horizontal))
  }
}

/// What Return in a field does.
private struct SubmitKey: EnvironmentKey {
  static let defaultValue: (@MainActor @Sendable () -> Void)? = nil
}

extension EnvironmentValues {
  var submitAction: (@MainActor @Sendable () -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Has something done when Return is pressed in a field of the view, before what a view around it
  /// has done then.
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    transformEnvironment(\.submitAction) { submit in
      let outer = submit
      submit = {
        action()
        outer?()
      }
    }
  }
}

/// What counts as a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the triggers.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Return in a field for text.
  public static let text = SubmitTriggers(rawValue: 1)
}
