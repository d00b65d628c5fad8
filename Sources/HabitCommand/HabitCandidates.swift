import ArgumentParser
import Foundation
import HabitData
import HabitLaunch
import SwiftData

extension CompletionKind {
  /// Shell completion with the habits in the store.
  static var habits: CompletionKind {
    .custom { words, index, _ in await HabitCandidates.lines(words, index) }
  }
}

/// The completion candidates for habits that are not archived: a habit's name, or the beginning of
/// its identifier if its name is ambiguous, starts with a hyphen, or can't be printed on one line.
@MainActor
enum HabitCandidates {
  /// Returns the candidates in the shell's format; empty if the store can't be read.
  ///
  /// - Parameters:
  ///   - words: The words of the command line being typed.
  ///   - index: The index of the word being typed.
  static func lines(_ words: [String], _ index: Int) -> [String] {
    do {
      let words = words.map(ShellWord.unquoted)
      let options = try StoreOptions.parse(storeArguments(in: words))
      // Histories are not loaded, because that would take longer than users wait for completion.
      let context = ModelContext(try StoreAccess.existing.container(options))
      let habits = try context.fetch(FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.sortIndex)]))
      let typed = words.indices.contains(index) ? words[index] : ""
      let categories = CategoryList(try context.fetch(FetchDescriptor<CategoryRecord>()))
      return candidates(habits, categories).compactMap { $0.line(typed) }
    } catch {
      // An error message would appear within the command line being typed.
      return []
    }
  }

  private static func candidates(
    _ habits: [Habit],
    _ categories: CategoryList
  ) -> [Candidate] {
    let identifiers = ShortIdentifiers(habits.map(\.id))
    let kept = habits.filter { $0.archivedAt == nil }
    let counts = Dictionary(kept.map { ($0.name.lowercased(), 1) }, uniquingKeysWith: +)
    return kept.map { habit in
      let name = habit.name
      let isUnambiguous = counts[name.lowercased()] == 1 && name == name.onOneLine
      // A word that starts with a hyphen would be parsed as an option.
      guard isUnambiguous, !name.hasPrefix("-") else {
        let category = categories.category(habit.category).map { ", \($0.name)" } ?? ""
        return Candidate(
          word: identifiers[habit.id],
          name: name,
          meaning: name.onOneLine + category
        )
      }
      return Candidate(word: name, name: name, meaning: nil)
    }
  }

  private struct Candidate {
    let word: String
    let name: String
    /// The description that some shells show next to the candidate.
    let meaning: String?

    /// Returns the candidate in the shell's format, or nil if it does not match the typed text.
    func line(_ typed: String) -> String? {
      switch CompletionShell.requesting {
      case .zsh:
        let word = word.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
        return meaning.map { "\(word):\($0)" } ?? word
      case .fish:
        return meaning.map { "\(word)\t\($0)" } ?? word
      default:
        // Bash would match case-sensitively and does not show descriptions.
        return word.hasCaseInsensitivePrefix(typed) || name.hasCaseInsensitivePrefix(typed)
          ? word : nil
      }
    }
  }

  /// Returns the store option of the command line, if there is one. The line is incomplete, so it
  /// can't be parsed as a whole.
  private static func storeArguments(in words: [String]) -> [String] {
    let option = "--store"
    if let word = words.first(where: { $0.hasPrefix("\(option)=") }) { return [word] }
    guard let place = words.firstIndex(of: option) else { return [] }
    // Bash treats an equal sign as a separate word.
    return [option] + words[(place + 1)...].drop { $0 == "=" }.prefix(1)
  }
}

/// A word of a command line in shell syntax.
enum ShellWord {
  /// Returns the word without quotes and backslashes, and with a leading tilde expanded. Other
  /// expansions, such as variables, are not performed.
  static func unquoted(_ word: String) -> String {
    var text = ""
    var quote: Character?
    var rest = word[...]
    if rest.hasPrefix("~/") {
      text = NSHomeDirectory()
      rest.removeFirst()
    }
    while let character = rest.popFirst() {
      switch (character, quote) {
      case ("\\", nil), ("\\", "\""): text += rest.popFirst().map(String.init) ?? ""
      case ("'", nil), ("\"", nil): quote = character
      case (_, character): quote = nil
      default: text.append(character)
      }
    }
    return text
  }
}
