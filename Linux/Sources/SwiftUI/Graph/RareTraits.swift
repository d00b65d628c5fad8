import WebElements

/// Traits that few boxes have.
///
/// The traits are stored behind a reference, because every node of a page stores boxes and passes
/// copies of them to its parent.
struct RareTraits {
  /// The CSS corner radius of a shape filled with an opaque color, or nil for other content.
  var filledCorners: String?
  // Properties that depend on the row's neighbors. They are separate from the row's traits, so that
  // an unchanged row keeps the same traits object.
  /// The offset of the row's element in its collection, if the list needs it.
  var rowOffset: Int?
  /// The position in a list that renders only part of its rows.
  var rowPosition: RowPosition?
  /// The object that reorders the row.
  var rowMover: RowMover?
  fileprivate var row: Shared<RowTraits>?
  fileprivate var section: Shared<SectionParts>?
  fileprivate var tag: Shared<SelectionTag>?

  func hasSameValues(as other: RareTraits) -> Bool {
    filledCorners == other.filledCorners && hasSameRowPlace(as: other)
  }

  /// Returns true if the traits that can't be compared are the same objects.
  func hasSameObjects(as other: RareTraits) -> Bool {
    row === other.row && section === other.section && tag === other.tag
  }

  fileprivate func hasSameRowPlace(as other: RareTraits) -> Bool {
    rowOffset == other.rowOffset && rowPosition == other.rowPosition
      && rowMover === other.rowMover
  }
}

extension Box {
  var filledCorners: String? {
    get { rare?.value.filledCorners }
    set { rareTraits.filledCorners = newValue }
  }

  var rowOffset: Int? {
    get { rare?.value.rowOffset }
    set { rareTraits.rowOffset = newValue }
  }

  var rowPosition: RowPosition? {
    get { rare?.value.rowPosition }
    set { rareTraits.rowPosition = newValue }
  }

  var rowMover: RowMover? {
    get { rare?.value.rowMover }
    set { rareTraits.rowMover = newValue }
  }

  /// The traits of the view as a list row.
  package var row: RowTraits {
    get { rare?.value.row?.value ?? RowTraits() }
    set { rareTraits.row = Shared(newValue) }
  }

  /// The placeholder element if the box represents rows that are not rendered.
  var rowGap: Element? { rare?.value.row?.value.gap }

  /// Returns true if two boxes share the same row traits object.
  func sharesRow(with other: Box) -> Bool { rare?.value.row === other.rare?.value.row }

  /// Returns true if two boxes have the same position among their neighbors.
  func hasSameRowPlace(as other: Box) -> Bool {
    rare === other.rare || rareTraits.hasSameRowPlace(as: other.rareTraits)
  }

  /// Copies the row traits of another box.
  mutating func takeRow(of other: Box) {
    if !sharesRow(with: other) { rareTraits.row = other.rare?.value.row }
  }

  /// The parts of a section, which the list lays out.
  package var section: SectionParts? {
    get { rare?.value.section?.value }
    set { rareTraits.section = newValue.map(Shared.init) }
  }

  /// The value that the view represents in a picker.
  package var tag: SelectionTag? {
    get { rare?.value.tag?.value }
    set { rareTraits.tag = newValue.map(Shared.init) }
  }
}
