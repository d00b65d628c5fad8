/// The configuration of a widget that the user can configure with an intent.
@MainActor @preconcurrency public struct AppIntentConfiguration<Intent, Content>
where Intent: WidgetConfigurationIntent, Content: View {
  let declaration: WidgetDeclaration

  /// Creates the configuration of a widget.
  ///
  /// - `kind`: The identifier of the widget.
  /// - `provider`: Provides the widget's timeline.
  /// - `content`: Creates the view for an entry.
  public init<Provider>(
    kind: String,
    intent: Intent.Type = Intent.self,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent, Provider: AppIntentTimelineProvider {
    // The protocol does not require a sendable type, but several timelines may be created at the
    // same time. A provider must therefore have no mutable state.
    nonisolated(unsafe) let provider = provider
    declaration = WidgetDeclaration(
      kind: kind,
      intent: intent,
      families: [.systemSmall, .systemMedium, .systemLarge]
    ) { configuration, family in
      guard let configuration = configuration as? Intent else {
        preconditionFailure("\(kind) is configured by \(Intent.self)")
      }
      let timeline = await provider.timeline(
        for: configuration,
        in: TimelineProviderContext(family: family)
      )
      return WidgetTimeline(
        entries: timeline.entries.map { .init(date: $0.date, view: AnyView(content($0))) },
        reload: timeline.policy.date
      )
    }
  }
}

extension AppIntentConfiguration: WidgetConfiguration, DeclaringConfiguration {}

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
