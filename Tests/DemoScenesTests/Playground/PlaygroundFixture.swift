import Stage
import Testing
import UIKit

@testable import DemoScenes

/// The playground on a stage, at one of its pages.
@MainActor struct PlaygroundFixture {
    enum Page: Int, CaseIterable { case curves, springs, keyframes, animator, transitions, physics }

    let stage: Stage
    let controller: PlaygroundViewController

    init(_ page: Page, size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2, framesPerSecond: Int = 60) throws {
        SceneLibrary.documentsOverride = FileManager.default.temporaryDirectory.appendingPathComponent("playground-tests")
        stage = Stage(showing: { PlaygroundViewController() }, size: size, scale: scale, framesPerSecond: framesPerSecond)
        controller = try #require(stage.window.rootViewController as? PlaygroundViewController)
        controller.showPage(page.rawValue)
        stage.advance(by: 1)
        _ = stage.render()
    }

    func page<T: PlaygroundPage>(_ type: T.Type = T.self) throws -> T { try #require(controller.currentPage as? T) }

    func find(_ name: String) -> UIView? { Self.find(name, in: stage.window) }
    func view(_ name: String) throws -> UIView { try #require(find(name), "there is no view named \(name)") }
    func value(_ name: String, _ keyPath: String) throws -> Double { stage.trace(try view(name).layer, keyPath) }

    func tap(_ name: String) throws {
        stage.tap(try view(name))
        stage.advance(frames: 2)
    }

    /// Drags the middle of a view by a distance.
    func drag(_ name: String, by distance: CGVector, duration: Double = 0.3) throws {
        let view = try view(name)
        let start = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        stage.drag(from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), duration: duration)
        stage.advance(frames: 2)
    }

    /// Moves the focus to a view with Tab.
    func focus(_ name: String) throws {
        for _ in 0..<80 {
            if try view(name).isFocused { return }
            stage.key("tab")
        }
        Issue.record("Tab does not reach \(name)")
    }

    private static func find(_ name: String, in view: UIView) -> UIView? {
        view.accessibilityIdentifier == name ? view : view.subviews.lazy.compactMap { find(name, in: $0) }.first
    }
}
