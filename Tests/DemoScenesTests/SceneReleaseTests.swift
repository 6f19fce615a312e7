import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

@testable import DemoScenes

/// A scene that is closed leaves no object in memory.
@MainActor @Suite struct SceneReleaseTests {
    nonisolated private static let names = [
        "animations", "auto-layout", "bookstore", "collections", "components", "controls", "curves", "drawing", "flight", "list", "lock",
        "login",
        "packing-list", "physics", "playground", "quiz", "raster", "rectangle", "red-square",
    ]

    @Test func allScenesAreTested() { #expect(Scene.demos.map { $0.name }.sorted() == Self.names) }

    /// The objects that a stage has shown, without retaining them.
    @MainActor private struct ShownObjects {
        private struct Reference {
            weak var object: AnyObject?
            let name: String
        }

        private var references: [ObjectIdentifier: Reference] = [:]

        var count: Int { references.count }
        /// The types of the objects that still exist.
        var remaining: [String] { references.values.filter { $0.object != nil }.map(\.name).sorted() }

        mutating func add(_ stage: Stage) {
            for window in stage.windows {
                add(window)
                var controller = window.rootViewController
                while let shown = controller {
                    add(shown)
                    controller = shown.presentedViewController
                }
            }
        }

        private mutating func add(_ view: UIView) {
            reference(view)
            reference(view.layer)
            for recognizer in view.gestureRecognizers ?? [] { reference(recognizer) }
            for layer in view.layer.sublayers ?? [] { reference(layer) }
            for subview in view.subviews { add(subview) }
        }

        private mutating func add(_ controller: UIViewController) {
            reference(controller)
            for child in controller.children { add(child) }
        }

        private mutating func reference(_ object: AnyObject) {
            let name = (object as? UIView)?.accessibilityIdentifier.map { "\(type(of: object)) \($0)" } ?? "\(type(of: object))"
            references[ObjectIdentifier(object)] = Reference(object: object, name: name)
        }
    }

    /// Advances another stage by a frame. Until then, the last application is the current one, and some scheduled calls wait for the
    /// next frame of any stage.
    private func useAnotherStage() { Stage(size: CGSize(width: 20, height: 30), scale: 1, framesPerSecond: 60).advance(frames: 1) }

    @Test(arguments: Self.names) func sceneIsReleasedWhileItPlays(name: String) throws {
        let scene = try #require(Scene.demo(named: name))
        var objects = ShownObjects()
        do {
            let stage = scene.makeStage(scale: 0.5, threads: 1)
            stage.advance(frames: 13)
            stage.tap(at: CGPoint(x: stage.size.width * 0.45, y: stage.size.height * 0.55))
            stage.advance(frames: 31)
            _ = stage.render()
            objects.add(stage)
        }
        useAnotherStage()
        #expect(objects.count > 10 && objects.remaining == [], "\(objects.remaining)")
    }

    /// Plays eighteen seconds of the tour.
    @Test(arguments: Self.names) func sceneIsReleasedAfterItsTour(name: String) throws {
        let scene = try #require(Scene.demo(named: name))
        var objects = ShownObjects()
        do {
            let take = try Take(script: scene.script()) { scene.makeStage(scale: 0.5, framesPerSecond: 30, threads: 1) }
            for _ in 0..<20 {
                try take.advance(frames: 27)
                objects.add(take.stage)
            }
        }
        useAnotherStage()
        #expect(objects.count > 10 && objects.remaining == [], "\(objects.remaining)")
    }

    @Test func keyboardObserverReleasesItsHandler() {
        final class Receiver {
            var heights: [CGFloat] = []
        }
        weak var released: Receiver?
        func postKeyboard() {
            NotificationCenter.default.post(
                name: UIResponder.keyboardWillShowNotification, object: nil,
                userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 0, y: 9, width: 70, height: 43))])
        }
        do {
            let receiver = Receiver()
            released = receiver
            let observer = KeyboardObserver { height, _ in receiver.heights.append(height) }
            postKeyboard()
            #expect(receiver.heights == [43])
            withExtendedLifetime(observer) {}
        }
        #expect(released == nil)
    }
}
