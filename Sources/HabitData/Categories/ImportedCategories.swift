import Foundation
import HabitEngine
import HabitInterchange
import SwiftData

/// Brings a file's categories into a store. What is there stands.
struct ImportedCategories {
  private let context: ModelContext
  private var records: [CategoryRecord]
  private var list: CategoryList

  /// Adds the categories that the file describes. One of the standard six takes over what the file has
  /// of it only in a store without habits: elsewhere the user has it as it is.
  /// - Parameter isEmpty: Whether the store has no habits.
  init(_ categories: [PortableCategory], isEmpty: Bool, in context: ModelContext) throws {
    self.context = context
    records = try context.fetch(FetchDescriptor<CategoryRecord>())
    list = CategoryList(records)
    for (place, portable) in categories.enumerated() {
      let id = HabitCategory(rawValue: portable.key)
      let isStandard = HabitCategory.standard.contains(id)
      guard !records.contains(where: { $0.key == portable.key }), isEmpty || !isStandard else {
        continue
      }
      insert(CategoryInfo(portable, id: id), at: isEmpty ? place : nextPlace)
    }
  }

  /// The category that a file's habit is of: one of its key or its name, else a new one of that name.
  mutating func category(of portable: PortableHabit) -> String? {
    guard let word = portable.category, !word.isEmpty else { return nil }
    if list.category(HabitCategory(rawValue: word)) != nil { return word }
    if let known = list.category(named: word) { return known.id.rawValue }
    // One of the six that the user has removed.
    if records.contains(where: { $0.key == word }) { return nil }
    guard let name = CategoryInfo.validName(word) else { return nil }
    let id = HabitCategory(rawValue: word)
    insert(CategoryInfo(PortableCategory(key: word, name: name), id: id), at: nextPlace)
    return word
  }

  private var nextPlace: Int {
    records.reduce(CategoryInfo.standard.count) { max($0, $1.sortIndex + 1) }
  }

  private mutating func insert(_ category: CategoryInfo, at place: Int) {
    let record = CategoryRecord(category, sortIndex: place)
    context.insert(record)
    records.append(record)
    list = CategoryList(records)
  }
}

extension CategoryInfo {
  /// A category of a file.
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
