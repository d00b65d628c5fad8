import Foundation
import HabitData
import SwiftUI

/// The websites that may embed tiles.
struct FrameOriginSection: View {
  @Environment(\.platformAccess) private var platformAccess
  @AppStorage(.frameOrigins) private var allowed: FrameOrigins
  @State private var address = ""
  @State private var problem: String?

  var body: some View {
    Section {
      if let gallery = platformAccess?.gallery {
        Link(destination: gallery) {
          Text("Widgets")
            .foregroundStyle(.accent)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      ForEach(allowed.origins, id: \.self) { origin in
        GrantRow(title: origin) {
          RowButton(title: "Remove", role: .destructive) {
            withAnimation { allowed.remove(origin) }
          }
          .accessibilityLabel("Remove \(origin)")
        }
      }
      TextField("Address", text: $address, prompt: Text(verbatim: "https://home.example"))
        .accessibilityHint(problem ?? "")
        .keyboardType(.URL)
        .textContentType(.URL)
        .modifier(VerbatimInput())
        .onSubmit(allow)
        .onChange(of: address) { problem = nil }
      Button("Allow", action: allow)
        .disabled(address.isEmpty)
    } header: {
      Text("Dashboards").textCase(nil)
    } footer: {
      VStack(alignment: .leading, spacing: 8) {
        WarningText(problem)
        Text("Only pages at these addresses can show widgets in a frame.")
      }
    }
  }

  private func allow() {
    do throws(FrameOriginError) {
      try allowed.allow(address)
      address = ""
    } catch {
      problem = error.localizedDescription
    }
  }
}

#Preview("Populated", traits: .sample) {
  Form { FrameOriginSection() }
}
