import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The year grid, with a picker for the years of the habit's history.
struct YearCard: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale
  /// The calendar year, or nil for the last 52 weeks.
  @State private var year: Int?

  var body: some View {
    VStack(spacing: 4) {
      ViewThatFits(in: .horizontal) {
        HStack {
          title
          Spacer()
          picker
        }
        VStack(alignment: .leading, spacing: 0) {
          title
          picker
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(.horizontal, Metrics.cardPadding)
      YearGridView(habit: habit, span: year.map(YearGrid.Span.year) ?? .last52Weeks)
        // A new identity for each year resets the scroll position.
        .id(year)
    }
    .padding(.top, 4)
    .padding(.bottom, Metrics.cardPadding - YearGridDrawing.margin)
    .clipShape(RoundedRectangle(cornerRadius: Metrics.cardRadius))
    .background { CardSurface() }
  }

  private var title: some View {
    Text("Year")
      .heading()
  }

  private var picker: some View {
    Picker("Year", selection: $year) {
      Text("Last 52 Weeks").tag(Int?.none)
      ForEach(store.years(of: habit), id: \.self) { year in
        Text(year.formatted(.number.grouping(.never).locale(locale))).tag(Int?.some(year))
      }
    }
    .pickerStyle(.menu)
    .labelsHidden()
    .frame(minHeight: Metrics.touchTarget)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in YearCard(habit: habit) }
}
