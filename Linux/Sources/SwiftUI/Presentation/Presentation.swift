import WebElements

/// A dialog above the page's content.
package struct Presentation {
  package let element: Element
  /// The steps of the browser's back button in a sheet.
  ///
  /// The button takes the last step first: the steps pop the pushed screens, and the first step
  /// closes the sheet. A confirmation dialog adds no step.
  var steps: [BackStep] = []
  /// Closes a dialog without an answer.
  let close: @MainActor () -> Void
}
