import CSDLWindow
import CoreGraphics
import Foundation
import Stage

/// The interface of a window for `WindowLoop`: a window of this process, or a window of the process that watches the sources.
protocol WindowSurface: AnyObject {
    /// The width and the height in pixels.
    var width: Int { get }
    var height: Int { get }
    /// The size in points.
    var size: CGSize { get }
    /// The number of pixels per point.
    var pixelsPerPoint: CGFloat { get }
    /// The number of units of the window system per point. The positions of events are in these units.
    var unitsPerPoint: CGFloat { get }
    /// The name of the display that contains the window, or nil if it is unknown.
    var displayName: String? { get }
    var title: String { get set }
    var isFullscreen: Bool { get set }

    /// The refresh rate of the display in images per second, or nil if `present` does not wait for its refreshes.
    var refreshRate: Double? { get }
    /// Whether the mouse pointer of the system is invisible over the window. In a window of another process, this has no effect.
    var isMousePointerHidden: Bool { get set }

    /// Whether `present` waits for the display or for another process, so that its duration contains more than the time of its work.
    var waitsWhilePresenting: Bool { get }

    /// Sets the icon of the window.
    func setIcon(_ icon: Bitmap)
    /// Adapts the surface to the window's size in pixels. Returns whether the whole window must be painted again, in other memory.
    func updateSize() throws -> Bool
    /// The memory in which frames are painted, or nil if they are uploaded from other memory. The memory is valid until `updateSize`
    /// returns true.
    var pixels: UnsafeMutablePointer<UInt32>? { get }
    /// Copies the changed regions of a frame to the window, unless it was painted in `pixels`.
    func upload(_ collage: Collage, changed: [SDL_Rect])
    /// Shows the changed regions. Waits for the screen's next refresh if the driver supports it.
    func present(_ changed: [SDL_Rect])
    /// Shows the last frame again, for example after the window was uncovered.
    func refresh()
    /// Moves the window to the next display, in full screen. Returns false if there is only one display.
    func moveToNextDisplay() -> Bool
    /// Changes the size in points, except for a window that is maximized or in full screen. The window system may choose another size.
    func resize(to size: CGSize)
    /// Swaps the width and the height of the window if it does not have the given orientation.
    func setOrientation(isLandscape: Bool)
    /// Activates input methods for a caret, or deactivates them if `caret` is nil.
    func setTextInput(at caret: CGRect?, restart: Bool)
    /// Returns the next event, or nil if none arrives within `seconds`. If `seconds` is nil, there is no time limit.
    func nextEvent(within seconds: Double?) -> SDL_Event?
    /// The text on the clipboard of the desktop, or nil if there is no text.
    var clipboardText: String? { get }
    /// Puts a text on the clipboard of the desktop.
    func setClipboardText(_ text: String)
    /// Closes the window.
    func close()
}

extension WindowSurface {
    /// The frame of the window for screen readers, in units of the window system. The position is zero where it is not known, as on
    /// Wayland, and in a window of another process.
    var accessibleFrame: CGRect {
        CGRect(
            origin: (self as? Window)?.position ?? .zero,
            size: CGSize(width: size.width * unitsPerPoint, height: size.height * unitsPerPoint))
    }

    /// Uploads and shows the changed regions of a frame, and adds the durations to `times`.
    func show(_ collage: Collage, _ changed: [WindowRegion], _ times: inout FrameTimes) {
        let rects = changed.map { SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height)) }
        let start = WallClock.now
        upload(collage, changed: rects)
        let (uploaded, workTime) = (WallClock.now, WallClock.workTime)
        present(rects)
        times.uploading += uploaded - start
        times.presenting += waitsWhilePresenting ? WallClock.workTime - workTime : WallClock.now - uploaded
    }
}
