/// The streams that end when their device is signed out.
@MainActor final class SignOutObserver {
  private var continuations: [String: [Int: AsyncStream<Never>.Continuation]] = [:]
  private var last = 0

  var devices: Set<String> { Set(continuations.keys) }

  /// Returns a stream without elements that ends when a device is signed out.
  func untilSignedOut(_ device: String) -> AsyncStream<Never> {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    last += 1
    let number = last
    continuations[device, default: [:]][number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.remove(number, of: device) }
    }
    return stream
  }

  /// Ends the streams of all devices except the given devices.
  func keep(_ signedIn: Set<String>) {
    for (device, own) in continuations where !signedIn.contains(device) {
      for continuation in own.values { continuation.finish() }
    }
  }

  private func remove(_ number: Int, of device: String) {
    continuations[device]?[number] = nil
    if continuations[device]?.isEmpty == true { continuations[device] = nil }
  }
}
