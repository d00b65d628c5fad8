extension HabitIcon.Group {
  static let social = Self(
    "Social",
    [
      HabitIcon("person.fill", "Person", "me self"),
      HabitIcon(
        "person.2.fill",
        "Friends",
        "people partner couple friend date wife husband girlfriend boyfriend"
      ),
      HabitIcon("person.3.fill", "Group", "people team club"),
      HabitIcon("figure.2.and.child.holdinghands", "Family", "parents child kids"),
      HabitIcon("phone.fill", "Phone", "call talk mom dad mother father parents grandma friend"),
      HabitIcon("message.fill", "Message", "text chat"),
      HabitIcon("bubble.left.and.bubble.right.fill", "Conversation", "talk chat discuss"),
      HabitIcon("person.wave.2.fill", "Speaking", "talk speech voice"),
      HabitIcon("hand.wave.fill", "Wave", "hello greet hand"),
      HabitIcon("hand.thumbsup.fill", "Thumbs Up", "like praise good compliment"),
      HabitIcon("gift.fill", "Gift", "present give kindness donate charity volunteer"),
      HabitIcon("party.popper.fill", "Party", "celebrate birthday"),
      HabitIcon("megaphone.fill", "Megaphone", "announce loud"),
    ]
  )

  static let nature = Self(
    "Nature",
    [
      HabitIcon("tree.fill", "Tree", "park forest wood nature outdoors"),
      HabitIcon(
        "camera.macro",
        "Flower",
        "garden plant bloom flowers gardening water plants watering"
      ),
      HabitIcon("mountain.2.fill", "Mountains", "hike climb peak"),
      HabitIcon("water.waves", "Waves", "sea ocean swim"),
      HabitIcon("sun.max.fill", "Sun", "light day weather sunlight sunscreen outside vitamin d"),
      HabitIcon("cloud.fill", "Cloud", "weather sky"),
      HabitIcon("cloud.bolt.rain.fill", "Thunderstorm", "weather rain lightning"),
      HabitIcon("umbrella.fill", "Umbrella", "rain weather"),
      HabitIcon("snowflake", "Snowflake", "snow cold winter"),
      HabitIcon("tornado", "Tornado", "storm wind weather"),
      HabitIcon("globe.europe.africa.fill", "Earth", "world planet climate"),
      HabitIcon("pawprint.fill", "Paw", "pet dog cat animal walk feed puppy kitten"),
      HabitIcon("hare.fill", "Rabbit", "hare fast animal"),
      HabitIcon("bird.fill", "Bird", "animal fly"),
      HabitIcon("ladybug.fill", "Ladybug", "insect animal bug"),
    ]
  )

  static let travel = Self(
    "Travel",
    [
      HabitIcon("airplane", "Airplane", "fly flight trip"),
      HabitIcon("car.fill", "Car", "drive driving parking"),
      HabitIcon("bus.fill", "Bus", "commute ride"),
      HabitIcon("tram.fill", "Train", "tram commute ride"),
      HabitIcon("ferry.fill", "Ferry", "ship boat"),
      HabitIcon("sailboat.fill", "Sailboat", "sail boat"),
      HabitIcon("scooter", "Scooter", "ride commute"),
      HabitIcon("fuelpump.fill", "Fuel", "gas station"),
      HabitIcon("suitcase.fill", "Suitcase", "luggage pack trip"),
      HabitIcon("map.fill", "Map", "route trip"),
      HabitIcon("mappin", "Place", "location pin"),
      HabitIcon("location.fill", "Navigation", "direction compass"),
      HabitIcon("globe", "Globe", "world internet"),
      HabitIcon("signpost.right.fill", "Signpost", "way direction"),
      HabitIcon("building.2.fill", "City", "town buildings"),
      HabitIcon("beach.umbrella.fill", "Beach", "holiday vacation sun"),
      HabitIcon("tent.fill", "Tent", "camping outdoors"),
    ]
  )

  static let symbols = Self(
    "Symbols",
    [
      HabitIcon("checkmark.circle.fill", "Checkmark", "done tick"),
      HabitIcon("checkmark.seal.fill", "Seal", "verified approved"),
      HabitIcon("xmark.circle.fill", "Cross", "avoid no"),
      HabitIcon("plus.circle.fill", "Plus", "add more"),
      HabitIcon("exclamationmark.triangle.fill", "Warning", "alert caution"),
      HabitIcon("flame.fill", "Flame", "fire burn calories"),
      HabitIcon("bolt.fill", "Bolt", "energy power lightning"),
      HabitIcon("bell.fill", "Bell", "reminder alert"),
      HabitIcon("flag.fill", "Flag", "goal mark"),
      HabitIcon("tag.fill", "Tag", "label price"),
      HabitIcon("pin.fill", "Pin", "mark keep"),
      HabitIcon("link", "Link", "chain connect"),
      HabitIcon("repeat", "Repeat", "again loop routine"),
      HabitIcon("infinity", "Infinity", "forever endless"),
      HabitIcon("number", "Number", "count hash"),
      HabitIcon("shield.fill", "Shield", "protect safe"),
      HabitIcon("rosette", "Rosette", "award badge"),
      HabitIcon("chart.line.uptrend.xyaxis", "Progress", "trend growth chart"),
      HabitIcon("arrow.up.circle.fill", "Arrow Up", "improve rise"),
      HabitIcon("staroflife.fill", "Star of Life", "emergency medical"),
      HabitIcon("hexagon.fill", "Hexagon", "shape"),
      HabitIcon("circle.fill", "Circle", "shape dot"),
      HabitIcon("square.fill", "Square", "shape"),
    ]
  )
}
