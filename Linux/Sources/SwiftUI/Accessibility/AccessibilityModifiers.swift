import WebElements

/// A modifier that sets one of a view's accessibility attributes, such as the label.
public struct AccessibilityAttachmentModifier: PrimitiveModifier {
  enum Change: Equatable {
    case text(Kind, Text)
    case hidden(Bool)
    case add(AccessibilityTraits)
    case focusable(Bool)

    /// The use of a text by assistive technologies.
    enum Kind { case label, hint, value }
  }

  let change: Change

  package func render(_ content: Output, _ node: ViewNode) -> Output {
    guard case .text(let kind, let text) = change else {
      return AccessibilityDecoration.apply(change, to: content, on: node)
    }
    // Redacted content must not be spoken either.
    if node.environment.isRedacted { return content }
    let spoken = Text(verbatim: text.string(in: node.environment.localization))
    return AccessibilityDecoration.apply(.text(kind, spoken), to: content, on: node)
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
    attaching(.text(.label, label))
  }

  /// Sets the view's accessibility label to a localized string.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.text(.label, Text(labelKey)))
  }

  /// Sets the view's accessibility label.
  @_disfavoredOverload public func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    attaching(.text(.label, Text(label)))
  }

  /// Sets the view's accessibility hint, a description of its action, to a localized string.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.text(.hint, Text(hintKey)))
  }

  /// Sets the view's accessibility hint, a description of its action.
  @_disfavoredOverload public func accessibilityHint<S>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    attaching(.text(.hint, Text(hint)))
  }

  /// Sets the view's accessibility value to a localized string.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.text(.value, Text(valueKey)))
  }

  /// Sets the view's accessibility value.
  @_disfavoredOverload public func accessibilityValue<S>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    attaching(.text(.value, Text(value)))
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
