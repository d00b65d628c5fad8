import Foundation
import HabitData
import HabitDesign
import HabitEngine
import SwiftUI
import WidgetKit

/// The widget "Habit" in each of its families.
struct HabitView: View {
  let content: HabitContent

  @Environment(\.widgetFamily) private var family

  var body: some View {
    Group {
      switch content {
      case .habit(let figures): shown(figures)
      case .noHabits: WidgetMessage(icon: "plus.circle", text: Text("Add a habit to see it here."))
      case .gone:
        WidgetMessage(
          icon: "questionmark.circle",
          text: Text("This habit is gone. Choose another one.")
        )
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .widgetURL(url)
    .containerBackground(.cardBackground, for: .widget)
  }

  @ViewBuilder private func shown(_ figures: HabitFigures) -> some View {
    switch family {
    case .systemMedium: HabitHalfYear(figures: figures)
    case .systemLarge: HabitYear(figures: figures)
    case .accessoryCircular: HabitCircle(day: figures.day)
    case .accessoryRectangular: HabitRectangle(figures: figures)
    case .accessoryInline: HabitInline(day: figures.day)
    default: HabitSquare(figures: figures)
    }
  }

  private var url: URL {
    guard case .habit(let figures) = content else { return AppLink.list.url }
    return AppLink.habit(figures.day.id).url
  }
}

/// A small widget with a habit's button and seven weeks.
private struct HabitSquare: View {
  let figures: HabitFigures

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 6) {
        figures.tile
        Spacer(minLength: 0)
        StreakMark(length: figures.streaks.current, period: figures.day.period)
      }
      Text(figures.day.name)
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(.firstText)
        .lineLimit(1)
        .privacySensitive()
      Spacer(minLength: 0)
      HStack(alignment: .bottom, spacing: 6) {
        WeeksGrid(figures: figures, columns: 45..<52, scale: 0.66)
        Spacer(minLength: 0)
        if figures.hasButton {
          HabitButton(day: figures.day)
        } else {
          Text(figures.todayInWords)
            .font(.caption2)
            .foregroundStyle(.secondText)
            .privacySensitive()
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A medium widget that shows half a year of a habit.
private struct HabitHalfYear: View {
  let figures: HabitFigures

  var body: some View {
    VStack(spacing: 0) {
      HabitTop(figures: figures)
      Spacer(minLength: 0)
      WeeksGrid(figures: figures, columns: 26..<52, scale: 0.83)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The symbol, name, today's state, streak, and button of a habit.
private struct HabitTop: View {
  let figures: HabitFigures

  var body: some View {
    HStack(spacing: 10) {
      figures.tile
      VStack(alignment: .leading, spacing: 0) {
        Text(figures.day.name)
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(.firstText)
          .lineLimit(1)
        Text(figures.todayInWords)
          .font(.caption)
          .foregroundStyle(.secondText)
          .lineLimit(1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .privacySensitive()
      StreakMark(length: figures.streaks.current, period: figures.day.period)
      if figures.hasButton { HabitButton(day: figures.day, size: 40) }
    }
  }
}

/// A large widget with a habit's year, streaks, and strength.
private struct HabitYear: View {
  let figures: HabitFigures

  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 0) {
      HabitTop(figures: figures)
      Spacer(minLength: 0)
      WeeksGrid(figures: figures, columns: 0..<26, scale: 0.83)
      Spacer(minLength: 0)
      WeeksGrid(figures: figures, columns: 26..<52, scale: 0.83)
      Spacer(minLength: 0)
      HStack(spacing: 8) {
        figure("Current", figures.day.period.formatted(figures.streaks.current))
        figure("Best", figures.day.period.formatted(figures.streaks.longest))
        figure("Strength", figures.strength.percent(locale))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func figure(_ name: LocalizedStringKey, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(name)
        .font(.caption)
        .foregroundStyle(.secondText)
      Text(value)
        .font(.subheadline.weight(.semibold).monospacedDigit())
        .foregroundStyle(.firstText)
        .lineLimit(1)
        .privacySensitive()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension HabitFigures {
  /// The tile with the habit's symbol.
  @MainActor fileprivate var tile: some View {
    HabitTile(icon: day.icon, color: HabitColor(day.color), size: 30)
      .widgetAccentable()
      .privacySensitive()
  }
}

/// Some weeks of a habit's year, without progress if privacy is required.
private struct WeeksGrid: View {
  let figures: HabitFigures
  /// The indices of the weeks, below 52.
  let columns: Range<Int>
  /// The size of the drawing relative to the app's grid.
  let scale: CGFloat

  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    drawing
      .widgetAccentable()
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(summary)
      .privacySensitive()
  }

  private var drawing: some View {
    YearGridDrawing(
      grid: redactionReasons.contains(.privacy) ? figures.blankGrid : figures.grid,
      color: HabitColor(figures.day.color),
      today: figures.today,
      columns: columns,
      scale: scale
    )
  }

  private var summary: String {
    let grid = figures.grid
    let (done, days) = (grid.completeDays, grid.elapsedDays)
    return String(localized: "\(figures.day.name): \(done) of \(days) days")
  }
}

/// A flame with the length of the current streak. Empty if there is no streak.
private struct StreakMark: View {
  let length: Int
  let period: StreakGoal.Period

  var body: some View {
    if length > 0 {
      StreakBadge(length: length, period: period)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .privacySensitive()
        .widgetAccentable()
    }
  }
}

#Preview("Populated") {
  HabitView(content: PreviewFacts.sample.habit)
}
