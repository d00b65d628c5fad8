/// A step that the browser's way back takes in a window.
package struct BackStep {
  /// What the step adds to the address of the one below; nil where it has none of its own.
  let name: String?
  /// Takes the step, or asks first.
  let leave: @MainActor () -> Void
}
