import SwiftUI

/// The value of x that the user chose, the type of its binding erased.
@MainActor struct ChartSelection {
  let read: () -> Datum?
  let write: (Datum?) -> Void

  init<P: Plottable>(_ value: Binding<P?>) {
    read = { value.wrappedValue.map { Datum($0) } }
    write = { value.wrappedValue = $0.flatMap { $0.value(as: P.self) } }
  }
}
