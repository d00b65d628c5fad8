import HabitData
import HabitDesign
import SwiftUI
import WidgetKit

/// A habit in a widget's list. Its name opens the habit, and its button checks it off.
struct HabitLine: View {
  let day: HabitDay
  /// True if there is space for more than the name.
  let isWide: Bool

  @Environment(\.locale) private var locale

  private static let buttonSize: CGFloat = 30

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
    .frame(height: isWide ? WidgetMetrics.row : Self.buttonSize)
  }

  /// The due time that has passed. Otherwise, in a wide line, the progress or the next due time.
  private var note: String? {
    if let due = day.dueSince { return due.time.formatted(locale) }
    guard isWide else { return nil }
    if day.state.control != .check, day.state.kind == .build { return day.state.progress }
    return day.isOpen ? day.nextTime?.formatted(locale) : nil
  }
}

#Preview("Populated") {
  HabitLine(day: PreviewFacts.sample.figures.day, isWide: true)
}
