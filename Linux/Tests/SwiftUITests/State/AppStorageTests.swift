import Foundation
import Testing
import WebElements

@testable import SwiftUI

/// Values that outlive the app: storage, and notification of changes.
@MainActor @Suite(.serialized) final class AppStorageTests {
  /// User defaults that count their writes to disk.
  private final class Defaults: UserDefaults {
    var writes = 0

    override func synchronize() -> Bool {
      writes += 1
      return super.synchronize()
    }
  }

  private let suite = "AppStorageTests-\(UUID().uuidString)"
  private let defaults: Defaults

  init() throws {
    defaults = try #require(Defaults(suiteName: suite))
  }

  isolated deinit {
    defaults.removePersistentDomain(forName: suite)
    unlink(file.path)
  }

  /// The file in which user defaults on Linux store the suite.
  private var file: URL {
    let home = FileManager.default.homeDirectoryForCurrentUser
    return home.appending(path: ".config/\(suite).plist")
  }

  private var storedValues: [String: Any] {
    get throws {
      let data = try Data(contentsOf: file)
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      return try #require(list as? [String: Any])
    }
  }

  enum Style: String { case cards, rows }

  struct Settings: View {
    @AppStorage("style") private var style = Style.cards
    @AppStorage("count") private var count = 3

    var body: some View {
      Text("\(style.rawValue) \(count)")
      Button("rows") { style = .rows }
      Button("more") { count += 1 }
      Stepper(value: $count, in: 0...9) { Text("Count") }
    }
  }

  private func window() -> TestWindow {
    TestWindow(Settings().defaultAppStorage(defaults))
  }

  @Test func `The default value applies until a value is written`() {
    let window = window()
    #expect(window.texts.first == "cards 3")
    #expect(defaults.object(forKey: "style") == nil)

    window.tap("rows")
    #expect(window.texts.first == "rows 3")
    #expect(defaults.string(forKey: "style") == "rows")
  }

  @Test func `Every open window shows a change immediately`() {
    let one = window()
    let other = window()
    one.tap("rows")
    other.tap("more")
    #expect([one.texts.first, other.texts.first] == ["rows 4", "rows 4"])
  }

  @Test func `A control's binding writes the value`() throws {
    let window = window()
    let button = window.elements.first { $0.value("aria-label") == "Increment, Count" }
    window.send(.click, to: try #require(button).id)
    #expect(window.texts.first == "cards 4")
    #expect(defaults.integer(forKey: "count") == 4)
  }

  @Test func `A value is on disk before it is shown`() throws {
    let window = window()
    var storedWhenShown: [String] = []
    let show = window.graph.show
    window.graph.show = { [unowned self] output, effects in
      storedWhenShown.append((try? storedValues["style"] as? String) ?? "nothing")
      show?(output, effects)
    }
    window.tap("rows")
    #expect(storedWhenShown == ["rows"])
  }

  @Test func `The changes of an event are written once, and equal values are not written`() {
    struct Twice: View {
      @AppStorage("count") private var count = 0

      var body: some View {
        Button("many") { for number in 1...5 { count = number } }
        Button("same") { count = 5 }
      }
    }
    let window = TestWindow(Twice().defaultAppStorage(defaults))
    window.tap("many")
    #expect(defaults.writes == 1)
    window.tap("same")
    #expect(defaults.writes == 1)
  }

  @Test func `Defaults with a volatile domain are not written to disk`() {
    defaults.setVolatileDomain([:], forName: "in memory")
    let window = window()
    window.tap("rows")
    #expect(window.texts.first == "rows 3")
    #expect(defaults.writes == 0)
  }

  @Test func `The store of a value takes precedence over the default store of its view`() throws {
    struct Own: View {
      @AppStorage var count: Int

      init(_ store: UserDefaults) {
        _count = AppStorage(wrappedValue: 0, "count", store: store)
      }

      var body: some View { Button("\(count)") { count += 1 } }
    }
    let other = try #require(UserDefaults(suiteName: suite + ".other"))
    let window = TestWindow(Own(defaults).defaultAppStorage(other))
    window.tap("0")
    #expect(window.texts == ["1"])
    #expect(other.object(forKey: "count") == nil)
  }

  @Test func `A value of every supported type is stored`() {
    func check<Value: Equatable>(_ storage: (String) -> AppStorage<Value>, _ value: Value) {
      let name = "\(Value.self)"
      storage(name).wrappedValue = value
      #expect(storage(name).wrappedValue == value)
    }
    check({ AppStorage(wrappedValue: false, $0, store: defaults) }, true)
    check({ AppStorage(wrappedValue: 0, $0, store: defaults) }, 7)
    check({ AppStorage(wrappedValue: "", $0, store: defaults) }, "text")
    check({ AppStorage(wrappedValue: Style.cards, $0, store: defaults) }, Style.rows)
    check({ AppStorage($0, store: defaults) }, "text" as String?)
  }

  @Test func `Setting nil removes the value`() {
    let style = AppStorage<String?>("style", store: defaults)
    #expect(style.wrappedValue == nil)
    style.wrappedValue = "rows"
    style.wrappedValue = nil
    #expect(style.wrappedValue == nil)
    #expect(defaults.object(forKey: "style") == nil)
  }

  @Test func `A stored value of the wrong type or an unknown case is ignored`() {
    defaults.set("grid", forKey: "style")
    defaults.set("many", forKey: "count")
    #expect(window().texts.first == "cards 3")
  }

  @Test func `A view whose default storage changes shows the values of the new storage`() throws {
    struct Switching: View {
      @State private var isOther = false
      let stores: [UserDefaults]

      var body: some View {
        Button("switch") { isOther.toggle() }
        Settings().defaultAppStorage(stores[isOther ? 1 : 0])
      }
    }
    let other = try #require(UserDefaults(suiteName: suite + ".other"))
    defaults.set(8, forKey: "count")
    let window = TestWindow(Switching(stores: [defaults, other]))
    #expect(window.texts.contains("cards 8"))
    window.tap("switch")
    #expect(window.texts.contains("cards 3"))
  }
}
