import HabitWidgets
import SwiftUI
import WidgetKit

/// The widget extension: the widgets and controls of the package.
@main
struct HabitTrackerWidgets: WidgetBundle {
  init() {
    WidgetExtension.start()
  }

  var body: some Widget {
    HabitWidgetBundle().body
  }
}
