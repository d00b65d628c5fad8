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

/// A signed-in device that can be signed out.
private struct DeviceRow: View {
  let device: SignedInDevice
  let isOwn: Bool
  let onSignOut: @MainActor () -> Void

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    GrantRow(title: device.name, details: [lastUse, signIn]) {
      RowButton(title: "Sign Out", role: .destructive, action: onSignOut)
        .accessibilityLabel(isOwn ? "Sign out this device" : "Sign out \(device.name)")
    }
  }

  private var lastUse: String {
    isOwn
      ? String(localized: "This device")
      : String(localized: "Last used \(device.lastUsedAt.text(locale, timeZone))")
  }

  private var signIn: String {
    String(localized: "Signed in \(device.signedInAt.text(locale, timeZone, time: .omitted))")
  }
}

/// The confirmation before devices are signed out.
private enum SignOutQuestion: Hashable {
  /// The device that shows the window.
  case own(SignedInDevice.ID)
  /// A device other than this one.
  case other(SignedInDevice)
  /// All other devices.
  case others(Set<SignedInDevice.ID>)

  var devices: Set<SignedInDevice.ID> {
    switch self {
    case .own(let id): [id]
    case .other(let device): [device.id]
    case .others(let ids): ids
    }
  }

  var title: String {
    switch self {
    case .own: String(localized: "Sign out this device?")
    case .other(let device): String(localized: "Sign out “\(device.name)”?")
    case .others: String(localized: "Sign out all other devices?")
    }
  }

  var message: String {
    switch self {
    case .own:
      String(
        localized:
          "Your habits are removed from this browser. You can sign in again with the pass code."
      )
    case .other, .others:
      String(
        localized:
          "Its open pages close immediately. The device can sign in again with the pass code."
      )
    }
  }
}

/// The platform's screen of signed-in devices, or a message that there is none.
struct PlatformDevices: View {
  @Environment(\.platformAccess) private var platformAccess

  var body: some View {
    if let screen = platformAccess?.devices() {
      screen
    } else {
      Form {
        Section {
          Text("The app can only be reached from this computer and has no pass code.")
            .foregroundStyle(.secondText)
        }
      }
      .formScreen("Devices")
    }
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
