import Foundation
import WebElements

/// A long press.
public struct LongPressGesture: BuiltInGesture {
  /// True after the press lasted the minimum duration.
  public typealias Value = Bool
  /// The minimum duration of the press, in seconds.
  public var minimumDuration: Double
  /// The maximum movement of the finger during the press, in points.
  public var maximumDistance: CGFloat

  /// Creates the gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension View {
  /// Recognizes a gesture simultaneously with the view's own gestures.
  ///
  /// In the browser, only a long press with an `onEnded` action is recognized. A right click and
  /// the menu key also count as a long press. A long press does not also count as a tap.
  public func simultaneousGesture<T>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    modifier(
      LongPressModifier(press: mask == .all ? gesture as? _EndedGesture<LongPressGesture> : nil)
    )
  }
}

struct LongPressModifier: PrimitiveModifier {
  let press: _EndedGesture<LongPressGesture>?

  func render(_ content: Output, _ node: ViewNode) -> Output {
    guard let press else { return content }
    let attributes = [
      Attribute("data-press", Style.number(press.gesture.minimumDuration * 1_000)),
      Attribute("data-slack", Style.number(press.gesture.maximumDistance)),
    ]
    return content.mapBoxes { box in
      // If the view contains a focusable control, the control remains the only stop of the Tab key.
      let isReachable = box.element.holdsControl
      let own =
        isReachable ? [] : [Attribute("role", "button"), Attribute("tabindex", "0")]
      return node.wrap(
        box,
        class: "b",
        attributes: attributes + own,
        on: [.gesture: { if $0 == .text("press") { press.action(true) } }]
      )
    }
  }
}

extension Element {
  /// True if the element or a descendant is a control.
  var holdsControl: Bool { isControl || children.contains(where: \.holdsControl) }
}
