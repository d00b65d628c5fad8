import WebElements

/// A modifier that sets one of a view's accessibility attributes, such as the label.
public struct AccessibilityAttachmentModifier: PrimitiveModifier {
  enum Change: Equatable {
    case label(Text)
    case hint(Text)
    case value(Text)
    case hidden(Bool)
    case add(AccessibilityTraits)
    case focusable(Bool)

    fileprivate var isWords: Bool {
      switch self {
      case .label, .hint, .value: true
      case .hidden, .add, .focusable: false
      }
    }

    /// Returns the change with its text in the language of a localization.
    fileprivate func resolved(in localization: Localization) -> Change {
      func verbatim(_ text: Text) -> Text { Text(verbatim: text.string(in: localization)) }
      return switch self {
      case .label(let text): .label(verbatim(text))
      case .hint(let text): .hint(verbatim(text))
      case .value(let text): .value(verbatim(text))
      case .hidden, .add, .focusable: self
      }
    }
  }

  let change: Change

  package func render(_ content: Output, _ node: ViewNode) -> Output {
    // Redacted content must not be spoken either.
    if node.environment.isRedacted, change.isWords { return content }
    let change = change.resolved(in: node.environment.localization)
    return AccessibilityDecoration.apply(change, to: content, on: node)
  }
}

extension View {
  func attaching(
    _ change: AccessibilityAttachmentModifier.Change
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change: change))
  }

  /// Sets the view's accessibility label.
  public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.label(label))
  }

  /// Sets the view's accessibility label to a localized string.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.label(Text(labelKey)))
  }

  /// Sets the view's accessibility label.
  @_disfavoredOverload public func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    attaching(.label(Text(label)))
  }

  /// Sets the view's accessibility hint, a description of its action, to a localized string.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(Text(hintKey)))
  }

  /// Sets the view's accessibility hint, a description of its action.
  @_disfavoredOverload public func accessibilityHint<S>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    attaching(.hint(Text(hint)))
  }

  /// Sets the view's accessibility value to a localized string.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.value(Text(valueKey)))
  }

  /// Sets the view's accessibility value.
  @_disfavoredOverload public func accessibilityValue<S>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    attaching(.value(Text(value)))
  }

  /// Sets whether assistive technologies skip the view.
  public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hidden(hidden))
  }

  /// Adds traits that describe the view's role and behavior.
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.add(traits))
  }
}
