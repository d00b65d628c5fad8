/// Does one delivery after the other: two that bring the same action at once do it once.
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
