import HabitData

extension AccessTokenError {
  /// A message for network clients, which must not learn file paths.
  var answer: String {
    String(
      localized: "The access tokens can't be read. Settings > Access in the app shows the reason."
    )
  }
}
