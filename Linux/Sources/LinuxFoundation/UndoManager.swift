/// A recorder of undo operations, like the class of this name in Foundation on Apple's systems.
/// Foundation on Linux lacks the class.
///
/// Operations that are registered in the same event are undone together, as is the default on
/// Apple's systems. The host of the windows ends events with ``endEvent()``, and an undo ends the
/// current event too.
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
  /// The group of the current event, or of the operations that an undo or redo registers.
  private var open: UndoGroup?
  private static var inEvent: [ObjectIdentifier: UndoManager] = [:]

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
  public var canUndo: Bool { openCount > 0 || !undoStack.isEmpty }

  /// A Boolean value that indicates whether there is an action to redo.
  public var canRedo: Bool { !redoStack.isEmpty }

  /// The name of the next action to undo, or an empty string.
  public var undoActionName: String { (openCount > 0 ? open : undoStack.last)?.name ?? "" }

  /// The name of the next action to redo, or an empty string.
  public var redoActionName: String { redoStack.last?.name ?? "" }

  /// The number of operations in the open group.
  private var openCount: Int { open?.operations.count ?? 0 }

  /// Registers an undo operation or, during an undo, a redo operation.
  ///
  /// - Parameter target: The argument of the handler. It is not retained.
  public func registerUndo<TargetType>(
    withTarget target: TargetType,
    handler: @escaping @MainActor (TargetType) -> Void
  ) where TargetType: AnyObject {
    if open == nil {
      open = UndoGroup()
      Self.inEvent[ObjectIdentifier(self)] = self
    }
    let operation = Operation(target: target, identity: ObjectIdentifier(target)) { target in
      // The object is the registered target, so its type is `TargetType`.
      handler(unsafeDowncast(target, to: TargetType.self))
    }
    open?.operations.append(operation)
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// Sets the action name of the current event or, if nothing is registered in it, of the last
  /// group on the undo stack.
  public func setActionName(_ actionName: String) {
    if open != nil {
      open?.name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// Undoes the last group, which is the current event's if anything is registered in it.
  public func undo() {
    endEvent()
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Redoes the last undone group.
  public func redo() {
    precondition(!isUndoing && !isRedoing, "redo() during an undo or redo")
    endEvent()
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// Removes the operations of a target.
  public func removeAllActions(withTarget target: Any) {
    let identity = ObjectIdentifier(target as AnyObject)
    open?.operations.removeAll { $0.identity == identity }
    undoStack = Self.groups(undoStack, without: identity)
    redoStack = Self.groups(redoStack, without: identity)
  }

  /// Ends the current event.
  package func endEvent() {
    guard let group = open else { return }
    open = nil
    Self.inEvent[ObjectIdentifier(self)] = nil
    guard !group.operations.isEmpty else { return }
    if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
    limit()
  }

  /// Ends the event in all undo managers with operations in it.
  @_spi(Host) public static func endEvent() {
    for manager in Array(inEvent.values) { manager.endEvent() }
  }

  private func run(_ group: UndoGroup) {
    open = UndoGroup(name: group.name)
    for operation in group.operations.reversed() {
      if let target = operation.target { operation.run(target) }
    }
    endEvent()
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
