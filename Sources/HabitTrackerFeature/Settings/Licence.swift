import HabitData

/// The terms of the app and of what it is built with.
struct Licence: Identifiable {
  let work: String
  let name: String

  var id: String { work }

  static let all = [
    Licence(work: "Habit Tracker", name: "MIT"),
    Licence(work: "GRDB", name: "MIT"),
    Licence(work: "SQLite", name: "Public domain"),
    Licence(work: "Swift Argument Parser", name: "Apache 2.0"),
    Licence(work: "FlyingFox, on Linux", name: "MIT"),
    Licence(work: "Material Icons, on Linux", name: "Apache 2.0"),
    Licence(work: "Inter, on Linux", name: "SIL Open Font License"),
  ]
}
