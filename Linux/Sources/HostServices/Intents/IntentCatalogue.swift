@_spi(Host) import AppIntents
import Foundation

/// The app's intents and their description, created on first use, because most launches serve a
/// user who waits for a page.
@MainActor final class IntentCatalogue {
  /// The intents by name.
  private(set) lazy var declarations = Dictionary(
    uniqueKeysWithValues: app.intents.map { ($0.name, $0) }
  )

  /// The OpenAPI document.
  private(set) lazy var description = OpenAPIDescription(app, app.intents, limits).data

  private let app: any IntentApp
  private let limits: IntentLimits

  init(_ app: any IntentApp, _ limits: IntentLimits) {
    self.app = app
    self.limits = limits
  }
}
