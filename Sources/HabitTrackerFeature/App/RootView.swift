import SwiftData
import SwiftUI

/// The app's window: the habits, or the reason why there are none.
public struct RootView: View {
  private let session: AppSession
  private let texts: PlatformTexts
  private let access: PlatformAccess?

  /// A window on a session. Several windows share one.
  /// - Parameters:
  ///   - texts: What the screens say on this platform.
  ///   - access: That scripts reach the app on this platform; nil where they do not.
  public init(session: AppSession, texts: PlatformTexts, access: PlatformAccess?) {
    self.session = session
    self.texts = texts
    self.access = access
  }

  /// The window's content.
  public var body: some View {
    content
      .tint(ThemeColor.accent)
      .environment(session.theme)
      .environment(\.timeZone, session.timeZone)
      .environment(\.platformTexts, texts)
      .environment(\.platformAccess, access)
      .environment(session.access)
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
      StoreErrorView(failure: failure, recovery: session.recovery)
    }
  }
}

#Preview("Populated") {
  RootView(session: PreviewHistory.sample.session, texts: .everywhere, access: nil)
}

#Preview("Empty") {
  RootView(session: PreviewHistory.none.session, texts: .everywhere, access: nil)
}

#Preview("Dark") {
  RootView(session: PreviewHistory.sample.session, texts: .everywhere, access: nil)
    .preferredColorScheme(.dark)
}
