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
