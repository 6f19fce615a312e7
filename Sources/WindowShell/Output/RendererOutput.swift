import CSDLWindow
import CoreGraphics

/// Shows frames with a renderer of SDL. The changed rectangles are copied to a texture, which the graphics processor copies to the window.
final class RendererOutput: WindowOutput {
    let renderer: OpaquePointer
    private var texture: OpaquePointer?
    /// An image that is shown above the texture, and its frame in pixels.
    private var overlay: (texture: OpaquePointer, frame: SDL_Rect)?
    private(set) var width = 0
    private(set) var height = 0
    var pixels: UnsafeMutablePointer<UInt32>? { nil }

    /// Creates a renderer that waits for the refreshes of the display, if `mayWait` is true and if there is such a renderer. Otherwise
    /// creates SDL's software renderer, which does not use the graphics processor.
    init(_ window: OpaquePointer, mayWait: Bool = true) throws {
        let waiting = mayWait ? SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue) : nil
        guard let renderer = waiting ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue) else {
            throw WindowError(String(cString: SDL_GetError()))
        }
        self.renderer = renderer
    }

    var waitsForRefresh: Bool {
        var info = SDL_RendererInfo()
        return SDL_GetRendererInfo(renderer, &info) == 0 && info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    }

    func updateSize() throws -> Bool {
        var (w, h): (Int32, Int32) = (0, 0)
        SDL_GetRendererOutputSize(renderer, &w, &h)
        guard Int(w) != width || Int(h) != height else { return false }
        if let texture { SDL_DestroyTexture(texture) }
        texture = SDL_CreateTexture(
            renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), max(w, 1), max(h, 1))
        guard texture != nil else { throw WindowError("cannot show \(w)×\(h) pixels: \(String(cString: SDL_GetError()))") }
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
        (width, height) = (Int(w), Int(h))
        return true
    }

    func upload(_ base: UnsafeRawPointer, width: Int, _ rects: [SDL_Rect]) {
        for var rect in rects {
            let source = base + (Int(rect.y) * width + Int(rect.x)) * 4
            SDL_UpdateTexture(texture, &rect, source, Int32(width * 4))
        }
    }

    /// The renderer does not keep the previous frame, so the whole window is drawn again.
    func present(_ rects: [SDL_Rect]) { presentAll() }

    func presentAll() {
        SDL_RenderClear(renderer)
        SDL_RenderCopy(renderer, texture, nil, nil)
        if var overlay { SDL_RenderCopy(renderer, overlay.texture, nil, &overlay.frame) }
        SDL_RenderPresent(renderer)
    }

    func setOverlay(_ image: Bitmap?, x: Int, y: Int) {
        if let overlay { SDL_DestroyTexture(overlay.texture) }
        overlay = nil
        guard let image, image.width > 0, image.height > 0,
            let texture = SDL_CreateTexture(
                renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_STATIC.rawValue), Int32(image.width),
                Int32(image.height))
        else { return presentAll() }
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
        image.withUnsafeBytes { _ = SDL_UpdateTexture(texture, nil, $0.baseAddress, Int32(image.width * 4)) }
        overlay = (texture, SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(image.width), h: Int32(image.height)))
        presentAll()
    }

    func close() {
        if let texture { SDL_DestroyTexture(texture) }
        if let overlay { SDL_DestroyTexture(overlay.texture) }
        SDL_DestroyRenderer(renderer)
    }
}
