import Foundation

/// The curve and duration of a change.
///
/// The browser runs the animation, and skips it if the user prefers reduced motion.
public struct Animation: Hashable, Sendable {
  let curve: String
  let duration: TimeInterval

  /// The system's default animation.
  public static let `default` = Animation(curve: "ease-in-out", duration: 0.35)
  /// An animation at constant speed.
  public static var linear: Animation { linear(duration: 0.35) }
  /// An animation that starts slowly.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// An animation that ends slowly.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// An animation that starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// A spring animation.
  public static var spring: Animation { spring(duration: 0.5) }
  /// A stiff spring animation.
  public static var snappy: Animation { snappy(duration: 0.35) }

  /// Returns an animation at constant speed, with a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(curve: "linear", duration: duration)
  }

  /// Returns an animation that starts slowly, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(curve: "ease-in", duration: duration)
  }

  /// Returns an animation that ends slowly, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(curve: "ease-out", duration: duration)
  }

  /// Returns an animation that starts and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(curve: "ease-in-out", duration: duration)
  }

  /// Returns a spring animation, with a duration in seconds and a bounce from 0 (none) to 1.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(curve: springCurve(bounce), duration: duration)
  }

  /// Returns a stiff spring animation, with a duration in seconds and an additional bounce from 0
  /// to 1.
  public static func snappy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation {
    Animation(curve: springCurve(0.15 + extraBounce), duration: duration)
  }

  /// Returns a cubic curve that overshoots about as far as a spring with this bounce.
  private static func springCurve(_ bounce: Double) -> String {
    "cubic-bezier(0.2,\(Style.number(1 + min(max(bounce, 0), 1) * 1.2)),0.4,1)"
  }

  var css: String { "\(Style.number(duration))s \(curve)" }
}

/// Runs a closure and animates its changes.
///
/// In the browser, the changes apply immediately and only views with an `animation` modifier
/// animate them.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

struct AnimationModifier: WrappingModifier {
  let animation: Animation?

  func render(_ content: Output, _ node: ViewNode) -> Output {
    guard let animation else { return content }
    let style = Style([("--anim", animation.css)])
    return content.mapBoxes { node.wrap($0, class: "b anim", style: style) }
  }
}

extension View {
  /// Animates the view when a value changes.
  ///
  /// In the browser, every change of the view is animated, even if the value stays the same.
  public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
    modifier(AnimationModifier(animation: animation))
  }
}
