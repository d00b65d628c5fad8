import Foundation
import HabitEngine
import Testing

@testable import HabitData
@testable import HabitTrackerFeature

/// The saved state of a window: its screens and its sheets.
struct HabitRouteTests {
  private static let id = UUID(uuidString: "0F5B5D0E-8C3A-4E0B-9C62-0C6E9E3D7A11")

  private static let named: [(HabitRoute, String)] = [
    (.habit(id ?? UUID()), "habits/0f5b5d0e-8c3a-4e0b-9c62-0c6e9e3d7a11"),
    (.new, "new"), (.archive, "archive"), (.statistics, "statistics"), (.settings, "settings"),
    (.categories, "categories"), (.data, "data"), (.access, "access"), (.devices, "devices"),
    (.sync, "sync"), (.about, "about"),
  ]

  @Test(arguments: named)
  func `Each screen has a name`(route: HabitRoute, name: String) throws {
    #expect(route.rawValue == name)
    #expect(HabitRoute(rawValue: name) == route)
    let data = try JSONEncoder().encode([route])
    #expect(try JSONDecoder().decode([HabitRoute].self, from: data) == [route])
  }

  @Test(arguments: [
    "", "habits", "habits/", "habits/read", "habits/0f5b5d0e", "settings/", "Settings", "/archive",
    "habits/0f5b5d0e-8c3a-4e0b-9c62-0c6e9e3d7a11/edit",
  ])
  func `An unknown name is not a screen`(name: String) {
    #expect(HabitRoute(rawValue: name) == nil)
  }

  @Test func `Sheets can be encoded and decoded`() throws {
    let day = HabitSheet.Day(
      habitID: UUID(),
      habitName: "Read",
      day: CalendarDay(rawValue: 20_521)
    )
    let before = HabitDraft(
      name: "Read",
      category: .learning,
      target: HabitTarget(completionsPerDay: 3)
    )
    let sheets: [HabitSheet?] = [
      .editor(.new()), .editor(EditorSheet(habitID: UUID(), draft: before)), .count(day),
      .note(day),
      nil,
    ]
    let data = try JSONEncoder().encode(sheets)
    #expect(try JSONDecoder().decode([HabitSheet?].self, from: data) == sheets)
  }
}
