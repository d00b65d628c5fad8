import Foundation
import HabitEngine
import HabitSync
import SwiftData

/// Changing the user's categories.
extension HabitStore {
  /// Returns the current categories. Views query ``CategoryRecord`` instead.
  package func categories() throws -> CategoryList {
    try context.categories()
  }

  /// Returns the name of a habit's category; nil if it has none or the categories can't be read.
  package func categoryName(of habit: Habit) -> String? {
    guard let id = habit.category else { return nil }
    return reporting(String(localized: "Couldn't read the categories")) {
      try categories().category(id)?.name
    } ?? nil
  }

  /// Returns all categories for an export; none if the user has changed none.
  package func portableCategories() throws -> [PortableCategory] {
    try CategoryRecord.portable(in: context)
  }

  /// Adds a category at the end.
  ///
  /// - Parameter draft: The properties. The draft's key is ignored.
  /// - Returns: The new key; nil if the category could not be saved. In that case the store reports
  ///   the error.
  package func addCategory(_ draft: CategoryInfo) -> HabitCategory? {
    let id = HabitCategory(rawValue: UUID().uuidString)
    let category = CategoryInfo(id: id, name: draft.name, icon: draft.icon, color: draft.color)
    let isSaved: Void? = attempt { context in
      let records = try context.fetch(FetchDescriptor<CategoryRecord>())
      let name = try CategoryList(records).checkedName(of: category)
      try context.write(category.named(name), at: records.nextPosition)
    }
    guard isSaved != nil else { return nil }
    registerUndo(String(localized: "Adding “\(draft.name)”")) { $0.removeCategory(id) }
    return id
  }

  /// Saves the name, symbol, and color of a category.
  ///
  /// - Returns: True if the change is on disk. Otherwise the store reports the error.
  package func updateCategory(_ category: CategoryInfo) -> Bool {
    let before = attempt { context in
      let list = try context.categories()
      guard let old = list.category(category.id) else { throw CategoryError.isGone }
      let named = category.named(try list.checkedName(of: category))
      if named != old { try context.write(named, at: try context.position(of: category.id)) }
      return named != old ? old : nil
    }
    if case let before?? = before {
      registerUndo(String(localized: "Editing “\(category.name)”")) {
        _ = $0.updateCategory(before)
      }
    }
    return before != nil
  }

  /// Removes a category. Its habits no longer have a category.
  package func removeCategory(_ id: HabitCategory) {
    let removed = attempt { context -> RemovedCategory? in
      guard let category = try context.categories().category(id) else { return nil }
      let habits = try context.habits(of: id)
      for habit in habits { habit.categoryRaw = nil }
      let position = try context.position(of: id)
      if HabitCategory.standard.contains(id) {
        try context.write(category, at: position)
        try context.record(of: id)?.isRemoved = true
      } else if let record = try context.record(of: id) {
        context.delete(record)
      }
      return RemovedCategory(category: category, position: position, habits: habits.map(\.id))
    }
    guard case let removed?? = removed else { return }
    let name = removed.category.name
    registerUndo(
      String(localized: "Removing “\(name)”"),
      notice: String(localized: "Removed \(name)")
    ) { $0.restore(removed) }
  }

  package func setCategoryOrder(_ ids: [HabitCategory]) {
    let before = attempt { context in
      let list = try context.categories()
      let before = list.categories.map(\.id)
      guard before != ids else { return before }
      for (position, id) in ids.enumerated() {
        if let category = list.category(id) { try context.write(category, at: position) }
      }
      return before
    }
    guard let before, before != ids else { return }
    registerUndo(String(localized: "Order of Categories")) { $0.setCategoryOrder(before) }
  }

  private func restore(_ removed: RemovedCategory) {
    let id = removed.category.id
    let isSaved: Void? = attempt { context in
      try context.write(removed.category, at: removed.position)
      for habit in try removed.habits.compactMap({ try context.habit($0) }) {
        // A habit that got another category since then keeps that category.
        if habit.categoryRaw == nil { habit.categoryRaw = id.rawValue }
      }
    }
    guard isSaved != nil else { return }
    registerUndo(String(localized: "Bringing back “\(removed.category.name)”")) {
      $0.removeCategory(id)
    }
  }
}

extension ModelContext {
  fileprivate func categories() throws -> CategoryList {
    CategoryList(try fetch(FetchDescriptor<CategoryRecord>()))
  }

  /// Returns the position of a category, which is the standard position if a standard category was
  /// not changed.
  fileprivate func position(of id: HabitCategory) throws -> Int {
    try record(of: id)?.sortIndex ?? CategoryInfo.standard.firstIndex { $0.id == id } ?? 0
  }

  func write(_ category: CategoryInfo, at position: Int) throws {
    guard let record = try record(of: category.id) else {
      insert(CategoryRecord(category, sortIndex: position))
      return
    }
    record.apply(category)
    record.sortIndex = position
    record.isRemoved = false
  }

  /// Writes the record of a category. Deletes the record if the category was removed, except for a
  /// standard category.
  func write(_ category: SyncCategory) throws {
    let id = HabitCategory(rawValue: category.category.key)
    if category.isRemoved, !HabitCategory.standard.contains(id) {
      if let record = try record(of: id) { delete(record) }
      return
    }
    try write(CategoryInfo(category.category, id: id), at: category.position)
    if category.isRemoved { try record(of: id)?.isRemoved = true }
  }

  func record(of id: HabitCategory) throws -> CategoryRecord? {
    let key = id.rawValue
    return try fetch(FetchDescriptor<CategoryRecord>(predicate: #Predicate { $0.key == key })).first
  }

  fileprivate func habits(of id: HabitCategory) throws -> [Habit] {
    let key: String? = id.rawValue
    return try fetch(FetchDescriptor<Habit>(predicate: #Predicate { $0.categoryRaw == key }))
  }
}

/// The data needed to restore a removed category.
private struct RemovedCategory {
  let category: CategoryInfo
  let position: Int
  /// The habits that had the category.
  let habits: [UUID]
}

extension CategoryRecord {
  /// Returns all categories in order for an export, followed by removed standard categories. Returns
  /// none if the user has changed none.
  package static func portable(in context: ModelContext) throws -> [PortableCategory] {
    let records = try context.fetch(FetchDescriptor<CategoryRecord>())
    guard !records.isEmpty else { return [] }
    let removed = records.filter { $0.isRemoved }.sorted { $0.key < $1.key }
    return CategoryList(records).categories.map { PortableCategory($0, isRemoved: false) }
      + removed.map { PortableCategory(CategoryInfo($0), isRemoved: true) }
  }
}

extension PortableCategory {
  fileprivate init(_ category: CategoryInfo, isRemoved: Bool) {
    self.init(
      key: category.id.rawValue,
      name: category.storedName,
      icon: category.icon,
      color: category.color,
      isRemoved: isRemoved
    )
  }
}
