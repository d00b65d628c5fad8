import Foundation

/// An event in the log of sync.
package struct SyncLogLine: Hashable, Sendable {
  package let date: Date
  package let text: String

  package init(date: Date, text: String) {
    self.date = date
    self.text = text
  }
}
