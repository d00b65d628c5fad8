@_spi(Host) @testable import LinuxFoundation
import Testing

/// A number whose changes can be undone, as in Foundation's documentation: each change registers
/// the opposite change.
@MainActor private final class Counter {
  private(set) var value = 0
  let undoManager: UndoManager

  init(_ undoManager: UndoManager) {
    self.undoManager = undoManager
  }

  func set(_ new: Int) {
    let old = value
    undoManager.registerUndo(withTarget: self) { $0.set(old) }
    undoManager.setActionName("Set \(old)")
    value = new
  }
}

@MainActor struct UndoManagerTests {
  private let manager: UndoManager
  private let counter: Counter

  init() {
    manager = UndoManager()
    counter = Counter(manager)
  }

  /// Sets the counter to several numbers, each in its own event.
  private func setInEvents(_ numbers: ClosedRange<Int>) {
    for number in numbers {
      counter.set(number)
      manager.endEvent()
    }
  }

  @Test func `The changes of several events are undone one by one, the latest first`() {
    setInEvents(1...3)
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 1)
    #expect((manager.canUndo, manager.canRedo) == (true, true))
    manager.undo()
    #expect(counter.value == 0)
    #expect((manager.canUndo, manager.canRedo) == (false, true))
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `Undone changes are redone`() {
    setInEvents(1...2)
    manager.undo()
    manager.undo()
    manager.redo()
    #expect(counter.value == 1)
    manager.redo()
    #expect((counter.value, manager.canRedo) == (2, false))
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test func `A new change clears the redo stack`() {
    counter.set(1)
    manager.undo()
    counter.set(2)
    #expect(!manager.canRedo)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `All changes of an event are undone together`() {
    counter.set(1)
    counter.set(2)
    UndoManager.endEvent()
    counter.set(3)
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `Undo and redo have the names of their actions`() {
    #expect(manager.undoActionName == "")
    counter.set(1)
    #expect(manager.undoActionName == "Set 0")
    counter.set(2)
    manager.undo()
    #expect((manager.undoActionName, manager.redoActionName) == ("", "Set 1"))
  }

  @Test func `The oldest changes beyond the levels of undo are discarded`() {
    manager.levelsOfUndo = 2
    setInEvents(1...4)
    while manager.canUndo { manager.undo() }
    #expect(counter.value == 2)
  }

  @Test func `An action whose target was released is skipped`() {
    var counter: Counter? = Counter(manager)
    counter?.set(1)
    manager.endEvent()
    counter = nil
    manager.undo()
    #expect(!manager.canUndo)
  }

  @Test func `The actions of a target can be removed`() {
    let (one, other) = (Counter(manager), Counter(manager))
    one.set(1)
    manager.endEvent()
    other.set(1)
    manager.endEvent()
    manager.removeAllActions(withTarget: other)
    manager.undo()
    #expect((one.value, other.value) == (0, 1))
    #expect(!manager.canUndo)
  }
}
