import UIKit
import Foundation
import Dispatch
import Stage
import Testing
import XCTest

// The imports of this file have the order of ordinary app code: UIKit is first. In `FoundationBeforeUIKitTests.swift`, Foundation is first.
// This target uses Swift 5 mode.
@MainActor @Suite final class FoundationAfterUIKitTests {
    private var timer: Timer?
    private var frames: [Int] = []

    private func recordFrame(_ stage: Stage) { frames.append(stage.frame) }

    @Test func scheduledCallsRunOnTheStage() {
        let stage = Stage(size: CGSize(width: 30, height: 40), scale: 1, framesPerSecond: 60)
        stage.advance(frames: 13)
        stage.perform {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.recordFrame(stage) }
            DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(250)) { [weak self] in self?.recordFrame(stage) }
            DispatchQueue.main.asyncAfter(deadline: .now() + DispatchTimeInterval.seconds(1), qos: .default) { self.recordFrame(stage) }
            DispatchQueue.main.async { self.recordFrame(stage) }
            DispatchQueue.main.async(qos: .userInitiated) { self.recordFrame(stage) }
            RunLoop.main.perform { self.recordFrame(stage) }
            RunLoop.current.perform(inModes: [.common]) { self.recordFrame(stage) }
        }
        stage.advance(frames: 120)
        #expect(frames == [14, 14, 14, 14, 28, 43, 73])
    }

    /// Queues other than the main queue run their work in real time, on other threads.
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

    @Test func workItemsCanBeCancelled() {
        let stage = Stage(size: CGSize(width: 30, height: 40), scale: 1, framesPerSecond: 60)
        stage.perform {
            let item = DispatchWorkItem { self.recordFrame(stage) }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: item)
            let cancelledItem = DispatchWorkItem { self.recordFrame(stage) }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.4, execute: cancelledItem)
            DispatchQueue.main.async(execute: DispatchWorkItem { self.recordFrame(stage) })
            cancelledItem.cancel()
        }
        stage.advance(frames: 60)
        #expect(frames == [1, 12])
    }

    @Test func timersRunOnTheStage() {
        let stage = Stage(size: CGSize(width: 30, height: 40), scale: 1, framesPerSecond: 60)
        stage.perform {
            timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] timer in
                self?.recordFrame(stage)
                if self?.frames.count == 3 { timer.invalidate() }
            }
        }
        stage.advance(frames: 120)
        #expect(frames == [15, 30, 45])
        #expect(timer?.isValid == false)
        stage.perform {
            let later: Timer = Timer(timeInterval: 0.5, repeats: true) { timer in
                MainActor.assumeIsolated { self.recordFrame(stage) }
                timer.invalidate()
            }
            RunLoop.main.add(later, forMode: .common)
            Timer.scheduledTimer(
                timeInterval: 0.3, target: self, selector: Selector(FoundationAfterUIKitTests.timerFired(_:)), userInfo: nil, repeats: false
            )
        }
        stage.advance(frames: 60)
        #expect(frames == [15, 30, 45, -1, 150])
    }

    func timerFired(_ timer: Timer) { frames.append(-1) }

    @Test func workOfAnotherThreadRunsOnTheNextFrame() {
        let stage = Stage(size: CGSize(width: 30, height: 40), scale: 1, framesPerSecond: 60)
        stage.advance(frames: 7)
        let finished = DispatchSemaphore(value: 0)
        let thread = Thread {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.recordFrame(stage) } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { MainActor.assumeIsolated { self.recordFrame(stage) } }
            finished.signal()
        }
        #expect(stage.isIdle)
        thread.start()
        finished.wait()
        #expect(!stage.isIdle)
        stage.advance(frames: 30)
        #expect(frames == [8, 13])
    }
}
