import Foundation
import HabitData
import HabitDesign
import SwiftUI
import WidgetKit

/// The widget "Today" in each of its families.
struct TodayView: View {
  let content: TodayContent

  @Environment(\.widgetFamily) private var family

  var body: some View {
    Group {
      switch family {
      case .systemMedium: medium
      case .systemLarge: large
      case .accessoryCircular: TodayCircle(progress: content.progress)
      case .accessoryRectangular: TodayRectangle(content: content)
      case .accessoryInline: inline
      default: small
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .widgetURL(AppLink.list.url)
    .containerBackground(.cardBackground, for: .widget)
  }

  @ViewBuilder private var small: some View {
    if content.hasHabits {
      summary(ringSize: 66)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    } else {
      empty
    }
  }

  @ViewBuilder private var medium: some View {
    if content.habits.isEmpty {
      empty
    } else {
      HStack(spacing: 14) {
        summary(ringSize: 60)
          .frame(width: 100, alignment: .leading)
        list(of: 4, isWide: false)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  @ViewBuilder private var large: some View {
    if content.habits.isEmpty {
      empty
    } else {
      VStack(spacing: 6) {
        HStack(spacing: 12) {
          TodayCountRing(progress: content.progress, size: 44)
          VStack(alignment: .leading, spacing: 0) {
            heading
            message
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        list(of: 8, isWide: true)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }

  private func summary(ringSize: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      TodayCountRing(progress: content.progress, size: ringSize)
      Spacer(minLength: 4)
      heading
      message
    }
  }

  private func list(of count: Int, isWide: Bool) -> some View {
    VStack(spacing: isWide ? 0 : 2) {
      ForEach(content.habits.prefix(count)) { HabitLine(day: $0, isWide: isWide) }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var heading: some View {
    Text(content.title)
      .font(.headline)
      .foregroundStyle(.firstText)
      .lineLimit(1)
  }

  private var message: some View {
    Text(content.message)
      .font(.caption)
      .foregroundStyle(.secondText)
      .lineLimit(2)
      .privacySensitive()
  }

  private var inline: some View {
    let progress = content.progress
    return Label(
      progress.due > 0
        ? String(localized: "\(progress.done) of \(progress.due)") : content.message,
      systemImage: "checkmark.circle"
    )
    .privacySensitive()
  }

  private var empty: some View {
    WidgetMessage(
      icon: content.isGone
        ? "questionmark.circle" : content.hasHabits ? "moon.fill" : "plus.circle",
      text: Text(content.message)
    )
  }
}

/// A habit in a widget's list. Its name opens the habit, and its button checks it off.
private struct HabitLine: View {
  let day: HabitDay
  /// True if there is space for more than the name.
  let isWide: Bool

  @Environment(\.locale) private var locale

  private static let buttonSize: CGFloat = 30
  private static let wideHeight: CGFloat = 34

  var body: some View {
    HStack(spacing: 8) {
      Link(destination: AppLink.habit(day.id).url) {
        HStack(spacing: 8) {
          HabitTile(icon: day.icon, color: HabitColor(day.color), size: 26)
            .widgetAccentable()
          Text(day.name)
            .font(.subheadline.weight(.medium))
            .foregroundStyle(day.isOpen ? .firstText : .secondText)
            .lineLimit(1)
            .truncationMode(.tail)
            .frame(maxWidth: .infinity, alignment: .leading)
          if let note {
            Text(note)
              .font(.caption.monospacedDigit())
              .foregroundStyle(day.dueSince == nil ? .secondText : .accent)
              .lineLimit(1)
              .fixedSize()
          }
        }
      }
      .privacySensitive()
      HabitButton(day: day, size: Self.buttonSize)
    }
    .frame(height: isWide ? Self.wideHeight : Self.buttonSize)
  }

  /// The due time that has passed. Otherwise, in a wide line, the progress or the next due time.
  private var note: String? {
    if let due = day.dueSince { return due.time.formatted(locale) }
    guard isWide else { return nil }
    if day.state.control != .check, day.state.kind == .build { return day.state.progress }
    return day.isOpen ? day.nextTime?.formatted(locale) : nil
  }
}

/// Today's progress on the lock screen as a ring.
private struct TodayCircle: View {
  let progress: TodayProgress

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      TodayCountRing(progress: progress, size: 62)
    }
  }
}

/// Today's progress on the lock screen, with the count and the next two habits.
private struct TodayRectangle: View {
  let content: TodayContent

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 4) {
        Image(systemName: "checkmark.circle")
          .widgetAccentable()
        Text(content.title)
          .lineLimit(1)
        Spacer(minLength: 0)
        Text("\(content.progress.done)/\(content.progress.due)")
          .privacySensitive()
      }
      .font(.subheadline.weight(.semibold).monospacedDigit())
      ForEach(open.prefix(2)) { day in
        Text(day.name)
          .lineLimit(1)
          .privacySensitive()
      }
      if open.isEmpty {
        Text(content.message)
          .lineLimit(2)
          .privacySensitive()
      }
      Spacer(minLength: 0)
    }
    .font(.footnote)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  private var open: [HabitDay] { content.habits.filter(\.isOpen) }
}

/// The number of habits completed today, in a progress ring.
private struct TodayCountRing: View {
  let progress: TodayProgress
  let size: CGFloat

  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    ZStack {
      ProgressRing(
        fraction: redactionReasons.contains(.privacy) ? 0 : progress.fraction,
        size: size
      )
      .widgetAccentable()
      count
        .foregroundStyle(.firstText)
        .privacySensitive()
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(progress.done) of \(progress.due) habits done")
  }

  @ViewBuilder private var count: some View {
    if progress.due > 0, progress.done >= progress.due {
      Image(systemName: "checkmark")
        .font(.system(size: size * 0.36, weight: .bold))
    } else {
      Text("\(progress.done)/\(progress.due)")
        .font(.system(size: size * 0.27, weight: .bold).monospacedDigit())
    }
  }
}

#Preview("Populated") {
  TodayView(content: PreviewFacts.sample.today)
}
