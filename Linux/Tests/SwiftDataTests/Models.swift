import Foundation
import SwiftData

@Model final class Author {
  var id: UUID = UUID()
  var name: String
  var born: Date?
  @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []

  init(name: String, born: Date? = nil) {
    self.name = name
    self.born = born
  }
}

@Model final class Book {
  var title: String
  var pages: Int
  var author: Author?

  init(title: String, pages: Int, author: Author? = nil) {
    self.title = title
    self.pages = pages
    self.author = author
  }
}

/// The model that `SwiftDataTestWriter` saves.
@Model final class Note {
  var number: Int
  var text: String

  init(number: Int, text: String) {
    self.number = number
    self.text = text
  }
}
