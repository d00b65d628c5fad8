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
    ("guitar", "Music"),
    ("violin", "Music"),
    ("tooth", "Smile"),
    ("teeth", "Smile"),
    ("floss", "Smile"),
    ("brush teeth", "Smile"),
    ("dentist", "Smile"),
    ("smoke", "Quit"),
    ("cigarette", "Quit"),
    ("vape", "Quit"),
    ("sober", "Quit"),
    ("sugar", "Quit"),
    ("beer", "Wine"),
    ("alcohol", "Wine"),
    ("pray", "Meditation"),
    ("prayer", "Meditation"),
    ("church", "Museum"),
    ("bible", "Book"),
    ("gratitude", "Heart"),
    ("push-up", "Dumbbell"),
    ("pushup", "Dumbbell"),
    ("squat", "Dumbbell"),
    ("plank", "Dumbbell"),
    ("workout", "Dumbbell"),
    ("stretch", "Yoga"),
    ("pilates", "Gymnastics"),
    ("dance", "Music"),
    ("jump rope", "Running"),
    ("bike", "Bicycle"),
    ("cycle", "Bicycle"),
    ("steps", "Walking"),
    ("vitamins", "Medicine"),
    ("meds", "Medicine"),
    ("breakfast", "Food"),
    ("protein", "Food"),
    ("fruit", "Carrot"),
    ("vegetable", "Carrot"),
    ("candy", "Cake"),
    ("junk", "Fast Food"),
    ("soda", "Fast Food"),
    ("diet", "Weight"),
    ("weigh", "Weight"),
    ("fasting", "Moon"),
    ("make bed", "Bed"),
    ("wake up", "Alarm"),
    ("nap", "Nap"),
    ("skincare", "Clean Hands"),
    ("sunscreen", "Sun"),
    ("shave", "Scissors"),
    ("knit", "Scissors"),
    ("dishes", "Cleaning"),
    ("vacuum", "Cleaning"),
    ("tidy", "Cleaning"),
    ("laundry", "Laundry"),
    ("water plants", "Flower"),
    ("garden", "Flower"),
    ("dog", "Paw"),
    ("journal", "Journal"),
    ("diary", "Journal"),
    ("homework", "Backpack"),
    ("spanish", "Language"),
    ("duolingo", "Language"),
    ("code", "Coding"),
    ("budget", "Money"),
    ("invest", "Money"),
    ("call mom", "Phone"),
    ("friend", "Friends"),
    ("date", "Friends"),
    ("social media", "No Phone"),
    ("instagram", "No Phone"),
    ("chess", "Dice"),
    ("podcast", "Headphones"),
    ("photo", "Camera"),
    ("sing", "Singing"),
    ("therapy", "Thinking"),
    ("breathe", "Breathing"),
    ("posture", "Posture"),
    ("blood pressure", "Heartbeat"),
    ("email", "Mail"),
    ("forest", "Tree"),
    ("outside", "Door"),
    ("donate", "Gift"),
  ])
  func `Everyday words find their symbol`(word: String, label: String) {
    let found = HabitIcon.Group.all(matching: word).flatMap(\.icons).map(\.label)
    #expect(found.contains(label))
    // The results are few enough for the symbol to be noticed.
    #expect(found.count <= 12)
  }

  @Test func `A search for a group's name finds the group`() {
    #expect(HabitIcon.Group.all(matching: "travel").first?.name == "Travel")
  }
}
