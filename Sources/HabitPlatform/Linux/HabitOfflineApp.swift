@_spi(Host) import AppIntents
@_spi(Host) import HostServices
@_spi(Host) import SwiftUI
import Foundation
import HabitData
import HabitEngine
import HabitIntents
import HabitTrackerFeature
import HabitWidgets

/// The habits for offline pages.
package struct HabitOfflineApp: OfflineApp {
  package let title = "Habit Tracker"
  /// Returns the store, or nil as long as it can't be opened.
  private let store: @MainActor @Sendable () -> HabitStore?
  private let clock: AppClock
  let appearance: @MainActor @Sendable () -> Appearance

  package init(
    clock: AppClock,
    store: @escaping @MainActor @Sendable () -> HabitStore?,
    appearance: @escaping @MainActor @Sendable () -> Appearance = { .system }
  ) {
    self.clock = clock
    self.store = store
    self.appearance = appearance
  }

  package var now: Date { clock.now() }

  @MainActor package func perform(_ action: OfflineAction) async -> OfflineOutcome {
    let delivery = Delivery(id: action.id, made: action.made)
    guard let store = store().map({ HabitStore(delivering: delivery, beside: $0) }) else {
      return .later
    }
    do {
      try store.forgetOldDeliveries()
      if let known = try store.answer(to: action.id) { return OfflineOutcome(known) }
      let answer = try await answer(to: action, in: store)
      try store.remember(answer)
      return OfflineOutcome(answer)
    } catch {
      // The store is busy or its disk is full.
      return .later
    }
  }

  @MainActor private func answer(
    to action: OfflineAction,
    in store: HabitStore
  ) async throws -> DeliveryAnswer {
    do {
      try await perform(action, in: store)
      return .done
    } catch {
      let cause = if case IntentFailure.failed(let cause) = error { cause } else { error }
      switch cause {
      case let error as HabitRequestError: return .refused(error.spoken)
      case HabitStoreError.habitIsGone:
        return .refused(String(localized: "This habit was deleted."))
      default: throw error
      }
    }
  }

  @MainActor private func perform(_ action: OfflineAction, in store: HabitStore) async throws {
    let call = try HabitCall(action.call)
    let habit = try store.requestedHabit(call.habit, named: "")
    try store.requireNothingLater(
      than: action.made,
      on: call.day,
      of: habit,
      adds: call.adds
    )
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: HabitStoreProvider { store })
    _ = try await IntentRun.perform(call.intent(habit), dependencies: dependencies)
  }
}

extension OfflineOutcome {
  fileprivate init(_ answer: DeliveryAnswer) {
    self =
      switch answer {
      case .done: .done
      case .refused(let words): .refused(words)
      }
  }
}

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
