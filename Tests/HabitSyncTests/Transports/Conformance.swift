import HabitSync
import Testing

/// Checks the behavior that all transports share, on an empty remote folder.
func expectConformance(_ transport: some SyncTransport) async throws {
  let one = String(repeating: "1", count: 32)
  let two = "00112233445566778899aabbccddeeff"
  let all = Array(UInt8.min...UInt8.max)
  #expect(try await ownNames(transport) == [])
  await #expect(throws: SyncTransportError.hasNoFile(one)) {
    try await transport.read(one, limit: 10)
  }

  try await transport.write(one, all)
  #expect(try await ownNames(transport) == [one])
  #expect(try await transport.read(one, limit: 256) == all)
  await #expect(throws: SyncTransportError.isTooLarge(name: one)) {
    try await transport.read(one, limit: 255)
  }

  // A write never replaces an existing file.
  try await transport.write(one, all)
  #expect(try await transport.read(one, limit: 256) == all)

  try await transport.write(two, [])
  #expect(try await transport.read(two, limit: 256) == [])
  #expect(try await ownNames(transport) == [two, one])

  let large = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
  let three = String(repeating: "f", count: 32)
  try await transport.write(three, large)
  #expect(try await transport.read(three, limit: large.count) == large)

  for name in [one, two, three] { try await transport.remove(name) }
  // Removing a file twice is no error.
  try await transport.remove(one)
  #expect(try await ownNames(transport) == [])
  await #expect(throws: SyncTransportError.hasNoFile(one)) {
    try await transport.read(one, limit: 10)
  }
}

/// Returns the names of sync's own files; other files in the folder are ignored.
private func ownNames(_ transport: some SyncTransport) async throws(SyncTransportError) -> [String]
{
  try await transport.names().filter { SyncFileName(text: $0) != nil }.sorted()
}
