/// A configuration with a modified declaration.
private struct ChangedConfiguration: DeclaringConfiguration {
  let declaration: WidgetDeclaration

  init(_ configuration: some WidgetConfiguration, _ change: (inout WidgetDeclaration) -> Void) {
    var declaration = configuration.declaration
    change(&declaration)
    self.declaration = declaration
  }
}

extension WidgetConfiguration {
  /// Sets the widget's name in the gallery.
  @MainActor @preconcurrency public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    ChangedConfiguration(self) { $0.displayName = displayNameKey.string }
  }

  /// Sets the widget's description in the gallery.
  @MainActor @preconcurrency public func description(
    _ descriptionKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    ChangedConfiguration(self) { $0.description = descriptionKey.string }
  }

  /// Sets the supported families of the widget.
  @MainActor @preconcurrency public func supportedFamilies(
    _ families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    ChangedConfiguration(self) { $0.families = families }
  }
}
