import SwiftUI

/// The toolbar of a sheet that creates something and then shows it: "Cancel" and a create button,
/// then "Done".
struct EditorToolbar: ToolbarContent {
  /// The title of the create button.
  let title: LocalizedStringKey
  let isMade: Bool
  /// True if the create button is enabled.
  let isReady: Bool
  let make: @MainActor () -> Void
  let close: @MainActor () -> Void

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      if !isMade {
        Button("Cancel", action: close)
          .keyboardShortcut(.cancelAction)
      }
    }
    ToolbarItem(placement: .confirmationAction) {
      if isMade {
        Button("Done", action: close)
      } else {
        Button(title, action: make)
          .disabled(!isReady)
      }
    }
  }
}
