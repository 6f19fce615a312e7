import Stage
import Testing
import UIKit

@testable import DemoScenes

@MainActor @Suite struct CurvesTests {
    /// The progress of each curve at 0.1, 0.2 … 0.9 of the duration.
    private static let progress: [(String, [Double])] = [
        ("linear", [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]),
        ("easeIn", [0.017027, 0.062282, 0.129577, 0.214861, 0.315357, 0.429120, 0.554814, 0.691634, 0.839428]),
        ("easeOut", [0.160572, 0.308366, 0.445186, 0.570880, 0.684643, 0.785139, 0.870423, 0.937718, 0.982973]),
        ("easeInOut", [0.019722, 0.081660, 0.187396, 0.331884, 0.5, 0.668116, 0.812604, 0.918340, 0.980278]),
        ("custom", [-0.054333, -0.076916, -0.067523, -0.025729, 0.049170, 0.158271, 0.303294, 0.487056, 0.714753]),
        ("spring", [0.864541, 1.325690, 1.004139, 0.898572, 1.010503, 1.030217, 0.993233, 0.991421, 1.003094]),
    ]

    private func expectPositions(_ fixture: SceneFixture, at tenth: Int) throws {
        for (name, progress) in Self.progress {
            let p = progress[tenth - 1]
            #expect(near(fixture.value(name, "position.x"), 98 + 160 * p), "\(name) at \(tenth)")
            #expect(near(fixture.value(name + "-dot", "position.x"), 52 * Double(tenth) / 10))
            #expect(near(fixture.value(name + "-dot", "position.y"), 52 * (1 - p)))
        }
    }

    @Test func runnersFollowTheirCurves() throws {
        let fixture = try SceneFixture("curves")
        for tenth in 1...9 {
            fixture.advance(to: 0.2 * Double(tenth))
            try expectPositions(fixture, at: tenth)
        }
        fixture.advance(to: 2)
        for (name, _) in Self.progress { #expect(abs(fixture.value(name, "position.x") - 258) < 160 * 0.0025) }
        fixture.advance(to: 2.1)
        #expect(fixture.isAtRest)
    }

    @Test func tapRestartsRace() throws {
        for time in [0.7, 2.5] {
            let fixture = try SceneFixture("curves")
            fixture.advance(to: time)
            fixture.stage.tap(at: CGPoint(x: 187, y: 400))
            let begin = fixture.stage.time
            fixture.advance(to: begin + 0.6)
            try expectPositions(fixture, at: 3)
        }
    }

    @Test func dragMovesRaceThroughTime() throws {
        let fixture = try SceneFixture("curves")
        fixture.advance(to: 2.5)
        let stage = fixture.stage
        // Drags back from the end by half of the timeline. The race does not move during the first ten points, after which the drag is
        // recognized.
        stage.touchDown(at: CGPoint(x: 350, y: 300))
        stage.advance(frames: 1)
        stage.touchMove(to: CGPoint(x: 340, y: 300))
        stage.advance(frames: 1)
        stage.touchMove(to: CGPoint(x: 340 - 308 * 0.5, y: 300))
        stage.advance(frames: 20)
        try expectPositions(fixture, at: 5)
        stage.touchMove(to: CGPoint(x: 340 - 308 * 0.8, y: 300))
        stage.advance(frames: 20)
        try expectPositions(fixture, at: 2)
        #expect(near(fixture.value("playhead", "position.x"), 2 + 308 * 0.2))
        stage.touchUp()
        stage.advance(frames: 100)
        try expectPositions(fixture, at: 2)
        #expect(fixture.isAtRest, "the race is paused")
        // The time is clamped at the ends of the timeline.
        stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 5, y: 300), duration: 0.3)
        #expect(near(fixture.value("easeIn", "position.x"), 98))
        stage.tap(at: CGPoint(x: 187, y: 300))
        let begin = stage.time
        fixture.advance(to: begin + 1)
        try expectPositions(fixture, at: 5)
    }

    @Test func keysControlRace() throws {
        let fixture = try SceneFixture("curves")
        fixture.advance(to: 1.2)
        for _ in 1...4 { fixture.stage.key("left") }
        fixture.advance(to: 2)
        try expectPositions(fixture, at: 5)
        fixture.stage.key("right")
        fixture.stage.key("right")
        fixture.stage.key("right")
        fixture.stage.key("right")
        try expectPositions(fixture, at: 6)
        fixture.stage.key("space")
        fixture.advance(to: fixture.stage.time + 0.195)
        try expectPositions(fixture, at: 1)
    }

    private func controller(_ fixture: SceneFixture) throws -> CurvesViewController {
        try #require(fixture.stage.window.rootViewController as? CurvesViewController)
    }

    /// A tap on a lane, and the up and down keys, show the code of another curve.
    @Test func selectionShowsCodeOfCurve() throws {
        let fixture = try SceneFixture("curves")
        let curves = try controller(fixture)
        #expect(curves.codeView.lines.contains { $0.contains("curve: .easeInOut") })
        let custom = fixture.frame("custom")
        fixture.stage.tap(at: CGPoint(x: 187, y: custom.midY))
        #expect(curves.selection == 4 && curves.codeView.lines.contains { $0.contains("controlPoint1: .init(x: 0.57, y: -0.4)") })
        fixture.stage.key("down")
        #expect(curves.codeView.lines.contains { $0.contains("dampingRatio: 0.33") })
        fixture.stage.key("down")
        #expect(curves.selection == 0 && curves.lanes.map(\.isSelected) == [true, false, false, false, false, false])
        fixture.stage.key("up")
        #expect(curves.selection == 5 && curves.codeView.contentSize.height <= curves.codeView.bounds.height)
    }

    /// The ghosts of a lane are at the positions of its runner at the tenths of a second that have passed.
    @Test func ghostsAreEarlierPositions() throws {
        let fixture = try SceneFixture("curves")
        let lanes = try controller(fixture).lanes
        fixture.advance(to: 1.25)
        for (lane, (name, progress)) in zip(lanes, Self.progress) {
            #expect(lane.visibleGhosts.count == 12, "\(name)")
            for tenth in 1...6 { #expect(near(lane.visibleGhosts[tenth * 2 - 1], 98 + 160 * progress[tenth - 1]), "\(name) at \(tenth)") }
        }
        fixture.advance(to: 2.5)
        #expect(lanes.allSatisfy { $0.visibleGhosts.count == 20 })
        // 20 steps back are half of the timeline. The ghosts of the second half disappear.
        for _ in 1...20 { fixture.stage.key("left") }
        #expect(lanes.allSatisfy { $0.visibleGhosts.count == 10 })
        fixture.stage.key("space")
        #expect(lanes.allSatisfy { $0.visibleGhosts.isEmpty })
    }
}
