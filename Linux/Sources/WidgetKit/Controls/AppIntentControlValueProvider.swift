/// A provider of a control's value for a configuration.
public protocol AppIntentControlValueProvider {
  /// The type of the control's value.
  associatedtype Value
  /// The type of the configuration intent.
  associatedtype Configuration: ControlConfigurationIntent

  /// Returns a sample value immediately.
  func previewValue(configuration: Self.Configuration) -> Self.Value
  /// Returns the current value.
  func currentValue(configuration: Self.Configuration) async throws -> Self.Value
}
