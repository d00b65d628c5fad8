private struct SignedInDeviceKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  /// The device on which the window is shown, as the host tells devices apart that gave its pass code;
  /// nil where none is asked for.
  package var signedInDevice: String? {
    get { self[SignedInDeviceKey.self] }
    set { self[SignedInDeviceKey.self] = newValue }
  }
}
