import Foundation
import SwiftUI

/// The screen of signed-in devices, with the last use of each.
package struct DevicesView: View {
  private let devices: SignedInDevices
  private let own: SignedInDevice.ID?
  private let passCodePage: URL?

  @Environment(\.platformAccess) private var platformAccess
  @State private var question: SignOutQuestion?

  /// Creates the screen of signed-in devices.
  ///
  /// - Parameters:
  ///   - own: The ID of the device that shows the window, or nil if it is not signed in.
  ///   - passCodePage: The page that changes the pass code, or nil if there is none.
  package init(devices: SignedInDevices, own: SignedInDevice.ID?, passCodePage: URL?) {
    self.devices = devices
    self.own = own
    self.passCodePage = passCodePage
  }

  package var body: some View {
    Form {
      Section {
        ForEach(shown) { device in
          DeviceRow(device: device, isOwn: device.id == own) {
            question = device.id == own ? .own(device.id) : .other(device)
          }
        }
        if others.count > 1 {
          Button("Sign Out All Others", role: .destructive) { question = .others(others) }
        }
      } footer: {
        VStack(alignment: .leading, spacing: 8) {
          WarningText(devices.problem)
          Text("Devices that aren't used for 90 days are signed out automatically.")
        }
      }
      platformAccess?.closedAppSection()
      if let passCodePage {
        Section {
          Link(destination: passCodePage) {
            Text("Change Pass Code")
              .foregroundStyle(.accent)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        } footer: {
          Text("Changing the pass code signs out all other devices.")
        }
      }
    }
    .formScreen("Devices")
    .confirmationDialog(
      question?.title ?? "",
      isPresented: $question.isPresent,
      titleVisibility: .visible
    ) {
      Button("Sign Out", role: .destructive) {
        if let question { devices.signOut(question.devices) }
        question = nil
      }
    } message: {
      Text(question?.message ?? "")
    }
    .onAppear { devices.refresh() }
  }

  /// The devices, with the device that shows the window first.
  private var shown: [SignedInDevice] {
    devices.devices.filter { $0.id == own } + devices.devices.filter { $0.id != own }
  }

  private var others: Set<SignedInDevice.ID> {
    Set(devices.devices.map(\.id)).subtracting([own].compactMap { $0 })
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack {
    DevicesView(devices: .preview, own: "phone", passCodePage: URL(string: "/pass-code"))
  }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack { DevicesView(devices: .previewProblem, own: nil, passCodePage: nil) }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack {
    DevicesView(devices: .preview, own: "phone", passCodePage: URL(string: "/pass-code"))
  }
}
