import Foundation

extension PredicateTranslator {
  /// Returns an `ORDER BY` term.
  ///
  /// As in Apple's SwiftData, strings are compared with the localized standard comparator by
  /// default. Only `.lexical` compares them by their bytes.
  func order<T: PersistentModel>(
    by descriptor: SortDescriptor<T>,
    root: ModelTerm
  ) throws -> String {
    guard let keyPath = descriptor.keyPath else {
      throw SwiftDataError(.unsupportedSortDescriptor, "A sort descriptor has no key path.")
    }
    guard root.model.property(for: keyPath) != nil,
      case .value(let value) = try property(keyPath, of: root)
    else {
      throw SwiftDataError(
        .unsupportedSortDescriptor,
        "\(root.model.name) objects can't be sorted by \(keyPath)."
      )
    }
    let isText = (type(of: keyPath).valueType as? any _PersistentValue.Type)?._columnKind == .text
    let isLexical = descriptor.stringComparator?.isLexical ?? false
    let collation = isText && !isLexical ? " COLLATE \(TextOrder.collation)" : ""
    return value.sql + collation + (descriptor.order == .reverse ? " DESC" : "")
  }
}

extension String.StandardComparator {
  /// True if strings are compared by their bytes, in either direction.
  fileprivate var isLexical: Bool {
    var forward = self
    forward.order = .forward
    return forward == .lexical
  }
}
