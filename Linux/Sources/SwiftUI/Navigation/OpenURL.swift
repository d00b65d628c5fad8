import Foundation

extension View {
  /// Adds a handler for URLs that the app is asked to open.
  ///
  /// The handler is never called in the browser, where links into the app are addresses of its
  /// screens.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(PreferenceModifier { $0.openURL.append(action) })
  }
}
