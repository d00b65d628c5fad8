import Dispatch
import Foundation

/// An observer that calls a function after a file in a folder was written, created, moved, or
/// removed. Uses inotify(7).
@MainActor
final class FolderEvents {
  private let source: any DispatchSourceRead

  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - onEnd: Called if the folder itself is moved or removed, or its file system is unmounted.
  ///     No further events are reported for the folder's path.
  /// - Returns: Nil if the system can't watch the folder, for example at the limit of watches.
  init?(
    of folder: String,
    onEvent: @escaping @MainActor () -> Void,
    onEnd: @escaping @MainActor () -> Void
  ) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let events =
      IN_MODIFY | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      | IN_MOVE_SELF | IN_ONLYDIR
    guard inotify_add_watch(descriptor, folder, UInt32(events)) >= 0 else {
      close(descriptor)
      return nil
    }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setCancelHandler { close(descriptor) }
    source.setEventHandler {
      let hasEnded = Self.takeEvents(descriptor)
      MainActor.assumeIsolated {
        onEvent()
        if hasEnded { onEnd() }
      }
    }
    source.resume()
  }

  isolated deinit {
    source.cancel()
  }

  /// Reads all queued events. The names of the files do not matter.
  ///
  /// - Returns: True if the watch has ended.
  private nonisolated static func takeEvents(_ descriptor: Int32) -> Bool {
    var hasEnded = false
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { break }
        var place = 0
        while place < count {
          let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          if event.mask & UInt32(IN_IGNORED | IN_MOVE_SELF) != 0 { hasEnded = true }
          place += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
    return hasEnded
  }
}
