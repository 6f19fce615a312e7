import CSDLWindow
import CoreGraphics

/// An image with straight alpha that is drawn over the memory of a window. The overlay stores the pixels that the image covers.
nonisolated final class SurfaceOverlay {
    /// The frame in the window, in pixels.
    let frame: SDL_Rect
    private let image: UnsafeMutablePointer<SDL_Surface>
    /// The pixels of the window below the image.
    private let covered: UnsafeMutablePointer<SDL_Surface>

    /// Returns nil for an image without pixels.
    init?(_ bitmap: Bitmap, x: Int, y: Int) {
        guard bitmap.width > 0, bitmap.height > 0 else { return nil }
        frame = SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(bitmap.width), h: Int32(bitmap.height))
        func makeSurface(_ format: SDL_PixelFormatEnum, _ size: SDL_Rect) -> UnsafeMutablePointer<SDL_Surface>? {
            SDL_CreateRGBSurfaceWithFormat(0, size.w, size.h, 32, UInt32(format.rawValue))
        }
        guard let image = makeSurface(SDL_PIXELFORMAT_ARGB8888, frame) else { return nil }
        guard let covered = makeSurface(SDL_PIXELFORMAT_RGB888, frame) else {
            SDL_FreeSurface(image)
            return nil
        }
        bitmap.withUnsafeBytes { bytes in
            for row in 0..<bitmap.height {
                (image.pointee.pixels + row * Int(image.pointee.pitch))
                    .copyMemory(from: bytes.baseAddress! + row * bitmap.width * 4, byteCount: bitmap.width * 4)
            }
        }
        SDL_SetSurfaceBlendMode(image, SDL_BLENDMODE_BLEND)
        SDL_SetSurfaceBlendMode(covered, SDL_BLENDMODE_NONE)
        (self.image, self.covered) = (image, covered)
    }

    deinit {
        SDL_FreeSurface(image)
        SDL_FreeSurface(covered)
    }

    /// Draws the part of the image that is in a rectangle of the window. Before the call, the rectangle must contain the pixels below the
    /// image.
    func composite(_ rect: SDL_Rect, on surface: UnsafeMutablePointer<SDL_Surface>) {
        var (rect, frame, target) = (rect, frame, SDL_Rect())
        guard SDL_IntersectRect(&rect, &frame, &target) == SDL_TRUE else { return }
        var part = SDL_Rect(x: target.x - frame.x, y: target.y - frame.y, w: target.w, h: target.h)
        SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_NONE)
        var (source, below) = (target, part)
        SDL_UpperBlit(surface, &source, covered, &below)
        SDL_UpperBlit(image, &part, surface, &target)
    }

    /// Draws the covered pixels again.
    func restore(on surface: UnsafeMutablePointer<SDL_Surface>) {
        var target = frame
        SDL_UpperBlit(covered, nil, surface, &target)
    }
}
