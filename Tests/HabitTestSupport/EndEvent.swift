import Foundation

#if os(Linux)
  @_spi(Host) import LinuxFoundation
#endif

/// Ends the current event. The next change begins a new undo group.
@MainActor package func endEvent() {
  #if os(Linux)
    UndoManager.endEvent()
  #else
    RunLoop.main.run(until: .now)
  #endif
}
