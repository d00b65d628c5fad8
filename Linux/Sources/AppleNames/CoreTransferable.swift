// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Types of https://developer.apple.com/documentation/coretransferable that Linux lacks.

public enum CodableRepresentation {}
public enum DataRepresentation {}
public enum FileRepresentation {}
public enum ProxyRepresentation {}
public enum ReceivedTransferredFile {}
public enum SentTransferredFile {}
public enum TransferRepresentation {}
public enum TransferRepresentationBuilder {}
public enum TransferRepresentationVisibility {}
public enum Transferable {}
public enum TupleTransferRepresentation {}
