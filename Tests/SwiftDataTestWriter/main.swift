import Foundation
import SwiftData

// Another process on a store, for the tests of SwiftData.
//
//     SwiftDataTestWriter STORE FIRST COUNT
//
// inserts and updates notes numbered from FIRST, saves each, and says its number on a line of its
// own once the save has returned.

@Model final class Note {
  var number: Int
  var text: String

  init(number: Int, text: String) {
    self.number = number
    self.text = text
  }
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let first = Int(arguments[2]), let count = Int(arguments[3]) else {
  FileHandle.standardError.write(Data("usage: SwiftDataTestWriter STORE FIRST COUNT\n".utf8))
  exit(64)
}
let container = try ModelContainer(
  for: Note.self,
  configurations: ModelConfiguration(url: URL(fileURLWithPath: arguments[1]))
)
let context = ModelContext(container)
for number in first..<(first + count) {
  let note = Note(number: number, text: "new")
  context.insert(note)
  try context.save()
  note.text = "note \(number)"
  try context.save()
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}
