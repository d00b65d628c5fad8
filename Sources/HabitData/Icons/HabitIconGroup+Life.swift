extension HabitIcon.Group {
  static let learning = Self(
    "Learning",
    [
      HabitIcon("books.vertical.fill", "Library", "books read study"),
      HabitIcon("book.closed.fill", "Textbook", "read study"),
      HabitIcon("text.book.closed.fill", "Notebook", "book read notes"),
      HabitIcon("newspaper.fill", "News", "newspaper read"),
      HabitIcon("pencil", "Pencil", "write writing note"),
      HabitIcon(
        "square.and.pencil",
        "Journal",
        "write diary note journaling writing gratitude log"
      ),
      HabitIcon("highlighter", "Highlighter", "mark study"),
      HabitIcon(
        "character.book.closed.fill",
        "Language",
        "translate words dictionary english spanish french german duolingo foreign"
      ),
      HabitIcon("textformat.abc", "Vocabulary", "letters words spelling"),
      HabitIcon("x.squareroot", "Math", "mathematics numbers"),
      HabitIcon("testtube.2", "Science", "chemistry experiment lab"),
      HabitIcon("chevron.left.forwardslash.chevron.right", "Coding", "code programming developer"),
      HabitIcon("terminal.fill", "Terminal", "code programming computer"),
      HabitIcon("puzzlepiece.fill", "Puzzle", "game solve"),
      HabitIcon("lightbulb.fill", "Idea", "light think inspiration ideas"),
      HabitIcon("bookmark.fill", "Bookmark", "read save"),
      HabitIcon("questionmark.circle.fill", "Question", "quiz ask help"),
      HabitIcon("text.magnifyingglass", "Research", "search find look up"),
      HabitIcon("play.rectangle.fill", "Video Lesson", "watch course"),
      HabitIcon("backpack.fill", "Backpack", "school bag homework"),
      HabitIcon("building.columns.fill", "Museum", "bank history culture church"),
    ]
  )

  static let work = Self(
    "Work",
    [
      HabitIcon("briefcase.fill", "Briefcase", "work job office"),
      HabitIcon("laptopcomputer", "Laptop", "computer work"),
      HabitIcon("desktopcomputer", "Computer", "desk work screen"),
      HabitIcon("keyboard.fill", "Keyboard", "type typing"),
      HabitIcon("envelope.fill", "Mail", "email letter inbox zero"),
      HabitIcon("tray.fill", "Inbox", "mail tray empty"),
      HabitIcon("paperplane.fill", "Send", "message mail"),
      HabitIcon("calendar", "Calendar", "date plan day week period planning schedule"),
      HabitIcon("clock.fill", "Clock", "time hour punctual"),
      HabitIcon("checklist", "Checklist", "tasks list to-do"),
      HabitIcon("list.bullet.clipboard.fill", "Clipboard", "tasks list plan to-do"),
      HabitIcon("folder.fill", "Folder", "files tidy"),
      HabitIcon("doc.text.fill", "Document", "paper write file"),
      HabitIcon("paperclip", "Paperclip", "attach file"),
      HabitIcon("printer.fill", "Printer", "print paper"),
      HabitIcon("signature", "Signature", "sign write"),
      HabitIcon("target", "Target", "goal focus aim"),
      HabitIcon("chart.bar.fill", "Bar Chart", "statistics numbers"),
      HabitIcon("chart.pie.fill", "Pie Chart", "budget statistics"),
      HabitIcon(
        "dollarsign.circle.fill",
        "Money",
        "save dollar budget saving savings invest expenses finance spend"
      ),
      HabitIcon("banknote.fill", "Cash", "money save pay"),
      HabitIcon("creditcard.fill", "Credit Card", "spend pay money expenses bill shopping"),
      HabitIcon("video.fill", "Video Call", "meeting camera"),
    ]
  )

  static let home = Self(
    "Home",
    [
      HabitIcon("house.fill", "House", "home"),
      HabitIcon(
        "bubbles.and.sparkles.fill",
        "Cleaning",
        "clean tidy wash dishes dishwasher vacuum sweep mop chores declutter"
      ),
      HabitIcon("washer.fill", "Laundry", "wash clothes"),
      HabitIcon("tshirt.fill", "Clothes", "dress shirt outfit"),
      HabitIcon("trash.fill", "Trash", "garbage throw away"),
      HabitIcon("arrow.3.trianglepath", "Recycling", "recycle garbage"),
      HabitIcon("sofa.fill", "Sofa", "rest couch living room"),
      HabitIcon("chair.fill", "Chair", "sit seat"),
      HabitIcon("lamp.ceiling.fill", "Lamp", "light"),
      HabitIcon("door.left.hand.open", "Door", "go out leave outside fresh air"),
      HabitIcon("key.fill", "Key", "lock door password"),
      HabitIcon("lock.fill", "Lock", "safe close"),
      HabitIcon("hammer.fill", "Hammer", "repair build"),
      HabitIcon("wrench.and.screwdriver.fill", "Tools", "repair fix"),
      HabitIcon("spigot.fill", "Faucet", "water tap plumbing plants"),
      HabitIcon("powerplug.fill", "Plug", "power energy charge"),
      HabitIcon("fireplace.fill", "Fireplace", "fire warm cozy"),
      HabitIcon("tv.fill", "Television", "tv watch series"),
      HabitIcon("stroller.fill", "Stroller", "baby child"),
    ]
  )

  static let creative = Self(
    "Creative",
    [
      HabitIcon("paintpalette.fill", "Palette", "paint art color makeup"),
      HabitIcon("scribble.variable", "Drawing", "draw sketch doodle"),
      HabitIcon("camera.fill", "Camera", "photo photography picture"),
      HabitIcon("photo.fill", "Photo", "picture image"),
      HabitIcon("film.fill", "Film", "movie cinema watch"),
      HabitIcon("theatermasks.fill", "Theater", "drama play stage"),
      HabitIcon("pianokeys", "Piano", "music keys instrument"),
      HabitIcon("music.mic", "Singing", "sing voice karaoke"),
      HabitIcon("music.note.list", "Playlist", "music songs"),
      HabitIcon("headphones", "Headphones", "listen music podcast"),
      HabitIcon("mic.fill", "Microphone", "podcast record voice sing"),
      HabitIcon("radio.fill", "Radio", "listen music"),
      HabitIcon(
        "scissors",
        "Scissors",
        "craft cut sew hair shave shaving beard knit knitting crochet sewing haircut"
      ),
      HabitIcon("ruler.fill", "Ruler", "measure design"),
      HabitIcon("wand.and.stars", "Magic Wand", "trick create"),
      HabitIcon("gamecontroller.fill", "Video Game", "play controller gaming games"),
      HabitIcon("dice.fill", "Dice", "board game play chess cards"),
      HabitIcon("ticket.fill", "Ticket", "concert event show"),
    ]
  )
}
