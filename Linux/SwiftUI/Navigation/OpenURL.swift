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
  /// Does something about an address that the app is asked to open. No browser asks for one: there,
  /// what leads into the app are addresses of its screens.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}
