/// A control configuration with a modified declaration.
private struct ChangedControl: DeclaringControl {
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
  /// Sets the control's name in the gallery.
  @MainActor @preconcurrency public func displayName(
    _ displayName: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    ChangedControl(self) { $0.displayName = String(localized: displayName) }
  }

  /// Sets the control's description in the gallery.
  @MainActor @preconcurrency public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    ChangedControl(self) { $0.description = String(localized: description) }
  }
}
