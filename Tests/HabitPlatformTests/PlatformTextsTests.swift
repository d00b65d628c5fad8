import ApplePlatform
import Foundation
import HabitPlatform
import HabitReminders
import Testing

@testable import HabitTrackerFeature

/// The screens' texts for each platform.
struct PlatformTextsTests {
  private static let tables = [ApplePlatform.Platform.texts, HabitPlatform.Platform.texts]

  @Test(arguments: tables) func `Every permission except a granted one has a message`(
    texts: PlatformTexts
  ) {
    let states: [ReminderPermission] = [.undecided, .allowed, .refused, .unavailable]
    #expect(states.map { $0.sentence(texts) == nil } == [false, true, false, false])
  }

  @Test func `A phone's texts mention no browser, desktop, or file`() {
    let texts = ApplePlatform.Platform.texts
    let all = [texts.refusedNotifications, texts.missingNotifications, texts.storeAdvice]
      .map { String(localized: $0) }
    for absent in ["browser", "notify-send", "desktop", "folder", "file"] {
      #expect(!all.contains { $0.contains(absent) })
    }
    #expect(!texts.namesFiles)
  }
}
