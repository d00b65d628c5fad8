/// A step of the browser's back button in a window.
package struct BackStep {
  /// The path that the screen adds to the address of the screen below, or nil if it adds none.
  let name: String?
  /// Leaves the screen, or asks for confirmation first.
  let leave: @MainActor () -> Void
}
