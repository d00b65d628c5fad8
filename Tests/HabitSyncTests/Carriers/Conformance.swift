import HabitSync
import Testing

/// Checks the behavior that all carriers share, on an empty remote folder.
func expectConformance(_ carrier: some Carrier) async throws {
  let one = String(repeating: "1", count: 32)
  let two = "00112233445566778899aabbccddeeff"
  let all = Array(UInt8.min...UInt8.max)
  #expect(try await own(carrier) == [])
  await #expect(throws: CarrierError.hasNoFile(one)) { try await carrier.read(one, limit: 10) }

  try await carrier.write(one, all)
  #expect(try await own(carrier) == [one])
  #expect(try await carrier.read(one, limit: 256) == all)
  await #expect(throws: CarrierError.isTooLarge(name: one)) {
    try await carrier.read(one, limit: 255)
  }

  // A write never replaces an existing file.
  try await carrier.write(one, all)
  #expect(try await carrier.read(one, limit: 256) == all)

  try await carrier.write(two, [])
  #expect(try await carrier.read(two, limit: 256) == [])
  #expect(try await own(carrier) == [two, one])

  let large = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
  let three = String(repeating: "f", count: 32)
  try await carrier.write(three, large)
  #expect(try await carrier.read(three, limit: large.count) == large)

  for name in [one, two, three] { try await carrier.remove(name) }
  // Removing a file twice is no error.
  try await carrier.remove(one)
  #expect(try await own(carrier) == [])
  await #expect(throws: CarrierError.hasNoFile(one)) { try await carrier.read(one, limit: 10) }
}

/// The names of sync's own files; other files in the folder are ignored.
private func own(_ carrier: some Carrier) async throws(CarrierError) -> [String] {
  try await carrier.names().filter { SyncFileName(text: $0) != nil }.sorted()
}
