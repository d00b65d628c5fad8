import Foundation

/// A control that chooses a date, a time of day, or both.
///
/// In the browser it is the browser's own field for dates and times, which also writes them as the
/// device does.
public struct DatePicker<Label> where Label: View {
  /// The parts of a date that are chosen.
  public typealias Components = DatePickerComponents

  let label: Label
  let selection: Binding<Date>
  let components: Components

  /// Creates a picker with any label.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    components = displayedComponents
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a literal as label.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker with a text as label.
  @_disfavoredOverload public init<S>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension DatePicker: View {
  /// The label and the fields.
  public var body: some View {
    DatePickerElement(
      label: label,
      selection: selection,
      value: selection.wrappedValue,
      components: components
    )
  }
}

/// The parts of a date that a date picker chooses.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt

  /// Creates parts from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}
