import Stage
import Testing
import UIKit

@testable import DemoScenes

/// The saved scenes move as the pages of the playground do.
@MainActor @Suite struct PlaygroundSceneTests {
    private func makeStage(_ controller: @escaping () -> UIViewController) -> Stage {
        Stage(showing: controller, size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    }

    @Test func curveSceneMovesWithTheCurve() throws {
        let stage = makeStage { CurveScene() }
        let scene = try #require(stage.window.rootViewController as? CurveScene)
        for _ in 1...2 {
            for frame in 1...59 {
                stage.advance(frames: 1)
                let expected = 60 + 255 * CubicCurve(0.66, 0, 0.34, 1).progress(at: Double(frame) / 60)
                #expect(abs(stage.trace(scene.dot.layer, "position.x") - expected) < 0.01)
            }
            stage.advance(by: 1)
            scene.play()
        }
    }

    @Test func springSceneMovesWithTheSpring() throws {
        let stage = makeStage { SpringScene() }
        let scene = try #require(stage.window.rootViewController as? SpringScene)
        let spring = SpringModel(dampingRatio: 0.5, response: 0.5)
        for frame in 1...60 {
            stage.advance(frames: 1)
            let expected = 60 + 375 * 0.45 * spring.progress(at: Double(frame) / 60)
            #expect(abs(stage.trace(scene.dot.layer, "position.x") - expected) < 0.01)
        }
    }

    @Test func keyframesSceneMovesThroughTheKeys() throws {
        let stage = makeStage { KeyframesScene() }
        let scene = try #require(stage.window.rootViewController as? KeyframesScene)
        for frame in 1...119 {
            stage.advance(frames: 1)
            let point = KeyframeModel().point(at: Double(frame) / 120)
            #expect(abs(stage.trace(scene.dot.layer, "position.x") - Double(point.x * 375)) < 0.1)
            #expect(abs(stage.trace(scene.dot.layer, "position.y") - Double(point.y * 667)) < 0.1)
        }
    }

    @Test func animatorSceneStarts() throws {
        let stage = makeStage { AnimatorScene() }
        let scene = try #require(stage.window.rootViewController as? AnimatorScene)
        stage.advance(by: 1.02)
        #expect(scene.animator?.isRunning == true)
        #expect(abs(stage.trace(scene.tile.layer, "position.x") - 187.5) < 12)
        stage.tap(at: CGPoint(x: 200, y: 500))
        stage.advance(by: 3)
        #expect(scene.animator?.state == .inactive && scene.tile.center.x == 315)
    }

    @Test func transitionAndPhysicsScenesRun() throws {
        let stage = makeStage { TransitionScene() }
        let scene = try #require(stage.window.rootViewController as? TransitionScene)
        let first = scene.card.subviews.first
        stage.advance(by: 2)
        stage.tap(at: CGPoint(x: 30, y: 30))
        stage.advance(by: 2)
        #expect(scene.card.subviews.count == 1 && scene.card.subviews.first !== first)
        let physicsStage = makeStage { GravityScene() }
        let physics = try #require(physicsStage.window.rootViewController as? GravityScene)
        physicsStage.advance(by: 4)
        #expect(physics.blocks.allSatisfy { $0.center.y > 560 && $0.center.y < 667 })
    }
}
