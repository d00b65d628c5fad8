import Foundation
import HabitEngine
import SwiftData

/// The categories of a file that an import adds to a store. Existing categories are not changed.
struct ImportedCategories {
  private let context: ModelContext
  private var records: [CategoryRecord]
  private var list: CategoryList

  /// Adds the categories that the file describes. The file's order and its standard categories are
  /// used only in a store without habits and changed categories; otherwise the user's are kept.
  ///
  /// - Parameter isEmpty: True if the store has no habits.
  init(_ categories: [PortableCategory], isEmpty: Bool, in context: ModelContext) throws {
    self.context = context
    records = try context.fetch(FetchDescriptor<CategoryRecord>())
    list = CategoryList(records)
    let isNew = isEmpty && records.isEmpty
    for (position, portable) in categories.enumerated() {
      let id = HabitCategory(rawValue: portable.key)
      let isStandard = HabitCategory.standard.contains(id)
      guard !records.contains(where: { $0.key == portable.key }), isNew || !isStandard else {
        continue
      }
      insert(
        CategoryInfo(portable, id: id),
        at: isNew ? position : records.nextPosition,
        isRemoved: portable.isRemoved
      )
    }
  }

  /// Returns the key of an existing category with the key or name of the habit's category, or of a
  /// new category. Returns nil if the habit has no category or the user has removed its category.
  mutating func category(of portable: PortableHabit) -> String? {
    guard let word = portable.category, !word.isEmpty else { return nil }
    if list.category(HabitCategory(rawValue: word)) != nil { return word }
    if let known = list.category(named: word) { return known.id.rawValue }
    if records.contains(where: { $0.key == word }) { return nil }
    guard let name = CategoryInfo.validName(word) else { return nil }
    let id = HabitCategory(rawValue: word)
    insert(CategoryInfo(PortableCategory(key: word, name: name), id: id), at: records.nextPosition)
    return word
  }

  private mutating func insert(
    _ category: CategoryInfo,
    at position: Int,
    isRemoved: Bool = false
  ) {
    let record = CategoryRecord(category, sortIndex: position)
    record.isRemoved = isRemoved
    context.insert(record)
    records.append(record)
    list = CategoryList(records)
  }
}

extension CategoryInfo {
  /// Creates a category from a category of a file.
  init(_ portable: PortableCategory, id: HabitCategory) {
    let standard = CategoryInfo.standard.first { $0.id == id }
    self.init(
      id: id,
      name: CategoryInfo.validName(portable.name) ?? portable.key,
      icon: portable.icon ?? standard?.icon ?? CategoryInfo.usualIcon,
      color: portable.color ?? standard?.color ?? HabitColorPreset.blue.rawValue
    )
  }
}
