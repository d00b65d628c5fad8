import Foundation

/// The web origins whose pages may embed widgets in a frame, such as the origin of a dashboard.
/// Empty by default.
///
/// The raw value has one origin per line; invalid lines are ignored.
package struct FrameOrigins: Hashable, Sendable, RawRepresentable {
  /// The origins as browsers write them, such as `https://home.example:8123`, in the order in which
  /// they were added.
  package private(set) var origins: [String] = []

  /// The largest number of origins.
  package static let limit = 32

  /// Creates an empty list.
  package init() {}

  package init(rawValue: String) {
    for line in rawValue.split(separator: "\n") {
      do {
        try allow(String(line))
      } catch {
        // An invalid line permits nothing.
      }
    }
  }

  package var rawValue: String { origins.joined(separator: "\n") }

  /// Adds an origin unless it is in the list.
  ///
  /// - Parameter typed: An address as the user typed it, reduced to its origin.
  package mutating func allow(_ typed: String) throws(FrameOriginError) {
    let origin = try Self.origin(of: typed)
    guard !origins.contains(origin) else { return }
    guard origins.count < Self.limit else { throw .tooMany }
    origins.append(origin)
  }

  package mutating func remove(_ origin: String) {
    origins.removeAll { $0 == origin }
  }

  /// Returns the scheme, host, and port of an address, as browsers compare them.
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

/// An error in an address that the user typed.
package enum FrameOriginError: LocalizedError, Hashable {
  /// The text is not a valid origin.
  case noOrigin
  /// The text is a pattern for several origins.
  case pattern
  /// The limit on the number of origins is reached.
  case tooMany

  package var errorDescription: String? {
    switch self {
    case .noOrigin:
      String(
        localized:
          "Enter an address such as https://home.example or http://192.168.1.5:8123, without a path."
      )
    case .pattern:
      String(localized: "Enter each address separately. Wildcards (*) aren't supported.")
    case .tooMany:
      String(
        localized:
          "You have \(FrameOrigins.limit) addresses, which is the maximum. Remove one first."
      )
    }
  }
}

extension SettingKey where Value == FrameOrigins {
  /// The origins whose pages may embed widgets in a frame.
  package static var frameOrigins: SettingKey {
    SettingKey(name: "frameOrigins", initial: FrameOrigins())
  }
}
