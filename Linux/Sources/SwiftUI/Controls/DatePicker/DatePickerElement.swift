import Foundation
import WebElements

/// The view that renders a date picker: a label, and a native field for each component.
struct DatePickerElement<Label: View>: PrimitiveView {
  let label: Label
  let selection: Binding<Date>
  let value: Date
  let components: DatePickerComponents

  package func update(_ node: ViewNode) { node.setChild(label) }

  package func render(_ node: ViewNode) -> Output {
    let label = node.childrenOutput
    let showsLabel = !node.environment.labelsAreHidden
    let parts = DateField.allCases.filter { components.contains($0.component) }
    let fields = parts.enumerated().map { index, part in
      let name = parts.count == 1 ? label.spokenText : "\(label.spokenText), \(part.name)"
      return field(part, named: name, slot: index + 1, on: node)
    }
    return Output(
      Box(
        node.element(
          // A tap on the label of a single field focuses the field.
          fields.count == 1 ? .label : .div,
          class: showsLabel ? "dates gx" : "dates",
          content: .children((showsLabel ? label.elements : []) + fields)
        ),
        greedy: showsLabel ? .horizontal : []
      ),
      preferences: label.preferences
    )
  }

  private func field(
    _ part: DateField,
    named name: String,
    slot: Int,
    on node: ViewNode
  ) -> Element {
    let environment = node.environment
    var attributes = [
      Attribute("type", part.rawValue), Attribute("aria-label", name), Attribute("required"),
    ]
    if !environment.isEnabled { attributes.append(Attribute("disabled")) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = environment.timeZone
    let (selection, value) = (selection, value)
    var handlers: [EventName: EventHandler] = [
      .input: { [calendar] text in
        guard case .text(let text) = text, let date = part.date(text, in: value, calendar) else {
          return
        }
        selection.wrappedValue = date
      }
    ]
    environment.focusTarget?.addHandlers(&handlers)
    let element = node.element(
      .input,
      slot: slot,
      class: "date-field",
      attributes: attributes,
      properties: [.value(part.text(value, calendar))],
      on: handlers
    )
    environment.focusTarget?.element = element.id
    return element
  }
}

/// A native date or time field. The raw value is its HTML input type.
enum DateField: String, CaseIterable {
  case date, time

  var component: DatePickerComponents { self == .date ? .date : .hourAndMinute }
  var name: String { self == .date ? "Date" : "Time" }

  /// Returns the field's value: `2026-03-09` or `08:30`.
  func text(_ date: Date, _ calendar: Calendar) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return switch self {
    case .date:
      [(parts.year, 4), (parts.month, 2), (parts.day, 2)].map(Self.padded).joined(separator: "-")
    case .time: [(parts.hour, 2), (parts.minute, 2)].map(Self.padded).joined(separator: ":")
    }
  }

  /// Returns a date with its day or time replaced by the field's value, or nil if the text is
  /// incomplete or malformed. The value of a native field is empty until all of its parts are
  /// filled in.
  func date(_ text: String, in date: Date, _ calendar: Calendar) -> Date? {
    let numbers = text.split(separator: self == .date ? "-" : ":").map { Int($0) }
    guard numbers.count == (self == .date ? 3 : 2) else { return nil }
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    switch self {
    case .date: (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
    case .time: (parts.hour, parts.minute) = (numbers[0], numbers[1])
    }
    guard let new = calendar.date(from: parts), self.text(new, calendar) == text else { return nil }
    return new
  }

  private static func padded(_ number: Int?, _ digits: Int) -> String {
    let text = String(number ?? 0)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
