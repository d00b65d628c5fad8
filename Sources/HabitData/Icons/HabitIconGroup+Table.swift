extension HabitIcon.Group {
  /// A line for each symbol: its name, its label, and its keywords. A number sign begins a group.
  static let table = """
    # Everyday
    figure.run | Running | jog sprint race cardio run marathon exercise workout jump rope treadmill
    book.fill | Book | read reading novel study bible quran scripture pages
    drop.fill | Water | drink hydrate hydration glass
    moon.fill | Moon | night evening sleep bedtime fasting
    heart.fill | Heart | love health care gratitude kiss hug self-care
    dumbbell.fill | Dumbbell | gym weights strength training workout exercise lift push-up pushup pull-up pullup sit-up squat plank burpee abs core muscle
    fork.knife | Food | eat meal lunch dinner breakfast protein diet calories nutrition
    paintbrush.fill | Paintbrush | paint art draw
    music.note | Music | song instrument practice guitar violin drums flute ukulele cello trumpet dance
    graduationcap.fill | Graduation | study university course exam
    leaf.fill | Leaf | plant green vegan calm garden vegetarian nature
    star.fill | Star | favorite special
    # Fitness
    figure.walk | Walking | steps stroll walk outside 10000
    figure.hiking | Hiking | hike trail walk outdoors nature climb
    bicycle | Bicycle | bike cycling ride cycle
    figure.pool.swim | Swimming | swim pool laps
    figure.rower | Rowing | row boat
    figure.gymnastics | Gymnastics | gym stretch flexibility pilates dance ballet
    figure.martial.arts | Martial Arts | karate judo
    figure.boxing | Boxing | box punch fight sparring
    figure.stairs | Stairs | climb steps stair
    figure.roll | Wheelchair | roll wheels
    figure.skiing.downhill | Skiing | ski snow
    figure.snowboarding | Snowboarding | board snow
    figure.ice.skating | Ice Skating | skate ice
    figure.skateboarding | Skateboarding | skate board
    figure.surfing | Surfing | surf board wave
    figure.golf | Golf | club ball
    figure.handball | Handball | ball throw
    figure.rugby | Rugby | ball
    soccerball | Soccer | football ball
    basketball.fill | Basketball | ball hoop
    volleyball.fill | Volleyball | ball
    baseball.fill | Baseball | ball bat
    football.fill | Football | ball
    tennis.racket | Tennis | racket ball
    hockey.puck.fill | Hockey | ice puck
    cricket.ball.fill | Cricket | ball bat
    stopwatch.fill | Stopwatch | time interval training
    trophy.fill | Trophy | win prize
    medal.fill | Medal | win award
    # Health
    pills.fill | Medicine | pill medication vitamin supplement vitamins meds magnesium omega
    syringe.fill | Vaccine | injection insulin vaccination shot
    cross.case.fill | First Aid | doctor medical
    bandage.fill | Bandage | wound plaster heal
    waveform.path.ecg | Heartbeat | pulse ecg blood pressure heart rate
    heart.text.square.fill | Health Record | doctor medical log
    medical.thermometer.fill | Thermometer | temperature fever
    facemask.fill | Mask | face protect
    scalemass.fill | Weight | weigh scale body lose diet calories
    bed.double.fill | Bed | sleep rest make bedtime
    zzz | Nap | sleep snooze rest
    alarm.fill | Alarm | wake up early morning get
    shower.fill | Shower | wash cold
    bathtub.fill | Bath | wash tub
    hands.and.sparkles.fill | Clean Hands | wash soap hygiene skincare skin cream lotion moisturize nails
    eye.fill | Eye | see look vision
    ear.fill | Ear | hear listen
    figure.arms.open | Posture | body stand stretch back spine stretching sit straight
    nosign | Quit | stop no smoking sugar smoke cigarette tobacco nicotine vape drug junk sober porn gambling bite nails
    # Food
    cup.and.saucer.fill | Coffee | cup cafe caffeine espresso
    mug.fill | Tea | cup mug hot drink
    waterbottle.fill | Bottle | water drink glass
    wineglass.fill | Wine | alcohol glass drink beer cocktail liquor sober dry drunk
    fork.knife.circle.fill | Meal | eat dinner plate
    carrot.fill | Carrot | vegetables greens diet vegetable fruit apple salad healthy vegan vegetarian
    fish.fill | Fish | meal seafood
    birthday.cake.fill | Cake | sweets sugar dessert birthday candy chocolate cookie junk
    takeoutbag.and.cup.and.straw.fill | Fast Food | takeout burger snack junk soda fries pizza
    frying.pan.fill | Cooking | cook pan recipe
    stove.fill | Stove | cook grill
    microwave.fill | Microwave | cook warm
    refrigerator.fill | Refrigerator | fridge kitchen
    cart.fill | Groceries | shopping cart buy
    basket.fill | Basket | shopping buy
    # Mind
    figure.mind.and.body | Meditation | meditate calm mindful pray prayer praying worship church mosque rosary mindfulness
    figure.yoga | Yoga | stretch calm pose
    brain.head.profile | Thinking | mind think psychology therapy learn memory
    wind | Breathing | breath breathe air calm fresh
    face.smiling | Smile | happy mood laugh teeth tooth toothbrush brush floss dentist mouth selfie
    sparkles | Sparkles | gratitude magic shine grateful thankful skincare makeup
    moon.stars.fill | Night | evening sleep stars
    sunrise.fill | Sunrise | morning early dawn
    hourglass | Hourglass | time patience wait
    timer | Timer | time focus pomodoro
    circle.lefthalf.filled | Balance | contrast half
    quote.bubble.fill | Quote | affirmation words mantra
    hand.raised.fill | Stop | resist limit quit swear habit
    iphone.slash | No Phone | screen time detox offline social media instagram tiktok scroll scrolling doomscrolling
    # Learning
    books.vertical.fill | Library | books read study
    book.closed.fill | Textbook | read study
    text.book.closed.fill | Notebook | book read notes
    newspaper.fill | News | newspaper read
    pencil | Pencil | write writing note
    square.and.pencil | Journal | write diary note journaling writing gratitude log
    highlighter | Highlighter | mark study
    character.book.closed.fill | Language | translate words dictionary english spanish french german duolingo foreign
    textformat.abc | Vocabulary | letters words spelling
    x.squareroot | Math | mathematics numbers
    testtube.2 | Science | chemistry experiment lab
    chevron.left.forwardslash.chevron.right | Coding | code programming developer
    terminal.fill | Terminal | code programming computer
    puzzlepiece.fill | Puzzle | game solve
    lightbulb.fill | Idea | light think inspiration ideas
    bookmark.fill | Bookmark | read save
    questionmark.circle.fill | Question | quiz ask help
    text.magnifyingglass | Research | search find look up
    play.rectangle.fill | Video Lesson | watch course
    backpack.fill | Backpack | school bag homework
    building.columns.fill | Museum | bank history culture church
    # Work
    briefcase.fill | Briefcase | work job office
    laptopcomputer | Laptop | computer work
    desktopcomputer | Computer | desk work screen
    keyboard.fill | Keyboard | type typing
    envelope.fill | Mail | email letter inbox zero
    tray.fill | Inbox | mail tray empty
    paperplane.fill | Send | message mail
    calendar | Calendar | date plan day week period planning schedule
    clock.fill | Clock | time hour punctual
    checklist | Checklist | tasks list to-do
    list.bullet.clipboard.fill | Clipboard | tasks list plan to-do
    folder.fill | Folder | files tidy
    doc.text.fill | Document | paper write file
    paperclip | Paperclip | attach file
    printer.fill | Printer | print paper
    signature | Signature | sign write
    target | Target | goal focus aim
    chart.bar.fill | Bar Chart | statistics numbers
    chart.pie.fill | Pie Chart | budget statistics
    dollarsign.circle.fill | Money | save dollar budget saving savings invest expenses finance spend
    banknote.fill | Cash | money save pay
    creditcard.fill | Credit Card | spend pay money expenses bill shopping
    video.fill | Video Call | meeting camera
    # Home
    house.fill | House | home
    bubbles.and.sparkles.fill | Cleaning | clean tidy wash dishes dishwasher vacuum sweep mop chores declutter
    washer.fill | Laundry | wash clothes
    tshirt.fill | Clothes | dress shirt outfit
    trash.fill | Trash | garbage throw away
    arrow.3.trianglepath | Recycling | recycle garbage
    sofa.fill | Sofa | rest couch living room
    chair.fill | Chair | sit seat
    lamp.ceiling.fill | Lamp | light
    door.left.hand.open | Door | go out leave outside fresh air
    key.fill | Key | lock door password
    lock.fill | Lock | safe close
    hammer.fill | Hammer | repair build
    wrench.and.screwdriver.fill | Tools | repair fix
    spigot.fill | Faucet | water tap plumbing plants
    powerplug.fill | Plug | power energy charge
    fireplace.fill | Fireplace | fire warm cozy
    tv.fill | Television | tv watch series
    stroller.fill | Stroller | baby child
    # Creative
    paintpalette.fill | Palette | paint art color makeup
    scribble.variable | Drawing | draw sketch doodle
    camera.fill | Camera | photo photography picture
    photo.fill | Photo | picture image
    film.fill | Film | movie cinema watch
    theatermasks.fill | Theater | drama play stage
    pianokeys | Piano | music keys instrument
    music.mic | Singing | sing voice karaoke
    music.note.list | Playlist | music songs
    headphones | Headphones | listen music podcast
    mic.fill | Microphone | podcast record voice sing
    radio.fill | Radio | listen music
    scissors | Scissors | craft cut sew hair shave shaving beard knit knitting crochet sewing haircut
    ruler.fill | Ruler | measure design
    wand.and.stars | Magic Wand | trick create
    gamecontroller.fill | Video Game | play controller gaming games
    dice.fill | Dice | board game play chess cards
    ticket.fill | Ticket | concert event show
    # Social
    person.fill | Person | me self
    person.2.fill | Friends | people partner couple friend date wife husband girlfriend boyfriend
    person.3.fill | Group | people team club
    figure.2.and.child.holdinghands | Family | parents child kids
    phone.fill | Phone | call talk mom dad mother father parents grandma friend
    message.fill | Message | text chat
    bubble.left.and.bubble.right.fill | Conversation | talk chat discuss
    person.wave.2.fill | Speaking | talk speech voice
    hand.wave.fill | Wave | hello greet hand
    hand.thumbsup.fill | Thumbs Up | like praise good compliment
    gift.fill | Gift | present give kindness donate charity volunteer
    party.popper.fill | Party | celebrate birthday
    megaphone.fill | Megaphone | announce loud
    # Nature
    tree.fill | Tree | park forest wood nature outdoors
    camera.macro | Flower | garden plant bloom flowers gardening water plants watering
    mountain.2.fill | Mountains | hike climb peak
    water.waves | Waves | sea ocean swim
    sun.max.fill | Sun | light day weather sunlight sunscreen outside vitamin d
    cloud.fill | Cloud | weather sky
    cloud.bolt.rain.fill | Thunderstorm | weather rain lightning
    umbrella.fill | Umbrella | rain weather
    snowflake | Snowflake | snow cold winter
    tornado | Tornado | storm wind weather
    globe.europe.africa.fill | Earth | world planet climate
    pawprint.fill | Paw | pet dog cat animal walk feed puppy kitten
    hare.fill | Rabbit | hare fast animal
    bird.fill | Bird | animal fly
    ladybug.fill | Ladybug | insect animal bug
    # Travel
    airplane | Airplane | fly flight trip
    car.fill | Car | drive driving parking
    bus.fill | Bus | commute ride
    tram.fill | Train | tram commute ride
    ferry.fill | Ferry | ship boat
    sailboat.fill | Sailboat | sail boat
    scooter | Scooter | ride commute
    fuelpump.fill | Fuel | gas station
    suitcase.fill | Suitcase | luggage pack trip
    map.fill | Map | route trip
    mappin | Place | location pin
    location.fill | Navigation | direction compass
    globe | Globe | world internet
    signpost.right.fill | Signpost | way direction
    building.2.fill | City | town buildings
    beach.umbrella.fill | Beach | holiday vacation sun
    tent.fill | Tent | camping outdoors
    # Symbols
    checkmark.circle.fill | Checkmark | done tick
    checkmark.seal.fill | Seal | verified approved
    xmark.circle.fill | Cross | avoid no
    plus.circle.fill | Plus | add more
    exclamationmark.triangle.fill | Warning | alert caution
    flame.fill | Flame | fire burn calories
    bolt.fill | Bolt | energy power lightning
    bell.fill | Bell | reminder alert
    flag.fill | Flag | goal mark
    tag.fill | Tag | label price
    pin.fill | Pin | mark keep
    link | Link | chain connect
    repeat | Repeat | again loop routine
    infinity | Infinity | forever endless
    number | Number | count hash
    shield.fill | Shield | protect safe
    rosette | Rosette | award badge
    chart.line.uptrend.xyaxis | Progress | trend growth chart
    arrow.up.circle.fill | Arrow Up | improve rise
    staroflife.fill | Star of Life | emergency medical
    hexagon.fill | Hexagon | shape
    circle.fill | Circle | shape dot
    square.fill | Square | shape
    """
}
