import Foundation
import HabitEngine
import SwiftUI

/// The initials of the months, each above the week in which the month begins.
package struct MonthInitials: View {
  package static let height: CGFloat = 14

  private let months: [MonthColumn]
  private let width: CGFloat

  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var layoutDirection

  /// Creates the initials of the months above a year grid.
  ///
  /// - Parameter width: The width of the grid.
  package init(months: [MonthColumn], width: CGFloat) {
    self.months = months
    self.width = width
  }

  package var body: some View {
    let names = Calendar.civil(locale).veryShortStandaloneMonthSymbols
    let isMirrored = layoutDirection == .rightToLeft
    Canvas { context, size in
      for month in months {
        let start = YearGridDrawing.start(ofColumn: month.column)
        context.draw(
          Text(verbatim: names[month.month - 1]),
          at: CGPoint(x: isMirrored ? size.width - start : start, y: size.height / 2),
          // The leading and trailing points are left and right in every layout direction.
          anchor: isMirrored ? .trailing : .leading
        )
      }
    }
    .gridInitials()
    .frame(width: width, height: Self.height)
  }
}

/// The initials of the weekdays, from the first day of the week.
package struct WeekdayInitials: View {
  private let weekStart: WeekStart

  @Environment(\.locale) private var locale

  package init(weekStart: WeekStart) {
    self.weekStart = weekStart
  }

  package var body: some View {
    let names = Calendar.civil(locale).veryShortStandaloneWeekdaySymbols
    Canvas { context, size in
      for row in 0..<7 {
        context.draw(
          Text(verbatim: names[(weekStart.weekday.rawValue - 1 + row) % 7]),
          at: CGPoint(x: size.width / 2, y: YearGridDrawing.middle(ofRow: row))
        )
      }
    }
    .gridInitials()
    .frame(width: 12, height: YearGridDrawing.height)
  }
}

extension View {
  fileprivate func gridInitials() -> some View {
    font(.system(size: 9, weight: .medium)).foregroundStyle(.secondText)
  }
}

#Preview("Populated") {
  let grid = PreviewDays.grid
  HStack {
    MonthInitials(months: grid.monthColumns, width: YearGridDrawing.width(of: grid))
    WeekdayInitials(weekStart: .sunday)
  }
}
