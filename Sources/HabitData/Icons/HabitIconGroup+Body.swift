extension HabitIcon.Group {
  static let everyday = Self(
    "Everyday",
    [
      HabitIcon("figure.run", "Running", "jog sprint race cardio"),
      HabitIcon("book.fill", "Book", "read reading novel study"),
      HabitIcon("drop.fill", "Water", "drink hydrate"),
      HabitIcon("moon.fill", "Moon", "night evening sleep"),
      HabitIcon("heart.fill", "Heart", "love health care"),
      HabitIcon("dumbbell.fill", "Dumbbell", "gym weights strength training"),
      HabitIcon("fork.knife", "Food", "eat meal lunch dinner"),
      HabitIcon("paintbrush.fill", "Paintbrush", "paint art draw"),
      HabitIcon("music.note", "Music", "song instrument practice"),
      HabitIcon("graduationcap.fill", "Graduation", "study university course exam"),
      HabitIcon("leaf.fill", "Leaf", "plant green vegan calm"),
      HabitIcon("star.fill", "Star", "favorite special"),
    ]
  )

  static let fitness = Self(
    "Fitness",
    [
      HabitIcon("figure.walk", "Walking", "steps stroll walk"),
      HabitIcon("figure.hiking", "Hiking", "hike trail walk"),
      HabitIcon("bicycle", "Bicycle", "bike cycling ride"),
      HabitIcon("figure.pool.swim", "Swimming", "swim pool laps"),
      HabitIcon("figure.rower", "Rowing", "row boat"),
      HabitIcon("figure.gymnastics", "Gymnastics", "gym stretch flexibility"),
      HabitIcon("figure.martial.arts", "Martial Arts", "karate judo"),
      HabitIcon("figure.boxing", "Boxing", "box punch fight"),
      HabitIcon("figure.stairs", "Stairs", "climb steps"),
      HabitIcon("figure.roll", "Wheelchair", "roll wheels"),
      HabitIcon("figure.skiing.downhill", "Skiing", "ski snow"),
      HabitIcon("figure.snowboarding", "Snowboarding", "board snow"),
      HabitIcon("figure.ice.skating", "Ice Skating", "skate ice"),
      HabitIcon("figure.skateboarding", "Skateboarding", "skate board"),
      HabitIcon("figure.surfing", "Surfing", "surf board wave"),
      HabitIcon("figure.golf", "Golf", "club ball"),
      HabitIcon("figure.handball", "Handball", "ball throw"),
      HabitIcon("figure.rugby", "Rugby", "ball"),
      HabitIcon("soccerball", "Soccer", "football ball"),
      HabitIcon("basketball.fill", "Basketball", "ball hoop"),
      HabitIcon("volleyball.fill", "Volleyball", "ball"),
      HabitIcon("baseball.fill", "Baseball", "ball bat"),
      HabitIcon("football.fill", "Football", "ball"),
      HabitIcon("tennis.racket", "Tennis", "racket ball"),
      HabitIcon("hockey.puck.fill", "Hockey", "ice puck"),
      HabitIcon("cricket.ball.fill", "Cricket", "ball bat"),
      HabitIcon("stopwatch.fill", "Stopwatch", "time interval training"),
      HabitIcon("trophy.fill", "Trophy", "win prize"),
      HabitIcon("medal.fill", "Medal", "win award"),
    ]
  )

  static let health = Self(
    "Health",
    [
      HabitIcon("pills.fill", "Medicine", "pill medication vitamin supplement"),
      HabitIcon("syringe.fill", "Vaccine", "injection insulin"),
      HabitIcon("cross.case.fill", "First Aid", "doctor medical"),
      HabitIcon("bandage.fill", "Bandage", "wound plaster heal"),
      HabitIcon("waveform.path.ecg", "Heartbeat", "pulse ecg blood pressure"),
      HabitIcon("heart.text.square.fill", "Health Record", "doctor medical log"),
      HabitIcon("medical.thermometer.fill", "Thermometer", "temperature fever"),
      HabitIcon("facemask.fill", "Mask", "face protect"),
      HabitIcon("scalemass.fill", "Weight", "weigh scale body"),
      HabitIcon("bed.double.fill", "Bed", "sleep rest"),
      HabitIcon("zzz", "Nap", "sleep snooze rest"),
      HabitIcon("alarm.fill", "Alarm", "wake up early morning"),
      HabitIcon("shower.fill", "Shower", "wash cold"),
      HabitIcon("bathtub.fill", "Bath", "wash tub"),
      HabitIcon("hands.and.sparkles.fill", "Clean Hands", "wash soap hygiene"),
      HabitIcon("eye.fill", "Eye", "see look vision"),
      HabitIcon("ear.fill", "Ear", "hear listen"),
      HabitIcon("figure.arms.open", "Posture", "body stand stretch"),
      HabitIcon("nosign", "Quit", "stop no smoking sugar"),
    ]
  )

  static let food = Self(
    "Food",
    [
      HabitIcon("cup.and.saucer.fill", "Coffee", "cup cafe caffeine"),
      HabitIcon("mug.fill", "Tea", "cup mug hot drink"),
      HabitIcon("waterbottle.fill", "Bottle", "water drink glass"),
      HabitIcon("wineglass.fill", "Wine", "alcohol glass drink"),
      HabitIcon("fork.knife.circle.fill", "Meal", "eat dinner plate"),
      HabitIcon("carrot.fill", "Carrot", "vegetables greens diet"),
      HabitIcon("fish.fill", "Fish", "meal seafood"),
      HabitIcon("birthday.cake.fill", "Cake", "sweets sugar dessert birthday"),
      HabitIcon("takeoutbag.and.cup.and.straw.fill", "Fast Food", "takeout burger snack"),
      HabitIcon("frying.pan.fill", "Cooking", "cook pan recipe"),
      HabitIcon("stove.fill", "Stove", "cook grill"),
      HabitIcon("microwave.fill", "Microwave", "cook warm"),
      HabitIcon("refrigerator.fill", "Refrigerator", "fridge kitchen"),
      HabitIcon("cart.fill", "Groceries", "shopping cart buy"),
      HabitIcon("basket.fill", "Basket", "shopping buy"),
    ]
  )

  static let mind = Self(
    "Mind",
    [
      HabitIcon("figure.mind.and.body", "Meditation", "meditate calm mindful"),
      HabitIcon("figure.yoga", "Yoga", "stretch calm pose"),
      HabitIcon("brain.head.profile", "Thinking", "mind think psychology therapy"),
      HabitIcon("wind", "Breathing", "breath air calm"),
      HabitIcon("face.smiling", "Smile", "happy mood laugh"),
      HabitIcon("sparkles", "Sparkles", "gratitude magic shine"),
      HabitIcon("moon.stars.fill", "Night", "evening sleep stars"),
      HabitIcon("sunrise.fill", "Sunrise", "morning early dawn"),
      HabitIcon("hourglass", "Hourglass", "time patience wait"),
      HabitIcon("timer", "Timer", "time focus pomodoro"),
      HabitIcon("circle.lefthalf.filled", "Balance", "contrast half"),
      HabitIcon("quote.bubble.fill", "Quote", "affirmation words"),
      HabitIcon("hand.raised.fill", "Stop", "resist limit quit"),
      HabitIcon("iphone.slash", "No Phone", "screen time detox offline"),
    ]
  )
}
