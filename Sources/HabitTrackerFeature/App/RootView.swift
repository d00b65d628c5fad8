import SwiftData
import SwiftUI

/// The app's window: the habits, or the reason why there are none.
public struct RootView: View {
  private let session: AppSession
  private let words: PlatformWords

  /// A window on a session. Several windows share one.
  /// - Parameter words: What the screens say on this platform.
  public init(session: AppSession, words: PlatformWords) {
    self.session = session
    self.words = words
  }

  /// The window's content.
  public var body: some View {
    content
      .tint(ThemeColor.accent)
      .environment(session.theme)
      .environment(\.timeZone, session.timeZone)
      .environment(\.platformWords, words)
      .preferredColorScheme(session.theme.colorScheme)
      .defaultAppStorage(session.settings)
  }

  @ViewBuilder private var content: some View {
    switch session.state {
    case .open(let services):
      HabitWindow(store: services.store)
        .givesWayToStoreErrors()
        .appServices(services)
    case .failed(let failure):
      StoreErrorView(failure: failure)
    }
  }
}

#Preview("Populated") {
  RootView(session: PreviewHistory.sample.session, words: .everywhere)
}

#Preview("Empty") {
  RootView(session: PreviewHistory.none.session, words: .everywhere)
}

#Preview("Dark") {
  RootView(session: PreviewHistory.sample.session, words: .everywhere)
    .preferredColorScheme(.dark)
}
