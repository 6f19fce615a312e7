import CoreGraphics
import Scenes
import Shell
import Stage
import Testing
import UIKit

/// How the clock on the wall moves a presentation; what it says is handed in.
@MainActor @Suite struct PaceTests {
    private func open(_ name: String) throws -> Presentation {
        let scene = try #require(Scene.named(name))
        let exhibit = Exhibit(
            name: scene.name, title: scene.title, summary: scene.summary, size: scene.size, makeController: scene.makeController)
        return try Presentation([exhibit], alone: 0, size: scene.size, scale: 1)
    }

    private let collage = Collage(width: 75, height: 133, scale: 0.2)

    /// Looks at the clock as often as a window does, from one moment to another.
    private func watch(_ presentation: Presentation, _ pace: inout Pace, from start: Double, to end: Double) {
        for look in 0...Int((end - start) * 60) {
            pace.goOn(presentation, at: start + Double(look) / 60)
            // Only what is painted is at rest.
            _ = presentation.paint(collage)
        }
    }

    @Test func aShortClickAfterALongWaitIsShort() throws {
        let lock = try open("lock")
        var pace = Pace(lock, at: 100)
        watch(lock, &pace, from: 100, to: 103)
        #expect(lock.framesUntilChange == nil, "the intro is over")
        // Nothing wakes the window for a minute, not even the mouse: it is already where the click will be.
        let start = lock.frame
        pace.take({ lock.pointerDown(at: CGPoint(x: 48, y: 330)) }, by: lock, at: 163)
        watch(lock, &pace, from: 163, to: 163.1)
        pace.take({ lock.pointerUp() }, by: lock, at: 163.1)
        #expect((5...7).contains(lock.frame - start), "a tenth of a second, not a press: \(lock.frame - start) frames")
    }

    /// While something moves, each frame comes when it is due.
    @Test func whatMovesKeepsTime() throws {
        let flight = try open("flight")
        var pace = Pace(flight, at: 4)
        watch(flight, &pace, from: 4, to: 5.5)
        #expect(flight.frame == 90)
        // An event between two frames moves nothing.
        pace.take({ flight.pointerDown(at: CGPoint(x: 48, y: 330)) }, by: flight, at: 5.505)
        #expect(flight.frame == 90)
    }

    @Test func afterAStallItGoesOnInsteadOfRacing() throws {
        let flight = try open("flight")
        var pace = Pace(flight, at: 4)
        watch(flight, &pace, from: 4, to: 4.5)
        pace.goOn(flight, at: 904.5)
        #expect(flight.frame == 31)
        watch(flight, &pace, from: 904.5, to: 905)
        #expect(flight.frame == 61)
    }
}
