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

/// A message in place of a widget's content.
struct WidgetMessage: View {
  let icon: String
  let text: Text

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: icon)
        .font(.system(size: 26, weight: .semibold))
        .foregroundStyle(.secondText)
        .accessibilityHidden(true)
      text
        .font(.footnote)
        .foregroundStyle(.firstText)
        .multilineTextAlignment(.center)
        .lineLimit(4)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

#Preview("Populated") {
  WidgetFrame(entry: WidgetEntry(date: .distantPast, content: "Today")) { Text($0) }
}
