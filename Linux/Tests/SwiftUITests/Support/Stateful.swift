import SwiftUI

/// A view that reads and writes one state value:
/// ```swift
/// Stateful(0) { $count in
///   Button("\(count)") { count += 1 }
/// }
/// ```
struct Stateful<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

/// A button that shows its name and the number of its taps.
struct CountingButton: View {
  let name: String
  @State var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

/// The lines that the actions of a test add.
final class Log {
  var lines: [String] = []
}
