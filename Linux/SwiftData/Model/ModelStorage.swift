/// The values of one model object, its row and its context.
///
/// The values stand side by side by slot number: 24 bytes a property, no dictionary. A model belongs
/// to one isolation and no method here calls back while it changes a value, so the run-time check for
/// overlapping access, which every read would pay, is off.
public final class _ModelStorage {
  enum State {
    /// In no context.
    case detached
    /// Waits to be saved for the first time.
    case inserted
    /// Has a row.
    case stored
    /// Waits for its row to be deleted.
    case deleted
    /// Has lost its row, and may not be read any more.
    case gone
  }

  /// As many as `changes` has bits.
  static let maximumPropertyCount = 64

  /// What the class declares; in a context, as its schema keeps it.
  @exclusivity(unchecked) private(set) var description: _ModelDescription

  /// The values, or nothing while the object is a fault: its row has not been read.
  @exclusivity(unchecked) var slots = SlotBuffer()

  weak var context: ModelContext?
  @exclusivity(unchecked) var state = State.detached

  /// The row; negative for one that does not exist yet, 0 outside a context.
  @exclusivity(unchecked) var key: Int64 = 0

  /// One bit for each slot that differs from the row.
  @exclusivity(unchecked) var changes: UInt64 = 0

  /// Who observes the object; made at the first read, as most objects of an import are never read.
  @exclusivity(unchecked) @usableFromInline var observation: _Observation?

  /// The storage of a new object.
  public init(_ description: _ModelDescription) {
    self.description = description
  }

  init(
    _ description: _ModelDescription,
    key: Int64,
    slots: consuming SlotBuffer,
    context: ModelContext
  ) {
    self.description = description
    self.key = key
    self.slots = slots
    self.context = context
    state = .stored
  }

  deinit {
    if key != 0 { context?.forget(self) }
  }

  var identifier: PersistentIdentifier {
    PersistentIdentifier(
      store: key > 0 ? context?.container.storeIdentifier ?? .zero : context?.identifier ?? .zero,
      entityName: description.name,
      key: key
    )
  }

  /// Lets the object be of another schema, or of none. Its declared properties keep their slots.
  func take(_ description: _ModelDescription) {
    guard self.description !== description else { return }
    self.description = description
    if !slots.isEmpty { slots.grow(to: description.properties.count) }
  }

  /// Sets a value while the object is being made, when there is nobody to tell.
  public func initialize(_ slot: _Slot, at index: Int) {
    if slots.isEmpty {
      // Slots are made without values. An object of a row begins with its defaults too, and gives
      // up this storage for the row's.
      if slot.isNull { return }
      makeEmptySlots()
    }
    slots[index] = slot
  }

  /// Whether a value is another than the one that stands there.
  public func differs(_ slot: _Slot, at index: Int) -> Bool {
    switch description.properties[index].kind {
    case .attribute: !self.slot(at: index).isSame(as: slot)
    case .toOne: relatedModel(at: index) !== slot.model
    case .toMany: true
    }
  }

  /// Sets a value; a relationship's other side follows at once.
  public func write<Model: PersistentModel>(_ slot: _Slot, at index: Int, of model: Model) {
    switch description.properties[index].kind {
    case .attribute:
      _ = self.slot(at: index)
      slots[index] = slot
      context?.noteChange(of: model, at: index)
    case .toOne:
      setRelatedModel(slot.model, at: index, of: model)
    case .toMany:
      setRelatedModels(slot.models, at: index, of: model)
    }
  }

  /// Sets a value of an object whose class is not known at the place.
  func write(_ slot: _Slot, at index: Int, ofAny model: any PersistentModel) {
    write(slot, at: index, of: model)
  }

  /// The value of a slot, read from the store if the object's row has not been read.
  @usableFromInline func slot(at index: Int) -> _Slot {
    if slots.isEmpty { load() }
    return slots[index]
  }

  private func load() {
    guard state != .detached else { return makeEmptySlots() }
    guard state != .gone else { fatalError("a \(description.name) was read after its deletion") }
    guard let context else {
      // The values are in the store only, and the way there is gone.
      fatalError("a \(description.name) was read after its ModelContext was released")
    }
    context.load(self)
  }

  private func makeEmptySlots() {
    slots = SlotBuffer(count: description.properties.count)
  }
}

extension _Slot {
  var model: AnyObject? {
    if case .model(let model) = self { model } else { nil }
  }

  var models: [AnyObject] {
    if case .models(let models) = self { models } else { [] }
  }
}
