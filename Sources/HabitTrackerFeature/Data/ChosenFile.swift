import Foundation
import SwiftUI

/// A file that the user chose, open to the app as long as this object is there.
final class ChosenFile: Sendable {
  let url: URL
  private let isScoped: Bool

  /// To be made where the file is handed over: it is not open afterwards.
  init(_ url: URL) {
    self.url = url
    isScoped = url.startAccessingSecurityScopedResource()
  }

  deinit {
    if isScoped { url.stopAccessingSecurityScopedResource() }
  }
}
