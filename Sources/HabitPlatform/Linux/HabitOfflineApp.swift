@_spi(Host) import AppIntents
import Foundation
import HabitData
import HabitEngine
import HabitIntents
import HabitTrackerFeature
@_spi(Host) import HostServices

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
      case let error as HabitRequestError: return .refused(error.localizedDescription)
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
