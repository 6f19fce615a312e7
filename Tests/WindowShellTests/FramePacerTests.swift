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
        let start = lock.frame
        pacer.handle({ lock.pointerDown(at: CGPoint(x: 48, y: 330)) }, for: lock, at: 163)
        run(lock, &pacer, from: 163, to: 163.1)
        pacer.handle({ lock.pointerUp() }, for: lock, at: 163.1)
        #expect((5...7).contains(lock.frame - start), "a tenth of a second, not a press: \(lock.frame - start) frames")
    }

    /// While something moves, each frame appears when it is due.
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
