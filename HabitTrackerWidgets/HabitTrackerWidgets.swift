import HabitWidgets
import SwiftUI
import WidgetKit

/// The widget extension, with the package's widgets and controls.
@main
struct HabitTrackerWidgets: WidgetBundle {
  init() {
    WidgetExtension.start()
  }

  var body: some Widget {
    HabitWidgetBundle().body
  }
}
