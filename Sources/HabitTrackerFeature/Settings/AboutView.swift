import Foundation
import HabitData
import SwiftUI

/// What the app is, and what it is made of.
struct AboutView: View {
  var body: some View {
    Form {
      Section {
        LabeledContent("Version", value: AppVersion.current)
      } footer: {
        Text("No account, no telemetry: what you record stays on this device.")
      }
      Section("Licences") {
        ForEach(Licence.all) { licence in
          LabeledContent(licence.work, value: licence.name)
        }
      }
      .textCase(nil)
    }
    .scrollContentBackground(.hidden)
    .background(.screenBackground)
    .navigationTitle("About")
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack {
    AboutView()
  }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack {
    AboutView()
  }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack {
    AboutView()
  }
}
