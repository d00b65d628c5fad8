/// The bounds within which a host serves, so that no client can exhaust it.
package struct HostLimits: Sendable {
  /// Bytes of a request's first line and headers. Browsers send about 1 KiB.
  package var requestHead = 16 * 1_024
  /// Bytes of a request's body. The largest is the view state of a page to open again, in JSON: up to
  /// six bytes for one of `kept`.
  package var requestBody = 400 * 1_024
  /// Bytes of the form that asks for a pass code: three of 128 characters, in any script.
  package var passCodeForm = 4 * 1_024
  /// Bytes of a file that a page waits for. It goes to disk as it comes, never into memory.
  package var upload = 512 * 1_024 * 1_024
  /// Files that a page may wait for, and offer, at once. The first ones make room.
  package var filesPerPage = 8
  /// How long a connection may take to deliver a request's head or body, or stay idle between
  /// requests: a client that never finishes must not hold its place for ever.
  package var requestDeadline = Duration.seconds(15)
  /// Connections open at once: a socket for each page, and as many for what browsers fetch.
  package var connections = 2_200
  /// Connections open at once from one address, where that tells clients apart: those of 64 windows or
  /// so, and all that their browsers fetch.
  package var connectionsPerAddress = 256
  /// Bytes that a client has to take within the deadline below.
  package var writePiece = 64 * 1_024
  /// The time in which a client has to take a piece of an answer, or all of a shorter one.
  package var writeDeadline = Duration.seconds(15)
  /// Bytes of a message from a page. The longest is the text of a field, of 500 characters in
  /// practice; 64 KiB leaves room for a note pasted from elsewhere.
  package var message = 64 * 1_024
  /// Events a second that a page may send for long. A finger on a slider makes 60 to 120.
  package var eventsPerSecond = 120.0
  /// Events that a page may send at once: what piles up while the host is busy.
  package var eventBurst = 240.0
  /// Pages open at once. One per browser tab; the oldest without a socket makes room.
  package var pages = 1_024
  /// Pages without a socket at once, about 1 MB each. The one longest without makes room.
  package var idlePages = 128
  /// How long a page without a socket goes on, so that a phone that slept a moment finds it again.
  package var idlePage = Duration.seconds(120)
  /// How long a page goes on whose document the browser left: a reload takes it over within a second
  /// or two, on a slow machine.
  package var leftPage = Duration.seconds(10)
  /// How long a socket may be silent, pings included, before its page counts as without one. A
  /// third of it passes before the first ping.
  package var deadLink = Duration.seconds(90)
  /// How long a browser has to take the last frame of a socket.
  package var closing = Duration.seconds(2)
  /// How often idle pages and stalled connections are looked for.
  package var sweep = Duration.seconds(5)
  /// Bytes of view state that a browser keeps for a page: all that can be typed into one field, and
  /// the rest.
  package var kept = 64 * 1_024
  /// Effects that wait for the first socket of a page.
  package var waitingEffects = 32
  /// Wrong pass codes at once from one address, before the wait below holds.
  package var passCodeBurst = 5.0
  /// Wrong pass codes a second from one address for long: one in a minute.
  package var passCodesPerSecond = 1.0 / 60
  /// Wrong pass codes from all addresses together from which nobody has signed in: at once, and a
  /// second for long. A hundred in any hour.
  package var strangersPassCodesBurst = 30.0
  package var strangersPassCodesPerSecond = 70.0 / 3_600
  /// Addresses whose wrong pass codes are counted by themselves; the one heard of first makes room.
  package var passCodeAddresses = 1_024
  /// Signed-in devices and addresses from which somebody signed in, whose wrong pass codes are counted
  /// apart from those of strangers. The one heard from longest ago makes room.
  package var familiarClients = 256
  /// How long the set-up code is good for.
  package var setUp = Duration.seconds(24 * 60 * 60)

  package init() {}
}
