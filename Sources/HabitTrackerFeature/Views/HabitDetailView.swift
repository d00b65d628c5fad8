import Foundation
import SwiftData
import SwiftUI

/// A habit on a screen of its own.
struct HabitDetailView: View {
  @Environment(HabitStore.self) private var store
  @Query private var habits: [Habit]
  @State private var sheet: HabitSheet?

  /// - Parameter id: The habit's identity; another window may delete it while this one shows it.
  init(id: UUID) {
    _habits = Query(filter: #Predicate<Habit> { $0.id == id })
  }

  var body: some View {
    ScrollView {
      if let habit = habits.first {
        VStack(spacing: Metrics.cardGap) {
          DetailHeader(habit: habit)
          TodayCard(habit: habit)
            .contextMenu { TodayActions(habit: habit, sheet: $sheet) }
          YearGridView(habit: habit)
            .padding(.vertical, Metrics.cardPadding - YearGridDrawing.margin)
            .clipShape(RoundedRectangle(cornerRadius: Metrics.cardRadius))
            .background { CardSurface() }
        }
        .padding(Metrics.screenEdge)
        .frame(maxWidth: 720)
      } else {
        Text("This habit was deleted.")
          .foregroundStyle(.secondText)
          .padding(32)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.screenBackground)
    .navigationTitle(habits.first?.name ?? "")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        Button("Edit") { sheet = habits.first.map { HabitSheet.editor(.edit($0)) } }
          .disabled(habits.isEmpty)
        if let habit = habits.first {
          Menu {
            TodayActions(habit: habit, sheet: $sheet)
          } label: {
            Label("More", systemImage: "ellipsis")
          }
        }
      }
    }
    .sheet(item: $sheet) { $0 }
    .storeErrorAlert(isActive: sheet == nil)
  }
}
