import WebElements

/// Does something when a view comes and when it goes.
struct AppearanceModifier: WrappingModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  func update(_ node: ViewNode) {
    WindowUse.note()
    if let farewell = node.remembered("farewell", as: Farewell.self) {
      farewell.action = onDisappear
      return
    }
    let farewell = Farewell()
    farewell.action = onDisappear
    node.remember(farewell, as: "farewell")
    if let onAppear { node.graph.afterPatch(onAppear) }
    let graph = node.graph
    node.atEnd {
      if let action = farewell.action { graph.afterPatch(action) }
    }
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    Strictness.demandOneView(in: content, for: "onAppear or onDisappear")
    return content
  }
}

/// What is done when the view goes: the action of its last value.
@MainActor private final class Farewell {
  var action: (() -> Void)?
}

/// Does something when a value differs from the one of the last update.
struct ChangeModifier<Value: Equatable>: WrappingModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  func update(_ node: ViewNode) {
    WindowUse.note()
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

/// Runs a task as long as a view is there, and afresh when an identity changes.
struct TaskModifier<ID: Equatable>: WrappingModifier {
  let id: ID
  let priority: TaskPriority
  let action: TaskAction

  func update(_ node: ViewNode) {
    WindowUse.note()
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

/// The work of a task; a value of its own, so that it can be handed to where it runs.
struct TaskAction: Sendable {
  let run: @Sendable () async -> Void
}

@MainActor private final class RunningTask<ID> {
  let id: ID
  private var task: Task<Void, Never>?
  private var isCancelled = false

  init(id: ID) {
    self.id = id
  }

  func start(_ priority: TaskPriority, _ action: TaskAction) {
    guard !isCancelled else { return }
    task = Task(priority: priority) { await action.run() }
  }

  func cancel() {
    isCancelled = true
    task?.cancel()
  }
}

extension View {
  /// Has something done once the view is shown.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Has something done once the view is gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }

  /// Has something done when a value changes; it is told the old and the new value.
  public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (V, V) -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Has something done when a value changes.
  public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs a task once the view is shown; it is cancelled when the view goes.
  public func task(
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(id: 0, name: name, priority: priority, file: file, line: line, action)
  }

  /// Runs a task once the view is shown, and afresh when an identity changes; it is cancelled when
  /// the view goes.
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
      TaskModifier(id: id, priority: priority, action: TaskAction { await action.value() })
    )
  }
}
