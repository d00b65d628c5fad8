@_spi(Host) import AppIntents
import SwiftUI
import Testing
import WebElements

@testable import _AppIntents_SwiftUI

/// Controls with intents, as in an app's window or a widget.
@MainActor struct IntentControlTests {
  private let book = BookEntity(
    Shelf.Book(id: UUID(), name: "Emma", author: "Austen")
  )

  @Test func `An attribute names the intent, and a tap passes the intent to the environment`()
    throws
  {
    var performed: [IntentCall] = []
    let action = IntentAction(
      perform: { performed.append(IntentCall($0)) },
      attributes: { [Attribute("data-intent", IntentCall($0).name)] }
    )
    let intent = ReadBookIntent()
    intent.book = book
    var environment = EnvironmentValues()
    environment.intentAction = action
    let control = IntentAction.control(intent)
    #expect(control.attributes(environment) == [Attribute("data-intent", "ReadBook")])
    control.perform(environment)
    #expect(
      performed.map(\.arguments) == [
        ["book": .string(book.id.uuidString), "pages": 10, "isAloud": false]
      ]
    )
  }
}
