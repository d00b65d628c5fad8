/// What can be shown on its way from one value to another.
///
/// The browser animates by itself, from the picture of the one value to that of the other, so here
/// the data is always that of the value last set.
public protocol Animatable {
  /// The type of the data that goes from one value to another.
  associatedtype AnimatableData: VectorArithmetic
  /// The data that goes from one value to another.
  var animatableData: AnimatableData { get set }
}
