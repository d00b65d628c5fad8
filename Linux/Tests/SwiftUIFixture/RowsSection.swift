import SwiftUI

/// Rows with buttons. An automatic-style button takes its whole row; buttons of other styles do
/// not.
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
