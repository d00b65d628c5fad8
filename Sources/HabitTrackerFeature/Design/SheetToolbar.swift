import HabitData
import SwiftUI

/// The toolbar of a sheet that shows its own errors: "Cancel" and a button that saves.
struct SheetToolbar: ToolbarContent {
  /// The title of the button that saves.
  var title: LocalizedStringKey = "Save"
  let canSave: Bool
  /// The binding that "Cancel" sets to true instead of closing the sheet; nil if there is nothing
  /// to discard.
  var asksToDiscard: Binding<Bool>?
  let save: @MainActor () -> Void

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      CancelButton(asksToDiscard: asksToDiscard)
    }
    ToolbarItem(placement: .confirmationAction) {
      Button(title, action: save)
        .disabled(!canSave)
    }
  }
}

/// The "Cancel" button of a sheet that shows its own errors.
struct CancelButton: View {
  var asksToDiscard: Binding<Bool>?

  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Cancel") {
      if let asksToDiscard {
        asksToDiscard.wrappedValue = true
      } else {
        // The sheet has shown the error, so the screen below must not show it again.
        store.dismissError()
        dismiss()
      }
    }
    .keyboardShortcut(.cancelAction)
  }
}

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

/// A modifier that keeps a sheet with unsaved changes open, and asks before discarding them.
struct DiscardQuestion: ViewModifier {
  /// Set to true when the user wants to close the sheet.
  @Binding var isAsking: Bool
  /// True if there are unsaved changes.
  let isChanged: Bool

  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    content
      .confirmationDialog(
        "Discard your changes?",
        isPresented: $isAsking,
        titleVisibility: .visible
      ) {
        Button("Discard Changes", role: .destructive) {
          // The sheet has shown the error, so the screen below must not show it again.
          store.dismissError()
          dismiss()
        }
        Button("Keep Editing", role: .cancel) {}
      }
      .interactiveDismissDisabled(isChanged)
  }
}

#Preview("Populated", traits: .sample) {
  CancelButton()
}
