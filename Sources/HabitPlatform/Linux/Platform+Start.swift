import Foundation
import HabitData
import HabitInterchange
import HabitLaunch
import HabitSync
import HabitTrackerFeature
import Logging
@_spi(Host) import HostServices
@_spi(Host) import SwiftUI
@_spi(Host) import UserNotifications
import WebElements
import WebHost

extension Platform {
  /// Configures the services that the system provides on other platforms, such as windows and
  /// notifications. Call before the app creates its own objects.
  @MainActor public static func start(_ options: LaunchOptions) throws(LaunchFailure) {
    let level = Logger.Level(rawValue: options.logLevel.rawValue) ?? .notice
    LoggingSystem.bootstrap { label in
      var handler = StreamLogHandler.standardError(label: label)
      handler.logLevel = level
      return handler
    }
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
    Hosting.current?.configuration.identity = identity
    let language = options.language
    Hosting.setProcessLanguage(language)
    Hosting.current?.language = { language }
    Hosting.current?.configuration.uploads = PrivateFolder.ofProcess
    sweepTemporaryFiles()
    syncFiles = options.launch.file("sync-files").map { HostedFiles($0) }
    let clock = options.launch.clock
    let push = DevicePush(
      signIn,
      contact: options.contactOfPush,
      client: PushClient(
        allowsLoopback: ProcessInfo.processInfo.environment["WEB_PUSH_LOOPBACK"] == "1"
      )
    )
    self.push = push
    NotificationHost.current = NotificationHost(
      file: options.launch.file("notifications.json"),
      now: { clock.now() },
      sleep: { try await clock.sleep(for: $0) },
      push: push
    )
  }

  /// Removes the temporary files of killed processes: copies of stores and uploaded files.
  private static func sweepTemporaryFiles() {
    do {
      try PrivateFolder.sweep()
    } catch {
      AppLog.store.error("Temporary files of an earlier run could not be deleted: \(error)")
    }
  }

  /// Registers the HTTP endpoints for intents, sync, offline use, and widgets. Call before the
  /// first window opens.
  @MainActor public static func serve(_ session: AppSession) {
    var responders: [any PathResponder] = [
      IntentResponder(HabitIntentApp(session)), offlineHost(session), widgetHost(session),
      NotificationResponder(),
    ]
    push?.session = session
    if let syncFiles {
      responders.append(SyncResponder(session.access, syncFiles, clock: ContinuousClock()))
    }
    Hosting.current?.configuration.responders = responders
    if Hosting.current?.language() == nil {
      Hosting.current?.language = { [weak session] in session?.language }
    }
    session.onRecovery = { [weak session] in session.map(setWidgetSource) }
  }
}
