import SwiftData

/// The query results that a view keeps between evaluations of its body.
@MainActor
final class ShownResults<Element: PersistentModel> {
  private var results: QueryResults<Element>?

  nonisolated init() {}

  func results(
    _ descriptor: FetchDescriptor<Element>,
    in context: ModelContext
  ) -> QueryResults<Element> {
    if let results, results.belong(to: context) { return results }
    let results = QueryResults(descriptor, in: context)
    self.results = results
    return results
  }

  func update(_ descriptor: FetchDescriptor<Element>, in context: ModelContext) {
    results(descriptor, in: context).update(descriptor)
  }
}
