import Foundation

/// A control for selecting a date, a time of day, or both.
///
/// In the browser, the control consists of a native date field, a native time field, or both. The
/// browser formats their values.
public struct DatePicker<Label> where Label: View {
  /// The parts of a date that the picker offers.
  public typealias Components = DatePickerComponents

  let label: Label
  let selection: Binding<Date>
  let components: Components

  /// Creates a picker with a custom label.
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
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
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

/// The parts of a date that a date picker offers.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from its raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Day, month, and year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}
