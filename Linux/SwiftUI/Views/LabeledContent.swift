import Foundation
import WebElements

/// A value with a label before it.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates a labelled view with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// The label at the leading edge and the value, in a second color, at the trailing one.
  public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(.secondary)
    }
    .modifier(ValueBelow())
  }
}

/// Puts the value below its label where both have no room beside each other, as pickers do.
private struct ValueBelow: PrimitiveModifier {
  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes { node.wrap($0, class: "b labeled") }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a labelled view with a literal as label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates a labelled view with a text as label.
  @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labelled text with a literal as label.
  public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a labelled text.
  @_disfavoredOverload public init<S1, S2>(_ title: S1, value: S2)
  where S1: StringProtocol, S2: StringProtocol {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a labelled value, as a format style writes it, with a literal as label.
  public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates a labelled value, as a format style writes it.
  @_disfavoredOverload public init<S, F>(_ title: S, value: F.FormatInput, format: F)
  where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}
