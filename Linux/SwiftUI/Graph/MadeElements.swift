import WebElements

/// The elements that a node has made, each in the slot that the view gave it.
///
/// Most nodes make one or two: a short list takes a third of a dictionary's memory, which a window
/// has a thousand times. A node that makes many, a list, finds them by a dictionary.
struct MadeElements {
  private struct Entry {
    let slot: Int
    let id: Int
    var element: Element?
  }

  private var entries: [Entry] = []
  private var places: [Int: Int]?
  private static let longestSearch = 8

  /// The identifiers of all of them.
  var ids: [Int] { entries.map(\.id) }

  func id(in slot: Int) -> Int? { place(of: slot).map { entries[$0].id } }

  func element(in slot: Int) -> Element? { place(of: slot).flatMap { entries[$0].element } }

  /// Gives a slot its identifier, once.
  mutating func setID(_ id: Int, in slot: Int) {
    entries.append(Entry(slot: slot, id: id))
    if places != nil {
      places?[slot] = entries.count - 1
    } else if entries.count > Self.longestSearch {
      places = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.slot, $0) })
    }
  }

  /// Keeps what a slot that has an identifier holds now.
  mutating func setElement(_ element: Element, in slot: Int) {
    guard let place = place(of: slot) else { return }
    entries[place].element = element
  }

  private func place(of slot: Int) -> Int? {
    if let places { return places[slot] }
    return entries.firstIndex { $0.slot == slot }
  }
}
