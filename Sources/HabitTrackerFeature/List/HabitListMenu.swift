import HabitData
import SwiftUI

/// The menu for style, sort order, and grouping, with a link to the archive. Submenus limit each
/// menu to eight items.
struct HabitListMenu: View {
  @Binding var style: HabitListStyle
  @Binding var sort: HabitSort
  @Binding var grouping: HabitGrouping
  @Binding var isDueAlone: Bool
  @Binding var path: [HabitRoute]

  var body: some View {
    Menu {
      UndoButton()
      Picker("Style", selection: $style) {
        ForEach(HabitListStyle.allCases) { style in
          Label(style.title, systemImage: style.icon).tag(style)
        }
      }
      .pickerStyle(.inline)
      Section("Show") {
        Picker("Show", selection: $isDueAlone) {
          Text("All Habits").tag(false)
          Text("Due Today").tag(true)
        }
        .pickerStyle(.inline)
      }
      Menu("Sort By") {
        Picker("Sort By", selection: $sort) {
          ForEach(HabitSort.allCases) { sort in
            Text(sort.title).tag(sort)
          }
        }
        .pickerStyle(.inline)
      }
      Menu("Group By") {
        Picker("Group By", selection: $grouping) {
          ForEach(HabitGrouping.allCases) { grouping in
            Text(grouping.title).tag(grouping)
          }
        }
        .pickerStyle(.inline)
      }
      Button("archive.title", systemImage: "archivebox") { path.append(.archive) }
    } label: {
      Label("List Options", systemImage: "slider.horizontal.3")
    }
  }
}

/// A button that undoes the last change. It is a separate view, so that a tap on a habit does not
/// rebuild the menu around it.
private struct UndoButton: View {
  @Environment(HabitStore.self) private var store

  var body: some View {
    Button("Undo", systemImage: "arrow.uturn.backward") { store.undoRecorder.undoLast() }
      .disabled(!store.undoRecorder.canUndo)
  }
}

#Preview("Populated", traits: .sample) {
  HabitListMenu(
    style: .constant(.cards),
    sort: .constant(.manual),
    grouping: .constant(.none),
    isDueAlone: .constant(false),
    path: .constant([])
  )
}
