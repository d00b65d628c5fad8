/// A control's configuration with something changed.
private struct ChangedControl: DeclaringControl {
  typealias Body = Never

  let declaration: WidgetDeclaration

  init(
    _ configuration: some ControlWidgetConfiguration,
    _ change: (inout WidgetDeclaration) -> Void
  ) {
    var declaration = configuration.declaration
    change(&declaration)
    self.declaration = declaration
  }
}

extension ControlWidgetConfiguration {
  /// Names the control where controls are chosen.
  @MainActor @preconcurrency public func displayName(
    _ displayName: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    ChangedControl(self) { $0.displayName = String(localized: displayName) }
  }

  /// Says what the control is for, where controls are chosen.
  @MainActor @preconcurrency public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    ChangedControl(self) { $0.description = String(localized: description) }
  }
}
