@_spi(Host) import AppIntents
import Foundation
import HabitData
import HabitEngine
import HabitIntents
import HabitTrackerFeature
import HabitWidgets
@_spi(Host) import HostServices
@_spi(Host) import SwiftUI

extension HabitOfflineApp {
  @MainActor package func page() throws -> OfflinePage {
    guard let source = WidgetSource.current else {
      preconditionFailure("WidgetSource.current is not set")
    }
    let habits = try OfflineHabits(source)
    let locale = Hosting.locale
    var title = Date.FormatStyle.dateTime.weekday(.wide).month(.wide).day()
    title.capitalizationContext = .beginningOfSentence
    return OfflinePage(
      rows: habits.habits.map { habit in
        OfflinePage.Row(
          id: habit.id.uuidString,
          key: habit,
          name: habit.name,
          target: habit.target,
          scale: habit.scale,
          isTime: habit.measure == .time,
          states: OfflineRowState.allCases.map { ($0.rawValue, OfflineRow(habit, $0)) }
        )
      },
      days: habits.days.map { day in
        OfflinePage.Day(
          day: day.day.isoText,
          title: day.day.formatted(title, locale: locale),
          start: day.start,
          end: day.end,
          rows: day.records.map {
            OfflinePage.Record(
              id: $0.habit.uuidString,
              count: $0.count,
              isSkipped: $0.isSkipped
            )
          }
        )
      },
      place: OfflineRowState.count,
      theme: appearance().colorScheme
    )
  }

  @MainActor package func effect(
    of intent: any AppIntent,
    in row: OfflinePage.Row
  ) -> OfflineEffect? {
    func minorUnits(_ amount: Double) -> Int { Int((amount * Double(row.scale)).rounded()) }
    return switch intent {
    case is CompleteHabitIntent: .complete
    case let intent as AddToHabitIntent: intent.amount.map { .add(minorUnits($0)) }
    case is SkipHabitIntent: .skip
    case let intent as UndoHabitIntent: intent.amount.map { .add(-minorUnits($0)) } ?? .undo
    default: nil
    }
  }
}

extension Platform {
  /// Creates the host of the offline page.
  @MainActor static func offlineHost(_ session: AppSession) -> OfflineHost {
    let settings = session.settings
    do {
      return try OfflineHost(
        HabitOfflineApp(clock: session.clock) {
          session.store
        } appearance: {
          SettingKey<Appearance>.appearance.value(in: settings)
        }
      )
    } catch {
      preconditionFailure("The offline page's files are missing: \(error)")
    }
  }
}
