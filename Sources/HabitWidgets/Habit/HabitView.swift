import HabitData
import HabitDesign
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
    .onWidget()
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

#Preview("Populated") {
  HabitView(content: PreviewFacts.sample.habit)
}
