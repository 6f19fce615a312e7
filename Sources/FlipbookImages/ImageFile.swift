import CSDLImage
import CoreGraphics
import Foundation

/// Functions that read image files in the formats of SDL_image, and write PNG and JPEG files.
package enum ImageFile {
    /// Reads and decodes a file. A vector image is rendered to fit `size`, in pixels. Other images keep their size.
    package static func bitmap(atPath path: String, fitting size: (width: Int, height: Int)? = nil) throws -> Bitmap {
        try decode(try data(atPath: path), named: path, fitting: size)
    }

    /// Reads the image of a file. A vector image is rendered again when it is shown larger.
    package static func image(atPath path: String) throws -> CGImage { try image(from: try data(atPath: path), named: path) }

    /// Decodes an image. `name` is the name in error messages.
    package static func image(from data: Data, named name: String) throws -> CGImage {
        let bitmap = try decode(data, named: name)
        guard isVectorImage(data) else { return CGImage(bitmap) }
        let (width, height) = (bitmap.width, bitmap.height)
        return CGImage(bitmap) { scale in
            try? decode(data, named: name, fitting: (width * scale, height * scale)).croppedOrPadded(
                toWidth: width * scale, height: height * scale)
        }
    }

    /// Returns the bytes of a file.
    private static func data(atPath path: String) throws -> Data {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            let reason = FileManager.default.fileExists(atPath: path) ? "it cannot be read" : "there is no such file"
            throw ImageError("cannot open \(path): \(reason)")
        }
    }

    /// Whether the data is an SVG image.
    private static func isVectorImage(_ data: Data) -> Bool {
        withStream(of: data) { file in
            defer { SDL_RWclose(file) }
            return IMG_isSVG(file) != 0
        } ?? false
    }

    /// Calls `body` with a stream of the data, which `body` must close. Returns nil if the data is empty.
    private static func withStream<R>(of data: Data, _ body: (UnsafeMutablePointer<SDL_RWops>) -> R) -> R? {
        data.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, let file = SDL_RWFromConstMem(start, Int32(bytes.count)) else { return nil }
            return body(file)
        }
    }

    /// Decodes an image. A vector image is rendered to fit `size`.
    private static func decode(_ data: Data, named name: String, fitting size: (width: Int, height: Int)? = nil) throws -> Bitmap {
        let surface: UnsafeMutablePointer<SDL_Surface>? =
            withStream(of: data) { file -> UnsafeMutablePointer<SDL_Surface>? in
                guard let size, IMG_isSVG(file) != 0 else { return IMG_Load_RW(file, 1) }
                defer { SDL_RWclose(file) }
                return IMG_LoadSizedSVG_RW(file, Int32(size.width), Int32(size.height))
            } ?? nil
        guard let surface else {
            let reason = data.isEmpty ? "it is empty" : String(cString: SDL_GetError())
            throw ImageError("\(name) is not an image that can be read: \(reason)")
        }
        defer { SDL_FreeSurface(surface) }
        guard let words = SDL_ConvertSurfaceFormat(surface, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), 0) else {
            throw ImageError("cannot convert \(name): \(String(cString: SDL_GetError()))")
        }
        defer { SDL_FreeSurface(words) }
        return bitmap(from: words)
    }

    /// Returns the premultiplied pixels of a surface that has straight alpha.
    private static func bitmap(from surface: UnsafeMutablePointer<SDL_Surface>) -> Bitmap {
        let (width, height, pitch) = (Int(surface.pointee.w), Int(surface.pointee.h), Int(surface.pointee.pitch))
        var bitmap = Bitmap(width: width, height: height)
        guard let pixels = surface.pointee.pixels else { return bitmap }
        bitmap.withUnsafeMutableWords { words in
            for y in 0..<height {
                let row = (pixels + y * pitch).assumingMemoryBound(to: UInt32.self)
                for x in 0..<width { words[y * width + x] = premultiplied(row[x]) }
            }
        }
        return bitmap
    }

    /// Returns a pixel `0xAARRGGBB` with its color channels multiplied by alpha.
    static func premultiplied(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        if alpha == 255 { return word }
        func multiplied(_ shift: UInt32) -> UInt32 { ((((word >> shift) & 255) * alpha + 127) / 255) << shift }
        return alpha << 24 | multiplied(16) | multiplied(8) | multiplied(0)
    }

    /// Returns a premultiplied pixel with its color channels divided by alpha.
    static func unpremultiplied(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : word }
        func divided(_ shift: UInt32) -> UInt32 { min((((word >> shift) & 255) * 255 + alpha / 2) / alpha, 255) << shift }
        return alpha << 24 | divided(16) | divided(8) | divided(0)
    }
}

extension Bitmap {
    /// Returns the bitmap cropped, or padded with transparent pixels, on the right and at the bottom. If the size of a vector image is
    /// not a whole number, the enlarged image may differ by a pixel from the expected size.
    fileprivate func croppedOrPadded(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
        guard newWidth != width || newHeight != height else { return self }
        var words = [UInt32](repeating: 0, count: newWidth * newHeight)
        for y in 0..<min(newHeight, height) {
            for x in 0..<min(newWidth, width) { words[y * newWidth + x] = self.words[y * width + x] }
        }
        return Bitmap(width: newWidth, height: newHeight, words: words)
    }
}
