import CSDLWindow
import CoreGraphics
import Stage
import UIKit

/// The window of the speaker's notes. It belongs to the same process as the window of the talk, which also handles the keys of this window.
final class NotesWindow {
    private let window: OpaquePointer
    private let output: any WindowOutput
    private var stage: Stage
    private var collage: Collage
    private let notesView: NotesView
    /// Whether the user has closed the window.
    private(set) var isClosed = false

    private static let defaultSize = CGSize(width: 1280, height: 800)

    /// Opens the window on a display.
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
        // The window of the talk waits for the refreshes of its display. This window must not wait for the refreshes of another display.
        do {
            output = try WindowOutputs.makeOutput(for: window, mayWait: false)
        } catch {
            SDL_DestroyWindow(window)
            VideoSubsystem.close()
            throw WindowError("cannot open the window of the notes: \(error)")
        }
        self.window = window
        SDL_SetWindowMinimumSize(window, 480, 320)
        stage = Stage(size: Self.defaultSize, scale: 1)
        collage = Collage(width: 1, height: 1, scale: 1)
        notesView = stage.perform { NotesView() }
        updateSize()
    }

    /// Closes the window.
    func close() {
        output.close()
        SDL_DestroyWindow(window)
        VideoSubsystem.close()
    }

    /// Adapts the output and the stage to the size of the window.
    private func updateSize() {
        var (pointWidth, pointHeight): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(window, &pointWidth, &pointHeight)
        // After an error, the memory of the old size is invalid, so the collage is replaced in this case too.
        guard pointWidth > 0, (try? output.updateSize()) != false else { return }
        let (width, height) = (max(output.width, 1), max(output.height, 1))
        let scale = CGFloat(width) / CGFloat(pointWidth)
        stage.perform { notesView.removeFromSuperview() }
        stage = Stage(size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), scale: scale)
        collage = Collage(width: width, height: height, scale: scale, pixels: output.pixels)
        stage.perform {
            let controller = BackgroundViewController()
            stage.window.rootViewController = controller
            notesView.frame = stage.window.bounds
            controller.view.addSubview(notesView)
        }
    }

    /// Shows the content of the notes. Only changed parts of the window are painted.
    func show(_ content: NotesContent, picture: UIImage?) {
        stage.perform { notesView.show(content, picture: picture) }
        let changed = collage.paint(stage, [])
        guard !changed.isEmpty else { return }
        let rects = changed.map { SDL_Rect(x: Int32($0.x0), y: Int32($0.y0), w: Int32($0.width), h: Int32($0.height)) }
        output.upload(collage, rects)
        output.present(rects)
    }

    // MARK: - Events

    /// Handles an event of this window. Returns whether the event must not be passed to the talk. The result is true for all events of this
    /// window except for keys and text.
    func handle(_ event: SDL_Event) -> Bool {
        let number = SDL_GetWindowID(window)
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT where event.window.windowID == number: handle(event.window)
        case SDL_MOUSEWHEEL where event.wheel.windowID == number:
            stage.perform { notesView.scroll(by: -CGFloat(event.wheel.preciseY) * 40) }
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
        case SDL_WINDOWEVENT_EXPOSED: output.presentAll()
        case SDL_WINDOWEVENT_CLOSE: isClosed = true
        default: break
        }
    }
}
