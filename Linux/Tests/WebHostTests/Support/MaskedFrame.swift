/// Returns the bytes of a frame as a browser sends it.
///
/// - Parameter first: The first byte: the FIN bit, reserved bits, and the opcode.
func masked(_ first: UInt8, _ payload: [UInt8]) -> [UInt8] {
  let mask: [UInt8] = [0x12, 0xA5, 0x00, 0xFF]
  let length: [UInt8] =
    switch payload.count {
    case ...125: [UInt8(payload.count)]
    case ...0xFFFF: [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default: [127] + (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 0xFF) }
    }
  return [first, length[0] | 0x80] + length.dropFirst() + mask
    + payload.enumerated().map { $1 ^ mask[$0 % 4] }
}
