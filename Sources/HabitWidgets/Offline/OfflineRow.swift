import AppIntents
import Foundation
import HabitData
import HabitDesign
import HabitEngine
import HabitIntents
import SwiftUI

/// A habit on an offline page, with buttons that check it off or change its count.
package struct OfflineRow: View {
  private let habit: OfflineHabit
  private let state: OfflineRowState

  package init(_ habit: OfflineHabit, _ state: OfflineRowState) {
    self.habit = habit
    self.state = state
  }

  package var body: some View {
    HStack(spacing: 12) {
      HabitTile(icon: habit.icon, color: color, size: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text(habit.name)
          .font(.body.weight(.medium))
          .foregroundStyle(state == .open ? .firstText : .secondText)
          .lineLimit(2)
        if let note {
          Text(note)
            .font(.footnote.monospacedDigit())
            .foregroundStyle(.secondText)
        }
        if habit.isCounted, state != .skipped {
          ProgressView(value: state == .done ? 1.0 : 0.0)
            .tint(HabitTint(color, .mark))
            .accessibilityHidden(true)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      controls
    }
    .frame(minHeight: 52)
  }

  @ViewBuilder private var controls: some View {
    switch state {
    case .skipped:
      small("Undo", UndoHabitIntent(habit.entity), label: "Undo, \(habit.name)")
    case .open, .done:
      if habit.isCounted {
        counting
      } else {
        if state == .open { skip }
        check
      }
    }
  }

  private var check: some View {
    Group {
      if state == .done {
        Toggle(isOn: true, intent: UndoHabitIntent(habit.entity)) {
          Image(systemName: "checkmark")
        }
      } else {
        Toggle(isOn: false, intent: CompleteHabitIntent(habit.entity)) {
          Image(systemName: "checkmark")
        }
      }
    }
    .toggleStyle(WidgetSquareToggleStyle(color: color, size: Metrics.touchTarget))
    .accessibilityLabel(
      state == .done ? "\(habit.name), completed today" : "\(habit.name), not completed today"
    )
  }

  @ViewBuilder private var counting: some View {
    if state == .open { skip }
    step(
      "minus",
      UndoHabitIntent(habit.entity, amount: habit.amount),
      label: "Subtract a step from \(habit.name)"
    )
    step(
      "plus",
      AddToHabitIntent(habit.entity, amount: habit.amount),
      label: "\(habit.name), \(progress) today"
    )
  }

  private var skip: some View {
    small("Skip", SkipHabitIntent(habit.entity), label: "Skip \(habit.name)")
  }

  private func small(
    _ title: LocalizedStringKey,
    _ intent: some AppIntent,
    label: LocalizedStringKey
  ) -> some View {
    Button(intent: intent) {
      Text(title)
        .font(.subheadline)
        .foregroundStyle(.accent)
        .frame(minWidth: Metrics.touchTarget, minHeight: Metrics.touchTarget)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
  }

  private func step(
    _ symbol: String,
    _ intent: some AppIntent,
    label: LocalizedStringKey
  ) -> some View {
    Button(intent: intent) { Image(systemName: symbol) }
      .buttonStyle(WidgetSquareButtonStyle(color: color, size: Metrics.touchTarget))
      .accessibilityLabel(label)
  }

  private var note: String? {
    if state == .skipped { return String(localized: "Skipped") }
    return habit.isCounted ? progress : nil
  }

  /// The progress "2 of 3" with a placeholder for the count.
  private var progress: String {
    String(
      localized: "offline.progress",
      defaultValue: "\(OfflineRowState.count) of \(habit.measure.figure(habit.target))",
      comment: "A count or amount and the target: 2 of 3, 1.5 of 2 km."
    )
  }

  private var color: HabitColor { HabitColor(habit.color) }
}

/// The visual states of a habit on an offline page. Each is rendered in advance, because the page
/// can only select one.
package enum OfflineRowState: String, CaseIterable, Sendable {
  case open
  case done
  case skipped

  /// A private-use character in place of the progress, which the offline page replaces.
  package static let count = "\u{E000}"
}

#Preview("Populated") {
  OfflineRow(OfflineHabit(PreviewFacts.sample.figures.day), .open)
}
