import Foundation
import WebElements

struct LongPressModifier: PrimitiveModifier {
  let minimumDuration: Double
  let maximumDistance: CGFloat
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  func render(_ content: Output, _ node: ViewNode) -> Output {
    let action = action
    let onPressingChanged = onPressingChanged
    var attributes = [
      Attribute("data-press", Style.number(minimumDuration * 1_000)),
      Attribute("data-slack", Style.number(maximumDistance)),
    ]
    if onPressingChanged != nil { attributes.append(Attribute("data-pressing")) }
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
          on: [
            .gesture: { value in
              switch value {
              case .text("press"): action()
              case .bool(let isPressing): onPressingChanged?(isPressing)
              default: break
              }
            }
          ]
        )
      )
    }
  }
}

extension Element {
  /// Whether the element or one in it answers to the user.
  fileprivate var holdsControl: Bool { isControl || children.contains(where: \.holdsControl) }
}

extension View {
  /// Has something done when the view is pressed long. In the browser a right click and the
  /// keyboard's menu key do the same; a tap on a button in the view stays a tap.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long, in seconds.
  ///   - maximumDistance: How far the finger may move meanwhile, in points.
  ///   - action: Done while the finger still lies there, once the time is over.
  ///   - onPressingChanged: Told when a press begins, and when it ends or fails.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressModifier(
        minimumDuration: minimumDuration,
        maximumDistance: maximumDistance,
        action: action,
        onPressingChanged: onPressingChanged
      )
    )
  }
}
