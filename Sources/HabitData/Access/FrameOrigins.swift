import Foundation

/// The places whose pages may show a widget in a frame: a dashboard's, say. Nobody's at first.
///
/// What is kept is a line for each; lines that are none are passed over.
package struct FrameOrigins: Hashable, Sendable, RawRepresentable {
  /// As browsers write them, `https://home.example:8123`, in the order they were allowed.
  package private(set) var origins: [String]

  /// The most there can be.
  package static let limit = 32

  /// Nobody.
  package init() {
    origins = []
  }

  package init(rawValue: String) {
    self.init()
    for line in rawValue.split(separator: "\n") {
      do {
        try allow(String(line))
      } catch {
        // Somebody else wrote it; what is not understood allows nothing.
      }
    }
  }

  package var rawValue: String { origins.joined(separator: "\n") }

  /// Allows one more; nothing where it is allowed already.
  /// - Parameter typed: What the user typed: an address, of which the origin counts.
  package mutating func allow(_ typed: String) throws(FrameOriginError) {
    let origin = try Self.origin(of: typed)
    guard !origins.contains(origin) else { return }
    guard origins.count < Self.limit else { throw .tooMany }
    origins.append(origin)
  }

  /// Allows one no longer.
  package mutating func remove(_ origin: String) {
    origins.removeAll { $0 == origin }
  }

  /// Scheme, host and port of an address, as browsers compare them.
  private static func origin(of typed: String) throws(FrameOriginError) -> String {
    let text = typed.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    let form = #/(https?):\/\/([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)(?::([0-9]{1,5}))?\/?/#
    guard let match = text.wholeMatch(of: form) else {
      throw text.contains("*") ? .pattern : .noOrigin
    }
    let (scheme, host) = (match.1, match.2)
    guard let digits = match.3 else { return "\(scheme)://\(host)" }
    guard let port = Int(digits), (1...65_535).contains(port) else { throw .noOrigin }
    let usual = scheme == "https" ? 443 : 80
    return port == usual ? "\(scheme)://\(host)" : "\(scheme)://\(host):\(port)"
  }
}

/// Why a place can't be allowed.
package enum FrameOriginError: LocalizedError, Hashable {
  /// The text is no address of a place.
  case noOrigin
  /// It stands for several places.
  case pattern
  /// There are as many as there may be.
  case tooMany

  package var errorDescription: String? {
    switch self {
    case .noOrigin:
      "Type an address such as https://home.example or http://192.168.1.5:8123, without a path."
    case .pattern:
      "Each address is allowed by itself: * is no part of one."
    case .tooMany:
      "\(FrameOrigins.limit) addresses are allowed, which is all there may be. Remove one first."
    }
  }
}

extension SettingKey where Value == FrameOrigins {
  /// Whose pages may show a widget in a frame.
  package static var frameOrigins: SettingKey {
    SettingKey(name: "frameOrigins", initial: FrameOrigins())
  }
}
