/// A server's listing of its files.
package struct HostedListing: Codable, Hashable, Sendable {
  /// The token for the current state of the files.
  package let change: String
  package let files: [String]
}

/// A server's response to a request that waits for changes.
package struct HostedChange: Codable, Hashable, Sendable {
  /// The token for the current state of the files.
  package let change: String

  package init(change: String) {
    self.change = change
  }
}
