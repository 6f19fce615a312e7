import CSDLWindow
import CoreGraphics

/// Shows frames from the memory of the window, which the window system shares. The painter paints in this memory, so no pixels are
/// uploaded, and only the changed rectangles are shown.
///
/// The memory can be changed when `present` returns, because SDL waits for the answer of the X server. Without a compositor of the desktop,
/// a display that is refreshed during the copy shows parts of two frames. Only a graphics processor could prevent this.
final class SurfaceOutput: WindowOutput {
    private let window: OpaquePointer
    /// The memory, or nil after an error.
    private var surface: UnsafeMutablePointer<SDL_Surface>?
    private var overlay: SurfaceOverlay?
    let waitsForRefresh = false

    /// Throws an error if the memory of the window does not have the format of the painter.
    init(_ window: OpaquePointer) throws {
        self.window = window
        surface = try Self.surface(of: window)
    }

    /// Returns the memory of a window. If the window's size has changed, SDL allocates new memory and frees the old memory.
    private static func surface(of window: OpaquePointer) throws -> UnsafeMutablePointer<SDL_Surface> {
        guard let surface = SDL_GetWindowSurface(window) else {
            throw WindowError("cannot show pixels: \(String(cString: SDL_GetError()))")
        }
        let (format, pitch) = (surface.pointee.format.pointee, surface.pointee.pitch)
        let isKnown = format.BytesPerPixel == 4 && format.Rmask == 0xFF_0000 && format.Gmask == 0xFF00 && format.Bmask == 0xFF
        guard isKnown, pitch == surface.pointee.w * 4, surface.pointee.pixels != nil else {
            throw WindowError("cannot show pixels of the format \(String(cString: SDL_GetPixelFormatName(format.format)))")
        }
        return surface
    }

    var width: Int { Int(surface?.pointee.w ?? 0) }
    var height: Int { Int(surface?.pointee.h ?? 0) }
    var pixels: UnsafeMutablePointer<UInt32>? { surface?.pointee.pixels.assumingMemoryBound(to: UInt32.self) }

    /// Each change of the size allocates new memory, even if the size changes back to the old size.
    func updateSize() throws -> Bool {
        (overlay, surface) = (nil, nil)
        surface = try Self.surface(of: window)
        return true
    }

    func upload(_ base: UnsafeRawPointer, width imageWidth: Int, _ rects: [SDL_Rect]) {
        guard let surface else { return }
        for rect in rects {
            for y in Int(rect.y)..<Int(rect.y + rect.h) {
                let (source, target) = ((y * imageWidth + Int(rect.x)) * 4, (y * width + Int(rect.x)) * 4)
                (surface.pointee.pixels + target).copyMemory(from: base + source, byteCount: Int(rect.w) * 4)
            }
            overlay?.composite(rect, on: surface)
        }
    }

    /// SDL's function fails after a change of the size. In this case, an event for the change follows, and the whole window is painted
    /// again.
    func present(_ rects: [SDL_Rect]) {
        guard !rects.isEmpty else { return }
        _ = rects.withUnsafeBufferPointer { SDL_UpdateWindowSurfaceRects(window, $0.baseAddress, Int32($0.count)) }
    }

    func presentAll() { SDL_UpdateWindowSurface(window) }

    func setOverlay(_ image: Bitmap?, x: Int, y: Int) {
        guard let surface else { return }
        let old = overlay?.frame
        overlay?.restore(on: surface)
        overlay = image.flatMap { SurfaceOverlay($0, x: x, y: y) }
        overlay?.composite(SDL_Rect(x: 0, y: 0, w: Int32(width), h: Int32(height)), on: surface)
        present([old, overlay?.frame].compactMap { $0 }.compactMap(clipped))
    }

    /// Returns the part of a rectangle that is in the window, or nil for a rectangle outside of the window.
    private func clipped(_ rect: SDL_Rect) -> SDL_Rect? {
        var (rect, result) = (rect, SDL_Rect())
        var bounds = SDL_Rect(x: 0, y: 0, w: Int32(width), h: Int32(height))
        return SDL_IntersectRect(&rect, &bounds, &result) == SDL_TRUE ? result : nil
    }

    /// SDL frees the memory together with the window.
    func close() { overlay = nil }
}
