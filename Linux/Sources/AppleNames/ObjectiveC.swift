// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Types of https://developer.apple.com/documentation/objectivec that Linux lacks.

public enum AutoreleasingUnsafeMutablePointer {}
public enum Category {}
public enum IMP {}
public enum Ivar {}
public enum Method {}
public enum NSInteger {}
public enum NSUInteger {}
public enum Protocol {}
public enum SEL {}
public enum Selector {}
