import WebElements

/// A modifier that runs actions when a view appears and disappears.
struct AppearanceModifier: WrappingModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  func update(_ node: ViewNode) {
    let isNew = node.remembered("latest", as: Self.self) == nil
    node.remember(self, as: "latest")
    guard isNew else { return }
    if let onAppear { node.graph.afterPatch(onAppear) }
    node.atEnd { [weak node] in
      guard let node, let latest = node.remembered("latest", as: Self.self) else { return }
      if let onDisappear = latest.onDisappear { node.graph.afterPatch(onDisappear) }
    }
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    Strictness.demandOneView(in: content, for: "onAppear or onDisappear")
    return content
  }
}

/// A modifier that runs an action when a value differs from its value at the previous update.
struct ChangeModifier<Value: Equatable>: WrappingModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  func update(_ node: ViewNode) {
    let last = node.remembered("value", as: Value.self)
    node.remember(value, as: "value")
    let value = value
    let action = action
    if let last {
      if last != value { node.graph.afterPatch { action(last, value) } }
    } else if initial {
      node.graph.afterPatch { action(value, value) }
    }
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    Strictness.demandOneView(in: content, for: "onChange")
    return content
  }
}

/// A modifier that runs a task while a view exists, and restarts it when an identity changes.
struct TaskModifier<ID: Equatable>: WrappingModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  func update(_ node: ViewNode) {
    let running = node.remembered("running", as: RunningTask<ID>.self)
    if let running, running.id == id { return }
    running?.cancel()
    let next = RunningTask(id: id)
    node.remember(next, as: "running")
    if running == nil {
      node.atEnd { [weak node] in
        node?.remembered("running", as: RunningTask<ID>.self)?.cancel()
      }
    }
    let action = action
    let priority = priority
    node.graph.afterPatch { next.start(priority, action) }
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    Strictness.demandOneView(in: content, for: "task")
    return content
  }
}

@MainActor private final class RunningTask<ID> {
  let id: ID
  private var task: Task<Void, Never>?
  private var isCanceled = false

  init(id: ID) {
    self.id = id
  }

  func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    guard !isCanceled else { return }
    task = Task(priority: priority) { await action() }
  }

  func cancel() {
    isCanceled = true
    task?.cancel()
  }
}

extension View {
  /// Adds an action that runs after the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Adds an action that runs after the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }

  /// Adds an action that runs when a value changes, with the old and the new value.
  public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (V, V) -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Adds an action that runs when a value changes.
  public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Adds a task that starts after the view appears and is canceled when the view disappears.
  public func task(
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(id: 0, name: name, priority: priority, file: file, line: line, action)
  }

  /// Adds a task that starts after the view appears, restarts when an identity changes, and is
  /// canceled when the view disappears.
  public func task<T>(
    id: T,
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View where T: Equatable {
    let action = Unchecked(action)
    return modifier(
      TaskModifier(id: id, priority: priority, action: { await action.value() })
    )
  }
}
