/// Something that people do with a finger or a pointer, beside a tap.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What it says of itself.
  associatedtype Value
  /// What it is made of.
  associatedtype Body: Gesture
  /// What it is made of.
  var body: Body { get }
}

extension Gesture {
  /// Has something done when the gesture ends well.
  public func onEnded(
    _ action: @escaping (Self.Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }
}

/// A gesture of this module.
protocol BuiltInGesture: Gesture where Body == Never {}

extension BuiltInGesture {
  /// None: the gesture is the module's own.
  public var body: Never { preconditionFailure("a gesture of the module has no body") }
}

extension Never: Gesture {
  /// None.
  public typealias Value = Never
}

/// A gesture with what is done when it ends well.
public struct _EndedGesture<Content: Gesture>: BuiltInGesture {
  /// What the gesture says of itself.
  public typealias Value = Content.Value
  /// None.
  public typealias Body = Never

  let gesture: Content
  let action: (Content.Value) -> Void
}

/// Which of a view's gestures count: its subviews', or one that is added to it as well.
@frozen public struct GestureMask: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Creates the options of some bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// All count.
  public static let all = GestureMask(rawValue: 3)
}
