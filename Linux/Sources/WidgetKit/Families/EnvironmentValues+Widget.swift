extension EnvironmentValues {
  /// The family of the widget.
  @Entry public internal(set) var widgetFamily = WidgetFamily.systemSmall

  /// The rendering mode of the widget.
  @Entry public internal(set) var widgetRenderingMode = WidgetRenderingMode.fullColor

  /// A Boolean value that indicates whether the widget's background is visible.
  @Entry public internal(set) var showsWidgetContainerBackground = true
}

extension EnvironmentValues {
  /// Creates the environment of a widget's views.
  package init(_ family: WidgetFamily, _ mode: WidgetRenderingMode) {
    self.init()
    widgetFamily = family
    widgetRenderingMode = mode
    showsWidgetContainerBackground = mode == .fullColor && !family.isAccessory
    if mode == .accented { paintSolid(.plain) }
  }
}

extension Color.Resolved {
  /// The color of content that is not accented, in the accented mode.
  static let plain = Color.Resolved(red: 1, green: 1, blue: 1)
  /// The color of accented content. On iOS the user selects it.
  static let accent = Color.Resolved(red: 0.39, green: 0.82, blue: 1)
}
