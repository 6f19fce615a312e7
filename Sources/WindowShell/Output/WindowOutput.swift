import CSDLWindow
import CoreGraphics
import Stage

/// The output of a window's frames to the screen: through the memory of the window (`SurfaceOutput`), or through a texture of the graphics
/// processor (`RendererOutput`).
protocol WindowOutput: AnyObject {
    /// The width in pixels.
    var width: Int { get }
    /// The height in pixels.
    var height: Int { get }
    /// The memory in which frames can be painted, `width * height` words, or nil if frames are uploaded from other memory. The memory is
    /// valid until the next call of `updateSize` or `close`.
    var pixels: UnsafeMutablePointer<UInt32>? { get }
    /// Whether `present` waits for the screen's next refresh.
    var waitsForRefresh: Bool { get }

    /// Adapts the output to the window's size in pixels. Returns whether the whole window must be painted again, in other memory. After an
    /// error, `pixels` is nil.
    func updateSize() throws -> Bool
    /// Copies rectangles of an image whose rows have `width` pixels. Not called if the image is in `pixels`.
    func upload(_ base: UnsafeRawPointer, width: Int, _ rects: [SDL_Rect])
    /// Shows rectangles that were painted or uploaded.
    func present(_ rects: [SDL_Rect])
    /// Shows the whole window again, for example after it was uncovered.
    func presentAll()
    /// Shows an image with straight alpha above the frames, with its top left pixel at (x, y). Nil removes the image.
    func setOverlay(_ image: Bitmap?, x: Int, y: Int)
    /// Releases all resources except for the window.
    func close()
}

extension WindowOutput {
    /// Copies rectangles of an image, unless it was painted in `pixels`.
    func upload(_ collage: Collage, _ rects: [SDL_Rect]) {
        guard pixels == nil else { return }
        collage.withImage { bitmap in
            bitmap.withUnsafeBytes { bytes in
                if let base = bytes.baseAddress { upload(base, width: collage.width, rects) }
            }
        }
    }
}

/// The choice of the output for a window.
enum WindowOutputs {
    /// The drivers of SDL that show the memory of a window directly. With other drivers, SDL copies the memory to a texture first.
    private static let driversWithSurfaces = ["x11", "dummy", "offscreen"]

    /// Whether the current driver shows the memory of a window directly.
    static var hasSurfaces: Bool {
        SDL_GetCurrentVideoDriver().map { driversWithSurfaces.contains(String(cString: $0)) } ?? false
    }

    /// Returns the output for a window.
    ///
    /// Without a graphics processor, OpenGL would upload, scale and copy the whole window on the CPU in each frame. So in this case, frames
    /// are painted in the memory of the window, and only the changed rectangles are shown. SDL's variable `SDL_RENDER_DRIVER` chooses a
    /// renderer. Its value `software` chooses the memory.
    ///
    /// - Parameter mayWait: Whether presenting may wait for the refreshes of the display.
    static func makeOutput(for window: OpaquePointer, mayWait: Bool = true) throws -> any WindowOutput {
        // With acceleration, SDL would use an OpenGL texture for the memory of a window.
        if hasSurfaces { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
        guard mayWait else {
            if hasSurfaces, let output = try? SurfaceOutput(window) { return output }
            return try RendererOutput(window, mayWait: false)
        }
        let choice = SDL_GetHint(SDL_HINT_RENDER_DRIVER).map { String(cString: $0) }
        let usesSurface = choice.map { $0 == "software" } ?? !GraphicsHardware.mayExist
        if hasSurfaces, usesSurface, let output = try? SurfaceOutput(window) { return output }
        let output = try RendererOutput(window)
        guard hasSurfaces, choice == nil, GraphicsHardware.isEmulated(output.renderer) else { return output }
        output.close()
        return try (try? SurfaceOutput(window)) ?? RendererOutput(window)
    }
}
