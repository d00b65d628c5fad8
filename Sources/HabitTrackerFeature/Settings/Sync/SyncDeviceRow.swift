import Foundation
import HabitData
import SwiftUI

/// A device that takes part.
struct SyncDeviceRow: View {
  let device: SyncDevice
  let onRemove: @MainActor () -> Void

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    GrantRow {
      VStack(alignment: .leading, spacing: 4) {
        Text(device.name)
          .foregroundStyle(.firstText)
        Text(subtitle)
          .font(.footnote)
          .foregroundStyle(.secondText)
      }
    } takeBack: {
      if !device.isThis {
        Button(role: .destructive, action: onRemove) {
          Text("Remove")
            .fontWeight(.semibold)
            .frame(minHeight: Metrics.touchTarget)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("Remove \(device.name)")
      }
    }
  }

  private var subtitle: String {
    if device.isThis { return "This device" }
    guard let date = device.lastExchange else { return "Not heard of yet" }
    return "Exchanged \(SyncMoment.text(date, locale, timeZone))"
  }
}

#Preview("Populated", traits: .sample) {
  Form {
    ForEach(SyncStatus.preview.devices) { device in
      SyncDeviceRow(device: device) {}
    }
  }
}
