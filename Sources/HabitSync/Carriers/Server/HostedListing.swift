/// The files that a server has, as it says them.
package struct HostedListing: Codable, Hashable, Sendable {
  /// What stands for the files as they are.
  package let change: String
  package let files: [String]
}

/// Whether anything has changed on a server.
package struct HostedNews: Codable, Hashable, Sendable {
  /// What stands for the files as they are.
  package let change: String

  package init(change: String) {
    self.change = change
  }
}
