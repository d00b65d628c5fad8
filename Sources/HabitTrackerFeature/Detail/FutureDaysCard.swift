import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// Recorded days in the future, with buttons that remove them. Empty if there are none. Such days
/// are recorded only while the clock is wrong.
struct FutureDaysCard: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale

  var body: some View {
    let records = store.futureRecords(of: habit)
    if !records.isEmpty {
      StatisticsCard(title: "Future Days") {
        Text("Recorded while the clock was wrong. Each day counts once its date is reached.")
          .font(.footnote)
          .foregroundStyle(.secondText)
        VStack(spacing: 0) {
          ForEach(records, id: \.day) { record in
            Divider()
            row(record)
          }
        }
      }
    }
  }

  private func text(_ record: DayRecord) -> String {
    switch record.status {
    case .done: habit.measure.text(record.count)
    case .missed: String(localized: "missed", comment: "The state of a day.")
    case .skipped: String(localized: "skipped", comment: "The state of a day.")
    }
  }

  private func row(_ record: DayRecord) -> some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 0) {
        Text(record.day.formatted(locale))
          .foregroundStyle(.firstText)
        Text(text(record))
          .font(.footnote)
          .foregroundStyle(.secondText)
      }
      .accessibilityElement(children: .combine)
      Spacer(minLength: 0)
      Button {
        store.removeRecord(onFutureDay: record.day, of: habit)
      } label: {
        Image(systemName: "trash")
          .frame(width: Metrics.touchTarget, height: Metrics.touchTarget)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .foregroundStyle(.secondText)
      .accessibilityLabel("Remove \(record.day.formatted(locale))")
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in FutureDaysCard(habit: habit) }
}
