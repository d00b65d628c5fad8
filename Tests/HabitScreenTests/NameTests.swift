import Testing

@testable import HabitTrackerFeature

/// Names that are long, blank, or written in other scripts.
@MainActor @Suite struct NameTests {
  private let app: HabitApp
  private let window: ScreenWindow

  init() throws {
    app = try HabitApp()
    window = app.window()
  }

  @Test(arguments: [
    "Walk to the lake and back in rain, in snow and in sunshine, before it is noon!!!",
    String(repeating: "W", count: 80), "👩‍👩‍👧‍👦 🏃🏽‍♀️ 🇩🇪 ❤️‍🔥", "اقرأ عشرين صفحة", "Read שלום 20 pages",
    "<script>document.title = 'taken'</script>",
    "<img src=x onerror=\"document.title='taken'\">", "\"'&amp; &lt;b&gt; `\\",
    "%@ %d **bold** $(name) ${name}",
  ])
  func `A name is shown and saved as it was typed`(name: String) throws {
    window.press("Add Habit")
    window.fill("Name", name)
    window.fill("Description", name)
    window.press("Save")
    #expect(window.habits == [name])
    #expect(window.texts.contains(name))
    #expect(try app.storedNames() == [name])
    // A name with right-to-left letters is isolated, so that it doesn't reorder the sentence
    // around it.
    let isIsolated = ["اقرأ عشرين صفحة", "Read שלום 20 pages"].contains(name)
    let inserted = isIsolated ? "\u{2068}\(name)\u{2069}" : name
    window.press("\(inserted), not completed today")
    #expect(window.button("\(inserted), completed today") != nil)
    window.press("\(inserted), current streak 1 day")
    #expect(window.screens == [name])
    #expect(window.reachable.contains { $0.isHeading && $0.spoken == name })
    window.press("Edit")
    #expect(window.value("Name") == name)
    #expect(window.value("Description") == name)
    window.press("Cancel")
    window.goBack()
    window.choose("Delete", in: "\(inserted), current streak 1 day")
    #expect(window.mentions("Deleted \(inserted)"))
    #expect(window.habits == [])
  }

  @Test(arguments: ["", "   ", "\t", "\u{00a0}\u{2003}"])
  func `A blank name can't be saved`(blank: String) throws {
    window.press("Add Habit")
    #expect(window.isEnabled("Save") == false)
    window.fill("Name", "Read")
    #expect(window.isEnabled("Save") == true)
    window.fill("Name", blank)
    #expect(window.isEnabled("Save") == false)
    // Return in the field must not save a blank name either.
    window.submit("Name")
    #expect(window.dialog == "New Habit")
    #expect(try app.storedNames() == [])
  }
}
