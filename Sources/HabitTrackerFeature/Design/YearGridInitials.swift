import Foundation
import HabitEngine
import SwiftUI

/// The initials of the months, each above the week in which it begins.
struct MonthInitials: View {
  static let height: CGFloat = 14

  let months: [MonthColumn]
  /// That of the grid below.
  let width: CGFloat

  @Environment(\.locale) private var locale

  var body: some View {
    let names = Calendar.civil(locale).veryShortStandaloneMonthSymbols
    Canvas { context, size in
      for month in months {
        context.draw(
          Text(verbatim: names[month.month - 1]),
          at: CGPoint(x: YearGridDrawing.start(ofColumn: month.column), y: size.height / 2),
          anchor: .leading
        )
      }
    }
    .gridInitials()
    .frame(width: width, height: Self.height)
  }
}

/// The initials of the days of a week, from the day that weeks begin with.
struct WeekdayInitials: View {
  let weekStart: WeekStart

  @Environment(\.locale) private var locale

  var body: some View {
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

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    let grid = store.yearGrid(of: habit)
    HStack {
      MonthInitials(months: grid.monthColumns, width: YearGridDrawing.width(of: grid))
      WeekdayInitials(weekStart: store.weekStart)
    }
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, store in
    let grid = store.yearGrid(of: habit)
    HStack {
      MonthInitials(months: grid.monthColumns, width: YearGridDrawing.width(of: grid))
      WeekdayInitials(weekStart: store.weekStart)
    }
  }
}
