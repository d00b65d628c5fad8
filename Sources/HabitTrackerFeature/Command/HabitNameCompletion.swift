import ArgumentParser

extension CompletionKind {
  /// The names of the habits in the store, for the Tab key.
  static var habitNames: CompletionKind {
    .custom { arguments, _, _ in await names(arguments) }
  }

  @MainActor private static func names(_ arguments: [String]) -> [String] {
    do {
      let session = try CommandSession(
        StoreOptions.parse(storeArguments(in: arguments)),
        settings: CommandSession.appSettings
      )
      return try session.habits().filter { $0.archivedAt == nil }.map(\.name)
    } catch {
      // A message would stand in the middle of what is being typed.
      return []
    }
  }

  /// The store that the line being typed names, if it names one. The line itself is not finished, so
  /// it can't be parsed as a whole.
  private static func storeArguments(in arguments: [String]) -> [String] {
    guard let place = arguments.firstIndex(of: "--store") else { return [] }
    return Array(arguments[place...].prefix(2))
  }
}
