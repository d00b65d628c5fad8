import Synchronization

@_spi(Host) @testable import AppIntents

/// The bookshelf that the test intents work with.
final class Shelf: Sendable {
  struct Book: Hashable {
    let id: UUID
    let name: String
    let author: String
  }

  let books: [Book]
  let read = Mutex<[String]>([])

  init(_ books: [Book]) {
    self.books = books
  }
}

struct BookEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()

  let id: UUID
  @Property(title: "Name") var name: String
  @Property(title: "Pages") var pages: Int?

  init(_ book: Shelf.Book) {
    id = book.id
    author = book.author
    name = book.name
    pages = nil
  }

  private let author: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(author)")
  }
}

struct BookQuery: EntityStringQuery {
  @Dependency private var shelf: Shelf

  func entities(for identifiers: [UUID]) async throws -> [BookEntity] {
    shelf.books.filter { identifiers.contains($0.id) }.map(BookEntity.init)
  }

  func entities(matching string: String) async throws -> [BookEntity] {
    shelf.books.filter { $0.name.lowercased().hasPrefix(string.lowercased()) }
      .map(BookEntity.init)
  }

  func suggestedEntities() async throws -> [BookEntity] {
    shelf.books.prefix(1).map(BookEntity.init)
  }
}

struct ReadBookIntent: AppIntent {
  static let title: LocalizedStringResource = "Read a Book"
  static let description: IntentDescription? = "Reads some pages of a book."

  @Parameter(title: "Book") var book: BookEntity
  @Parameter(title: "Pages", description: "How many.", default: 10, inclusiveRange: (1, 99))
  var pages: Int
  @Parameter(title: "Speed") var speed: Double?
  @Parameter(title: "Aloud", default: false) var isAloud: Bool
  @Parameter(title: "Day", kind: .date) var day: DateComponents?
  @Parameter(title: "Remark") var remark: String?

  @Dependency private var shelf: Shelf

  static var parameterSummary: some ParameterSummary {
    Summary("Read \(\.$pages) pages of \(\.$book)") {
      \.$day
      \.$remark
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> & ProvidesDialog {
    if remark == "stop" { throw ReadingError() }
    let parts: [String?] = [
      "\(book.name): \(pages)", speed.map { "speed \($0)" }, isAloud ? "aloud" : nil,
      day.map { "on \($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" }, remark,
    ]
    let line = parts.compactMap { $0 }.joined(separator: ", ")
    shelf.read.withLock { $0.append(line) }
    book.pages = pages
    return .result(value: book, dialog: "Read \(line).")
  }
}

struct ReadingError: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "The lamp is out." }
}

/// The configuration of a book widget.
struct TileConfigurationIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Tile"

  @Parameter(title: "Book") var book: BookEntity?
  @Parameter(title: "Mood", default: "wild") var mood: String
}

struct ShelfShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ReadBookIntent(),
      phrases: ["Read \(\.$book) in \(.applicationName)", "\(.applicationName), read"],
      shortTitle: "Read",
      systemImageName: "book.fill"
    )
  }
}

/// Literals for values in tests.
extension IntentValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// Creates a Boolean value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Creates a list.
  public init(arrayLiteral elements: IntentValue...) { self = .array(elements) }
  /// Creates an object.
  public init(dictionaryLiteral elements: (String, IntentValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
