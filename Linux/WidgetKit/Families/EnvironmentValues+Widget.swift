private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}
private struct RenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}
private struct ShowsBackgroundKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// The size and the place of the widget.
  public internal(set) var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// What the widget is painted with.
  public internal(set) var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }

  /// Whether the widget's own background is seen.
  public internal(set) var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// What a widget's views have around them.
  package init(_ family: WidgetFamily, _ mode: WidgetRenderingMode) {
    self.init()
    widgetFamily = family
    widgetRenderingMode = mode
    showsWidgetContainerBackground = mode == .fullColor && !family.isAccessory
    if mode == .accented { paintSolid(.plain) }
  }
}

extension Color.Resolved {
  /// What is painted where all is painted in two colours.
  static let plain = Color.Resolved(red: 1, green: 1, blue: 1)
  /// The colour of what is accented: on iOS the person's choice.
  static let accent = Color.Resolved(red: 0.39, green: 0.82, blue: 1)
}
