import ApplePlatform
import HabitPlatform
import Testing

@testable import HabitTrackerFeature

/// What the screens say of each platform.
struct PlatformWordsTests {
  private static let tables = [ApplePlatform.Platform.words, HabitPlatform.Platform.words]

  @Test(arguments: tables) func onlyWhereAllIsWellNothingIsSaid(words: PlatformWords) {
    let states: [ReminderPermission] = [.undecided, .allowed, .refused, .unavailable]
    #expect(states.map { $0.sentence(words) == nil } == [false, true, false, false])
  }

  @Test func aPhoneIsToldOfNothingThatItHasNot() {
    let words = ApplePlatform.Platform.words
    let all = [words.refusedNotifications, words.missingNotifications, words.storeAdvice]
    for absent in ["browser", "notify-send", "desktop", "moved away", "file"] {
      #expect(!all.contains { $0.contains(absent) })
    }
    #expect(!words.namesFiles)
  }
}
