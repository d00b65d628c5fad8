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
