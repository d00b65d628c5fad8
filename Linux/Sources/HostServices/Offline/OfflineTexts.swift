import LinuxFoundation

/// The texts of the offline page's script, which replaces `%1$@`, `%2$@`, and so on with values.
struct OfflineTexts: Encodable {
  let asOfToday = String(
    localized: "Offline. Last updated at \("%1$@").",
    comment: "A time. The page shows the data of that time."
  )
  let asOfYesterday = String(localized: "Offline. Last updated yesterday at \("%1$@").")
  let asOfDay = String(
    localized: "Offline. Last updated on \("%1$@") at \("%2$@").",
    comment: "A date and a time."
  )
  let waiting = String(
    localized: "Changes that wait for the connection: \("%1$@").",
    comment: "A number."
  )
  let signedOut = String(localized: "Signed out. Sign in to continue.")
  let waitingForSignIn = String(
    localized: "Changes that wait until then: \("%1$@").",
    comment: "A number. It follows \u{201C}Sign in to continue.\u{201D}"
  )
  let nothingDue = String(localized: "Nothing is due.")
  let tooLongAgo = String(localized: "The last update was too long ago to know what is due today.")
  let noRoom = String(localized: "This couldn't be saved. The browser has no space left.")
}
