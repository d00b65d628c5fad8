import Foundation

#if os(Linux)
  @_spi(Host) import LinuxFoundation
#endif

/// Ends the current event. The next change is an undo group of its own.
@MainActor package func endEvent() {
  #if os(Linux)
    UndoManager.endEvent()
  #else
    RunLoop.main.run(until: .now)
  #endif
}
