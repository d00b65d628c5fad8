/// A text as squares that cameras read: a QR code (ISO/IEC 18004).
struct QRCode: Hashable {
  /// How many modules, as its small squares are called, stay light around it.
  static let quietZone = 4

  /// Row by row, whether a module is dark.
  let rows: [[Bool]]

  /// Nil for a text that is too long: more than 412 bytes.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = QRVersion.all.first(where: { bytes.count <= $0.capacity }) else {
      return nil
    }
    let empty = QRGrid(version)
    let bits = QRBytes(bytes, version).all
    // Each of the eight masks is right. The one is taken that is easiest to read.
    let grids = QRMask.all.map { mask in
      var grid = empty
      grid.write(bits, mask)
      return grid
    }
    guard let best = grids.min(by: { $0.penalty < $1.penalty }) else { return nil }
    rows = best.rows
  }

  /// Modules in a row.
  var size: Int { rows.count }
}
