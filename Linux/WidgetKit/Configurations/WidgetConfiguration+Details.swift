/// A configuration with something changed.
private struct ChangedConfiguration: DeclaringConfiguration {
  typealias Body = Never

  let declaration: WidgetDeclaration

  init(_ configuration: some WidgetConfiguration, _ change: (inout WidgetDeclaration) -> Void) {
    var declaration = configuration.declaration
    change(&declaration)
    self.declaration = declaration
  }
}

extension WidgetConfiguration {
  /// Names the widget where widgets are chosen.
  @MainActor @preconcurrency public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    ChangedConfiguration(self) { $0.displayName = displayNameKey.plainText }
  }

  /// Says what the widget is for, where widgets are chosen.
  @MainActor @preconcurrency public func description(
    _ descriptionKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    ChangedConfiguration(self) { $0.description = descriptionKey.plainText }
  }

  /// Says which sizes and places the widget has.
  @MainActor @preconcurrency public func supportedFamilies(
    _ families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    ChangedConfiguration(self) { $0.families = families }
  }
}
