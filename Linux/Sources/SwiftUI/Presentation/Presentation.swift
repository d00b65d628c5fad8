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

/// A step of the browser's back button in a window.
package struct BackStep {
  /// The path that the screen adds to the address of the screen below, or nil if it adds none.
  let name: String?
  /// Leaves the screen, or asks for confirmation first.
  let leave: @MainActor () -> Void
}

/// An action that dismisses the presentation of a view: its sheet or its pushed screen.
public struct DismissAction {
  let action: @MainActor () -> Void

  /// Dismisses the presentation.
  @MainActor public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  /// The action that dismisses the view's presentation. It does nothing on a window's root screen.
  @Entry public internal(set) var dismiss: DismissAction = DismissAction {}
}
