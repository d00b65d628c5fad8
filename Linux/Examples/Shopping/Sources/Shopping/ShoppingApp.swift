import SwiftData
@_spi(Host) import SwiftUI
import WebHost

@main
struct ShoppingApp: App {
  init() {
    Hosting.current = Hosting(WebHost.self, address: "127.0.0.1", port: 8080, opensBrowser: true)
  }

  var body: some Scene {
    WindowGroup { ShoppingList() }
      .modelContainer(for: [Item.self])
  }
}
