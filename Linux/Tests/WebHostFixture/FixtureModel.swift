import WebHost

/// The state that all pages of the fixture share.
@MainActor final class FixtureModel {
  var count = 0
  var name = ""
  var note = ""
  var isOn = false
  var level = 50.0
  var color = "red"
  var items = ["Apple", "Banana", "Cherry", "Date", "Elder"]
  private var pages: [FixturePage] = []

  func add(_ page: FixturePage) { pages.append(page) }

  func remove(_ page: FixturePage) { pages.removeAll { $0 === page } }

  func updatePages() {
    for page in pages { page.show() }
  }
}
