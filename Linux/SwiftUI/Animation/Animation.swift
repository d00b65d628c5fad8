import Foundation

/// How a change takes time. The browser animates it, and not at all where the user asked for reduced
/// motion.
public struct Animation: Hashable, Sendable {
  let curve: String
  let duration: TimeInterval

  /// The system's own.
  public static let `default` = Animation(curve: "ease-in-out", duration: 0.35)
  /// At one speed.
  public static var linear: Animation { linear(duration: 0.35) }
  /// Slow at first.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Slow at the end.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Slow at first and at the end.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// As on a spring.
  public static var spring: Animation { spring(duration: 0.5) }
  /// As on a stiff spring.
  public static var snappy: Animation { snappy(duration: 0.35) }

  /// At one speed, in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(curve: "linear", duration: duration)
  }

  /// Slow at first, in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(curve: "ease-in", duration: duration)
  }

  /// Slow at the end, in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(curve: "ease-out", duration: duration)
  }

  /// Slow at first and at the end, in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(curve: "ease-in-out", duration: duration)
  }

  /// As on a spring, in seconds; the bounce from 0 (none) to 1.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(curve: springCurve(bounce), duration: duration)
  }

  /// As on a stiff spring, in seconds; the bounce beyond its own from 0 to 1.
  public static func snappy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation {
    Animation(curve: springCurve(0.15 + extraBounce), duration: duration)
  }

  /// A cubic curve that overshoots as far as a spring with this bounce does.
  private static func springCurve(_ bounce: Double) -> String {
    "cubic-bezier(0.2,\(Style.number(1 + min(max(bounce, 0), 1) * 1.2)),0.4,1)"
  }

  var css: String { "\(Style.number(duration))s \(curve)" }
}

/// What goes with a change.
public struct Transaction: Sendable {
  /// How the change takes time.
  public var animation: Animation?

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// Changes something, with an animation. In the browser, what changes is animated where a view has
/// an `animation`; the closure's changes are made at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

struct AnimationModifier<Value: Equatable>: WrappingModifier {
  let animation: Animation?
  let value: Value

  func render(_ content: Output, _ node: ViewNode) -> Output {
    guard let animation else { return content }
    let style = Style([("--anim", animation.css)])
    return content.mapBoxes { node.wrap($0, class: "b anim", style: style) }
  }
}

extension View {
  /// Lets changes of the view take time when a value changes. In the browser every change of the
  /// view takes time.
  public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}
