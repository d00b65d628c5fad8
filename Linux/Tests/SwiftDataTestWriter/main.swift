import Foundation
import SwiftData

// Writes notes into a store in a separate process, for the tests of SwiftData.
//
//     SwiftDataTestWriter STORE FIRST COUNT [WORK]
//
// Each note has a number; the first number is FIRST. The program prints a note's number on a line
// once the note is saved. WORK is
//
//     save        saves each note after its insertion and after an update (the default)
//     checkpoint  like save, with a checkpoint after each note
//     import      inserts all notes with one save
//     migrate     only migrates the store to version 2, and prints FIRST

enum Work: String {
  case save, checkpoint, `import`, migrate
}

@Model final class Note {
  var number: Int
  var text: String

  init(number: Int, text: String) {
    self.number = number
    self.text = text
  }
}

enum Second: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Note.self] }

  @Model final class Note {
    #Index<Note>([\.number])

    var number: Int
    var text: String
    var stars: Int = 0

    init(number: Int, text: String) {
      self.number = number
      self.text = text
    }
  }
}

func report(_ number: Int) {
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}

let arguments = CommandLine.arguments
let work = arguments.count == 5 ? Work(rawValue: arguments[4]) : .save
guard arguments.count >= 4, let work, let first = Int(arguments[2]), let count = Int(arguments[3])
else {
  let usage = "usage: SwiftDataTestWriter STORE FIRST COUNT [save|checkpoint|import|migrate]\n"
  FileHandle.standardError.write(Data(usage.utf8))
  exit(64)
}
let configuration = ModelConfiguration(url: URL(fileURLWithPath: arguments[1]))
if work == .migrate {
  _ = try ModelContainer(
    for: Schema(versionedSchema: Second.self),
    configurations: [configuration]
  )
  report(first)
  exit(0)
}
let container = try ModelContainer(for: Note.self, configurations: configuration)
let context = ModelContext(container)
if work == .import {
  for number in first..<(first + count) {
    context.insert(Note(number: number, text: "note \(number)"))
  }
  try context.save()
  for number in first..<(first + count) { report(number) }
  exit(0)
}
for number in first..<(first + count) {
  let note = Note(number: number, text: "new")
  context.insert(note)
  try context.save()
  note.text = "note \(number)"
  try context.save()
  report(number)
  if work == .checkpoint { _ = container.checkpoint() }
}
