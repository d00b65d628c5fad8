import Foundation
import WebElements

/// A modifier that places a view at the bottom edge, where it stays visible while the content
/// scrolls, or at the top edge, where it scrolls with the title.
struct SafeAreaInsetModifier<Inset: View>: WrappingModifier {
  let edge: VerticalEdge
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let inset: Inset

  func update(_ node: ViewNode) {
    node.setSecondary(inset)
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    guard let inset = node.secondary[0]?.resolve() else { return content }
    var style = Style([("align-items", alignment.css)])
    style.set("gap", points: spacing)
    let strip = node.element(
      .div,
      slot: -1,
      class: edge == .bottom ? "inset-bottom" : "inset-top",
      style: style,
      // Screen readers announce content that appears at the bottom, such as a notice.
      attributes: edge == .bottom ? [Attribute("role", "status")] : [],
      content: .children(inset.elements)
    )
    var box = Box(strip, greedy: [.horizontal, .vertical])
    box.scrolls = content.boxes.contains(where: \.scrolls)
    let elements = edge == .bottom ? content.elements + [strip] : [strip] + content.elements
    var preferences = content.preferences
    preferences.merge(inset.preferences)
    return Output(
      box.with(node.element(.div, class: "v flush gx gy", content: .children(elements))),
      preferences: preferences
    )
  }
}

extension View {
  /// Places another view at the top or bottom edge of the view.
  ///
  /// In the browser, only a view at the bottom edge stays visible while the content scrolls.
  public func safeAreaInset<V>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      SafeAreaInsetModifier(edge: edge, alignment: alignment, spacing: spacing, inset: content())
    )
  }
}
