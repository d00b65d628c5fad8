@_spi(Host) import AppIntents
@_spi(Host) import HostServices
import HabitData
import HabitIntents
import HabitTrackerFeature

/// The intents of the habits, which scripts run over HTTP.
struct HabitIntentApp: IntentApp {
  let title = "Habit Tracker"
  let version = AppVersion.current
  private let session: AppSession
  private let tokens: AccessTokens

  @MainActor init(_ session: AppSession) {
    self.session = session
    tokens = session.access
  }

  @MainActor var intents: [IntentDeclaration] { HabitIntents.all.map { IntentDeclaration($0) } }

  @MainActor var today: DateComponents { session.store?.today.dateComponents ?? DateComponents() }

  func admission(of token: String) async -> IntentAdmission {
    let isOpen = await session.store != nil
    do throws(AccessTokenError) {
      guard let token = try tokens.token(of: token) else { return .refused }
      guard isOpen else { return .unavailable(String(localized: "The habits can't be opened.")) }
      return .admitted(
        IntentCaller(id: token.id, scope: IntentScopeName(token.scope)) { needed in
          AccessScope(rawValue: needed.id).map(token.scope.includes) ?? false
        }
      )
    } catch {
      return .unavailable(error.answer)
    }
  }

  func scope(of intent: IntentDeclaration) -> IntentScopeName {
    // An intent without a declared scope requires the broadest one.
    IntentScopeName((intent.intent as? any HabitIntent.Type)?.scope ?? .everything)
  }

  func isAppError(_ error: any Error) -> Bool {
    switch error {
    case is HabitRequestError, HabitStoreError.habitIsGone: false
    default: true
    }
  }
}

extension IntentScopeName {
  fileprivate init(_ scope: AccessScope) {
    self.init(id: scope.rawValue, title: scope.title)
  }
}

extension AccessTokenError {
  /// A message for network clients, which must not learn file paths.
  var answer: String {
    String(
      localized: "The access tokens can't be read. Settings > Access in the app shows the reason."
    )
  }
}
