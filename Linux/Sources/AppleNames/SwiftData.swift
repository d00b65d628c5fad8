// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Types of https://developer.apple.com/documentation/swiftdata that Linux lacks.

public enum BackingData {}
public enum DataStore {}
public enum DataStoreBatchDeleteRequest {}
public enum DataStoreBatching {}
public enum DataStoreConfiguration {}
public enum DataStoreError {}
public enum DataStoreFetchRequest {}
public enum DataStoreFetchResult {}
public enum DataStoreSaveChangesRequest {}
public enum DataStoreSaveChangesResult {}
public enum DataStoreSnapshot {}
public enum DataStoreSnapshotCodingKey {}
public enum DataStoreSnapshotValue {}
public enum DefaultHistoryDelete {}
public enum DefaultHistoryInsert {}
public enum DefaultHistoryToken {}
public enum DefaultHistoryTransaction {}
public enum DefaultHistoryUpdate {}
public enum DefaultSerialModelExecutor {}
public enum DefaultStore {}
public enum FetchResultsCollection {}
public enum HistoryChange {}
public enum HistoryDelete {}
public enum HistoryDescriptor {}
public enum HistoryInsert {}
public enum HistoryProviding {}
public enum HistoryToken {}
public enum HistoryTombstone {}
public enum HistoryTransaction {}
public enum HistoryUpdate {}
public enum ModelActor {}
public enum ModelExecutor {}
public enum RelationshipCollection {}
public enum SchemaProperty {}
public enum SerialModelExecutor {}
