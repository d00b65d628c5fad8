import WebElements

/// Labels, hints, values and traits of a view for assistive technologies.
public struct AccessibilityAttachmentModifier: PrimitiveModifier {
  /// No body of its own.
  public typealias Body = Never

  enum Change: Equatable {
    case label(String)
    case hint(String)
    case value(String)
    case hidden(Bool)
    case add(AccessibilityTraits)
    case focusable(Bool)
    case nothing

    fileprivate var isWords: Bool {
      switch self {
      case .label, .hint, .value: true
      case .hidden, .add, .focusable, .nothing: false
      }
    }
  }

  let change: Change

  package func render(_ content: Output, _ node: ViewNode) -> Output {
    // What is not to be seen is not to be heard.
    if node.environment.isRedacted, change.isWords { return content }
    return AccessibilityDecoration.apply(change, to: content, on: node)
  }
}

extension View {
  func attaching(
    _ change: AccessibilityAttachmentModifier.Change
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change: change))
  }

  /// Gives the view a name.
  public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.label(label.string))
  }

  /// Gives the view a name, a literal.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.label(labelKey.text))
  }

  /// Gives the view a name.
  @_disfavoredOverload public func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    attaching(.label(String(label)))
  }

  /// Says what using the view does, a literal.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(hintKey.text))
  }

  /// Says what using the view does.
  @_disfavoredOverload public func accessibilityHint<S>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    attaching(.hint(String(hint)))
  }

  /// Says the value of the view, a literal.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.value(valueKey.text))
  }

  /// Says the value of the view.
  @_disfavoredOverload public func accessibilityValue<S>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    attaching(.value(String(value)))
  }

  /// Says whether assistive technologies pass over the view.
  public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hidden(hidden))
  }

  /// Says what kind of thing the view is.
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.add(traits))
  }
}
