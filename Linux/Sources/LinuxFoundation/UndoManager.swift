/// A recorder of undo operations, like the class of this name in Foundation on Apple's systems.
/// Foundation on Linux lacks the class.
///
/// Operations that are registered in the same event are undone together (`groupsByEvent`). The host
/// of the windows ends events with ``endEvent()``, and an undo ends the current event too.
@MainActor public final class UndoManager {
  private struct Operation {
    /// Weak, so that operations of a deallocated target are skipped. On Apple's systems the
    /// reference is unowned and an undo traps.
    weak var target: AnyObject?
    let identity: ObjectIdentifier
    let run: @MainActor (AnyObject) -> Void
  }

  /// Operations that are undone together, in reverse order.
  private struct UndoGroup {
    var operations: [Operation] = []
    var name = ""
  }

  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The open groups, outermost first.
  private var open: [UndoGroup] = []
  /// True if the outermost group was opened automatically for the current event.
  private var isEventGroup = false
  private static var inEvent: [ObjectIdentifier: UndoManager] = [:]

  /// A Boolean value that indicates whether operations of the same event are undone together.
  public var groupsByEvent = true

  /// The maximum number of groups on each stack; 0 for no limit. The oldest groups are removed.
  public var levelsOfUndo = 0 {
    didSet { limit() }
  }

  /// A Boolean value that indicates whether ``undo()`` is running.
  public private(set) var isUndoing = false

  /// A Boolean value that indicates whether ``redo()`` is running.
  public private(set) var isRedoing = false

  /// Creates an undo manager with empty stacks.
  public init() {}

  /// A Boolean value that indicates whether there is an action to undo.
  public var canUndo: Bool {
    open.contains { !$0.operations.isEmpty } || !undoStack.isEmpty
  }

  /// A Boolean value that indicates whether there is an action to redo.
  public var canRedo: Bool { !redoStack.isEmpty }

  /// The name of the next action to undo, or an empty string.
  public var undoActionName: String {
    open.last { !$0.operations.isEmpty }?.name ?? undoStack.last?.name ?? ""
  }

  /// The name of the next action to redo, or an empty string.
  public var redoActionName: String { redoStack.last?.name ?? "" }

  /// The number of open groups.
  public var groupingLevel: Int { open.count }

  /// Registers an undo operation or, during an undo, a redo operation.
  ///
  /// - Parameter target: The argument of the handler. It is not retained.
  public func registerUndo<TargetType>(
    withTarget target: TargetType,
    handler: @escaping @MainActor (TargetType) -> Void
  ) where TargetType: AnyObject {
    if open.isEmpty {
      precondition(groupsByEvent, "registerUndo(withTarget:handler:) outside of any undo group")
      beginEventGroup()
    }
    let operation = Operation(target: target, identity: ObjectIdentifier(target)) { target in
      // The object is the registered target, so its type is `TargetType`.
      handler(unsafeDowncast(target, to: TargetType.self))
    }
    open[open.count - 1].operations.append(operation)
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// Sets the action name of the innermost open group or, if no group is open, of the last group on
  /// the undo stack.
  public func setActionName(_ actionName: String) {
    if open.isEmpty {
      guard !undoStack.isEmpty else { return }
      undoStack[undoStack.count - 1].name = actionName
    } else {
      open[open.count - 1].name = actionName
    }
  }

  /// Begins a group of operations that are undone together.
  public func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent { beginEventGroup() }
    open.append(UndoGroup())
  }

  /// Ends the innermost group.
  public func endUndoGrouping() {
    precondition(!open.isEmpty, "endUndoGrouping() without beginUndoGrouping()")
    close()
  }

  /// Undoes the last group. Ends an open group first, and traps if that group has nested groups.
  public func undo() {
    if open.count == 1 { endUndoGrouping() }
    precondition(open.isEmpty, "undo() with nested undo groups open")
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Redoes the last undone group.
  public func redo() {
    endEvent()
    precondition(open.isEmpty, "redo() with an open undo group")
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// Removes all operations.
  public func removeAllActions() {
    (undoStack, redoStack) = ([], [])
    for index in open.indices { open[index].operations = [] }
  }

  /// Removes the operations of a target.
  public func removeAllActions(withTarget target: Any) {
    let identity = ObjectIdentifier(target as AnyObject)
    for index in open.indices { open[index].operations.removeAll { $0.identity == identity } }
    undoStack = Self.groups(undoStack, without: identity)
    redoStack = Self.groups(redoStack, without: identity)
  }

  /// Ends the group of the current event.
  package func endEvent() {
    // If the app opened a group within the event's group, both groups stay open.
    if isEventGroup, open.count == 1 { close() }
  }

  /// Ends the event in all undo managers with operations in it.
  @_spi(Host) public static func endEvent() {
    for manager in Array(inEvent.values) { manager.endEvent() }
  }

  private func beginEventGroup() {
    open.append(UndoGroup())
    isEventGroup = true
    Self.inEvent[ObjectIdentifier(self)] = self
  }

  private func run(_ group: UndoGroup) {
    open.append(UndoGroup(name: group.name))
    for operation in group.operations.reversed() {
      if let target = operation.target { operation.run(target) }
    }
    // A handler may have left groups open.
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
