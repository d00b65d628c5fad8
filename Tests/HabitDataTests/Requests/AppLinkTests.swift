import Foundation
import Testing

@testable import HabitData

/// The links of widgets.
struct AppLinkTests {
  private static let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

  @Test(arguments: [
    (AppLink.list, "habittracker:///"),
    (.habit(id), "habittracker:///habits/01020304-0506-0708-090a-0b0c0d0e0f10"),
  ])
  func `A link is written and read unchanged`(link: AppLink, text: String) {
    #expect(link.url.absoluteString == text)
    #expect(AppLink(link.url) == link)
  }

  @Test(arguments: ["HABITTRACKER:///", "HabitTracker:///"])
  func `A link's scheme may have capital letters`(text: String) throws {
    #expect(AppLink(try #require(URL(string: text))) == .list)
  }

  @Test(arguments: [
    "https://example.com/habits/01020304-0506-0708-090a-0b0c0d0e0f10", "habittracker:///settings",
    "habittracker:///habits", "habittracker:///habits/read",
    "habittracker:///habits/01020304-0506-0708-090a-0b0c0d0e0f10/edit",
  ])
  func `An unknown address is not a link of the app`(text: String) throws {
    #expect(AppLink(try #require(URL(string: text))) == nil)
  }
}
