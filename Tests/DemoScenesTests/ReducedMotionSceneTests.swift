import CoreGraphics
import DemoScenes
import FlipbookPlayback
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// With reduced motion, no demo scene moves without the user for longer than five seconds, except for two.
@MainActor @Suite struct ReducedMotionSceneTests {
    /// The scenes whose subject is a motion that does not end: a race of curves, and a test picture of the rasterizer.
    private static let continuous: Set<String> = ["curves", "raster"]
    /// The properties whose animations are not motion, such as a fade.
    private static let propertiesWithoutMotion: Set<String> = [
        "opacity", "backgroundColor", "contents", "borderColor", "shadowOpacity", "fillColor",
    ]

    /// Returns descriptions of the layers that move or emit particles.
    private func motion(in layer: CALayer) -> [String] {
        guard !layer.isHidden, layer.opacity > 0.01 else { return [] }
        var found = (layer.animationKeys() ?? []).compactMap { key -> String? in
            guard let animation = layer.animation(forKey: key) as? CAPropertyAnimation, let path = animation.keyPath else { return nil }
            return Self.propertiesWithoutMotion.contains(path) ? nil : path
        }
        if let emitter = layer as? CAEmitterLayer, emitter.birthRate > 0, emitter.emitterCells?.isEmpty == false {
            found.append("particles")
        }
        return found + (layer.sublayers ?? []).flatMap(motion)
    }

    private func motion(_ scene: Scene, reducesMotion: Bool) -> [String] {
        let stage = scene.makeStage(scale: 1, framesPerSecond: 4)
        stage.reducesMotion = reducesMotion
        stage.advance(by: 5)
        var found: [String] = []
        for _ in 0..<13 {
            stage.advance(frames: 1)
            found += motion(in: stage.window.layer)
        }
        return found
    }

    @Test func scenesRest() {
        for scene in Scene.demos where !Self.continuous.contains(scene.name) {
            let found = motion(scene, reducesMotion: true)
            #expect(found.isEmpty, "\(scene.name): \(Set(found).sorted())")
        }
    }

    /// Without the setting, the flights change and it snows.
    @Test func flightMovesWithoutTheSetting() throws {
        let found = Set(motion(try #require(Scene.demo(named: "flight")), reducesMotion: false))
        #expect(found.contains("particles") && found.contains { $0.hasPrefix("position") || $0.hasPrefix("transform") })
    }
}
