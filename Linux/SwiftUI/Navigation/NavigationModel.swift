import Observation

/// The screens of a navigation stack: what was pushed, and what shows it.
@MainActor final class NavigationModel {
  /// A screen above the root.
  enum Entry: Hashable {
    case value(AnyHashable)
    case view(Int)
  }

  /// What was pushed when no path of the app says so.
  let own = StateStorage<[Entry]>([])
  /// Set while a path of the app says what was pushed.
  var writePath: (([AnyHashable]) -> Void)?
  var pushed: [Entry] = []
  /// What the screens are called in addresses; nil where they are not.
  var names: AddressNames?
  weak var host: ViewNode?
  /// The titles of the screens, from the root up.
  var titles: [Int: String] = [:]
  /// While the host updates its screens, what is registered is used by the screens right after.
  var isUpdating = false

  private var builders: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  private var views: [Int: AnyView] = [:]
  private var lastView = 0

  func push(_ value: AnyHashable) {
    set(pushed + [.value(value)])
  }

  func push(_ view: AnyView) {
    lastView += 1
    views[lastView] = view
    set(pushed + [.view(lastView)])
  }

  /// Goes back until so many screens are left above the root.
  func pop(to depth: Int) {
    guard depth >= 0, depth < pushed.count else { return }
    set(Array(pushed.prefix(depth)))
  }

  /// Shows the screens that an address leads over. Nothing where it leads nowhere, or where they are
  /// shown already.
  func open(_ address: String) {
    guard let entries = names?.values(of: address)?.map(Entry.value), entries != pushed else {
      return
    }
    set(entries)
  }

  /// The way back from each screen above the root.
  var steps: [BackStep] {
    pushed.enumerated().map { index, entry in
      BackStep(name: name(of: entry)) { [weak self] in self?.pop(to: index) }
    }
  }

  private func name(of entry: Entry) -> String? {
    guard case .value(let value) = entry else { return nil }
    return names?.name(of: value)
  }

  /// Says how values of a type are shown.
  func register<Value: Hashable>(
    _ type: Value.Type,
    _ build: @escaping (AnyHashable) -> AnyView
  ) {
    builders[ObjectIdentifier(type)] = build
    if !pushed.isEmpty, !isUpdating { host?.setNeedsBody() }
  }

  func view(for entry: Entry) -> AnyView {
    switch entry {
    case .view(let number):
      return views[number] ?? AnyView(EmptyView())
    case .value(let value):
      let type = type(of: value.base)
      guard let build = builders[ObjectIdentifier(type)] else {
        preconditionFailure("No navigationDestination(for: \(type).self) in this stack")
      }
      return build(value)
    }
  }

  /// Forgets the screens of a stack that is gone. They read the environment that the model lies in.
  func end() {
    builders = [:]
    views = [:]
  }

  private func set(_ entries: [Entry]) {
    if let writePath {
      writePath(
        entries.compactMap { entry in
          if case .value(let value) = entry { value } else { nil }
        }
      )
    } else {
      own.value = entries
    }
  }
}

private struct NavigationModelKey: EnvironmentKey {
  static let defaultValue: NavigationModel? = nil
}

extension EnvironmentValues {
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}
