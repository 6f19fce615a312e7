import CSDLWindow
import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// Shows frames in a real window without waiting between them, and measures the work for them.
///
/// Without a display, the window belongs to SDL's dummy driver. In this case, all work is done except for the copy to the screen.
package final class WindowBenchmark {
    /// The content of the window.
    package enum Workload {
        /// A scene without inputs.
        case scene(String)
        /// The tour of a scene, beginning at a frame.
        case tour(String, from: Int)
        /// The tour of a scene in its card in the gallery.
        case thumbnail(String)
        /// The gallery, which the wheel scrolls in each frame.
        case scrollingGallery
        /// The gallery without inputs. It is measured for a second.
        case restingGallery

        /// The name of the scene, or nil.
        fileprivate var sceneName: String? {
            switch self {
            case .scene(let name), .tour(let name, _), .thumbnail(let name): name
            case .scrollingGallery, .restingGallery: nil
            }
        }
    }

    private let workload: Workload
    private let sceneIndex: Int
    private let window: Window
    private let content: WindowContent
    private var collage: Collage
    private var times = FrameTimes()
    private var shownFrames: [[SDL_Rect]] = []

    /// Opens a window.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The number of pixels per point.
    package init(_ workload: Workload, _ scenes: [Scene], size: CGSize, scale: CGFloat) throws {
        self.workload = workload
        sceneIndex = try workload.sceneName.map { try Self.index(of: $0, scenes) } ?? 0
        if (try? VideoSubsystem.open()) == nil { setenv("SDL_VIDEODRIVER", "dummy", 1) } else { VideoSubsystem.close() }
        window = try Window(title: "Flipbook", size: size, isFullscreen: false, scale: scale)
        // A window manager may resize a new window.
        while window.nextEvent(within: 0.1) != nil {}
        try window.updateSize()
        content = try WindowContent(scenes, size: window.size, scale: window.pixelsPerPoint)
        collage = Collage(width: window.width, height: window.height, scale: window.pixelsPerPoint, pixels: window.pixels)
        try prepare(scenes)
    }

    /// Closes the window.
    package func close() {
        content.finish()
        window.close()
    }

    /// The driver of the window system, and whether frames are painted in the memory of the window.
    package var outputDescription: String {
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        return driver + (window.pixels == nil ? ", a texture" : ", the memory of the window")
    }

    /// Advances the content to the first measured frame.
    private func prepare(_ scenes: [Scene]) throws {
        switch workload {
        case .scene:
            content.openScene(at: sceneIndex)
            advance(60)
        case .tour(_, let frame):
            content.openScene(at: sceneIndex, script: try scenes[sceneIndex].script())
            advance(frame)
        case .thumbnail:
            makePosters()
            let frame =
                content.windowChrome.backStage.perform { content.windowChrome.gallery?.posterFrame(of: .scene(sceneIndex)) } ?? .zero
            content.pointerMoved(to: CGPoint(x: frame.midX, y: frame.midY))
            advance(60)
        case .scrollingGallery, .restingGallery:
            makePosters()
            advance(120)
        }
    }

    private static func index(of name: String, _ scenes: [Scene]) throws -> Int {
        guard let index = scenes.firstIndex(where: { $0.name == name }) else { throw WindowError("there is no scene '\(name)'") }
        return index
    }

    private func makePosters() {
        advance(2)
        while content.hasMissingPosters { content.makeNextPoster() }
    }

    private func advance(_ count: Int) {
        for frame in 0..<count { showFrame(-1 - frame) }
    }

    // MARK: - Measuring

    /// Shows frames and returns the mean work for one frame.
    package func measure(frames: Int) -> WindowMeasurement {
        (times, shownFrames) = (FrameTimes(), [])
        let start = WallClock.processWorkTime
        if case .restingGallery = workload { return measureRestingGallery(since: start) }
        for frame in 0..<frames { showFrame(frame) }
        let count = Double(frames)
        return WindowMeasurement(
            processTime: (WallClock.processWorkTime - start) / count,
            times: FrameTimes(
                playing: times.playing / count, painting: times.painting / count, uploading: times.uploading / count,
                presenting: times.presenting / count),
            copyTime: copyTime() / count)
    }

    /// Waits for a second like the loop of the window. The result is the work in 1/60 s.
    private func measureRestingGallery(since start: Double) -> WindowMeasurement {
        let end = WallClock.now + 1
        while WallClock.now < end {
            if let frames = content.framesUntilChange {
                _ = window.nextEvent(within: Double(frames) / Double(content.framesPerSecond))
                showFrame(0)
            } else {
                _ = window.nextEvent(within: end - WallClock.now)
            }
        }
        return WindowMeasurement(processTime: (WallClock.processWorkTime - start) / 60, times: FrameTimes(), copyTime: 0)
    }

    private func showFrame(_ frame: Int) {
        let start = WallClock.now
        while window.nextEvent(within: 0) != nil {}
        if case .scrollingGallery = workload, frame >= 0 {
            let middle = CGPoint(x: window.size.width / 2, y: window.size.height / 2)
            content.wheelMoved(at: middle, by: CGVector(dx: 0, dy: frame / 60 % 2 == 0 ? 20 : -20))
        }
        content.advance(frames: 1)
        let played = WallClock.now
        let changed = content.paint(collage)
        times.playing += played - start
        times.painting += WallClock.now - played
        guard !changed.isEmpty else { return }
        window.show(collage, changed, &times)
        shownFrames.append(changed.map { SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height)) })
    }

    /// Returns the time in seconds to copy the changed pixels of all frames from one memory to another. Presenting cannot be faster,
    /// because the window system has to copy these pixels once.
    private func copyTime() -> Double {
        let (width, byteCount) = (window.width * 4, window.width * window.height * 4)
        let source = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
        let target = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
        defer {
            source.deallocate()
            target.deallocate()
        }
        memset(source, 1, byteCount)
        memset(target, 2, byteCount)
        let start = WallClock.workTime
        for rect in shownFrames.joined() {
            for y in Int(rect.y)..<Int(rect.y + rect.h) {
                let offset = y * width + Int(rect.x) * 4
                memcpy(target + offset, source + offset, Int(rect.w) * 4)
            }
        }
        return WallClock.workTime - start
    }
}
