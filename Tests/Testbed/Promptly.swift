/// Does something ahead of the other tests, which may hold the threads of the pool for minutes: what
/// it takes by the clock is then its own time and not theirs.
package func promptly<Value: Sendable>(
  _ work: @escaping @Sendable () async -> Value
) async -> Value {
  // Each priority has threads of its own.
  await Task.detached(priority: .high, operation: work).value
}
