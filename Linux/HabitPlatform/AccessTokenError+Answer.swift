import HabitData

extension AccessTokenError {
  /// The error in words for a client on the network, which must not learn where files are.
  var answer: String { "The access tokens can't be used. Settings > Access in the app says why." }
}
