/// A screen's placeholder for missing content, with a label, a description, and actions.
public struct ContentUnavailableView<Label, Description, Actions>
where Label: View, Description: View, Actions: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates the view.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view from a localized title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates the view from a string and a symbol.
  @_disfavoredOverload public init<S>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) where S: StringProtocol {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

extension ContentUnavailableView: View {
  /// The parts in a centered column.
  public var body: some View {
    VStack(spacing: 16) {
      label
        .environment(\.labelForm, .stacked)
        .font(.title2)
        .multilineTextAlignment(.center)
      description
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      actions
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
