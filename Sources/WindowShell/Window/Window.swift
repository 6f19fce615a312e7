import CSDLWindow
import CoreGraphics
import Foundation
import Stage
import UIKit

/// An SDL window that shows painted pixels. Only the changed regions are uploaded and shown.
final class Window: WindowSurface {
    /// The window of SDL.
    let handle: OpaquePointer
    private let output: any WindowOutput
    /// The width in pixels.
    var width: Int { output.width }
    /// The height in pixels.
    var height: Int { output.height }
    var pixels: UnsafeMutablePointer<UInt32>? { output.pixels }
    /// The caret for which text input is active, or nil if text input is inactive. The initial value is not nil, because SDL starts with
    /// active text input.
    private var textInputCaret: CGRect? = .null
    var title: String { didSet { if title != oldValue { SDL_SetWindowTitle(handle, title) } } }

    /// The number of units of the window system per point, for window systems that do not scale windows themselves.
    let unitsPerPoint: CGFloat

    /// Opens a window. The window system may choose another size than `size`.
    ///
    /// - Parameters:
    ///   - scale: The number of units of the window system per point.
    ///   - displayName: The name of the display on which the window is opened, or nil for the first display.
    init(title: String, size: CGSize, isFullscreen: Bool, scale: CGFloat = 1, displayName: String? = nil) throws {
        // Without this hint the X11 driver turns off the desktop's compositor, and the screen flickers.
        SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "0")
        SDL_SetHint(SDL_HINT_APP_NAME, "flipbook")
        // Touches on a touch screen must not be reported as mouse events too.
        SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        // With this hint, long compositions are reported completely and with their selection.
        SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
        // The input method shows its own list of candidates.
        SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
        do {
            try VideoSubsystem.open()
        } catch {
            throw Self.openingError("\(error)")
        }
        var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        if isFullscreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
        let display = displayName.flatMap { Self.displayNames.firstIndex(of: $0) } ?? 0
        let centered = Self.centeredPosition(onDisplay: Int32(display))
        guard
            let window = SDL_CreateWindow(
                title, centered, centered, Int32((size.width * scale).rounded()), Int32((size.height * scale).rounded()), flags)
        else {
            defer { VideoSubsystem.close() }
            throw Self.openingError(String(cString: SDL_GetError()))
        }
        do {
            output = try WindowOutputs.makeOutput(for: window)
        } catch {
            SDL_DestroyWindow(window)
            VideoSubsystem.close()
            throw Self.openingError("\(error)")
        }
        handle = window
        unitsPerPoint = scale
        self.title = title
        SDL_SetWindowMinimumSize(handle, Int32(240 * scale), Int32(240 * scale))
        try updateSize()
        // If another thread schedules work on the main queue, an event is pushed, so that `nextEvent` stops waiting.
        UIApplication.setArrivalHandler {
            var event = SDL_Event(SDL_USEREVENT)
            SDL_PushEvent(&event)
        }
    }

    /// Returns the error for a window that cannot be opened.
    static func openingError(_ reason: String) -> WindowError {
        WindowError("cannot open a window: \(reason)", isOpeningFailure: true)
    }

    func close() {
        UIApplication.setArrivalHandler(nil)
        output.close()
        SDL_DestroyWindow(handle)
        VideoSubsystem.close()
    }

    /// The maximum size of a new window: 95 % of the usable width and 90 % of the usable height of the screen.
    static var availableScreenSize: CGSize {
        let defaultSize = CGSize(width: 1024, height: 768)
        guard (try? VideoSubsystem.open()) != nil else { return defaultSize }
        defer { VideoSubsystem.close() }
        var area = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(0, &area) == 0 else { return defaultSize }
        return CGSize(width: Double(area.w) * 0.95, height: Double(area.h) * 0.9)
    }

    func setIcon(_ icon: Bitmap) {
        var bitmap = icon
        bitmap.withUnsafeMutableWords { words in
            let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                words.baseAddress, Int32(icon.width), Int32(icon.height), 32, Int32(icon.width * 4),
                UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue))
            SDL_SetWindowIcon(handle, surface)
            SDL_FreeSurface(surface)
        }
    }

    /// Adapts the output to the window's size in pixels. Returns whether the whole window must be painted again.
    @discardableResult
    func updateSize() throws -> Bool { try output.updateSize() }

    /// The size in points.
    var size: CGSize { CGSize(width: CGFloat(width) / pixelsPerPoint, height: CGFloat(height) / pixelsPerPoint) }

    /// The number of pixels per point.
    var pixelsPerPoint: CGFloat {
        var (w, h): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(handle, &w, &h)
        return (w > 0 ? CGFloat(width) / CGFloat(w) : 1) * unitsPerPoint
    }

    /// The refresh rate of the display that contains most of the window. Nil if the rate is unknown or if presenting does not wait for
    /// the refreshes.
    var refreshRate: Double? {
        guard output.waitsForRefresh else { return nil }
        var mode = SDL_DisplayMode()
        guard SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(handle), &mode) == 0, mode.refresh_rate > 0 else { return nil }
        return Double(mode.refresh_rate)
    }

    var waitsWhilePresenting: Bool { output.waitsForRefresh }

    /// Uploads the changed regions of an image, unless it was painted in `pixels`.
    func upload(_ collage: Collage, changed: [SDL_Rect]) {
        output.upload(collage, changed)
    }

    /// Shows the changed regions. Waits for the screen's next refresh if the driver supports it.
    func present(_ changed: [SDL_Rect]) { output.present(changed) }

    /// Uploads and shows the changed regions of an image whose rows have `width` pixels.
    func show(_ base: UnsafeRawPointer, width: Int, changed: [SDL_Rect]) {
        output.upload(base, width: width, changed)
        output.present(changed)
    }

    /// Shows an image with straight alpha above the frames, with its top left pixel at (x, y). Nil removes the image.
    func setOverlay(_ image: Bitmap?, x: Int = 0, y: Int = 0) { output.setOverlay(image, x: x, y: y) }

    /// Shows the whole window again, for example after it was uncovered.
    func refresh() { output.presentAll() }

    /// Whether the window is in full screen.
    var isFullscreen: Bool {
        get { SDL_GetWindowFlags(handle) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue == SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
        set { SDL_SetWindowFullscreen(handle, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0) }
    }

    var isMousePointerHidden = false {
        didSet { if isMousePointerHidden != oldValue { SDL_ShowCursor(isMousePointerHidden ? SDL_DISABLE : SDL_ENABLE) } }
    }

    /// The index of the display that shows the center of the window.
    var displayIndex: Int { Int(max(SDL_GetWindowDisplayIndex(handle), 0)) }

    /// Moves the window to the center of the display with an index, if this display exists. A window in full screen stays in full screen.
    func move(toDisplay index: Int) {
        guard index < SDL_GetNumVideoDisplays(), index != displayIndex else { return }
        let wasFullscreen = isFullscreen
        if wasFullscreen { isFullscreen = false }
        let position = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK) | Int32(index)
        SDL_SetWindowPosition(handle, position, position)
        if wasFullscreen { isFullscreen = true }
    }

    // MARK: - Events

    /// Activates input methods for a caret, or deactivates them if `caret` is nil. Input methods show their candidates below the caret.
    ///
    /// - Parameter restart: Whether to discard the text that an input method is composing.
    func setTextInput(at caret: CGRect?, restart: Bool) {
        if textInputCaret != nil, restart || caret == nil {
            SDL_StopTextInput()
            // `SDL_StopTextInput` also stops text events. They are needed for commands, because only they contain the letters of the
            // keyboard layout.
            SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_ENABLE)
        }
        if caret != nil, restart || textInputCaret == nil { SDL_StartTextInput() }
        if let caret, caret != textInputCaret {
            var rect = SDL_Rect(
                x: Int32((caret.minX * unitsPerPoint).rounded()), y: Int32((caret.minY * unitsPerPoint).rounded()),
                w: Int32((caret.width * unitsPerPoint).rounded(.up)), h: Int32((caret.height * unitsPerPoint).rounded(.up)))
            SDL_SetTextInputRect(&rect)
        }
        textInputCaret = caret
    }

    var clipboardText: String? { Self.clipboardText }
    static var clipboardText: String? {
        guard SDL_HasClipboardText() == SDL_TRUE, let pointer = SDL_GetClipboardText() else { return nil }
        defer { SDL_free(pointer) }
        return String(cString: pointer)
    }
    func setClipboardText(_ text: String) { SDL_SetClipboardText(text) }

    /// Returns the next event, or nil if none arrives within `seconds`. If `seconds` is nil, there is no time limit.
    ///
    /// The thread sleeps while it waits. It does not poll.
    func nextEvent(within seconds: Double?) -> SDL_Event? { Self.nextEvent(within: seconds) }

    private static func nextEvent(within seconds: Double?) -> SDL_Event? {
        var event = SDL_Event()
        if SDL_PollEvent(&event) == 1 { return event }
        guard seconds.map({ $0 > 0 }) ?? true else { return nil }
        if VideoSubsystem.isHeadless {
            // These drivers have no events to wait for, and SDL would poll a thousand times per second.
            SDL_Delay(UInt32(min(seconds ?? 0.05, 0.05) * 1000))
            return SDL_PollEvent(&event) == 1 ? event : nil
        }
        guard let seconds else { return SDL_WaitEvent(&event) == 1 ? event : nil }
        return SDL_WaitEventTimeout(&event, Int32(min(seconds * 1000, 1e9).rounded(.up))) == 1 ? event : nil
    }
}
