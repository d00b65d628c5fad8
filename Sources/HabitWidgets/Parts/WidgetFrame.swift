import HabitData
import HabitDesign
import SwiftUI
import WidgetKit

/// The content of a widget, or a message if the habits can't be read.
struct WidgetFrame<Content: Hashable & Sendable, Shown: View>: View {
  let entry: WidgetEntry<Content>
  @ViewBuilder let shown: (Content) -> Shown

  var body: some View {
    if let content = entry.content {
      shown(content)
    } else {
      WidgetMessage(
        icon: "exclamationmark.triangle",
        text: Text("Your habits can't be read. Open the app to see why.")
      )
      .widgetURL(AppLink.list.url)
      .containerBackground(.cardBackground, for: .widget)
    }
  }
}

#Preview("Populated") {
  WidgetFrame(entry: WidgetEntry(date: .distantPast, content: "Today")) { Text($0) }
}
