import Testing

@testable import SwiftUI

/// A screen's address consists of its path's raw values.
@MainActor @Suite struct AddressTests {
  enum Route: Hashable, RawRepresentable {
    case item(Int), settings, data, secret(String)

    init?(rawValue: String) {
      let parts = rawValue.split(separator: "/")
      switch parts.first {
      case "items":
        guard let number = parts.dropFirst().first.flatMap({ Int($0) }) else { return nil }
        self = .item(number)
      case "settings" where parts.count == 1: self = .settings
      case "data" where parts.count == 1: self = .data
      default: return nil
      }
    }

    var rawValue: String {
      switch self {
      case .item(let number): "items/\(number)"
      case .settings: "settings"
      case .data: "data"
      case .secret(let text): text
      }
    }
  }

  struct Root: View {
    @State private var path: [Route] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("secret") { path = [.secret("my words")] }
          NavigationLink("settings", value: Route.settings)
        }
        .navigationDestination(for: Route.self) { route in
          VStack {
            Text("at \(route.rawValue)")
            NavigationLink("data", value: Route.data)
          }
        }
      }
    }
  }

  private func open(_ address: String, in window: TestWindow) {
    UpdateLoop.run { window.preferences.open?(address) }
  }

  @Test func `Each screen adds its raw value to the address`() {
    let window = TestWindow(Root())
    #expect(window.addresses == ["/"])
    window.tap("settings")
    window.tap("data")
    #expect(window.addresses == ["/", "/settings", "/settings/data"])
  }

  @Test func `An address shows its screen and the screens below`() {
    let window = TestWindow(Root())
    open("/settings/data", in: window)
    #expect(window.addresses == ["/", "/settings", "/settings/data"])
    window.goBack()
    #expect(window.texts.contains("at settings"))
    open("/settings/items/7", in: window)
    #expect(window.texts.contains("at items/7"))
    open("/", in: window)
    #expect(window.addresses == ["/"])
  }

  @Test(arguments: ["/nowhere", "/settings/nowhere", "/items", "/items/x", "/settings/data/7"])
  func `An unknown address changes nothing`(address: String) {
    let window = TestWindow(Root())
    window.tap("settings")
    open(address, in: window)
    #expect(window.addresses == ["/", "/settings"])
  }

  @Test func `A screen without a valid address has the address of the screen below`() {
    let window = TestWindow(Root())
    window.tap("secret")
    #expect(window.texts.contains("at my words"))
    #expect(window.addresses == ["/", "/"])
  }

  @Test func `Values without a raw value of type String have no address`() {
    let window = TestWindow(
      Stateful([1, 2]) { $path in
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
    )
    #expect(window.addresses == ["/", "/", "/"])
    open("/1", in: window)
    #expect(window.addresses == ["/", "/", "/"])
  }
}
