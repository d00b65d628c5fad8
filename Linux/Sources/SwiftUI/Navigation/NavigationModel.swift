/// The screens of a navigation stack, and the views of its destinations.
@MainActor final class NavigationModel {
  /// A screen above the root.
  enum Entry: Hashable {
    case value(AnyHashable)
    case view(Int)
  }

  /// The pushed entries if the app does not provide a path.
  let own = StateStorage<[Entry]>([])
  /// The function that writes the app's path; nil if the app does not provide a path.
  var writePath: (([AnyHashable]) -> Void)?
  var pushed: [Entry] = []
  /// The names of the screens in addresses, or nil if they have none.
  var names: AddressNames?
  weak var host: ViewNode?
  /// The title of each screen by its level in the stack. The root has level 0.
  var titles: [Int: String] = [:]
  /// True while the stack's node updates. A destination that is registered during the update needs
  /// no further update, because the pushed screens are updated after the root.
  var isUpdating = false

  private var builders: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  private var views: [Int: AnyView] = [:]
  private var lastView = 0

  nonisolated init() {}

  func push(_ value: AnyHashable) {
    set(pushed + [.value(value)])
  }

  func push(_ view: AnyView) {
    lastView += 1
    views[lastView] = view
    set(pushed + [.view(lastView)])
  }

  /// Pops screens until `depth` of them remain above the root.
  func pop(to depth: Int) {
    guard depth >= 0, depth < pushed.count else { return }
    set(Array(pushed.prefix(depth)))
  }

  /// Shows the screens of an address. Does nothing if the address is unknown or its screens are
  /// already shown.
  func open(_ address: String) {
    guard let entries = names?.values(of: address)?.map(Entry.value), entries != pushed else {
      return
    }
    set(entries)
  }

  /// The back steps of the screens above the root.
  var steps: [BackStep] {
    pushed.enumerated().map { index, entry in
      BackStep(name: name(of: entry)) { [weak self] in self?.pop(to: index) }
    }
  }

  private func name(of entry: Entry) -> String? {
    guard case .value(let value) = entry else { return nil }
    return names?.name(of: value)
  }

  /// Registers the destination for values of a type.
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

  /// Releases the screens of a stack that ended, because their environment contains the model and
  /// would form a reference cycle.
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

extension EnvironmentValues {
  @Entry var navigation: NavigationModel?
}
