import WebElements

/// A sheet or dialog above the page's content.
package struct Presentation {
  package let element: Element
  /// The steps of the browser's back button in a sheet.
  ///
  /// The button takes the last step first. The first step closes the sheet, and each other step
  /// pops a pushed screen. Dialogs have no steps.
  var steps: [BackStep] = []
  /// Closes the sheet or dialog without an answer.
  let close: @MainActor () -> Void
}
