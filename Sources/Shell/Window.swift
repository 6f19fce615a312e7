import CSDL2
import CoreGraphics
import Foundation
import Stage

/// An SDL window that shows finished pixels: one streaming texture, of which only what changed is sent.
final class Window {
    private let window: OpaquePointer
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private(set) var width = 0
    private(set) var height = 0
    /// SDL listens from the start.
    private var listensAt: CGRect? = .null
    var title: String { didSet { if title != oldValue { SDL_SetWindowTitle(window, title) } } }

    /// `size` is wanted; the window system may give another.
    init(title: String, size: CGSize, isFullscreen: Bool) throws {
        // X11 would otherwise switch the desktop's compositor off for the time, which flickers on stage.
        SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "0")
        SDL_SetHint(SDL_HINT_APP_NAME, "flipbook")
        // A touch screen's fingers come as what they are.
        SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        // Long compositions come whole, and with what is chosen in them.
        SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
        // What an input method offers is shown by itself.
        SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
        do {
            try Screen.open()
        } catch {
            throw Self.failure("\(error)")
        }
        var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        if isFullscreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
        let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
        guard let window = SDL_CreateWindow(title, centered, centered, Int32(size.width), Int32(size.height), flags) else {
            defer { Screen.close() }
            throw Self.failure(String(cString: SDL_GetError()))
        }
        let vsync = SDL_RENDERER_PRESENTVSYNC.rawValue
        guard let renderer = SDL_CreateRenderer(window, -1, vsync) ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue) else {
            let reason = String(cString: SDL_GetError())
            SDL_DestroyWindow(window)
            Screen.close()
            throw Self.failure(reason)
        }
        self.window = window
        self.renderer = renderer
        self.title = title
        SDL_SetWindowMinimumSize(window, 240, 240)
        try fit()
    }

    private static func failure(_ reason: String) -> ShellError {
        ShellError("cannot open a window: \(reason); without a display, 'flipbook record' makes a film instead")
    }

    func close() {
        if let texture { SDL_DestroyTexture(texture) }
        SDL_DestroyRenderer(renderer)
        SDL_DestroyWindow(window)
        Screen.close()
    }

    /// The largest part of a screen that a new window should take.
    static var roomOnScreen: CGSize {
        let usual = CGSize(width: 1024, height: 768)
        guard (try? Screen.open()) != nil else { return usual }
        defer { Screen.close() }
        var area = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(0, &area) == 0 else { return usual }
        return CGSize(width: Double(area.w) * 0.95, height: Double(area.h) * 0.9)
    }

    /// A picture for the task bar.
    func setIcon(_ icon: Bitmap) {
        var pixels = icon
        pixels.withUnsafeMutableWords { words in
            let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                words.baseAddress, Int32(icon.width), Int32(icon.height), 32, Int32(icon.width * 4),
                UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue))
            SDL_SetWindowIcon(window, surface)
            SDL_FreeSurface(surface)
        }
    }

    /// Takes on the window's size in pixels; true if it changed.
    @discardableResult
    func fit() throws -> Bool {
        var (w, h): (Int32, Int32) = (0, 0)
        SDL_GetRendererOutputSize(renderer, &w, &h)
        guard Int(w) != width || Int(h) != height else { return false }
        if let texture { SDL_DestroyTexture(texture) }
        texture = SDL_CreateTexture(
            renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), max(w, 1), max(h, 1))
        guard texture != nil else { throw ShellError("cannot show \(w)×\(h) pixels: \(String(cString: SDL_GetError()))") }
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
        (width, height) = (Int(w), Int(h))
        return true
    }

    /// In the window system's points.
    var size: CGSize { CGSize(width: CGFloat(width) / pixelsPerPoint, height: CGFloat(height) / pixelsPerPoint) }

    /// Pixels for each of the window system's points.
    var pixelsPerPoint: CGFloat {
        var (w, h): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(window, &w, &h)
        return w > 0 ? CGFloat(width) / CGFloat(w) : 1
    }

    /// Sends the changed parts and shows the picture. Waits for the screen's next refresh where the driver can.
    func show(_ collage: Collage, changed: [SDL_Rect]) {
        collage.withPicture { picture in
            picture.withUnsafeBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                for var rect in changed {
                    let from = base + (Int(rect.y) * collage.width + Int(rect.x)) * 4
                    SDL_UpdateTexture(texture, &rect, from, Int32(collage.width * 4))
                }
            }
        }
        refresh()
    }

    /// Shows what is there again, as after the window was uncovered.
    func refresh() {
        SDL_RenderClear(renderer)
        SDL_RenderCopy(renderer, texture, nil, nil)
        SDL_RenderPresent(renderer)
    }

    var isFullscreen: Bool {
        get { SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue == SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
        set { SDL_SetWindowFullscreen(window, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0) }
    }

    /// Wider than high, or higher than wide, around the same middle; where the window system or the screen does not allow it, as it was.
    func turn(isWide: Bool) {
        var (x, y, w, h): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetWindowSize(window, &w, &h)
        SDL_GetWindowPosition(window, &x, &y)
        let isFixed = SDL_GetWindowFlags(window) & (SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_MAXIMIZED.rawValue) != 0
        var room = SDL_Rect()
        guard !isFixed, w != h, (w > h) != isWide, SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(window), &room) == 0,
            h <= room.w, w <= room.h
        else { return }
        SDL_SetWindowSize(window, h, w)
        SDL_SetWindowPosition(
            window, min(max(x + (w - h) / 2, room.x), room.x + room.w - h), min(max(y + (h - w) / 2, room.y), room.y + room.h - w))
    }

    // MARK: - Events

    /// Input methods are at work where there is a caret, and show what they offer below it. `afresh`, what one is composing is no longer wanted.
    func listen(at caret: CGRect?, afresh: Bool) {
        if listensAt != nil, afresh || caret == nil {
            SDL_StopTextInput()
            // Letters are keys of the presenter's, too, and only as text are they those of this keyboard.
            SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_ENABLE)
        }
        if caret != nil, afresh || listensAt == nil { SDL_StartTextInput() }
        if let caret, caret != listensAt {
            var rect = SDL_Rect(
                x: Int32(caret.minX.rounded()), y: Int32(caret.minY.rounded()), w: Int32(caret.width.rounded(.up)),
                h: Int32(caret.height.rounded(.up)))
            SDL_SetTextInputRect(&rect)
        }
        listensAt = caret
    }

    /// The next event; waits for it, but no longer than `seconds` (nil: for ever). Nothing is polled while it waits.
    static func nextEvent(within seconds: Double?) -> SDL_Event? {
        var event = SDL_Event()
        if SDL_PollEvent(&event) == 1 { return event }
        guard seconds.map({ $0 > 0 }) ?? true else { return nil }
        if Screen.isUnseen {
            // These drivers have nothing to wait on: SDL would look a thousand times a second.
            SDL_Delay(UInt32(min(seconds ?? 0.05, 0.05) * 1000))
            return SDL_PollEvent(&event) == 1 ? event : nil
        }
        guard let seconds else { return SDL_WaitEvent(&event) == 1 ? event : nil }
        return SDL_WaitEventTimeout(&event, Int32(min(seconds * 1000, 1e9).rounded(.up))) == 1 ? event : nil
    }
}
