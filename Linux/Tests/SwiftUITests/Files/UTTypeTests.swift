import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
  @Test func `A known filename extension has the registered type`() {
    #expect(UTType(filenameExtension: "json") == .json)
    #expect(UTType(filenameExtension: "CSV") == .commaSeparatedText)
    #expect(UTType(filenameExtension: "txt", conformingTo: .plainText) == .plainText)
  }

  @Test func `A filename extension without a matching type has a dynamic type`() {
    for type in [
      UTType(filenameExtension: "Habits"), UTType(filenameExtension: "json", conformingTo: .folder),
    ] {
      #expect(type?.identifier.hasPrefix("dyn.") == true)
      #expect(type?.preferredMIMEType == nil)
    }
    #expect(UTType(filenameExtension: "Habits")?.preferredFilenameExtension == "habits")
  }

  @Test func `An invalid filename extension has no type`() {
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
  }
}
