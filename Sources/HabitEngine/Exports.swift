// Foundation on Linux lacks localized strings.
#if canImport(LinuxFoundation)
  @_exported import LinuxFoundation
#endif
