import CSDLWindow
import CoreGraphics
import DemoScenes
import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import WindowShell

/// The pixels that reach the screen, in windows of SDL's dummy driver.
@MainActor @Suite(.serialized) struct WindowOutputTests {
    init() { setenv("SDL_VIDEODRIVER", "dummy", 1) }

    /// A square that moves for a second.
    private final class SlideController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let square = UIView(frame: CGRect(x: 10, y: 20, width: 61, height: 43))
            view.backgroundColor = .white
            square.backgroundColor = .blue
            view.addSubview(square)
            UIView.animate(withDuration: 1) { square.center = CGPoint(x: 150, y: 203) }
        }
    }

    private func openWindow(_ size: CGSize, _ body: @MainActor (Window) throws -> Void) throws {
        let window = try Window(title: "Test", size: size, isFullscreen: false)
        defer { window.close() }
        try body(window)
    }

    private func makeContent(_ window: Window) throws -> WindowContent {
        let tour = Tour.custom { try Script("wait 1", file: "slide.script") }
        let scenes = (0..<3).map { index in
            Scene("slide-\(index)", title: "Slide \(index)", device: .phone(200, 300), tour: tour) { SlideController() }
        }
        return try WindowContent(scenes, size: window.size, scale: window.pixelsPerPoint)
    }

    private func makeCollage(_ window: Window) -> Collage {
        Collage(width: window.width, height: window.height, scale: window.pixelsPerPoint, pixels: window.pixels)
    }

    /// A copy of the memory of a window.
    private func pixels(_ window: Window) throws -> [UInt32] {
        Array(UnsafeBufferPointer(start: try #require(window.pixels), count: window.width * window.height))
    }

    /// Advances and paints frames, and checks two invariants after each frame:
    ///
    /// - The memory of the window has the same pixels as an image in which the whole frame is painted.
    /// - No pixel outside of the changed regions has changed.
    ///
    /// The screen is updated only in the changed regions. So if it showed the previous frame completely, it shows this frame completely.
    private func checkFrames(_ count: Int, _ content: WindowContent, _ collage: Collage, _ window: Window, _ step: String) throws {
        for frame in 0..<count {
            var shown = try pixels(window)
            content.advance(frames: 1)
            var times = FrameTimes()
            let changed = content.paint(collage)
            window.show(collage, changed, &times)
            let after = try pixels(window)
            for region in changed {
                for y in region.y..<region.y + region.height {
                    let row = (y * window.width + region.x)..<(y * window.width + region.x + region.width)
                    shown.replaceSubrange(row, with: after[row])
                }
            }
            let hasStalePixels = shown != after
            #expect(!hasStalePixels, "\(step), frame \(frame)")
            let whole = Collage(width: window.width, height: window.height, scale: window.pixelsPerPoint)
            _ = content.paint(whole)
            let isWhole = whole.image.words == after
            #expect(isWhole, "\(step), frame \(frame)")
        }
    }

    @Test func eachFrameOfTheWindowIsShownCompletely() throws {
        try openWindow(CGSize(width: 253, height: 241)) { window in
            let content = try makeContent(window)
            let collage = makeCollage(window)
            try checkFrames(2, content, collage, window, "gallery")
            content.openScene(at: 1)
            try checkFrames(2, content, collage, window, "opening")
            content.advance(frames: 30)
            for command in [WindowCommand.frameStatistics, .spotlight, .laserPointer, .zoom, .presses, .help, .blank] {
                content.perform(command)
                content.pointerMoved(to: CGPoint(x: 131, y: 107))
                try checkFrames(1, content, collage, window, "\(command)")
                content.advance(frames: 7)
                try checkFrames(1, content, collage, window, "\(command), later")
            }
        }
    }

    @Test func resizedWindowHasNewMemoryAndIsPaintedCompletely() throws {
        try openWindow(CGSize(width: 413, height: 321)) { window in
            let content = try makeContent(window)
            try checkFrames(2, content, makeCollage(window), window, "first size")
            for (width, height) in [(517, 303), (331, 444), (517, 303)] {
                SDL_SetWindowSize(window.handle, Int32(width), Int32(height))
                let isNew = try window.updateSize()
                #expect(isNew && window.width == width && window.height == height)
                content.resize(to: window.size, scale: window.pixelsPerPoint)
                try checkFrames(2, content, makeCollage(window), window, "\(width)")
            }
        }
    }

    /// Until the event for a size change is handled, frames are painted in the old memory, which the window no longer shows.
    @Test func windowIsPaintedAgainAfterItsSizeWasChangedAndRestored() throws {
        try openWindow(CGSize(width: 413, height: 321)) { window in
            let content = try makeContent(window)
            let collage = makeCollage(window)
            try checkFrames(1, content, collage, window, "first size")
            SDL_SetWindowSize(window.handle, 500, 333)
            content.advance(frames: 1)
            var times = FrameTimes()
            window.show(collage, content.paint(collage), &times)
            SDL_SetWindowSize(window.handle, 413, 321)
            let isNew = try window.updateSize()
            #expect(isNew && window.width == 413)
            try checkFrames(2, content, makeCollage(window), window, "after the event")
        }
    }

    // MARK: - Overlays

    /// Returns an image of one color with straight alpha.
    private func image(_ width: Int, _ height: Int, _ word: UInt32) -> Bitmap {
        Bitmap(width: width, height: height, words: Array(repeating: word, count: width * height))
    }

    private func upload(_ color: UInt32, x: Int, y: Int, width: Int, height: Int, _ window: Window) {
        let words = [UInt32](repeating: color, count: window.width * window.height)
        words.withUnsafeBytes {
            window.show(
                $0.baseAddress!, width: window.width, changed: [SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height))])
        }
    }

    @Test func overlayStaysAboveNewPixelsAndRestoresThemWhenRemoved() throws {
        try openWindow(CGSize(width: 300, height: 260)) { window in
            @MainActor func pixel(_ x: Int, _ y: Int) -> UInt32 { window.pixels![y * window.width + x] & 0xFF_FFFF }
            upload(0x20_4060, x: 0, y: 0, width: 300, height: 260, window)
            window.setOverlay(image(40, 30, 0xFF_FF0000), x: 21, y: 13)
            #expect(pixel(21, 13) == 0xFF_0000 && pixel(60, 42) == 0xFF_0000)
            #expect(pixel(20, 13) == 0x20_4060 && pixel(61, 42) == 0x20_4060)
            // New pixels below a part of the overlay.
            upload(0x11_2233, x: 50, y: 20, width: 30, height: 9, window)
            #expect(pixel(55, 25) == 0xFF_0000 && pixel(61, 25) == 0x11_2233)
            // Another overlay, half transparent, over a part of the first one.
            window.setOverlay(image(20, 20, 0x80_00FF00), x: 50, y: 10)
            #expect(pixel(30, 20) == 0x20_4060, "the first overlay is gone")
            #expect(abs(Int(pixel(55, 25) >> 8 & 0xFF) - (0x22 + 0xFF) / 2) <= 1)
            window.setOverlay(nil)
            #expect(pixel(55, 25) == 0x11_2233 && pixel(55, 12) == 0x20_4060 && pixel(21, 13) == 0x20_4060)
        }
    }

    @Test func overlayMayBePartlyOutsideOfTheWindow() throws {
        try openWindow(CGSize(width: 300, height: 260)) { window in
            upload(0x20_4060, x: 0, y: 0, width: 300, height: 260, window)
            window.setOverlay(image(50, 50, 0xFF_FF0000), x: -20, y: 230)
            #expect(window.pixels![259 * 300 + 29] & 0xFF_FFFF == 0xFF_0000)
            window.setOverlay(image(50, 50, 0xFF_FF0000), x: 290, y: -45)
            #expect(window.pixels![259 * 300 + 29] & 0xFF_FFFF == 0x20_4060 && window.pixels![4 * 300 + 290] & 0xFF_FFFF == 0xFF_0000)
            window.setOverlay(nil)
            let shown = try pixels(window)
            #expect(shown.allSatisfy { $0 & 0xFF_FFFF == 0x20_4060 })
        }
    }

    // MARK: - Choice of the output

    @Test func renderDriverHintChoosesTheOutput() throws {
        SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software")
        try openWindow(CGSize(width: 300, height: 260)) { #expect($0.pixels != nil && $0.refreshRate == nil) }
        // The dummy driver has no renderer with this name, so SDL uses its own renderer.
        SDL_SetHint(SDL_HINT_RENDER_DRIVER, "opengl")
        try openWindow(CGSize(width: 300, height: 260)) { window in
            #expect(window.pixels == nil && window.width == 300)
            let content = try makeContent(window)
            let collage = makeCollage(window)
            content.advance(frames: 2)
            var times = FrameTimes()
            window.show(collage, content.paint(collage), &times)
            #expect(times.uploading > 0 && times.presenting > 0)
        }
        SDL_ResetHint(SDL_HINT_RENDER_DRIVER)
    }

    @Test(arguments: [
        ("llvmpipe (LLVM 15.0.6, 256 bits)", true), ("softpipe", true), ("Software Rasterizer", true), ("SwiftShader Device", true),
        ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", false), ("NVIDIA GeForce RTX 3060/PCIe/SSE2", false), ("D3D12 (AMD Radeon)", false),
    ])
    func openGLSoftwareRendererIsRecognized(name: String, isEmulated: Bool) {
        #expect(GraphicsHardware.isEmulated(openGLRenderer: name) == isEmulated)
    }

    // MARK: - Measuring

    @Test func benchmarkMeasuresTheTimesOfItsFrames() throws {
        let benchmark = try WindowBenchmark(.scene("red-square"), Scene.demos, size: CGSize(width: 300, height: 250), scale: 1)
        defer { benchmark.close() }
        let result = benchmark.measure(frames: 3)
        #expect(result.processTime > 0 && result.times.painting > 0 && result.copyTime > 0)
        #expect(benchmark.outputDescription == "dummy, the memory of the window")
    }

    @Test func benchmarkOfAnUnknownSceneFails() {
        #expect(throws: WindowError.self) {
            _ = try WindowBenchmark(.scene("unknown"), [], size: CGSize(width: 400, height: 300), scale: 1)
        }
    }
}
