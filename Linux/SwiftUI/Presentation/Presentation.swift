import WebElements

/// A dialog that the page shows above everything else.
package struct Presentation {
  package let element: Element
  /// What the browser's way back does in a sheet, the last first: it pops screens, then closes the
  /// sheet. A question has no step of its own: it lies on what it is about.
  var steps: [BackStep] = []
  /// Closes a question as if it had not been asked.
  let close: @MainActor () -> Void
}
