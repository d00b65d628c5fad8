import Dispatch
import Foundation

/// Tells whether code runs on the main actor.
///
/// On Linux the main queue is served by any thread once `dispatchMain` was called, so that asking
/// for the main thread is not enough.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}
