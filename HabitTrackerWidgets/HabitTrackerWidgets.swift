import HabitWidgets
import SwiftUI
import WidgetKit

/// The widget extension: what the package says of widgets and controls.
@main
struct HabitTrackerWidgets: WidgetBundle {
  init() {
    WidgetExtension.start()
  }

  var body: some Widget {
    HabitWidgetBundle().body
  }
}
