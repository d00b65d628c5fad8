import AppIntents
import HabitData
import HabitDesign
import HabitEngine
import HabitIntents
import SwiftUI
import WidgetKit

/// A button that checks a habit off without opening the app: a check mark for a habit done once a
/// day, a ring for several times a day, and a timer for durations. A quit habit shows its state
/// instead, unless its timer is running.
struct HabitButton: View {
  let day: HabitDay
  var size: CGFloat = Metrics.touchTarget

  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    if redactionReasons.contains(.privacy) {
      // The color or ring would reveal whether the habit is done.
      RoundedRectangle(cornerRadius: size * 0.32)
        .fill(HabitTint(HabitColor(.gray), opacity: 0.2))
        .frame(width: size, height: size)
        .accessibilityHidden(true)
    } else {
      control
        .widgetAccentable()
    }
  }

  @ViewBuilder private var control: some View {
    switch day.state.control {
    case .check where day.state.isSkipped:
      Button(intent: UndoHabitIntent(day.entity)) { Image(systemName: "forward.fill") }
        .buttonStyle(WidgetSquareButtonStyle(color: color, size: size))
        .accessibilityLabel(label)
    case .check where day.state.isComplete:
      check(isOn: true, UndoHabitIntent(day.entity))
    case .check:
      check(isOn: false, CompleteHabitIntent(day.entity))
    case .ring where day.state.kind == .build:
      ring(AddToHabitIntent(day.entity), symbol: "plus")
    case .timer where day.timer == .running:
      ring(StopHabitTimerIntent(day.entity), symbol: "stop.fill")
    case .timer where day.state.kind == .build:
      ring(StartHabitTimerIntent(day.entity), symbol: "play.fill")
    case .ring, .timer, .slip:
      kept
    }
  }

  /// Returns a toggle, because the system updates a toggle before the intent completes.
  private func check(isOn: Bool, _ intent: some AppIntent) -> some View {
    Toggle(isOn: isOn, intent: intent) { Image(systemName: "checkmark") }
      .toggleStyle(WidgetSquareToggleStyle(color: color, size: size))
      .accessibilityLabel(label)
  }

  private func ring(_ intent: some AppIntent, symbol: String) -> some View {
    Button(intent: intent) {
      ZStack {
        CompletionRing(state: day.state, color: color, size: size)
        Image(systemName: day.state.isComplete && symbol == "plus" ? "checkmark" : symbol)
          .font(.system(size: size * 0.36, weight: .bold))
          .foregroundStyle(HabitTint(color, .mark))
      }
      .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
  }

  /// The state of a quit habit.
  private var kept: some View {
    Image(systemName: day.state.exceedsLimit ? "xmark" : "checkmark")
      .font(.system(size: size * 0.4, weight: .bold))
      .foregroundStyle(day.state.exceedsLimit ? AnyShapeStyle(.warning) : mark)
      .frame(width: size, height: size)
      .accessibilityElement()
      .accessibilityLabel(label)
  }

  private var mark: AnyShapeStyle { AnyShapeStyle(HabitTint(color, .mark)) }
  private var color: HabitColor { HabitColor(day.color) }
  private var label: String { "\(day.name), \(day.state.label)" }
}

#Preview("Populated") {
  HabitButton(day: PreviewFacts.sample.figures.day)
}
