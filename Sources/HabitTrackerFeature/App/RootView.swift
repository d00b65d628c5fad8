import SwiftData
import SwiftUI

/// The app's window: the habits, or the reason why there are none.
public struct RootView: View {
  private let session: AppSession
  private let texts: PlatformTexts

  /// A window on a session. Several windows share one.
  /// - Parameter texts: What the screens say on this platform.
  public init(session: AppSession, texts: PlatformTexts) {
    self.session = session
    self.texts = texts
  }

  /// The window's content.
  public var body: some View {
    content
      .tint(ThemeColor.accent)
      .environment(session.theme)
      .environment(\.timeZone, session.timeZone)
      .environment(\.platformTexts, texts)
      .preferredColorScheme(session.theme.colorScheme)
      .defaultAppStorage(session.settings)
  }

  @ViewBuilder private var content: some View {
    switch session.state {
    case .open(let services):
      HabitWindow(store: services.store)
        .givesWayToStoreErrors()
        .task { services.startBackups() }
        .appServices(services)
    case .failed(let failure):
      StoreErrorView(failure: failure)
    }
  }
}

#Preview("Populated") {
  RootView(session: PreviewHistory.sample.session, texts: .everywhere)
}

#Preview("Empty") {
  RootView(session: PreviewHistory.none.session, texts: .everywhere)
}

#Preview("Dark") {
  RootView(session: PreviewHistory.sample.session, texts: .everywhere)
    .preferredColorScheme(.dark)
}
