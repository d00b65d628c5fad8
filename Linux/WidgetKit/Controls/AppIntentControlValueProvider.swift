/// Says what a control shows, by what its person has configured.
public protocol AppIntentControlValueProvider {
  /// What the control shows.
  associatedtype Value
  /// What can be configured.
  associatedtype Configuration: ControlConfigurationIntent

  /// Something that looks like the control, at once.
  func previewValue(configuration: Self.Configuration) -> Self.Value
  /// What the control shows now.
  func currentValue(configuration: Self.Configuration) async throws -> Self.Value
}
