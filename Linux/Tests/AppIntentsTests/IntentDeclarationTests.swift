@_spi(Host) @testable import AppIntents
import Testing

struct IntentDeclarationTests {
  @Test func `A declaration describes its intent's title, summary, and parameters`() {
    let declaration = IntentDeclaration(ReadBookIntent.self)
    #expect(declaration.name == "ReadBook")
    #expect(declaration.title == "Read a Book")
    #expect(declaration.description == "Reads some pages of a book.")
    #expect(declaration.summary == "Read ${pages} pages of ${book}")
    let lines = declaration.parameters.map { parameter in
      let value = parameter.defaultValue.map { ", else \($0.text)" } ?? ""
      let need = parameter.isRequired ? ", required" : ""
      return "\(parameter.name) (\(parameter.title)): \(parameter.kind.rule)\(value)\(need)"
    }
    #expect(
      lines == [
        "book (Book): the name or the identifier of a book, required",
        "pages (Pages): a whole number from 1 to 99, else 10",
        "speed (Speed): a number",
        "isAloud (Aloud): true or false, else false",
        "day (Day): a day such as 2026-03-09, or today or yesterday",
        "remark (Remark): a text",
      ]
    )
    #expect(declaration.parameters[1].description == "How many.")
  }

  @Test func `A shortcut's phrases contain placeholders for the app's name and the parameters`() {
    #expect(
      ShelfShortcuts.appShortcuts.map(\.phrases) == [
        ["Read ${book} in ${applicationName}", "${applicationName}, read"]
      ]
    )
  }

  @Test func `Reading a parameter before it is set stops the process`() async {
    await #expect(processExitsWith: .failure) { _ = ReadBookIntent().book }
  }

  @Test func `An intent that is performed directly stops the process when it reads a dependency`()
    async
  {
    await #expect(processExitsWith: .failure) {
      AppDependencyManager.shared.add(dependency: Shelf([]))
      let intent = ReadBookIntent()
      intent.book = BookEntity(Shelf.Book(id: UUID(), name: "Emma", author: "Austen"))
      _ = try await intent.perform()
    }
  }

  @Test func `A missing dependency stops the process`() async {
    await #expect(processExitsWith: .failure) {
      let run = await IntentRun(dependencies: AppDependencyManager(), today: DateComponents())
      _ = try await run.perform(IntentDeclaration(ReadBookIntent.self), ["book": "Emma"])
    }
  }

  @Test func `A phrase without the app's name stops the process`() async {
    await #expect(processExitsWith: .failure) {
      _ = AppShortcut(
        intent: ReadBookIntent(),
        phrases: ["Read"],
        shortTitle: "Read",
        systemImageName: "book.fill"
      )
    }
  }
}
