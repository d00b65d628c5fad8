import ArgumentParser
import Foundation
import HabitData
import HabitLaunch
import SwiftData

extension CompletionKind {
  /// The habits in the store, for the Tab key.
  static var habits: CompletionKind {
    .custom { words, index, _ in await HabitCandidates.lines(words, index) }
  }
}

/// What the Tab key offers for a habit: its name, or the beginning of its identifier where others
/// have the name or a line can't hold it.
@MainActor
enum HabitCandidates {
  /// - Parameters:
  ///   - words: The line that is being typed, word by word, as it is typed.
  ///   - index: Which of them is being typed.
  static func lines(_ words: [String], _ index: Int) -> [String] {
    do {
      let words = words.map(ShellWord.unquoted)
      let options = try StoreOptions.parse(storeArguments(in: words))
      // Without the histories, which take longer than a user waits.
      let context = ModelContext(try StoreAccess.existing.container(options))
      let habits = try context.fetch(FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.sortIndex)]))
      let typed = words.indices.contains(index) ? words[index] : ""
      let categories = CategoryList(try context.fetch(FetchDescriptor<CategoryRecord>()))
      return candidates(habits, categories).compactMap { $0.line(typed) }
    } catch {
      // A message would stand in the middle of what is being typed.
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
      let isTold = counts[name.lowercased()] == 1 && name == name.onOneLine
      // What begins with a hyphen is taken for an option.
      guard isTold, !name.hasPrefix("-") else {
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
    /// What a shell shows beside it, if it can.
    let meaning: String?

    /// The candidate as the shell reads it; nil where it does not go on from what is typed.
    func line(_ typed: String) -> String? {
      switch CompletionShell.requesting {
      case .zsh:
        let word = word.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
        return meaning.map { "\(word):\($0)" } ?? word
      case .fish:
        return meaning.map { "\(word)\t\($0)" } ?? word
      default:
        // Bash would take upper and lower case for different, and shows no meaning.
        return word.hasCaseInsensitivePrefix(typed) || name.hasCaseInsensitivePrefix(typed)
          ? word : nil
      }
    }
  }

  /// The store that the line being typed names, if it names one. The line itself is not finished, so
  /// it can't be parsed as a whole.
  private static func storeArguments(in words: [String]) -> [String] {
    let option = "--store"
    if let word = words.first(where: { $0.hasPrefix("\(option)=") }) { return [word] }
    guard let place = words.firstIndex(of: option) else { return [] }
    // Bash takes an equal sign for a word of its own.
    return [option] + words[(place + 1)...].drop { $0 == "=" }.prefix(1)
  }
}

/// A word of a command line as shells read it.
enum ShellWord {
  /// The word without its quotes and backslashes, and with the home folder for a tilde. What only
  /// a shell can know, such as a variable's value, stays as it is typed.
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
