import Foundation
import HabitData
import SwiftUI

/// The screen with the app's version and licenses.
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
          LabeledContent(license.title, value: license.name)
        }
      }
      .textCase(nil)
    }
    .formScreen("About")
  }
}

/// The license of the app or of a component.
struct License: Identifiable {
  let work: String
  let name: String
  /// True for a component that only the app for Linux has.
  var isForLinux = false

  var id: String { work }

  /// The name of the licensed work, with a note if only the app for Linux has it.
  var title: String {
    guard isForLinux else { return work }
    return String(
      localized: "\(work), on Linux",
      comment: """
        In the list of licenses: a component that only the app for Linux has, such as FlyingFox.
        """
    )
  }

  static var all: [License] {
    [
      License(work: "Habit Tracker", name: "MIT"),
      License(work: "GRDB", name: "MIT"),
      License(
        work: "SQLite",
        name: String(localized: "Public Domain", comment: "In the list of licenses.")
      ),
      License(work: "Swift Argument Parser", name: "Apache 2.0"),
      License(work: "Swift Crypto", name: "Apache 2.0"),
      License(
        work: String(
          localized: "Words of BIP-39",
          comment: "In the list of licenses: the word list of the standard BIP-39."
        ),
        name: "MIT"
      ),
      License(work: "FlyingFox", name: "MIT", isForLinux: true),
      License(work: "Material Icons", name: "Apache 2.0", isForLinux: true),
      License(work: "Inter", name: "SIL Open Font License", isForLinux: true),
    ]
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack { AboutView() }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack { AboutView() }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack { AboutView() }
}
