import CoreGraphics
import Foundation
import Scenes
import Stage
import Testing
import UIKit

/// A scene in a window, and on a stage that is told of the same things: when both have come to rest they have to look the same.
@MainActor final class Visit {
    let stage: Stage
    private let desktop: Desktop
    private var collage: Collage
    private var ground: Stage
    private var before: Bitmap?

    init(_ name: String) throws {
        let scene = try #require(Scene.named(name))
        // As in a window: laid out for the scale of films, painted with the window's pixels.
        stage = Stage(size: scene.size, scale: 2, framesPerSecond: 60)
        collage = Collage(width: Int(scene.size.width), height: Int(scene.size.height), scale: 1)
        stage.window.rootViewController = scene.makeController()
        ground = Self.ground(scene.size)
        desktop = try Desktop(["run", name, "--scale", "1"])
        do {
            // What frames cost is never the same twice.
            if scene.showsFrameCost { try desktop.key("m") }
            try compare("at the beginning")
        } catch {
            close()
            throw error
        }
    }

    func close() { desktop.close() }

    private static func ground(_ size: CGSize) -> Stage {
        let ground = Stage(size: size, scale: 1, framesPerSecond: 60)
        ground.window.rootViewController = Ground()
        return ground
    }

    // MARK: - By mouse

    func click(_ x: CGFloat, _ y: CGFloat) throws {
        let point = CGPoint(x: x, y: y)
        try desktop.click(point)
        stage.tap(at: point)
        try compare("a click at \(point)")
    }

    func drag(_ start: CGPoint, _ end: CGPoint) throws {
        try desktop.drag(start, end)
        stage.drag(from: start, to: end, duration: 0.3)
        try compare("a drag from \(start) to \(end)")
    }

    func wheel(_ x: CGFloat, _ y: CGFloat, notches: Int) throws {
        let point = CGPoint(x: x, y: y)
        try desktop.wheel(point, notches)
        for _ in 0..<notches { stage.scroll(at: point, by: CGVector(dx: 0, dy: 40)) }
        try compare("a turn of the wheel at \(point)")
    }

    /// Presses with the mouse, as hard as the wheel says: the ring around it goes half round, then on. Let go the picture is what it was.
    func hold(_ x: CGFloat, _ y: CGFloat) throws {
        let rest = picture()
        let point = CGPoint(x: x, y: y)
        try desktop.down(point, turning: -8)
        let (right, below, left) = ((Int(x) + 26, Int(y)), (Int(x), Int(y) + 26), (Int(x) - 26, Int(y)))
        #expect(try desktop.shows { $0.isAccent(right) && $0.isAccent(below) && !$0.isAccent(left) }, "the ring is not half round")
        try desktop.turn(-6)
        #expect(try desktop.shows { $0.isAccent(left) }, "the ring does not go on")
        try desktop.up()
        #expect(try desktop.shows { $0 == rest }, "it does not go back")
    }

    // MARK: - By keys

    func key(_ stroke: String, as keysym: String) throws {
        try desktop.key(keysym)
        stage.key(stroke)
        try compare("the key \(stroke)")
    }

    func type(_ text: String) throws {
        try desktop.type(text)
        stage.type(text)
    }

    /// Without looking, as where a caret blinks.
    func blindKey(_ stroke: String, as keysym: String) throws {
        try desktop.key(keysym)
        stage.key(stroke)
    }

    /// A presenter's key turns the phone, and with it the window.
    func turn(_ keysym: String, wide: Bool) throws {
        try desktop.key(keysym)
        stage.rotate(to: wide ? .landscapeLeft : .portrait)
        (ground, collage) = (Self.ground(stage.size), Collage(width: Int(stage.size.width), height: Int(stage.size.height), scale: 1))
        try compare("turned by \(keysym)")
    }

    // MARK: - Looking

    private func picture() -> Bitmap {
        collage.paint(ground, [Collage.Inset(stage, frame: CGRect(origin: .zero, size: stage.size))])
        return collage.picture
    }

    private func compare(_ note: String) throws {
        stage.makeCurrent()
        stage.advance(by: 4)
        let wanted = picture()
        let changed = before.map { $0.differences(from: wanted) } ?? wanted.width * wanted.height
        #expect(changed > 200, "\(note) does nothing")
        before = wanted
        var last: Bitmap?
        let isSame = try desktop.shows {
            last = $0
            return $0 == wanted
        }
        guard !isSame, let last else { return }
        let folder = FileManager.default.temporaryDirectory.path
        try last.writePNG(to: folder + "/flipbook-window.png")
        try wanted.writePNG(to: folder + "/flipbook-stage.png")
        try #require(isSame, "\(note): \(last.differences(from: wanted)) pixels are different, see \(folder)/flipbook-*.png")
    }
}

/// The status bar is the scene's.
private final class Ground: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

extension Bitmap {
    fileprivate func isAccent(_ place: (x: Int, y: Int)) -> Bool {
        let pixel = self[place.x, place.y]
        return pixel.red > 240 && (95...125).contains(pixel.green) && pixel.blue < 75
    }

    fileprivate func differences(from other: Bitmap) -> Int {
        guard width == other.width, height == other.height else { return width * height }
        if self == other { return 0 }
        return withUnsafeBytes { own in
            other.withUnsafeBytes { others in zip(own.bindMemory(to: UInt32.self), others.bindMemory(to: UInt32.self)).count { $0 != $1 } }
        }
    }
}
