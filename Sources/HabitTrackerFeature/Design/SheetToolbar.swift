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

#Preview("Populated", traits: .sample) {
  CancelButton()
}
