import SwiftUI

/// The bar of a sheet that makes something and then shows it: "Cancel" and what makes it, then "Done".
struct MakingToolbar: ToolbarContent {
  /// What makes it.
  let title: String
  let isMade: Bool
  /// Whether all that it needs is there.
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
