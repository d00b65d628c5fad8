import SwiftUI

/// Rows with buttons: one of the automatic style takes its whole row, those of others do not.
struct RowsSection: View {
  @State private var pressed: [String] = []

  var body: some View {
    Section("Rows") {
      HStack {
        Text("Row of one")
        Spacer()
        button("Automatic")
      }
      HStack {
        Text("Row of two")
        Spacer()
        button("First").buttonStyle(.borderless)
        button("Second").buttonStyle(.borderless)
      }
      Text("Pressed: \(pressed.joined(separator: " "))")
    }
  }

  private func button(_ name: String) -> some View {
    Button(name) { pressed.append(name) }
  }
}
