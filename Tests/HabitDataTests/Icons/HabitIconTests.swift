import Testing

@testable import HabitData

struct HabitIconTests {
  private let icons = HabitIcon.Group.all.flatMap(\.icons)

  @Test func `The first twelve symbols are the specified ones, in order`() {
    #expect(
      HabitIcon.Group.all[0].icons.map(\.name) == [
        "figure.run", "book.fill", "drop.fill", "moon.fill", "heart.fill", "dumbbell.fill",
        "fork.knife", "paintbrush.fill", "music.note", "graduationcap.fill", "leaf.fill",
        "star.fill",
      ]
    )
  }

  @Test func `There are at least 150 symbols with unique names and labels`() {
    #expect(icons.count >= 150)
    #expect(Set(icons.map(\.name)).count == icons.count)
    #expect(Set(icons.map(\.label)).count == icons.count)
    #expect(Set(HabitIcon.Group.all.map(\.name)).count == HabitIcon.Group.all.count)
  }

  @Test func `A stored name finds its symbol`() {
    #expect(HabitIcon.named("pawprint.fill")?.label == "Paw")
    #expect(HabitIcon.named(HabitIcon.standard)?.label == "Star")
    #expect(HabitIcon.named("no.such.symbol") == nil)
  }

  @Test(arguments: [
    ("", HabitIcon.Group.all.count), (" ", HabitIcon.Group.all.count), ("no such thing", 0),
  ])
  func `A blank search finds everything, and nonsense finds nothing`(search: String, groups: Int) {
    #expect(HabitIcon.Group.all(matching: search).count == groups)
  }

  @Test(arguments: [
    ("piano", ["Creative": ["Piano"]]),
    ("PIÁNO ", ["Creative": ["Piano"]]),
    ("karate", ["Fitness": ["Martial Arts"]]),
    ("water bottle", ["Food": ["Bottle"]]),
    ("baby", ["Home": ["Stroller"]]),
  ])
  func `A search finds icons by label and keyword`(search: String, found: [String: [String]]) {
    let groups = HabitIcon.Group.all(matching: search)
    #expect(
      Dictionary(uniqueKeysWithValues: groups.map { ($0.name, $0.icons.map(\.label)) }) == found
    )
  }

  @Test(arguments: [
    ("Music", ["guitar", "violin", "dance"]),
    ("Smile", ["tooth", "teeth", "floss", "brush teeth", "dentist"]),
    ("Quit", ["smoke", "cigarette", "vape", "sober", "sugar"]), ("Wine", ["beer", "alcohol"]),
    ("Meditation", ["pray", "prayer"]), ("Museum", ["church"]), ("Book", ["bible"]),
    ("Heart", ["gratitude"]), ("Dumbbell", ["push-up", "pushup", "squat", "plank", "workout"]),
    ("Yoga", ["stretch"]), ("Gymnastics", ["pilates"]), ("Running", ["jump rope"]),
    ("Bicycle", ["bike", "cycle"]), ("Walking", ["steps"]), ("Medicine", ["vitamins", "meds"]),
    ("Food", ["breakfast", "protein"]), ("Carrot", ["fruit", "vegetable"]), ("Cake", ["candy"]),
    ("Fast Food", ["junk", "soda"]), ("Weight", ["diet", "weigh"]), ("Moon", ["fasting"]),
    ("Bed", ["make bed"]), ("Alarm", ["wake up"]), ("Nap", ["nap"]), ("Clean Hands", ["skincare"]),
    ("Sun", ["sunscreen"]), ("Scissors", ["shave", "knit"]),
    ("Cleaning", ["dishes", "vacuum", "tidy"]), ("Laundry", ["laundry"]),
    ("Flower", ["water plants", "garden"]), ("Paw", ["dog"]), ("Journal", ["journal", "diary"]),
    ("Backpack", ["homework"]), ("Language", ["spanish", "duolingo"]), ("Coding", ["code"]),
    ("Money", ["budget", "invest"]), ("Phone", ["call mom"]), ("Friends", ["friend", "date"]),
    ("No Phone", ["social media", "instagram"]), ("Dice", ["chess"]), ("Headphones", ["podcast"]),
    ("Camera", ["photo"]), ("Singing", ["sing"]), ("Thinking", ["therapy"]),
    ("Breathing", ["breathe"]), ("Posture", ["posture"]), ("Heartbeat", ["blood pressure"]),
    ("Mail", ["email"]), ("Tree", ["forest"]), ("Door", ["outside"]), ("Gift", ["donate"]),
  ])
  func `Everyday words find their symbol`(label: String, words: [String]) {
    for word in words {
      let found = HabitIcon.Group.all(matching: word).flatMap(\.icons).map(\.label)
      #expect(found.contains(label), "\(word)")
      // The results are few enough for the symbol to be noticed.
      #expect(found.count <= 12, "\(word)")
    }
  }

  @Test func `A search for a group's name finds the group`() {
    #expect(HabitIcon.Group.all(matching: "travel").first?.name == "Travel")
  }
}
