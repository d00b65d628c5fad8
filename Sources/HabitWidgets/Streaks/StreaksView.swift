import HabitData
import HabitDesign
import SwiftUI
import WidgetKit

/// The longest current streaks.
struct StreaksView: View {
  let content: StreaksContent

  var body: some View {
    Group {
      if content.leaders.isEmpty {
        WidgetMessage(
          icon: content.isGone
            ? "questionmark.circle" : content.hasHabits ? "flame" : "plus.circle",
          text: Text(content.message)
        )
      } else {
        leaders
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .widgetURL(AppLink.list.url)
    .containerBackground(.cardBackground, for: .widget)
  }

  private var leaders: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 6) {
        Image(systemName: "flame.fill")
          .font(.subheadline)
          .foregroundStyle(.streak)
          .accessibilityHidden(true)
        Text(content.title)
          .font(.headline)
          .foregroundStyle(.firstText)
          .lineLimit(1)
      }
      HStack(alignment: .top, spacing: 14) {
        column(content.leaders.prefix(3))
        if content.leaders.count > 3 { column(content.leaders.dropFirst(3)) }
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  private func column(_ days: ArraySlice<HabitDay>) -> some View {
    VStack(spacing: 6) {
      ForEach(days) { day in
        Link(destination: AppLink.habit(day.id).url) { line(day) }
      }
    }
    .frame(maxWidth: .infinity)
  }

  private func line(_ day: HabitDay) -> some View {
    HStack(spacing: 8) {
      HabitTile(icon: day.icon, color: HabitColor(day.color), size: 28)
        .widgetAccentable()
      Text(day.name)
        .font(.footnote.weight(.medium))
        .foregroundStyle(.firstText)
        .lineLimit(1)
        .truncationMode(.tail)
        .frame(maxWidth: .infinity, alignment: .leading)
      Text(StreakBadge(length: day.streak, period: day.period).text)
        .font(.footnote.bold().monospacedDigit())
        .foregroundStyle(StreakBadge(length: day.streak, period: day.period).color)
        .fixedSize()
        .widgetAccentable()
    }
    .frame(height: 28)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(day.name), current streak \(day.period.formatted(day.streak))")
    .privacySensitive()
  }
}

#Preview("Populated") {
  StreaksView(content: PreviewFacts.sample.streaks)
}
