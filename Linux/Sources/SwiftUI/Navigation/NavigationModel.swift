/// The screens of a navigation stack, and the views of its destinations.
@MainActor final class NavigationModel {
  /// The pushed values if the app does not provide a path.
  let own = StateStorage<[AnyHashable]>([])
  /// The function that writes the app's path; nil if the app does not provide a path.
  var writePath: (([AnyHashable]) -> Void)?
  /// The values of the screens above the root.
  var pushed: [AnyHashable] = []
  /// The names of the screens in addresses, or nil if they have none.
  var names: AddressNames?
  weak var host: ViewNode?
  /// The title of each screen by its level in the stack. The root has level 0.
  var titles: [Int: String] = [:]
  /// True while the stack's node updates. A destination that is registered during the update needs
  /// no further update, because the pushed screens are updated after the root.
  var isUpdating = false

  private var builders: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]

  nonisolated init() {}

  func push(_ value: AnyHashable) {
    set(pushed + [value])
  }

  /// Pops screens until `depth` of them remain above the root.
  func pop(to depth: Int) {
    guard depth >= 0, depth < pushed.count else { return }
    set(Array(pushed.prefix(depth)))
  }

  /// Shows the screens of an address. Does nothing if the address is unknown or its screens are
  /// already shown.
  func open(_ address: String) {
    guard let values = names?.values(of: address), values != pushed else { return }
    set(values)
  }

  /// The back steps of the screens above the root.
  var steps: [BackStep] {
    pushed.enumerated().map { index, value in
      BackStep(name: names?.name(of: value)) { [weak self] in self?.pop(to: index) }
    }
  }

  /// Registers the destination for values of a type.
  func register<Value: Hashable>(
    _ type: Value.Type,
    _ build: @escaping (AnyHashable) -> AnyView
  ) {
    builders[ObjectIdentifier(type)] = build
    if !pushed.isEmpty, !isUpdating { host?.setNeedsBody() }
  }

  func view(for value: AnyHashable) -> AnyView {
    let type = type(of: value.base)
    guard let build = builders[ObjectIdentifier(type)] else {
      preconditionFailure("No navigationDestination(for: \(type).self) in this stack")
    }
    return build(value)
  }

  /// Releases the screens of a stack that ended, because their environment contains the model and
  /// would form a reference cycle.
  func end() {
    builders = [:]
  }

  private func set(_ values: [AnyHashable]) {
    if let writePath { writePath(values) } else { own.value = values }
  }
}

extension EnvironmentValues {
  @Entry var navigation: NavigationModel?
}
