import SwiftUI

/// Rows with buttons. An automatic-style button responds to taps on its whole row, and a button of
/// another style only to its own taps.
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
