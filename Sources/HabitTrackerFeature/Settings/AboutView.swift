import Foundation
import HabitData
import SwiftUI

/// The screen with the app's description and licenses.
struct AboutView: View {
  var body: some View {
    Form {
      Section {
        LabeledContent("Version", value: AppVersion.current)
      } footer: {
        Text("No account, no telemetry: what you record stays on this device.")
      }
      Section("Licenses") {
        ForEach(License.all) { license in
          LabeledContent(license.work, value: license.name)
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

/// The license of the app or of a component.
struct License: Identifiable {
  let work: String
  let name: String

  var id: String { work }

  static let all = [
    License(work: "Habit Tracker", name: "MIT"),
    License(work: "GRDB", name: "MIT"),
    License(work: "SQLite", name: "Public Domain"),
    License(work: "Swift Argument Parser", name: "Apache 2.0"),
    License(work: "Swift Crypto", name: "Apache 2.0"),
    License(work: "Words of BIP-39", name: "MIT"),
    License(work: "FlyingFox, on Linux", name: "MIT"),
    License(work: "Material Icons, on Linux", name: "Apache 2.0"),
    License(work: "Inter, on Linux", name: "SIL Open Font License"),
  ]
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
