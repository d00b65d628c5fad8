@_spi(Host) import AppIntents
import Foundation

/// The app's intents and their description, created on first use, so that they do not delay the
/// first page.
@MainActor final class IntentCatalog {
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
