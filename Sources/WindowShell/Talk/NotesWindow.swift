import CSDLWindow
import CoreGraphics
import Stage
import UIKit

/// The window of the speaker's notes. It belongs to the same process as the window of the talk, which handles its keys.
final class NotesWindow {
    private let window: OpaquePointer
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var stage: Stage
    private var collage: Collage
    private let notesView: NotesView
    /// The size of the texture in pixels.
    private var (width, height) = (0, 0)
    /// Whether all pixels have to be shown again.
    private var needsDisplay = true
    /// Whether the user has closed the window.
    private(set) var isClosed = false

    private static let defaultSize = CGSize(width: 1280, height: 800)

    /// Opens the window on a display: in full screen if the talk is on another one.
    init(title: String, display: Int, isFullscreen: Bool) throws {
        try VideoSubsystem.open()
        let position = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK) | Int32(display)
        var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        if isFullscreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
        var area = SDL_Rect(x: 0, y: 0, w: Int32(Self.defaultSize.width), h: Int32(Self.defaultSize.height))
        SDL_GetDisplayUsableBounds(Int32(display), &area)
        let size = (min(Int32(Self.defaultSize.width), area.w * 9 / 10), min(Int32(Self.defaultSize.height), area.h * 9 / 10))
        guard let window = SDL_CreateWindow(title, position, position, size.0, size.1, flags) else {
            defer { VideoSubsystem.close() }
            throw WindowError("cannot open the window of the notes: \(String(cString: SDL_GetError()))")
        }
        // The window of the talk waits for the refresh of its display. This one must not wait for another.
        guard let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue) else {
            let reason = String(cString: SDL_GetError())
            SDL_DestroyWindow(window)
            VideoSubsystem.close()
            throw WindowError("cannot open the window of the notes: \(reason)")
        }
        (self.window, self.renderer) = (window, renderer)
        SDL_SetWindowMinimumSize(window, 480, 320)
        stage = Stage(size: Self.defaultSize, scale: 1)
        collage = Collage(width: 1, height: 1, scale: 1)
        notesView = stage.perform { NotesView() }
        updateSize()
    }

    /// Closes the window.
    func close() {
        if let texture { SDL_DestroyTexture(texture) }
        SDL_DestroyRenderer(renderer)
        SDL_DestroyWindow(window)
        VideoSubsystem.close()
    }

    /// Adapts the stage and the texture to the size of the window.
    private func updateSize() {
        var (pixelWidth, pixelHeight, pointWidth, pointHeight): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetRendererOutputSize(renderer, &pixelWidth, &pixelHeight)
        SDL_GetWindowSize(window, &pointWidth, &pointHeight)
        guard Int(pixelWidth) != width || Int(pixelHeight) != height, pixelWidth > 0, pixelHeight > 0, pointWidth > 0 else { return }
        (width, height) = (Int(pixelWidth), Int(pixelHeight))
        if let texture { SDL_DestroyTexture(texture) }
        texture = SDL_CreateTexture(
            renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), pixelWidth, pixelHeight)
        let scale = CGFloat(width) / CGFloat(pointWidth)
        stage.perform { notesView.removeFromSuperview() }
        stage = Stage(size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), scale: scale)
        collage = Collage(width: width, height: height, scale: scale)
        stage.perform {
            let controller = BackgroundViewController()
            stage.window.rootViewController = controller
            notesView.frame = stage.window.bounds
            controller.view.addSubview(notesView)
        }
        needsDisplay = true
    }

    /// Shows a step of the talk, if it differs from the one that is shown.
    func show(_ content: NotesContent, picture: UIImage?) {
        stage.perform { notesView.show(content, picture: picture) }
        let changed = collage.paint(stage, [])
        guard !changed.isEmpty || needsDisplay else { return }
        collage.withImage { bitmap in
            bitmap.withUnsafeBytes { bytes in _ = SDL_UpdateTexture(texture, nil, bytes.baseAddress, Int32(width * 4)) }
        }
        needsDisplay = false
        present()
    }

    private func present() {
        SDL_RenderClear(renderer)
        SDL_RenderCopy(renderer, texture, nil, nil)
        SDL_RenderPresent(renderer)
    }

    // MARK: - Events

    /// Handles an event of this window. Returns whether it is one that the talk must not get: all except keys and text.
    func handle(_ event: SDL_Event) -> Bool {
        let number = SDL_GetWindowID(window)
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT where event.window.windowID == number: handle(event.window)
        case SDL_MOUSEWHEEL where event.wheel.windowID == number:
            stage.perform { notesView.scroll(by: -CGFloat(event.wheel.preciseY) * 40) }
            needsDisplay = true
        case SDL_MOUSEMOTION where event.motion.windowID == number: break
        case SDL_MOUSEBUTTONDOWN where event.button.windowID == number: break
        case SDL_MOUSEBUTTONUP where event.button.windowID == number: break
        case SDL_FINGERDOWN where event.tfinger.windowID == number: break
        case SDL_FINGERMOTION where event.tfinger.windowID == number: break
        case SDL_FINGERUP where event.tfinger.windowID == number: break
        default: return false
        }
        return true
    }

    private func handle(_ event: SDL_WindowEvent) {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED: updateSize()
        case SDL_WINDOWEVENT_EXPOSED: present()
        case SDL_WINDOWEVENT_CLOSE: isClosed = true
        default: break
        }
    }
}
