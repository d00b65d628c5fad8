import SwiftData
import Testing

// A model as CloudKit requires it: all attributes have defaults, and all relationships are
// optional.
@Model final class Cellar {
  var name = ""
  @Relationship(deleteRule: .cascade, inverse: \Bottle.cellar) var bottles: [Bottle]? = []

  init(name: String) { self.name = name }
}

@Model final class Bottle {
  var label = ""
  var cellar: Cellar?

  init(label: String) { self.label = label }
}

@Suite struct OptionalRelationshipTests {
  let context: ModelContext

  init() throws {
    context = ModelContext(try makeContainer(for: [Cellar.self]))
  }

  private func labels(_ cellar: Cellar) -> [String]? {
    cellar.bottles?.map(\.label).sorted()
  }

  @Test func `An optional to-many relationship is never nil`() throws {
    let cellar = Cellar(name: "A")
    #expect(cellar.bottles == [])
    cellar.bottles = nil
    #expect(cellar.bottles == [])
    context.insert(cellar)
    #expect(cellar.bottles == [])
    try context.save()
    let other = ModelContext(context.container)
    #expect(try other.fetch(FetchDescriptor<Cellar>()).first?.bottles == [])
  }

  @Test(arguments: [false, true]) func `Both sides of a relationship agree`(isSaved: Bool) throws {
    let (a, b) = (Cellar(name: "A"), Cellar(name: "B"))
    let (plum, fig) = (Bottle(label: "Plum"), Bottle(label: "Fig"))
    context.insert(a)
    context.insert(b)
    a.bottles?.append(plum)
    a.bottles?.append(fig)
    if isSaved { try context.save() }
    #expect(plum.cellar === a)
    #expect(labels(a) == ["Fig", "Plum"])
    fig.cellar = b
    #expect(labels(a) == ["Plum"])
    #expect(labels(b) == ["Fig"])
    a.bottles = nil
    #expect(plum.cellar == nil)
    try context.save()
    let other = ModelContext(context.container)
    let stored = try other.fetch(
      FetchDescriptor<Cellar>(sortBy: [SortDescriptor(\.name)])
    )
    #expect(stored.map(labels) == [[], ["Fig"]])
  }

  @Test func `A predicate follows an optional relationship`() throws {
    for (name, bottles) in [("A", ["Plum", "Fig"]), ("B", ["Fig"]), ("C", [])] {
      let cellar = Cellar(name: name)
      cellar.bottles = bottles.map(Bottle.init)
      context.insert(cellar)
    }
    try context.save()
    func names(_ predicate: Predicate<Cellar>) throws -> [String] {
      try context.fetch(
        FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.name)])
      ).map(\.name)
    }
    #expect(try names(#Predicate { ($0.bottles?.count ?? 0) > 1 }) == ["A"])
    #expect(try names(#Predicate { $0.bottles?.isEmpty ?? false }) == ["C"])
    #expect(
      try names(#Predicate { $0.bottles?.contains { $0.label == "Fig" } ?? false }) == ["A", "B"]
    )
  }
}
