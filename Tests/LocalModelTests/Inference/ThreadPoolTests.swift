import Sampling
import Synchronization
import Testing

@testable import LocalModel

@Suite struct ThreadPoolTests {
  @Test func `every part of every task is done once, by any number of threads`() {
    for threads in [1, 2, 3, 7] {
      let pool = ThreadPool(count: threads)
      var random = SplitMix64(seed: UInt64(threads))
      for _ in 0..<2_000 {
        let count = Int(random.next(below: 60))
        let marks = (0..<count).map { _ in Mark() }
        pool.run(count, grain: 1 + Int(random.next(below: 9))) { parts, worker in
          for part in parts { marks[part].add(worker) }
        }
        #expect(marks.allSatisfy { $0.count == 1 && 0..<pool.count ~= $0.worker })
      }
    }
  }

  @Test func `threads that have gone to sleep wake up for the next task`() {
    let pool = ThreadPool(count: 3)
    for pause in [0, 1, 20_000, 0, 20_000] {
      wait(microseconds: pause)
      let marks = (0..<3).map { _ in Mark() }
      // None of the parts ends before all have begun, so that three threads must take them.
      let begun = Atomic<Int>(0)
      pool.run(3, grain: 1) { parts, worker in
        begun.add(1, ordering: .sequentiallyConsistent)
        for part in parts { marks[part].add(worker) }
        if pool.count == 3 {
          while begun.load(ordering: .sequentiallyConsistent) < 3 { wait(microseconds: 10) }
        }
      }
      #expect(marks.allSatisfy { $0.count == 1 })
      #expect(Set(marks.map(\.worker)).count == pool.count)
    }
  }

  @Test func `a pool that is sent away while its threads sleep, or look, leaves none behind`() {
    for pause in [0, 0, 10_000, 0] {
      let pool = ThreadPool(count: 4)
      let mark = Mark()
      pool.run(1, grain: 1) { _, worker in mark.add(worker) }
      #expect(mark.count == 1)
      wait(microseconds: pause)
    }
  }
}

/// How often a part was done, and by which thread.
private final class Mark: Sendable {
  private let done = Atomic<Int>(0)
  private let last = Atomic<Int>(-1)

  var count: Int { done.load(ordering: .sequentiallyConsistent) }
  var worker: Int { last.load(ordering: .sequentiallyConsistent) }

  func add(_ worker: Int) {
    done.add(1, ordering: .sequentiallyConsistent)
    last.store(worker, ordering: .sequentiallyConsistent)
  }
}

private func wait(microseconds: Int) {
  let end = ContinuousClock.now + .microseconds(microseconds)
  while ContinuousClock.now < end { _ = ContinuousClock.now }
}
