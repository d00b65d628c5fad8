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

/// The terms of the app and of what it is built with.
struct Licence: Identifiable {
  let work: String
  let name: String

  var id: String { work }

  static let all = [
    Licence(work: "Habit Tracker", name: "MIT"),
    Licence(work: "GRDB", name: "MIT"),
    Licence(work: "SQLite", name: "Public domain"),
    Licence(work: "Swift Argument Parser", name: "Apache 2.0"),
    Licence(work: "Swift Crypto", name: "Apache 2.0"),
    Licence(work: "Words of BIP-39", name: "MIT"),
    Licence(work: "FlyingFox, on Linux", name: "MIT"),
    Licence(work: "Material Icons, on Linux", name: "Apache 2.0"),
    Licence(work: "Inter, on Linux", name: "SIL Open Font License"),
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
