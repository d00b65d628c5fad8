import WebElements

/// What a bar above a screen shows.
public struct NavigationBarItem: Sendable {
  /// How the title of a screen is shown.
  public enum TitleDisplayMode: Sendable {
    /// As the screen below, inside the bar, or large below the bar.
    case automatic, inline, large
  }
}

struct PreferenceModifier: WrappingModifier {
  let change: @MainActor (inout Preferences) -> Void

  func render(_ content: Output, _ node: ViewNode) -> Output {
    var output = content
    change(&output.preferences)
    return output
  }
}

struct DestinationModifier<Value: Hashable, Destination: View>: PassingModifier {
  let destination: (Value) -> Destination

  func update(_ node: ViewNode) {
    node.environment.navigation?.register(Value.self) { value in
      (value.base as? Value).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
    }
  }
}

extension View {
  /// Says how values of a type, pushed on the navigation stack, are shown.
  public func navigationDestination<D, C>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Sets the title of the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(PreferenceModifier { $0.title = titleKey.text })
  }

  /// Sets the title of the screen.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(PreferenceModifier { $0.title = title.string })
  }

  /// Sets the title of the screen.
  @_disfavoredOverload public func navigationTitle<S>(_ title: S) -> some View
  where S: StringProtocol {
    modifier(PreferenceModifier { $0.title = String(title) })
  }

  /// Says how the title of the screen is shown.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(
      PreferenceModifier { $0.titleDisplayMode = displayMode == .automatic ? nil : displayMode }
    )
  }

  /// Shows the window light or dark; as the system has it if `nil`.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferenceModifier { $0.colorScheme = colorScheme })
  }

  /// Says whether Escape, a swipe or a tap beside it closes the sheet.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(PreferenceModifier { $0.blocksDismissal = isDisabled })
  }
}
