import Foundation
import HabitData
import HabitInterchange
import HabitLaunch
import HabitSync
import HabitTrackerFeature
import IntentHost
import SwiftUI
import UserNotifications
import WebElements
import WebHost

extension Platform {
  /// Readies what the system would bring: where windows are shown, how notifications are kept. To be
  /// called before the app makes anything of its own.
  @MainActor public static func start(_ options: LaunchOptions) throws(LaunchFailure) {
    CrashReport.confineToTerminal(ProcessInfo.processInfo.environment)
    let signIn = SignInFile(options.launch.file("sign-in.json"), clock: options.launch.clock)
    if options.setsPassCode { throw PassCodePrompt.setPassCode(in: signIn) }
    Hosting.current = Hosting(
      WebHost.self,
      address: options.host,
      port: options.port,
      publicAddress: options.publicURL.flatMap(PublicAddress.init),
      signIn: signIn,
      opensBrowser: !options.isBrowserLeftClosed
    )
    self.signIn = signIn
    devices = signIn.devices()
    Hosting.current?.identity = identity
    Hosting.current?.uploads = PrivateFolder.ofProcess
    sweepTemporaryFiles()
    syncFiles = options.launch.file("sync-files").map { HostedFiles($0) }
    let clock = options.launch.clock
    NotificationHost.current = NotificationHost(
      file: options.launch.file("notifications.json"),
      now: { clock.now() },
      sleep: { try await clock.sleep(for: $0) }
    )
  }

  /// Removes the temporary files of processes that were killed: copies of stores and files that a
  /// browser sent.
  private static func sweepTemporaryFiles() {
    do {
      try PrivateFolder.sweep()
    } catch {
      let text = "Temporary files of an earlier run stay: \(error.localizedDescription)\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
  }

  /// Has what is no window of the app answered beside its windows. To be called before the first.
  @MainActor public static func serve(_ session: AppSession) {
    Hosting.current?.responders = [IntentResponder(HabitIntentApp(session))]
    if let syncFiles {
      let sync = SyncResponder(session.access, syncFiles, clock: ContinuousClock())
      Hosting.current?.responders.append(sync)
    }
    if let offline = offlineHost(session) { Hosting.current?.responders.append(offline) }
    if let widgets = widgetHost(session) { Hosting.current?.responders.append(widgets) }
  }
}
