import Foundation
import HabitData
import HabitEngine
import SwiftData
import SwiftUI

/// The notes of a month, latest first. A tap on a note opens it. Empty if there are no notes.
struct NotesCard: View {
  private let habit: Habit
  @Binding private var sheet: HabitSheet?

  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.locale) private var locale
  @Query private var noted: [HabitCompletion]

  /// Creates the notes of a month.
  ///
  /// - Parameter month: The first day of the month.
  init(habit: Habit, month: CalendarDay, sheet: Binding<HabitSheet?>) {
    self.habit = habit
    _sheet = sheet
    _noted = Query(
      filter: HabitCompletion.withNote(of: habit.id, in: month),
      sort: \.day,
      order: .reverse
    )
  }

  var body: some View {
    if let error = _noted.fetchError {
      Text("Couldn't read the notes. \(error.localizedDescription)")
        .foregroundStyle(.warning)
        .frame(maxWidth: .infinity, alignment: .leading)
        .onCard()
    } else if !noted.isEmpty {
      StatisticsCard(title: "Notes") {
        ForEach(noted) { record in
          entry(CalendarDay(rawValue: record.day), record.note)
        }
      }
    }
  }

  private func entry(_ day: CalendarDay, _ note: String) -> some View {
    let hasWindowDirection = note.isRightToLeft == (layoutDirection == .rightToLeft)
    return Button {
      sheet = .note(habit, day)
    } label: {
      VStack(alignment: .leading, spacing: 2) {
        Text(day.formatted(.dateTime.weekday().day().month(.abbreviated), locale: locale))
          .font(.footnote)
          .foregroundStyle(.secondText)
        Text(verbatim: note)
          .foregroundStyle(.firstText)
          .multilineTextAlignment(hasWindowDirection ? .leading : .trailing)
          .frame(maxWidth: .infinity, alignment: hasWindowDirection ? .leading : .trailing)
      }
      .frame(minHeight: Metrics.touchTarget)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Note on \(day.formatted(locale)): \(note)")
    .accessibilityHint("Opens the note")
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    NotesCard(habit: habit, month: store.today.startOfMonth, sheet: .constant(nil))
  }
}
