import CoreGraphics
import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

/// A scene in a window and the same scene on a stage. Both get the same input, and when both are idle they must look the same.
@MainActor final class WindowComparison {
    let stage: Stage
    private let desktop: VirtualDesktop
    private var collage: Collage
    private var background: Stage
    private var previousImage: Bitmap?

    init(_ name: String) async throws {
        let scene = try #require(Scene.demo(named: name))
        // As in a window: the layout uses the scale of recordings, and the painting uses the pixels of the window.
        stage = Stage(showing: scene.makeController, size: scene.size)
        collage = Collage(width: Int(scene.size.width), height: Int(scene.size.height), scale: 1)
        background = Self.makeBackground(scene.size)
        desktop = try await VirtualDesktop(["run", name, "--scale", "1"])
        do {
            // The frame statistics are different in each run, so they are hidden.
            if scene.showsFrameStatistics { try await desktop.key("m") }
            try await compareImages("at the beginning")
        } catch {
            close()
            throw error
        }
    }

    func close() { desktop.close() }

    private static func makeBackground(_ size: CGSize) -> Stage {
        let background = Stage(size: size, scale: 1, framesPerSecond: 60)
        background.window.rootViewController = BackgroundController()
        return background
    }

    // MARK: - Mouse

    func click(_ x: CGFloat, _ y: CGFloat) async throws {
        let point = CGPoint(x: x, y: y)
        try await desktop.click(point)
        stage.tap(at: point)
        try await compareImages("a click at \(point)")
    }

    func drag(_ start: CGPoint, _ end: CGPoint) async throws {
        try await desktop.drag(start, end)
        stage.drag(from: start, to: end, duration: 0.3)
        try await compareImages("a drag from \(start) to \(end)")
    }

    /// Turns the wheel. Positive notches scroll down.
    func scroll(_ x: CGFloat, _ y: CGFloat, notches: Int) async throws {
        let point = CGPoint(x: x, y: y)
        try await desktop.scroll(point, notches: notches)
        for _ in 0..<abs(notches) { stage.scroll(at: point, by: CGVector(dx: 0, dy: notches > 0 ? 40 : -40)) }
        try await compareImages("a turn of the wheel at \(point)")
    }

    /// Presses with the mouse and sets the force with the wheel. The force ring around the touch is half full, then fuller. After
    /// the release the image is the same as before.
    func hold(_ x: CGFloat, _ y: CGFloat) async throws {
        let imageBefore = renderExpectedImage()
        let point = CGPoint(x: x, y: y)
        try await desktop.press(point, wheelNotches: -8)
        let (right, below, left) = ((Int(x) + 26, Int(y)), (Int(x), Int(y) + 26), (Int(x) - 26, Int(y)))
        #expect(
            try await desktop.eventuallyShows { $0.isAccentColor(right) && $0.isAccentColor(below) && !$0.isAccentColor(left) },
            "the force ring is not half full")
        try await desktop.turnWheel(-6)
        #expect(try await desktop.eventuallyShows { $0.isAccentColor(left) }, "the force ring does not become fuller")
        try await desktop.release()
        #expect(try await desktop.eventuallyShows { $0 == imageBefore }, "the image is not the same as before the press")
    }

    // MARK: - Keys

    func key(_ stroke: String, as keysym: String) async throws {
        try await desktop.key(keysym)
        stage.key(stroke)
        try await compareImages("the key \(stroke)")
    }

    func type(_ text: String) async throws {
        try await desktop.type(text)
        stage.type(text)
    }

    /// Presses a key without comparing images, for example while a caret is blinking.
    func keyWithoutComparing(_ stroke: String, as keysym: String) async throws {
        try await desktop.key(keysym)
        stage.key(stroke)
    }

    /// Presses a presenter key that rotates the phone, and the window with it.
    func rotate(_ keysym: String, isLandscape: Bool) async throws {
        try await desktop.key(keysym)
        stage.rotate(to: isLandscape ? .landscapeLeft : .portrait)
        (background, collage) = (
            Self.makeBackground(stage.size), Collage(width: Int(stage.size.width), height: Int(stage.size.height), scale: 1)
        )
        try await compareImages("turned by \(keysym)")
    }

    // MARK: - Comparing images

    private func renderExpectedImage() -> Bitmap {
        collage.paint(background, [Collage.Inset(stage, frame: CGRect(origin: .zero, size: stage.size))])
        return collage.image
    }

    /// Waits until the window looks like the stage. Also checks that the last action changed the image.
    private func compareImages(_ action: String) async throws {
        stage.makeCurrent()
        stage.advance(by: 4)
        let expected = renderExpectedImage()
        let changed = previousImage.map { $0.differences(from: expected) } ?? expected.width * expected.height
        #expect(changed > 200, "\(action) does not change the image")
        previousImage = expected
        var last: Bitmap?
        let isSame = try await desktop.eventuallyShows {
            last = $0
            return $0 == expected
        }
        guard !isSame, let last else { return }
        let folder = FileManager.default.temporaryDirectory.path
        try last.writePNG(to: folder + "/flipbook-window.png")
        try expected.writePNG(to: folder + "/flipbook-stage.png")
        try #require(isSame, "\(action): \(last.differences(from: expected)) pixels are different, see \(folder)/flipbook-*.png")
    }
}

/// The background has no status bar, because the scene shows its own.
private final class BackgroundController: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

extension Bitmap {
    fileprivate func isAccentColor(_ point: (x: Int, y: Int)) -> Bool {
        let pixel = self[point.x, point.y]
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
