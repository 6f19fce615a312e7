import CoreGraphics
import DemoScenes
import FlipbookPlayback
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// With reduced motion, no demo scene moves without the user for longer than five seconds.
@MainActor @Suite struct ReducedMotionSceneTests {
    /// The animated properties that are no motion.
    private static let still: Set<String> = ["opacity", "backgroundColor", "contents", "borderColor", "shadowOpacity", "fillColor"]

    /// Returns descriptions of the layers that move or emit particles.
    private func motion(in layer: CALayer) -> [String] {
        guard !layer.isHidden, layer.opacity > 0.01 else { return [] }
        var found = (layer.animationKeys() ?? []).compactMap { key -> String? in
            guard let animation = layer.animation(forKey: key) as? CAPropertyAnimation, let path = animation.keyPath else { return nil }
            return Self.still.contains(path) ? nil : path
        }
        if let emitter = layer as? CAEmitterLayer, emitter.birthRate > 0, emitter.emitterCells?.isEmpty == false {
            found.append("particles")
        }
        return found + (layer.sublayers ?? []).flatMap(motion)
    }

    private func motion(_ scene: Scene, reducesMotion: Bool) -> [String] {
        let stage = scene.makeStage(scale: 1, framesPerSecond: 10)
        stage.reducesMotion = reducesMotion
        stage.advance(by: 5)
        var found: [String] = []
        for _ in 0..<40 {
            stage.advance(frames: 1)
            found += motion(in: stage.window.layer)
        }
        return found
    }

    @Test(arguments: Scene.demos.map { $0.name }) func sceneRests(name: String) throws {
        let scene = try #require(Scene.demo(named: name))
        let found = motion(scene, reducesMotion: true)
        #expect(found.isEmpty, "\(Set(found).sorted())")
    }

    /// Without the setting, the flights change and it snows.
    @Test func flightMovesWithoutTheSetting() throws {
        let found = Set(motion(try #require(Scene.demo(named: "flight")), reducesMotion: false))
        #expect(found.contains("particles") && found.contains { $0.hasPrefix("position") || $0.hasPrefix("transform") })
    }
}
