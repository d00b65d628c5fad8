import AppIntents
import Foundation

/// An app's intents and what is told of them, made when somebody asks for the first time: most starts
/// are those of a person who waits for a page.
@MainActor final class IntentCatalogue {
  /// By their names.
  private(set) lazy var declarations = Dictionary(
    uniqueKeysWithValues: app.intents.map { ($0.name, $0) }
  )

  /// As an OpenAPI document.
  private(set) lazy var description = OpenAPIDescription(app, app.intents, limits).data

  private let app: any IntentApp
  private let limits: IntentLimits

  init(_ app: any IntentApp, _ limits: IntentLimits) {
    self.app = app
    self.limits = limits
  }
}
