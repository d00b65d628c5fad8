import SwiftUI

/// Rows 200 points wide with more content than fits.
struct NarrowRowsSection: View {
  @State private var isNarrow = false

  var body: some View {
    Section("Narrow Rows") {
      row("Short and long") {
        Text("Short")
        Text("A long text that gives way")
      }
      row("Two long ones") {
        Text("One long text that gives way")
        Text("Two long texts that give way")
      }
      row("Priority") {
        Text("A text that comes first")
          .layoutPriority(1)
        Text("A text that comes later")
      }
      row("Fixed") {
        Color.red.frame(width: 44, height: 44)
        Text("A text between two that are fixed")
        Image(systemName: "plus")
          .frame(width: 44)
          .animation(.default, value: isNarrow)
      }
      row("Own size") {
        Text("At its own size").fixedSize()
        Text("A text beside one at its own size")
      }
      row("Greedy") {
        Color.red.frame(height: 8)
        Text("A text beside what is greedy")
      }
      row("Spacer") {
        Text("A text beside a spacer, long")
        Spacer(minLength: 0)
      }
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("Wide")
          Color.red.frame(width: 120, height: 8)
        }
        Text("Narrow")
      }
      .frame(width: isNarrow ? 80 : 200)
      Toggle("Narrower", isOn: $isNarrow)
    }
  }

  private func row(_ name: String, @ViewBuilder _ views: () -> some View) -> some View {
    HStack(spacing: 0, content: views)
      .lineLimit(1)
      .frame(width: 200)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(name)
  }
}
