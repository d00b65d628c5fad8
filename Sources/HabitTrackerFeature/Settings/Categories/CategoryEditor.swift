import Foundation
import HabitData
import HabitEngine
import SwiftData
import SwiftUI

/// The sheet that adds or edits a category.
struct CategoryEditor: View {
  private let sheet: CategorySheet

  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @Query private var records: [CategoryRecord]
  @State private var draft: CategoryInfo
  @State private var path: [CategoryEditorScreen] = []
  @State private var isAskingToDiscard = false
  @FocusState private var isNameFocused: Bool

  init(_ sheet: CategorySheet) {
    self.sheet = sheet
    _draft = State(initialValue: sheet.category)
  }

  var body: some View {
    NavigationStack(path: $path) {
      Form {
        Section {
          TextField("Name", text: $draft.name)
            .accessibilityHint(store.errorMessage ?? problem ?? "")
            .focused($isNameFocused)
            .onSubmit(save)
        } header: {
          ChooseIconButton(icon: draft.icon, color: HabitColor(draft.color)) {
            path.append(.icons)
          }
          .textCase(nil)
        } footer: {
          WarningText(store.errorMessage ?? problem)
          if !limit.isExceeded { LimitText(limit: limit) }
        }
        Section("Color") {
          ColorGrid(selection: $draft.color)
        }
        .textCase(nil)
      }
      .formScreen(sheet == .new ? "New Category" : "Edit Category")
      .toolbar {
        SheetToolbar(
          canSave: isValid,
          asksToDiscard: isChanged ? $isAskingToDiscard : nil,
          save: save
        )
      }
      .navigationDestination(for: CategoryEditorScreen.self) { _ in
        IconPicker(selection: $draft.icon, color: HabitColor(draft.color))
      }
    }
    .modifier(DiscardQuestion(isAsking: $isAskingToDiscard, isChanged: isChanged))
    .onAppear {
      store.dismissError()
      isNameFocused = sheet == .new
    }
  }

  /// The length of the name, compared to its limit. Above the limit, ``problem`` has the message.
  private var limit: TextLimit { TextLimit(draft.name, limit: HabitLimits.category) }

  private var isChanged: Bool { draft != sheet.category }

  private var isValid: Bool { draft.validName != nil && problem == nil }

  /// The reason why the category can't be saved; nil if it can be saved or the name is empty.
  private var problem: String? {
    guard draft.validName != nil else { return nil }
    do {
      _ = try CategoryList(records).checkedName(of: draft)
      return nil
    } catch {
      return error.localizedDescription
    }
  }

  private func save() {
    guard isValid else { return }
    let isSaved =
      switch sheet {
      case .new: store.addCategory(draft) != nil
      case .edit: store.updateCategory(draft)
      }
    if isSaved { dismiss() }
  }
}

/// A screen that the sheet opens.
private enum CategoryEditorScreen: Codable, Hashable {
  /// The symbols.
  case icons
}

/// The content of the category editor.
enum CategorySheet: Codable, Hashable, Identifiable {
  /// A new category.
  case new
  /// An existing category, with its values from when the sheet was opened.
  case edit(CategoryInfo)

  var id: HabitCategory? {
    switch self {
    case .new: nil
    case .edit(let category): category.id
    }
  }

  /// The initial content of the sheet.
  var category: CategoryInfo {
    switch self {
    case .new:
      // The store assigns the ID.
      CategoryInfo(
        id: HabitCategory(rawValue: ""),
        name: "",
        icon: CategoryInfo.usualIcon,
        color: HabitColorPreset.blue.rawValue
      )
    case .edit(let category): category
    }
  }
}

#Preview("Populated", traits: .sample) {
  CategoryEditor(.edit(CategoryInfo.standard[0]))
}

#Preview("Empty", traits: .noHabits) {
  CategoryEditor(.new)
}

#Preview("Dark", traits: .darkSample) {
  CategoryEditor(.edit(CategoryInfo.standard[0]))
}
