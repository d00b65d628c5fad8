@_spi(Host) @testable import AppIntents
import Testing

@MainActor struct IntentRunTests {
  static let emma = Shelf.Book(
    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)),
    name: "Emma",
    author: "Austen"
  )
  static let emily = Shelf.Book(
    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 2)),
    name: "Emily",
    author: "Someone"
  )

  let shelf = Shelf([emma, emily])
  let dependencies = AppDependencyManager()
  let declaration = IntentDeclaration(ReadBookIntent.self)

  init() {
    let shelf = shelf
    dependencies.add(dependency: shelf)
  }

  var run: IntentRun {
    IntentRun(
      dependencies: dependencies,
      today: DateComponents(year: 2026, month: 3, day: 1)
    )
  }

  func perform(_ arguments: [String: IntentValue]) async throws -> IntentAnswer {
    try await run.perform(declaration, arguments)
  }

  func failure(_ arguments: [String: IntentValue]) async -> String? {
    do {
      _ = try await perform(arguments)
      return nil
    } catch {
      return error.localizedDescription
    }
  }

  @Test
  func `An intent is performed with its arguments and default values, and returns its result`()
    async throws
  {
    let answer = try await perform(["book": "emma", "remark": "calm", "isAloud": true])
    #expect(
      answer
        == IntentAnswer(
          value: ["id": .string(Self.emma.id.uuidString), "name": "Emma", "pages": 10],
          dialog: "Read Emma: 10, aloud, calm."
        )
    )
    #expect(shelf.read.withLock { $0 } == ["Emma: 10, aloud, calm"])
  }

  @Test(.enabled(if: IntentCopy.isOn))
  func `An intent with an entity that no query finds is not performed`() async {
    let intent = ReadBookIntent()
    intent.book = BookEntity(Shelf.Book(id: UUID(), name: "Persuasion", author: "Austen"))
    await #expect(throws: IntentFailure.self) {
      try await IntentRun.perform(intent, dependencies: dependencies)
    }
    #expect(shelf.read.withLock { $0 } == [])
  }

  @Test(.enabled(if: IntentCopy.isOn))
  func `An intent receives the entity that its query finds`() async throws {
    let intent = ReadBookIntent()
    intent.book = BookEntity(Shelf.Book(id: Self.emma.id, name: "Old Title", author: "Austen"))
    _ = try await IntentRun.perform(intent, dependencies: dependencies)
    #expect(shelf.read.withLock { $0 } == ["Emma: 10"])
  }

  @Test func `An entity is found by its identifier, regardless of upper and lower case`()
    async throws
  {
    let id = Self.emily.id.uuidString.lowercased()
    #expect(try await perform(["book": .string(id)]).dialog == "Read Emily: 10.")
  }

  @Test(
    "A day is a date, or the word today or yesterday",
    arguments: [
      ("2024-02-29", "2024-2-29"), ("today", "2026-3-1"), ("Yesterday", "2026-2-28"),
    ]
  )
  func days(text: String, day: String) async throws {
    let answer = try await perform(["book": "Emma", "day": .string(text)])
    #expect(answer.dialog == "Read Emma: 10, on \(day).")
  }

  @Test func `An integer is accepted for a floating-point parameter`() async throws {
    let answer = try await perform(["book": "Emma", "speed": 2, "pages": 99])
    #expect(answer.dialog == "Read Emma: 99, speed 2.0.")
  }

  @Test func `An invalid argument or an error of the intent is explained, and nothing is changed`()
    async
  {
    let cases: [([String: IntentValue], String)] = [
      ([:], "“book” is missing: the name or the identifier of a book."),
      (["book": .null], "“book” is missing: the name or the identifier of a book."),
      (["book": "Dune"], "There is no book “Dune”."),
      (
        ["book": "Em"],
        "“Em” matches more than one book; use an identifier: "
          + "Emma, Austen, 00000000-0000-4000-8000-000000000001; "
          + "Emily, Someone, 00000000-0000-4000-8000-000000000002."
      ),
      (["book": 7], "“book” can't be 7: it is the name or the identifier of a book."),
      (["book": "Emma", "pages": 0], "“pages” can't be 0: it is a whole number from 1 to 99."),
      (["book": "Emma", "pages": 1.5], "“pages” can't be 1.5: it is a whole number from 1 to 99."),
      (["book": "Emma", "speed": "fast"], "“speed” can't be “fast”: it is a number."),
      (["book": "Emma", "isAloud": "yes"], "“isAloud” can't be “yes”: it is true or false."),
      (
        ["book": "Emma", "day": "2026-02-29"],
        "“day” can't be “2026-02-29”: it is a day such as 2026-03-09, or today or yesterday."
      ),
      (["book": "Emma", "remark": ["a"]], "“remark” can't be a list: it is a text."),
      (
        ["book": "Emma", "page": 3],
        "There is no parameter “page”; there are book, pages, speed, isAloud, day, remark."
      ),
      (["book": "Emma", "remark": "stop"], "The lamp is out."),
    ]
    for (arguments, message) in cases {
      #expect(await failure(arguments) == message)
    }
    #expect(shelf.read.withLock { $0 } == [])
  }

  @Test func `Suggestions come from the query`() async throws {
    let suggestions = try await run.suggestions(BookEntity.self)
    #expect(suggestions.map(\.title) == ["Emma"])
  }

  @Test
  func `A widget's configuration is created from arguments and default values, and encoded again`()
    async throws
  {
    let declaration = IntentDeclaration(TileConfigurationIntent.self)
    let intent = try await run.intent(declaration, ["book": "Emma"])
    #expect((intent as? TileConfigurationIntent)?.mood == "wild")
    let call = IntentCall(intent)
    #expect(call.name == "TileConfiguration")
    #expect(call.arguments == ["book": .string(Self.emma.id.uuidString), "mood": "wild"])
  }
}
