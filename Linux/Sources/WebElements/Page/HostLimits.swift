/// The resource limits of a host, which protect it from exhaustion by clients.
package struct HostLimits: Sendable {
  /// The maximum length of a request's first line and headers in bytes. Browsers send about 1 KiB.
  package var requestHead = 16 * 1_024
  /// The maximum length of a request's body in bytes.
  ///
  /// The largest body is the view state of a page to restore, in JSON with up to six bytes for each
  /// byte of `kept`.
  package var requestBody = 400 * 1_024
  /// The maximum length of a pass code form in bytes: three pass codes of 128 characters in any
  /// script.
  package var passCodeForm = 4 * 1_024
  /// The maximum length of an upload in bytes. An upload is written to disk, and never kept in
  /// memory.
  package var upload = 512 * 1_024 * 1_024
  /// The maximum number of simultaneous uploads, and of downloads, per page. At the limit, the
  /// oldest upload or download is removed.
  package var filesPerPage = 8
  /// The maximum time for receiving a request's head or body, and for a connection to be idle
  /// between requests, so that stalled clients do not hold connections.
  package var requestDeadline = Duration.seconds(15)
  /// The maximum number of open connections: for each page one socket and one connection for
  /// requests.
  package var connections = 2_200
  /// The maximum number of open connections per address, if addresses identify clients: about 64
  /// windows with their requests.
  package var connectionsPerAddress = 256
  /// The number of bytes that a client must accept within `writeDeadline`.
  package var writePiece = 64 * 1_024
  /// The maximum time for a client to accept a piece of a response.
  package var writeDeadline = Duration.seconds(15)
  /// The maximum length of a message from a page in bytes.
  ///
  /// The longest message is the text of a field, usually up to 500 characters. 64 KiB allows for
  /// pasted notes.
  package var message = 64 * 1_024
  /// The sustained number of events per second from a page. Dragging a slider produces 60 to 120.
  package var eventsPerSecond = 120.0
  /// The maximum burst of events from a page, for events that queue while the host is busy.
  package var eventBurst = 240.0
  /// The maximum number of open pages, one per browser tab. At the limit, the page that has been
  /// without a socket for the longest time ends.
  package var pages = 1_024
  /// The maximum number of pages without a socket, which take about 1 MB each. At the limit, the
  /// page that has been without a socket for the longest time ends.
  package var idlePages = 128
  /// The lifetime of a page without a socket, so that a phone that slept briefly can reconnect.
  package var idlePage = Duration.seconds(120)
  /// The lifetime of a page whose document the browser left. A reload takes the page over within
  /// one or two seconds, even on a slow machine.
  package var leftPage = Duration.seconds(10)
  /// The time without messages or pongs after which a socket counts as lost. The first ping is sent
  /// after a third of this time.
  package var deadLink = Duration.seconds(90)
  /// The maximum time for a browser to receive the last frame of a socket.
  package var closing = Duration.seconds(2)
  /// The interval of checks for idle pages and stalled connections.
  package var sweep = Duration.seconds(5)
  /// The maximum size of a page's view state in the browser, in bytes. The limit leaves room for
  /// long texts in fields.
  package var kept = 64 * 1_024
  /// The maximum number of effects that wait for the first socket of a page.
  package var waitingEffects = 32
  /// The maximum burst of wrong pass codes from one address.
  package var passCodeBurst = 5.0
  /// The sustained number of wrong pass codes per second from one address: one per minute.
  package var passCodesPerSecond = 1.0 / 60
  /// The maximum burst of wrong pass codes, in total, from addresses without an earlier sign-in.
  package var sharedPassCodesBurst = 30.0
  /// The sustained number of wrong pass codes per second, in total, from addresses without an
  /// earlier sign-in. With the burst, at most a hundred attempts are possible in an hour.
  package var sharedPassCodesPerSecond = 70.0 / 3_600
  /// The maximum number of addresses with a separate count of wrong pass codes. At the limit, the
  /// least recently used address is removed.
  package var passCodeAddresses = 1_024
  /// The maximum number of clients whose wrong pass codes are counted separately from those of
  /// unknown clients: signed-in devices, and addresses with an earlier sign-in. At the limit, the
  /// least recently used client is removed.
  package var familiarClients = 256
  /// The lifetime of the set-up code.
  package var setUp = Duration.seconds(24 * 60 * 60)

  package init() {}
}
