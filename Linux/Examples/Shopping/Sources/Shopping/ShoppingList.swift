import SwiftData
import SwiftUI

@Model final class Item {
  var name: String
  var isBought = false

  init(name: String) {
    self.name = name
  }
}

struct ShoppingList: View {
  @Query(sort: \Item.name) private var items: [Item]
  @Environment(\.modelContext) private var context
  @State private var name = ""

  var body: some View {
    NavigationStack {
      List {
        TextField("New Item", text: $name)
          .onSubmit(add)
        ForEach(items) { item in
          Button {
            item.isBought.toggle()
          } label: {
            Text(item.name)
              .foregroundStyle(item.isBought ? .secondary : .primary)
          }
        }
      }
      .navigationTitle("Shopping")
    }
  }

  private func add() {
    guard !name.isEmpty else { return }
    context.insert(Item(name: name))
    name = ""
  }
}
