import Observation
import Testing

@testable import SwiftUI

/// A class that is not Sendable.
private final class Marker {}

extension EnvironmentValues {
  @Entry fileprivate var tone = "default"
  @Entry fileprivate var note: String?
  @Entry fileprivate var marker: Marker = Marker()
}

/// The environment passes down the view tree. An override applies to its subtree.
@MainActor @Suite struct EnvironmentTests {
  struct Reader: View {
    @Environment(\.tone) private var tone
    var body: some View { Text(tone) }
  }

  @Test func `An override applies only to its subtree`() {
    let window = TestWindow(
      VStack {
        Reader()
        VStack {
          Reader()
          Reader().environment(\.tone, "inner")
        }
        .environment(\.tone, "outer")
        Reader()
      }
    )

    #expect(window.texts == ["default", "outer", "inner", "default"])
  }

  @Test func `Each entry has its own default and value`() {
    var values = EnvironmentValues()
    #expect(values.tone == "default")
    #expect(values.note == nil)

    let marker = Marker()
    values.note = "set"
    values.marker = marker

    #expect(values.tone == "default")
    #expect(values.note == "set")
    #expect(values.marker === marker)
  }

  struct NonReader: View {
    var body: some View { Text("unaffected") }
  }

  @Observable @MainActor final class Service {
    var name = "first"
  }

  struct ServiceReader: View {
    @Environment(Service.self) private var service
    var body: some View { Text(service.name) }
  }

  struct OptionalReader: View {
    @Environment(Service.self) private var service: Service?
    var body: some View { Text(service?.name ?? "none") }
  }

  @Test func `An observable object is found by its type`() {
    let service = Service()
    let window = TestWindow(
      VStack {
        ServiceReader().environment(service)
        OptionalReader()
      }
    )
    #expect(window.texts == ["first", "none"])

    UpdateLoop.run { service.name = "second" }

    #expect(window.texts == ["second", "none"])
  }

  struct Setter: View {
    @State private var tone = "one"
    private let service = Service()

    var body: some View {
      VStack {
        Button("change") { tone = "two" }
        VStack {
          Reader()
          NonReader()
          OptionalReader()
        }
        .environment(\.tone, tone)
        .environment(service)
      }
    }
  }

  @Test func `A changed value reevaluates only bodies that read it`() {
    let window = TestWindow(Setter())
    window.graph.startCounting()

    window.tap("change")

    #expect(window.texts == ["change", "two", "unaffected", "first"])
    #expect(window.graph.evaluations(of: Reader.self) == 1)
    #expect(window.graph.evaluations(of: NonReader.self) == 0)
    #expect(window.graph.evaluations(of: OptionalReader.self) == 0)
  }

  @Test func `An action reads its view's environment`() {
    struct Asker: View {
      @Environment(\.tone) private var tone
      let report: (String) -> Void
      var body: some View { Button("ask") { report(tone) } }
    }
    var tones: [String] = []
    let window = TestWindow(Asker { tones.append($0) }.environment(\.tone, "set"))

    window.tap("ask")

    #expect(tones == ["set"])
  }
}

/// In an environment storage, the value that was set last applies, regardless of the number of
/// values below it.
@MainActor @Suite struct EnvironmentStorageTests {
  private struct One {}
  private struct Two {}

  private let one = ObjectIdentifier(One.self)
  private let two = ObjectIdentifier(Two.self)

  @Test(arguments: 0...40)
  func `A value is found below any number of values of another key`(count: Int) {
    var storage = EnvironmentStorage("a", for: one, over: EnvironmentStorage())
    for number in 0..<count { storage = EnvironmentStorage(number, for: two, over: storage) }
    #expect(storage[one] as? String == "a")
    #expect(storage[two] as? Int == (count > 0 ? count - 1 : nil))
    #expect(storage.count == (count > 0 ? 2 : 1))
  }

  @Test(arguments: [1, 8, 9, 20])
  func `A removed value is not found`(count: Int) {
    var storage = EnvironmentStorage("a", for: one, over: EnvironmentStorage())
    storage = EnvironmentStorage(nil, for: one, over: storage)
    for number in 1..<count { storage = EnvironmentStorage(number, for: two, over: storage) }
    #expect(storage[one] == nil)
    #expect(storage.count == (count > 1 ? 1 : 0))
  }

  private func storage(_ form: ButtonForm, _ numbers: some Sequence<Int>) -> EnvironmentStorage {
    numbers.reduce(EnvironmentStorage(form, for: one, over: EnvironmentStorage())) {
      EnvironmentStorage($1, for: two, over: $0)
    }
  }

  @Test(arguments: [0, 1, 8, 9, 20])
  func `Storages are equal if they set equal values`(count: Int) {
    let plain = storage(.builtIn("plain"), 0..<count)
    #expect(plain.hasSameValues(as: storage(.builtIn("plain"), 0..<count)))
    #expect(!plain.hasSameValues(as: storage(.builtIn("bordered"), 0..<count)))
    let longer = storage(.builtIn("plain"), 0...count)
    #expect(!plain.hasSameValues(as: longer))
    #expect(!longer.hasSameValues(as: storage(.builtIn("plain"), 1...count + 1)))
  }

  @Test func `Setting a value leaves the storage below unchanged`() {
    let below = EnvironmentStorage(1, for: one, over: EnvironmentStorage())
    let above = EnvironmentStorage(2, for: one, over: below)
    #expect(below[one] as? Int == 1)
    #expect(above[one] as? Int == 2)
  }
}
