import SwiftUI

/// A button that opens the settings. It is in the toolbars of the lists, so that at most three taps
/// lead from any screen to any other.
struct SettingsButton: View {
  @Binding var path: [HabitRoute]

  var body: some View {
    Button("Settings", systemImage: "gearshape") { path.append(.settings) }
  }
}

#Preview("Populated", traits: .sample) {
  SettingsButton(path: .constant([]))
}
