import HabitData
import SwiftUI

/// The content of a window: the habits, or the reason why the store could not be opened.
public struct RootView: View {
  private let session: AppSession
  private let texts: PlatformTexts
  private let access: PlatformAccess?
  @AppStorage private var appearance: Appearance

  /// Creates a window on a session that several windows may share.
  ///
  /// - Parameters:
  ///   - texts: The platform's texts.
  ///   - access: The platform's additions to the settings, or nil if there are none.
  public init(session: AppSession, texts: PlatformTexts, access: PlatformAccess?) {
    self.session = session
    self.texts = texts
    self.access = access
    _appearance = AppStorage(.appearance, store: session.settings)
  }

  /// The content and behavior of the view.
  public var body: some View {
    content
      .tint(ThemeColor.accent)
      .environment(\.timeZone, session.timeZone)
      .environment(\.platformTexts, texts)
      .environment(\.platformAccess, access)
      .environment(session.access)
      .preferredColorScheme(appearance.colorScheme)
      .defaultAppStorage(session.settings)
  }

  @ViewBuilder private var content: some View {
    switch session.state {
    case .open(let services):
      HabitWindow(store: services.store)
        .modifier(StoreReading())
        // A backup takes as long as drawing the first screen, so the screen must not wait for it.
        .task { services.backups.start() }
        .modifier(ServicesEnvironment(services: services))
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
