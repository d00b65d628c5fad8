import Foundation
import WebElements

/// A touch or pointer gesture.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of gesture that this gesture consists of.
  associatedtype Body: Gesture
  /// The content of the gesture.
  var body: Body { get }
}

extension Gesture {
  /// Adds an action that runs when the gesture ends successfully.
  public func onEnded(
    _ action: @escaping (Self.Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }
}

/// A gesture that this module implements.
protocol BuiltInGesture: Gesture where Body == Never {}

extension BuiltInGesture {
  /// Never called, because the module implements the gesture.
  public var body: Never { preconditionFailure("a gesture of the module has no body") }
}

extension Never: Gesture {
  /// `Never`, which has no values.
  public typealias Value = Never
}

/// A gesture with an action that runs when it ends successfully.
public struct _EndedGesture<Content: Gesture>: BuiltInGesture {
  /// The value of the wrapped gesture.
  public typealias Value = Content.Value
  let gesture: Content
  let action: (Content.Value) -> Void
}

/// The gestures of a view that take effect: its own, those of its subviews, or both.
@frozen public struct GestureMask: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its raw bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// All gestures take effect.
  public static let all = GestureMask(rawValue: 3)
}

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
