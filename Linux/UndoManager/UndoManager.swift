/// Records how operations are taken back, as Foundation's class of this name does on Apple's
/// systems; Foundation for Linux has none.
///
/// What is registered in one event is taken back together (`groupsByEvent`): the host of the windows
/// says where an event ends (``endEvent()``), and taking something back ends it too.
@MainActor public final class UndoManager {
  /// One operation that can be taken back.
  private struct Operation {
    /// Unowned on Apple's systems, where a target that is gone stops the process. Here its operations
    /// are passed over.
    weak var target: AnyObject?
    let identity: ObjectIdentifier
    let run: @MainActor (AnyObject) -> Void
  }

  /// Operations that are taken back together, the last first.
  private struct UndoGroup {
    var operations: [Operation] = []
    var name = ""
  }

  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that are open, the outermost first.
  private var open: [UndoGroup] = []
  /// Whether the outermost open group was begun by an event rather than by
  /// ``beginUndoGrouping()``.
  private var isEventGroup = false
  private static var inEvent: [ObjectIdentifier: UndoManager] = [:]

  /// Whether what is registered in one event is taken back together.
  public var groupsByEvent = true

  /// How many groups can be taken back; the oldest go. 0 is no limit.
  public var levelsOfUndo = 0 {
    didSet { limit() }
  }

  /// Whether ``undo()`` is under way.
  public private(set) var isUndoing = false

  /// Whether ``redo()`` is under way.
  public private(set) var isRedoing = false

  /// Nothing can be taken back yet.
  public init() {}

  /// Whether there is something to take back.
  public var canUndo: Bool {
    open.contains { !$0.operations.isEmpty } || !undoStack.isEmpty
  }

  /// Whether something that was taken back can be done again.
  public var canRedo: Bool { !redoStack.isEmpty }

  /// The name of what ``undo()`` takes back, or an empty text.
  public var undoActionName: String {
    open.last { !$0.operations.isEmpty }?.name ?? undoStack.last?.name ?? ""
  }

  /// The name of what ``redo()`` does again, or an empty text.
  public var redoActionName: String { redoStack.last?.name ?? "" }

  /// How many groups are open.
  public var groupingLevel: Int { open.count }

  /// Says how an operation is taken back. While something is taken back, says how it is done again.
  ///
  /// - Parameter target: What the handler is given. It is not held.
  public func registerUndo<TargetType>(
    withTarget target: TargetType,
    handler: @escaping @MainActor (TargetType) -> Void
  ) where TargetType: AnyObject {
    if open.isEmpty {
      precondition(groupsByEvent, "registerUndo(withTarget:handler:) outside of any undo group")
      open.append(UndoGroup())
      isEventGroup = true
      Self.inEvent[ObjectIdentifier(self)] = self
    }
    let operation = Operation(target: target, identity: ObjectIdentifier(target)) { target in
      // It is the object that was registered, so of its type.
      handler(unsafeDowncast(target, to: TargetType.self))
    }
    open[open.count - 1].operations.append(operation)
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// Names what was registered in the open group.
  public func setActionName(_ actionName: String) {
    if open.isEmpty {
      guard !undoStack.isEmpty else { return }
      undoStack[undoStack.count - 1].name = actionName
    } else {
      open[open.count - 1].name = actionName
    }
  }

  /// Begins a group; what is registered until its end is taken back together.
  public func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent {
      open.append(UndoGroup())
      isEventGroup = true
      Self.inEvent[ObjectIdentifier(self)] = self
    }
    open.append(UndoGroup())
  }

  /// Ends the group that was begun last.
  public func endUndoGrouping() {
    precondition(!open.isEmpty, "endUndoGrouping() without beginUndoGrouping()")
    close()
  }

  /// Takes back the last group; one that is open ends, unless there are others in it.
  public func undo() {
    if open.count == 1 { endUndoGrouping() }
    precondition(open.isEmpty, "undo() with nested undo groups open")
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Does again what was taken back last.
  public func redo() {
    endEvent()
    precondition(open.isEmpty, "redo() with an open undo group")
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// Forgets everything.
  public func removeAllActions() {
    (undoStack, redoStack) = ([], [])
    for index in open.indices { open[index].operations = [] }
  }

  /// Forgets what was registered with a target.
  public func removeAllActions(withTarget target: Any) {
    let identity = ObjectIdentifier(target as AnyObject)
    for index in open.indices { open[index].operations.removeAll { $0.identity == identity } }
    undoStack = Self.groups(undoStack, without: identity)
    redoStack = Self.groups(redoStack, without: identity)
  }

  /// Ends the group of the event that is under way.
  package func endEvent() {
    // A group that the app has open within the event's stays open, and the event's around it.
    if isEventGroup, open.count == 1 { close() }
  }

  /// Ends the event for every manager that has something of it.
  package static func endEvent() {
    for manager in Array(inEvent.values) { manager.endEvent() }
  }

  private func run(_ group: UndoGroup) {
    open.append(UndoGroup(name: group.name))
    for operation in group.operations.reversed() {
      if let target = operation.target { operation.run(target) }
    }
    // A handler may have opened groups and left them open.
    while !open.isEmpty { close() }
  }

  private func close() {
    let group = open.removeLast()
    if open.isEmpty {
      isEventGroup = false
      Self.inEvent[ObjectIdentifier(self)] = nil
    }
    guard !group.operations.isEmpty else { return }
    guard open.isEmpty else {
      open[open.count - 1].operations += group.operations
      if !group.name.isEmpty { open[open.count - 1].name = group.name }
      return
    }
    if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
    limit()
  }

  private func limit() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  private static func groups(
    _ groups: [UndoGroup],
    without target: ObjectIdentifier
  ) -> [UndoGroup] {
    groups.compactMap { group in
      var group = group
      group.operations.removeAll { $0.identity == target }
      return group.operations.isEmpty ? nil : group
    }
  }
}
