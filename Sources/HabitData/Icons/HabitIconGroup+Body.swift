extension HabitIcon.Group {
  static let everyday = Self(
    "Everyday",
    [
      HabitIcon(
        "figure.run",
        "Running",
        "jog sprint race cardio run marathon exercise workout jump rope treadmill"
      ),
      HabitIcon("book.fill", "Book", "read reading novel study bible quran scripture pages"),
      HabitIcon("drop.fill", "Water", "drink hydrate hydration glass"),
      HabitIcon("moon.fill", "Moon", "night evening sleep bedtime fasting"),
      HabitIcon("heart.fill", "Heart", "love health care gratitude kiss hug self-care"),
      HabitIcon(
        "dumbbell.fill",
        "Dumbbell",
        """
        gym weights strength training workout exercise lift push-up pushup pull-up \
        pullup sit-up squat plank burpee abs core muscle
        """
      ),
      HabitIcon(
        "fork.knife",
        "Food",
        "eat meal lunch dinner breakfast protein diet calories nutrition"
      ),
      HabitIcon("paintbrush.fill", "Paintbrush", "paint art draw"),
      HabitIcon(
        "music.note",
        "Music",
        "song instrument practice guitar violin drums flute ukulele cello trumpet dance"
      ),
      HabitIcon("graduationcap.fill", "Graduation", "study university course exam"),
      HabitIcon("leaf.fill", "Leaf", "plant green vegan calm garden vegetarian nature"),
      HabitIcon("star.fill", "Star", "favorite special"),
    ]
  )

  static let fitness = Self(
    "Fitness",
    [
      HabitIcon("figure.walk", "Walking", "steps stroll walk outside 10000"),
      HabitIcon("figure.hiking", "Hiking", "hike trail walk outdoors nature climb"),
      HabitIcon("bicycle", "Bicycle", "bike cycling ride cycle"),
      HabitIcon("figure.pool.swim", "Swimming", "swim pool laps"),
      HabitIcon("figure.rower", "Rowing", "row boat"),
      HabitIcon("figure.gymnastics", "Gymnastics", "gym stretch flexibility pilates dance ballet"),
      HabitIcon("figure.martial.arts", "Martial Arts", "karate judo"),
      HabitIcon("figure.boxing", "Boxing", "box punch fight sparring"),
      HabitIcon("figure.stairs", "Stairs", "climb steps stair"),
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
      HabitIcon(
        "pills.fill",
        "Medicine",
        "pill medication vitamin supplement vitamins meds magnesium omega"
      ),
      HabitIcon("syringe.fill", "Vaccine", "injection insulin vaccination shot"),
      HabitIcon("cross.case.fill", "First Aid", "doctor medical"),
      HabitIcon("bandage.fill", "Bandage", "wound plaster heal"),
      HabitIcon("waveform.path.ecg", "Heartbeat", "pulse ecg blood pressure heart rate"),
      HabitIcon("heart.text.square.fill", "Health Record", "doctor medical log"),
      HabitIcon("medical.thermometer.fill", "Thermometer", "temperature fever"),
      HabitIcon("facemask.fill", "Mask", "face protect"),
      HabitIcon("scalemass.fill", "Weight", "weigh scale body lose diet calories"),
      HabitIcon("bed.double.fill", "Bed", "sleep rest make bedtime"),
      HabitIcon("zzz", "Nap", "sleep snooze rest"),
      HabitIcon("alarm.fill", "Alarm", "wake up early morning get"),
      HabitIcon("shower.fill", "Shower", "wash cold"),
      HabitIcon("bathtub.fill", "Bath", "wash tub"),
      HabitIcon(
        "hands.and.sparkles.fill",
        "Clean Hands",
        "wash soap hygiene skincare skin cream lotion moisturize nails"
      ),
      HabitIcon("eye.fill", "Eye", "see look vision"),
      HabitIcon("ear.fill", "Ear", "hear listen"),
      HabitIcon(
        "figure.arms.open",
        "Posture",
        "body stand stretch back spine stretching sit straight"
      ),
      HabitIcon(
        "nosign",
        "Quit",
        """
        stop no smoking sugar smoke cigarette tobacco nicotine vape drug junk sober \
        porn gambling bite nails
        """
      ),
    ]
  )

  static let food = Self(
    "Food",
    [
      HabitIcon("cup.and.saucer.fill", "Coffee", "cup cafe caffeine espresso"),
      HabitIcon("mug.fill", "Tea", "cup mug hot drink"),
      HabitIcon("waterbottle.fill", "Bottle", "water drink glass"),
      HabitIcon(
        "wineglass.fill",
        "Wine",
        "alcohol glass drink beer cocktail liquor sober dry drunk"
      ),
      HabitIcon("fork.knife.circle.fill", "Meal", "eat dinner plate"),
      HabitIcon(
        "carrot.fill",
        "Carrot",
        "vegetables greens diet vegetable fruit apple salad healthy vegan vegetarian"
      ),
      HabitIcon("fish.fill", "Fish", "meal seafood"),
      HabitIcon(
        "birthday.cake.fill",
        "Cake",
        "sweets sugar dessert birthday candy chocolate cookie junk"
      ),
      HabitIcon(
        "takeoutbag.and.cup.and.straw.fill",
        "Fast Food",
        "takeout burger snack junk soda fries pizza"
      ),
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
      HabitIcon(
        "figure.mind.and.body",
        "Meditation",
        "meditate calm mindful pray prayer praying worship church mosque rosary mindfulness"
      ),
      HabitIcon("figure.yoga", "Yoga", "stretch calm pose"),
      HabitIcon("brain.head.profile", "Thinking", "mind think psychology therapy learn memory"),
      HabitIcon("wind", "Breathing", "breath breathe air calm fresh"),
      HabitIcon(
        "face.smiling",
        "Smile",
        "happy mood laugh teeth tooth toothbrush brush floss dentist mouth selfie"
      ),
      HabitIcon("sparkles", "Sparkles", "gratitude magic shine grateful thankful skincare makeup"),
      HabitIcon("moon.stars.fill", "Night", "evening sleep stars"),
      HabitIcon("sunrise.fill", "Sunrise", "morning early dawn"),
      HabitIcon("hourglass", "Hourglass", "time patience wait"),
      HabitIcon("timer", "Timer", "time focus pomodoro"),
      HabitIcon("circle.lefthalf.filled", "Balance", "contrast half"),
      HabitIcon("quote.bubble.fill", "Quote", "affirmation words mantra"),
      HabitIcon("hand.raised.fill", "Stop", "resist limit quit swear habit"),
      HabitIcon(
        "iphone.slash",
        "No Phone",
        "screen time detox offline social media instagram tiktok scroll scrolling doomscrolling"
      ),
    ]
  )
}
