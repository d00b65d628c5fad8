/// A type whose changes can be animated.
///
/// The browser interpolates between the rendered values, so `animatableData` always holds the value
/// that was set last.
public protocol Animatable {
  /// The type of the interpolated data.
  associatedtype AnimatableData: VectorArithmetic
  /// The data to interpolate.
  var animatableData: AnimatableData { get set }
}
