import Scenes
import Stage
import Testing
import UIKit

/// A scene on a stage, and what is seen of it by name.
@MainActor struct Show {
    let stage: Stage

    /// What is laid out stands on whole pixels; where that would be seen in the numbers, a larger scale has finer ones.
    init(_ name: String, scale: CGFloat = 2, framesPerSecond: Int = 200) throws {
        let scene = try #require(Scene.named(name))
        stage = Stage(size: scene.size, scale: scale, framesPerSecond: framesPerSecond)
        stage.window.rootViewController = scene.makeController()
        _ = stage.render()
    }

    func advance(to time: Double) { stage.advance(frames: Int((time * Double(stage.framesPerSecond)).rounded()) - stage.frame) }

    /// Whether nothing more is to come.
    var rests: Bool {
        _ = stage.render()
        return stage.nextChange == nil
    }

    func has(_ name: String) -> Bool { find(name) != nil }
    func view(_ name: String) throws -> UIView { try #require(find(name), "there is no \(name)") }
    func text(_ name: String) -> String? { (find(name) as? UILabel)?.text }

    /// A number of the layer of a view, as it is shown now; none if there is no such view.
    func value(_ name: String, _ keyPath: String) -> Double { find(name).map { stage.trace($0.layer, keyPath) } ?? .nan }

    /// Where a view is laid out, in the window.
    func frame(_ name: String) -> CGRect { find(name).map { $0.convert($0.bounds, to: nil) } ?? .null }

    private func find(_ name: String) -> UIView? { Self.find(name, in: stage.window) }

    private static func find(_ name: String, in view: UIView) -> UIView? {
        view.accessibilityIdentifier == name ? view : view.subviews.lazy.compactMap { find(name, in: $0) }.first
    }
}

/// Equal to a thousandth of a point.
func near(_ a: some BinaryFloatingPoint, _ b: Double) -> Bool { abs(Double(a) - b) <= 1e-3 }
