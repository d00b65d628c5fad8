import Foundation
import WebElements

/// A press that lasts.
public struct LongPressGesture: BuiltInGesture {
  /// Whether the press has lasted long enough.
  public typealias Value = Bool
  /// None.
  public typealias Body = Never

  /// How long, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Creates the gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension View {
  /// Recognises a gesture beside those of the view itself. In the browser a long press is also a
  /// right click and the keyboard's menu key; the finger that pressed long does not also tap.
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
      // What answers to the keyboard by itself stays the one stop of the Tab key.
      let isReachable = box.element.holdsControl
      let own =
        isReachable ? [] : [Attribute("role", "button"), Attribute("tabindex", "0")]
      return box.with(
        node.element(
          .div,
          slot: box.element.id,
          class: ["b", box.layoutClasses].compactMap { $0 }.joined(separator: " "),
          attributes: attributes + own,
          content: .children([box.element]),
          on: [.gesture: { if $0 == .text("press") { press.action(true) } }]
        )
      )
    }
  }
}

extension Element {
  /// Whether the element or one in it answers to the user.
  fileprivate var holdsControl: Bool { isControl || children.contains(where: \.holdsControl) }
}
