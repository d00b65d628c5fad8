import Testing

@testable import HabitData

struct HabitIconTests {
  private let icons = HabitIcon.Group.all.flatMap(\.icons)

  @Test func theFirstTwelveAreTheProductsInItsOrder() {
    #expect(
      HabitIcon.Group.all[0].icons.map(\.name) == [
        "figure.run", "book.fill", "drop.fill", "moon.fill", "heart.fill", "dumbbell.fill",
        "fork.knife", "paintbrush.fill", "music.note", "graduationcap.fill", "leaf.fill",
        "star.fill",
      ]
    )
  }

  @Test func thereAreManyAndEachIsThereOnceUnderANameOfItsOwn() {
    #expect(icons.count >= 150)
    #expect(Set(icons.map(\.name)).count == icons.count)
    #expect(Set(icons.map(\.label)).count == icons.count)
    #expect(Set(HabitIcon.Group.all.map(\.name)).count == HabitIcon.Group.all.count)
  }

  @Test func aStoredNameFindsItsSymbol() {
    #expect(HabitIcon.named("pawprint.fill")?.label == "Paw")
    #expect(HabitIcon.named(HabitIcon.standard)?.label == "Star")
    #expect(HabitIcon.named("no.such.symbol") == nil)
  }

  @Test(arguments: [
    ("", HabitIcon.Group.all.count), (" ", HabitIcon.Group.all.count), ("no such thing", 0),
  ])
  func aSearchForNothingFindsAllAndOneForNonsenseNothing(search: String, groups: Int) {
    #expect(HabitIcon.Group.all(matching: search).count == groups)
  }

  @Test(arguments: [
    ("piano", ["Creative": ["Piano"]]),
    ("PIÁNO ", ["Creative": ["Piano"]]),
    ("karate", ["Fitness": ["Martial Arts"]]),
    ("water bottle", ["Food": ["Bottle"]]),
    ("baby", ["Home": ["Stroller"]]),
  ])
  func wordsAreFoundInLabelsAndBeside(search: String, found: [String: [String]]) {
    let groups = HabitIcon.Group.all(matching: search)
    #expect(
      Dictionary(uniqueKeysWithValues: groups.map { ($0.name, $0.icons.map(\.label)) }) == found
    )
  }

  @Test func aGroupIsFoundAsAWhole() {
    #expect(HabitIcon.Group.all(matching: "travel").first == .travel)
  }
}
