import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
  @Test func anExtensionHasItsType() {
    #expect(UTType(filenameExtension: "json") == .json)
    #expect(UTType(filenameExtension: "CSV") == .commaSeparatedText)
    #expect(UTType(filenameExtension: "txt", conformingTo: .plainText) == .plainText)
  }

  @Test func anotherExtensionHasATypeOfItsOwn() {
    for type in [
      UTType(filenameExtension: "Habits"), UTType(filenameExtension: "json", conformingTo: .folder),
    ] {
      #expect(type?.identifier.hasPrefix("dyn.") == true)
      #expect(type?.preferredMIMEType == nil)
    }
    #expect(UTType(filenameExtension: "Habits")?.preferredFilenameExtension == "habits")
  }

  @Test func whatNoNameEndsInHasNone() {
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
  }
}
