private struct SignedInDeviceKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  /// The identifier of the signed-in device that shows the window, or nil if the host requires no
  /// pass code.
  @_spi(Host) public var signedInDevice: String? {
    get { self[SignedInDeviceKey.self] }
    set { self[SignedInDeviceKey.self] = newValue }
  }
}
