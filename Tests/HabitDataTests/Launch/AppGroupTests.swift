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

  @Test(arguments: [nil, StoreFile.standard, URL(filePath: "/tmp/Other.store")])
  func `Only the standard store is shared, if there is an app group`(store: URL?) {
    let group = AppGroup(identifier: "group.test", container: URL(filePath: "/groups/test"))
    let launch = Launch(storeURL: store)
    let (shared, alone) = (launch.shared(in: group), launch.shared(in: nil))
    let isStandard = store == StoreFile.standard
    let inGroup = URL(filePath: "/groups/test/HabitTracker/Habits.store")
    #expect(shared.storeURL == (isStandard ? inGroup : store))
    #expect(shared.group == (isStandard ? group : nil))
    #expect(alone.storeURL == store)
    #expect(alone.group == nil)
  }
}
