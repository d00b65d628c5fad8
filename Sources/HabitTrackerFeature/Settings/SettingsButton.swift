import SwiftUI

/// Opens the settings. It stands in the bars of the lists, so that no screen is more than three taps
/// from another.
struct SettingsButton: View {
  @Binding var path: [HabitRoute]

  var body: some View {
    Button("Settings", systemImage: "gearshape") { path.append(.settings) }
  }
}

#Preview("Populated", traits: .sample) {
  SettingsButton(path: .constant([]))
}
