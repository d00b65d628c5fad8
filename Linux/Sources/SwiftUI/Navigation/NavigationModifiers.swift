import Foundation
import WebElements

/// The navigation bar of a screen.
public struct NavigationBarItem: Sendable {
  /// The display mode of a screen's title.
  public enum TitleDisplayMode: Sendable {
    /// Uses the screen's default mode, shows the title inside the bar, or shows it large below the
    /// bar.
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

private struct TitleModifier: WrappingModifier {
  let title: Text

  func render(_ content: Output, _ node: ViewNode) -> Output {
    var output = content
    output.preferences.title = title.string(in: node.environment.localization)
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
  /// Sets the destination for pushed values of a type.
  public func navigationDestination<D, C>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Sets the title of the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: title))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload public func navigationTitle<S>(_ title: S) -> some View
  where S: StringProtocol {
    navigationTitle(Text(title))
  }

  /// Sets the display mode of the screen's title.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(
      PreferenceModifier { $0.titleDisplayMode = displayMode == .automatic ? nil : displayMode }
    )
  }

  /// Sets the appearance of the window. Nil selects the system's appearance.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferenceModifier { $0.colorScheme = colorScheme })
  }

  /// Sets whether Escape, the back button, and a tap outside are prevented from closing the sheet.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(PreferenceModifier { $0.blocksDismissal = isDisabled })
  }

  /// Adds a handler for URLs that the app is asked to open.
  ///
  /// The handler is never called in the browser, where links into the app are addresses of its
  /// screens.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(PreferenceModifier { $0.openURL.append(action) })
  }
}
