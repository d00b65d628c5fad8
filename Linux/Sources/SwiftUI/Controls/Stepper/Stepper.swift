/// A control that increments and decrements a value.
///
/// In the browser it is two buttons, named "Decrement" and "Increment" followed by the label. A
/// button repeats its action while held down, and arrow keys trigger the buttons.
public struct Stepper<Label> where Label: View {
  let label: Label
  let increment: () -> Void
  let decrement: () -> Void
  /// Closures that return whether the value can change in each direction. They are called in the
  /// body, so that the body observes the value.
  let canIncrement: () -> Bool
  let canDecrement: () -> Bool
  let onEditingChanged: (Bool) -> Void

  /// Creates a stepper for a value within bounds.
  ///
  /// Steps are clamped to the bounds, and the button is disabled at a bound.
  ///
  /// - `onEditingChanged`: Called with true before each step and with false after it.
  public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    func move(by step: V.Stride) {
      let moved = value.wrappedValue.advanced(by: step)
      value.wrappedValue = min(max(moved, bounds.lowerBound), bounds.upperBound)
    }
    self.label = label()
    increment = { move(by: step) }
    decrement = { move(by: -step) }
    canIncrement = { value.wrappedValue < bounds.upperBound }
    canDecrement = { value.wrappedValue > bounds.lowerBound }
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper: View {
  /// The label and the two buttons.
  public var body: some View {
    StepperElement(
      label: label,
      increment: canIncrement() ? increment : nil,
      decrement: canDecrement() ? decrement : nil,
      onEditingChanged: onEditingChanged
    )
  }
}
