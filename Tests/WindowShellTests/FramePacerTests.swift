import CoreGraphics
import DemoScenes
import FlipbookPlayback
import Stage
import Testing
import UIKit
import WindowShell

/// Tests how wall-clock time advances a presentation. The tests pass the time as an argument, they do not wait.
@MainActor @Suite struct FramePacerTests {
    private func open(_ name: String) throws -> WindowContent {
        let scene = try #require(Scene.demo(named: name))
        return try WindowContent([scene.with(.none)], onlyScene: 0, size: scene.size, scale: 1)
    }

    private let collage = Collage(width: 75, height: 133, scale: 0.2)

    /// Advances the presentation 60 times a second, as a window does.
    private func run(_ content: WindowContent, _ pacer: inout FramePacer, from start: Double, to end: Double) {
        for index in 0...Int((end - start) * 60) {
            pacer.advance(content, at: start + Double(index) / 60)
            // Painting performs the layout. Only then is the presentation idle.
            _ = content.paint(collage)
        }
    }

    @Test func shortClickAfterLongWaitStaysShort() throws {
        let lock = try open("lock")
        var pacer = FramePacer(lock, at: 100)
        run(lock, &pacer, from: 100, to: 103)
        #expect(lock.framesUntilChange == nil, "the intro is over")
        // No event wakes the window for a minute: the mouse is already at the position of the click.
        var start = 0
        pacer.handle(
            {
                start = lock.frame
                lock.pointerDown(at: CGPoint(x: 48, y: 330))
            }, for: lock, at: 163)
        run(lock, &pacer, from: 163, to: 163.1)
        pacer.handle({ lock.pointerUp() }, for: lock, at: 163.1)
        #expect((5...7).contains(lock.frame - start), "a tenth of a second, not a press: \(lock.frame - start) frames")
    }

    /// Returns an idle scene and its pacer, three seconds after the start at 100.
    private func openIdleLock() throws -> (WindowContent, FramePacer) {
        let lock = try open("lock")
        var pacer = FramePacer(lock, at: 100)
        run(lock, &pacer, from: 100, to: 103)
        try #require(lock.framesUntilChange == nil, "the intro is over")
        return (lock, pacer)
    }

    @Test func idleTimeAdvancesTheTimeOfTheScene() throws {
        var (lock, pacer) = try openIdleLock()
        let time = try #require(lock.sceneTime)
        // The window sleeps. An event that changes nothing wakes it after 7.25 seconds, and many follow within a frame.
        for index in 0...40 { pacer.handle({}, for: lock, at: 110.25 + Double(index) / 4000) }
        #expect(abs((lock.sceneTime ?? 0) - time - 7.25) < 0.02)
        pacer.handle({}, for: lock, at: 111.5)
        #expect(abs((lock.sceneTime ?? 0) - time - 8.5) < 0.02, "events do not delay the scene's time")
    }

    @Test func idleTimeDoesNotAdvanceAPausedScene() throws {
        var (lock, pacer) = try openIdleLock()
        pacer.handle({ lock.perform(.pause) }, for: lock, at: 104)
        run(lock, &pacer, from: 104, to: 105)
        let time = try #require(lock.sceneTime)
        pacer.handle({ lock.perform(.pause) }, for: lock, at: 131)
        #expect(lock.sceneTime == time)
    }

    @Test func longIdleTimeIsShortenedToTenMinutes() throws {
        var (lock, pacer) = try openIdleLock()
        let time = try #require(lock.sceneTime)
        pacer.handle({}, for: lock, at: 103 + 5000)
        #expect(abs((lock.sceneTime ?? 0) - time - 600) < 0.02)
        pacer.handle({}, for: lock, at: 103 + 5002)
        #expect(abs((lock.sceneTime ?? 0) - time - 602) < 0.04)
    }

    /// The window shows tenths of a second of the recording. It wakes only when the shown time changes, not for each frame.
    @Test func recordingHasTheTimeOfTheWallClock() throws {
        var (lock, pacer) = try openIdleLock()
        pacer.handle({ lock.perform(.recording) }, for: lock, at: 103.4)
        let start = lock.frame
        var (now, wakeCount) = (103.4, 0)
        while now < 110.7 {
            _ = lock.paint(collage)
            now += Double(try #require(lock.framesUntilChange)) / 60 + 0.001
            pacer.advance(lock, at: now)
            wakeCount += 1
        }
        #expect(abs(Double(lock.frame - start) / 60 - (now - 103.4)) < 0.04)
        #expect(wakeCount < 90, "\(wakeCount) in 7.3 seconds")
        #expect(lock.recordingTime == "0:07.3")
        // A delay of a second is caught up. Without a recording, it would be dropped.
        pacer.advance(lock, at: now + 1.3)
        #expect(lock.recordingTime == "0:08.6")
        lock.advance(frames: 60 * 55)
        #expect(lock.recordingTime == "1:03.6")
    }

    /// During an animation, each frame is shown at its time.
    @Test func animationFollowsWallClock() throws {
        let flight = try open("flight")
        var pacer = FramePacer(flight, at: 4)
        run(flight, &pacer, from: 4, to: 5.5)
        #expect(flight.frame == 90)
        // An event between two frames does not advance the scene.
        pacer.handle({ flight.pointerDown(at: CGPoint(x: 48, y: 330)) }, for: flight, at: 5.505)
        #expect(flight.frame == 90)
    }

    @Test func timeContinuesAfterLongDelay() throws {
        let flight = try open("flight")
        var pacer = FramePacer(flight, at: 4)
        run(flight, &pacer, from: 4, to: 4.5)
        pacer.advance(flight, at: 904.5)
        #expect(flight.frame == 31)
        run(flight, &pacer, from: 904.5, to: 905)
        #expect(flight.frame == 61)
    }
}
