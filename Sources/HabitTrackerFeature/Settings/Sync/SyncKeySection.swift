import HabitData
import HabitSync
import SwiftUI

/// The button that shows the key for another device, after a confirmation.
struct SyncKeySection: View {
  @Environment(SyncService.self) private var sync
  @State private var isAsking = false
  @State private var shown: ShownKey?
  @State private var problem: String?

  /// The displayed key. It is not restored with the window, because a browser would store it.
  private struct ShownKey: Identifiable {
    let key: SyncKey

    var id: String { "key" }
  }

  var body: some View {
    Section {
      Button("Show Key") { isAsking = true }
        .confirmationDialog(
          "Show the key?",
          isPresented: $isAsking,
          titleVisibility: .visible
        ) {
          Button("Show Key", action: show)
        } message: {
          Text(
            "Anyone who has the key and access to the location can read and change all your habits."
          )
        }
        .sheet(item: $shown) { shown in
          NavigationStack {
            SyncKeyView(key: shown.key, place: sync.status?.place)
              .formScreen("Your Key")
              .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                  Button("Done") { self.shown = nil }
                }
              }
          }
        }
    } footer: {
      VStack(alignment: .leading, spacing: 8) {
        WarningText(problem)
        Text("Your other devices need this key to join.")
      }
    }
  }

  private func show() {
    do {
      shown = try sync.key().map(ShownKey.init)
      problem = nil
    } catch {
      problem = error.localizedDescription
    }
  }
}

#Preview("Populated", traits: .sample) {
  Form { SyncKeySection() }
}
