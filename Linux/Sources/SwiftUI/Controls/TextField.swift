import WebElements

/// A field for text.
public struct TextField<Label> where Label: View {
  let label: Label
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis

  /// Creates a field with a custom label. With a vertical axis, the field grows with its text.
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

  /// Creates a single-line field with a custom label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title, which is also its placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field with a localized title and a separate placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a localized title. With a vertical axis, the field grows with its text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a localized title and a separate placeholder. With a vertical axis, the
  /// field grows with its text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }
}

extension TextField: View {
  /// The content: a text field with its label.
  public var body: some View {
    TextFieldElement(
      label: label,
      text: text,
      value: text.wrappedValue,
      prompt: prompt,
      axis: axis
    )
  }
}

/// The view that renders a text field or a secure field.
struct TextFieldElement<Label: View>: PrimitiveView {
  let label: Label
  let text: Binding<String>
  let value: String
  let prompt: Text?
  var axis = Axis.horizontal
  /// True if the field hides the typed text.
  var isSecure = false

  package func update(_ node: ViewNode) { node.setSecondary(label) }

  package func render(_ node: ViewNode) -> Output {
    let environment = node.environment
    let font = environment.resolvedFont.styling
    let label = node.secondary[0]?.resolve().spokenText ?? ""
    let placeholder = prompt?.string(in: environment.localization) ?? label
    let direction = environment.ownDirection
    var attributes = [
      // The placeholder keeps the direction of its language.
      Attribute("placeholder", direction == nil ? placeholder : "\u{2068}\(placeholder)\u{2069}"),
      Attribute("aria-label", label),
    ]
    if let direction { attributes.append(Attribute("dir", direction)) }
    attributes += environment.textInputAttributes
    if axis == .horizontal {
      attributes.insert(Attribute("type", isSecure ? "password" : "text"), at: 0)
    }
    if axis == .vertical { attributes.append(Attribute("rows", "1")) }
    if !environment.isEnabled { attributes.append(Attribute("disabled")) }
    var style = font.style
    if environment.foreground != nil { style.set("color", environment.foregroundPaint.css) }
    style.set("text-align", environment.multilineTextAlignment.css(environment.layoutDirection))
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
      on: handlers
    )
    environment.focusTarget?.element = element.id
    return Output(Box(element, greedy: .horizontal))
  }
}

extension EnvironmentValues {
  /// The layout direction in HTML, or nil if it is the direction of the page's language.
  fileprivate var ownDirection: String? {
    switch (layoutDirection, localization.isRightToLeft) {
    case (.leftToRight, true): "ltr"
    case (.rightToLeft, false): "rtl"
    default: nil
    }
  }

  /// The action of the Return key in a field.
  @Entry var submitAction: (@MainActor @Sendable () -> Void)?
}

extension View {
  /// Performs an action when the user presses Return in a field of the view, before the actions of
  /// enclosing views.
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

/// The events that count as a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from its raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Return key in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
}

/// A text field that hides its content.
public struct SecureField<Label> where Label: View {
  let label: Label
  let text: Binding<String>
  let prompt: Text?

  /// Creates a field with a custom label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.text = text
    self.prompt = prompt
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title, which is also its placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }
}

extension SecureField: View {
  /// The content: a text field that hides its text.
  public var body: some View {
    TextFieldElement(
      label: label,
      text: text,
      value: text.wrappedValue,
      prompt: prompt,
      isSecure: true
    )
  }
}
