extension EnvironmentValues {
  /// The identifier of the signed-in device that shows the window, or nil if the host requires no
  /// pass code.
  @_spi(Host) @Entry public var signedInDevice: String?
}
