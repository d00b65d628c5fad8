import WebElements

/// What few boxes have. It lies behind a reference: all nodes of a page hold boxes, and hand copies up.
struct RareTraits {
  /// The radii of the corners where it is a rectangle without a hole, as a style sheet has them.
  var filledCorners: String?
  // What a row is by its neighbours. None of it is one of its traits: those of a row that stays as it
  // is stay the same object, and are known by that.
  /// Which element of its collection it shows, where a list asks for it.
  var rowOffset: Int?
  /// Where it stands in a list of which not all rows are there.
  var rowPosition: RowPosition?
  /// How it comes to another place.
  var rowMover: RowMover?
  fileprivate var row: Shared<RowTraits>?
  fileprivate var section: Shared<SectionParts>?
  fileprivate var tag: Shared<SelectionTag>?

  func hasSameValues(as other: RareTraits) -> Bool {
    filledCorners == other.filledCorners && hasSameRowPlace(as: other)
  }

  /// Whether all that can't be compared is the very same.
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

  /// What a list needs to know of it when it stands in a row.
  package var row: RowTraits {
    get { rare?.value.row?.value ?? RowTraits() }
    set { rareTraits.row = Shared(newValue) }
  }

  /// Where it stands for rows that are not there: its element.
  var rowGap: Element? { rare?.value.row?.value.gap }

  /// Whether what a list needs to know of it is the very same as of another one.
  func sharesRow(with other: Box) -> Bool { rare?.value.row === other.rare?.value.row }

  /// Whether it has the place of another one among its neighbours.
  func hasSameRowPlace(as other: Box) -> Bool {
    rare === other.rare || rareTraits.hasSameRowPlace(as: other.rareTraits)
  }

  /// Is to a list what another one is.
  mutating func takeRow(of other: Box) {
    if !sharesRow(with: other) { rareTraits.row = other.rare?.value.row }
  }

  /// A section of a list, which the list takes apart.
  package var section: SectionParts? {
    get { rare?.value.section?.value }
    set { rareTraits.section = newValue.map(Shared.init) }
  }

  /// The value that it stands for in a picker.
  package var tag: SelectionTag? {
    get { rare?.value.tag?.value }
    set { rareTraits.tag = newValue.map(Shared.init) }
  }
}
