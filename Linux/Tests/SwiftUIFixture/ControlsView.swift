import Observation
import SwiftUI

/// A form with one section per control. Each section shows the events it received.
struct ControlsView: View {
  @State private var searched = ""

  var body: some View {
    NavigationStack {
      Form {
        PickersSection()
        StepperSection()
        LettersSection()
        PressSection()
        FilesSection()
        UndoSection()
        NarrowRowsSection()
        RowsSection()
      }
      .searchable(text: $searched)
      .navigationTitle("Controls")
      .toolbar { SortMenu() }
      .safeAreaInset(edge: .bottom) { Text("Searched: \(searched)") }
    }
  }
}

struct PickersSection: View {
  @State private var category: String? = "Health"
  @State private var basis = "Day Basis"
  @State private var count = 20

  var body: some View {
    Section("Pickers") {
      Picker("Category", selection: $category) {
        Text("None").tag(nil as String?)
        ForEach(["Health", "Fitness"], id: \.self) { Text($0) }
      }
      Picker("Basis", selection: $basis) {
        ForEach(["Day Basis", "Value Basis"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Picker("Count", selection: $count) {
        ForEach(0..<30) { Text("\($0)") }
      }
      .pickerStyle(.wheel)
      Text("Picked: \(category ?? "none"), \(basis), \(count)")
    }
  }
}

struct StepperSection: View {
  @State private var amount = 2

  var body: some View {
    Section("Stepper") {
      Stepper(value: $amount, in: 0...9) { Text("Amount") }
      Text("Amount: \(amount)")
    }
  }
}

struct LettersSection: View {
  @State private var letters = ["Alpha", "Beta", "Gamma", "Delta"]

  var body: some View {
    Section("Letters") {
      ForEach(letters, id: \.self) { letter in
        Text(letter)
          .contextMenu { Button("Edit") {} }
      }
      .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
    }
    Text("Order: \(letters.joined(separator: " "))")
  }
}

struct PressSection: View {
  @State private var taps = 0
  @State private var presses = 0

  var body: some View {
    Section("Press") {
      Text("Menu around")
        .contextMenu { Button("Around") {} }
        .overlay(alignment: .trailing) {
          Button("Hold me") { taps += 1 }
            .simultaneousGesture(LongPressGesture().onEnded { _ in presses += 1 })
        }
      Text("Taps: \(taps), presses: \(presses)")
    }
  }
}

struct SortMenu: View {
  @State private var order = "Newest"

  var body: some View {
    Menu {
      Picker("Sort by", selection: $order) {
        ForEach(["Newest", "Name"], id: \.self) { Text($0) }
      }
    } label: {
      Label("Sorted by \(order)", systemImage: "slider.horizontal.3")
    }
  }
}

/// A number with undoable changes.
struct UndoSection: View {
  @State private var tally = Tally()
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Section("Undo") {
      Button("Tally") { tally.set(tally.value + 1, undoManager) }
      Text("Tally: \(tally.value)")
    }
  }
}

@Observable @MainActor final class Tally {
  private(set) var value = 0

  func set(_ new: Int, _ undoManager: UndoManager?) {
    let old = value
    undoManager?.registerUndo(withTarget: self) { $0.set(old, undoManager) }
    undoManager?.setActionName("Tally")
    value = new
  }
}

/// Rows with buttons. An automatic-style button responds to taps on its whole row, and a button of
/// another style only to its own taps.
struct RowsSection: View {
  @State private var pressed: [String] = []

  var body: some View {
    Section("Rows") {
      HStack {
        Text("Row of one")
        Spacer()
        button("Automatic")
      }
      HStack {
        Text("Row of two")
        Spacer()
        button("First").buttonStyle(.borderless)
        button("Second").buttonStyle(.borderless)
      }
      Text("Pressed: \(pressed.joined(separator: " "))")
    }
  }

  private func button(_ name: String) -> some View {
    Button(name) { pressed.append(name) }
  }
}
