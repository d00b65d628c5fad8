/// A queue that performs deliveries one at a time, so that an action in two concurrent deliveries
/// is performed once.
actor DeliveryQueue {
  private var last: Task<OfflineAnswers, Never>?

  func run(_ work: @escaping @Sendable () async -> OfflineAnswers) async -> OfflineAnswers {
    let former = last
    let task = Task {
      _ = await former?.value
      return await work()
    }
    last = task
    return await task.value
  }
}
