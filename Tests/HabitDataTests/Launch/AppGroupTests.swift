import Foundation
import Testing

@testable import HabitData

struct AppGroupTests {
  @Test(arguments: [
    ("com.example.HabitTracker", false, "group.com.example.HabitTracker"),
    ("com.example.HabitTracker.Widgets", true, "group.com.example.HabitTracker"),
    ("org.example.habits.Habits", false, "group.org.example.habits.Habits"),
  ])
  func `The app and its extension have the same group`(
    bundle: String,
    isExtension: Bool,
    identifier: String
  ) {
    #expect(AppGroup.identifier(ofBundle: bundle, isExtension: isExtension) == identifier)
  }

  @Test func `The standard store is shared`() {
    let group = AppGroup(identifier: "group.test", container: URL(filePath: "/groups/test"))
    let launch = Launch(storeURL: StoreFile.standard).shared(in: group)
    #expect(launch.storeURL == URL(filePath: "/groups/test/HabitTracker/Habits.store"))
    #expect(launch.group == group)
  }

  @Test(arguments: [nil, URL(filePath: "/tmp/Other.store")])
  func `A store at another path is not shared`(store: URL?) {
    let group = AppGroup(identifier: "group.test", container: URL(filePath: "/groups/test"))
    let launch = Launch(storeURL: store).shared(in: group)
    #expect(launch.storeURL == store)
    #expect(launch.group == nil)
  }

  @Test func `Without an app group, the standard store is not shared`() {
    let launch = Launch(storeURL: StoreFile.standard).shared(in: nil)
    #expect(launch.storeURL == StoreFile.standard)
    #expect(launch.group == nil)
  }
}
