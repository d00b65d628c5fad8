import SwiftUI

/// A text button at the end of a row.
struct RowButton: View {
  let title: LocalizedStringKey
  var role: ButtonRole?
  let action: @MainActor () -> Void

  var body: some View {
    Button(role: role, action: action) {
      Text(title)
        .fontWeight(.semibold)
        .frame(minHeight: Metrics.touchTarget)
    }
    .buttonStyle(.borderless)
  }
}

#Preview("Populated", traits: .sample) {
  RowButton(title: "Remove", role: .destructive) {}
}
