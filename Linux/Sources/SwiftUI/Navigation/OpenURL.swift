import Foundation

private struct OpenURLModifier: WrappingModifier {
  let action: (URL) -> Void

  func render(_ content: Output, _ node: ViewNode) -> Output {
    var output = content
    output.preferences.openURL.append(action)
    return output
  }
}

extension View {
  /// Adds a handler for URLs that the app is asked to open.
  ///
  /// The handler is never called in the browser, where links into the app are addresses of its
  /// screens.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}
