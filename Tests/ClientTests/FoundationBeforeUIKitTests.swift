import XCTest
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite final class FoundationBeforeUIKitTests {
    /// Queues other than the main queue run their work on other threads, in real time. They do not wait for frames of a stage.
    @Test func workOnOtherQueuesRuns() {
        let finished = DispatchGroup()
        let counter = NSLock()
        var count = 0
        func work() {
            counter.lock()
            count += 1
            counter.unlock()
            finished.leave()
        }
        for queue in [DispatchQueue.global(), DispatchQueue(label: "client"), DispatchQueue.global(qos: .userInitiated)] {
            for _ in 0..<6 { finished.enter() }
            queue.async { work() }
            queue.async(execute: DispatchWorkItem { work() })
            queue.async(qos: .utility) { work() }
            queue.async(group: finished) { work() }
            queue.asyncAfter(deadline: .now() + 0.01) { work() }
            queue.asyncAfter(deadline: .now() + 0.01, execute: DispatchWorkItem { work() })
        }
        #expect(finished.wait(wallTimeout: .now() + 60) == .success)
        #expect(count == 18)
    }

    @Test func scheduledCallsRunOnTheStage() {
        let stage = Stage(size: CGSize(width: 30, height: 40), scale: 1, framesPerSecond: 60)
        stage.advance(frames: 9)
        var frames: [Int] = []
        stage.perform {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { frames.append(stage.frame) }
            DispatchQueue.main.async { frames.append(stage.frame) }
            Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in frames.append(stage.frame) }
            RunLoop.main.perform { frames.append(stage.frame) }
        }
        stage.advance(frames: 60)
        #expect(frames == [10, 10, 24, 39])
    }
}
