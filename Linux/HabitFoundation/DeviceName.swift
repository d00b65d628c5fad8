package enum DeviceName {
  /// The name that other devices show unless the user sets another.
  @MainActor package static var current: String { ProcessInfo.processInfo.hostName }
}
