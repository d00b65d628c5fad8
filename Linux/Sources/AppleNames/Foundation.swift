// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Types of https://developer.apple.com/documentation/foundation that Linux lacks.

public enum AsyncCharacterSequence {}
public enum HTTPCookiePropertyKey {}
public enum InflectionConcept {}
public enum ListFormatter {}
public enum MachError {}
public enum PredicateCodableConfiguration {}
public enum RelativeDateTimeFormatter {}
public enum TermOfAddress {}
public enum URLAuthenticationChallengeSender {}
public enum URLFileProtection {}
public enum URLProtocolClient {}
public enum URLRequest {}
public enum URLSessionDelegate {}
public enum URLThumbnailDictionaryItem {}
public enum URLUbiquitousItemDownloadingStatus {}
public enum ValueTransformer {}
public enum XMLParserDelegate {}
