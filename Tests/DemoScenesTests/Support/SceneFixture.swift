import DemoScenes
import FlipbookPlayback
import Stage
import Testing
import UIKit

/// A scene on a stage. Its views are found by their accessibility identifiers.
@MainActor struct SceneFixture {
    let stage: Stage

    /// Creates a stage with the named scene.
    ///
    /// Layout is rounded to whole pixels. If this would affect the checked numbers, use a larger scale, which gives smaller pixels.
    init(_ name: String, scale: CGFloat = 2, framesPerSecond: Int = 200) throws {
        let scene = try #require(Scene.demo(named: name))
        stage = Stage(showing: scene.makeController, size: scene.size, scale: scale, framesPerSecond: framesPerSecond)
        _ = stage.render()
    }

    func advance(to time: Double) { stage.advance(frames: Int((time * Double(stage.framesPerSecond)).rounded()) - stage.frame) }

    /// Whether no further change is scheduled.
    var isAtRest: Bool {
        _ = stage.render()
        return stage.nextChange == nil
    }

    func contains(_ name: String) -> Bool { find(name) != nil }
    func view(_ name: String) throws -> UIView { try #require(find(name), "there is no view named \(name)") }
    func text(_ name: String) -> String? { (find(name) as? UILabel)?.text }

    /// Returns the presented value of a view's layer for a key path, or NaN if there is no such view.
    func value(_ name: String, _ keyPath: String) -> Double { find(name).map { stage.trace($0.layer, keyPath) } ?? .nan }

    /// Returns the frame of a view in window coordinates, or the null rectangle if there is no such view. Running animations are ignored.
    func frame(_ name: String) -> CGRect { find(name).map { $0.convert($0.bounds, to: nil) } ?? .null }

    private func find(_ name: String) -> UIView? { Self.find(name, in: stage.window) }

    private static func find(_ name: String, in view: UIView) -> UIView? {
        view.accessibilityIdentifier == name ? view : view.subviews.lazy.compactMap { find(name, in: $0) }.first
    }
}

/// Whether two values differ by at most a thousandth.
func near(_ a: some BinaryFloatingPoint, _ b: Double) -> Bool { abs(Double(a) - b) <= 1e-3 }
