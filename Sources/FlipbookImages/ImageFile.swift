import CSDLImage
import FlipbookGeometry
import Foundation

/// Functions that read and write image files. They read PNG, JPEG, BMP, WebP, TIFF and SVG files with SDL_image, and GIF files with
/// `GIFDecoder`. They write PNG and JPEG files.
package enum ImageFile {
    /// The largest number of pixels of an image that is read, painted or written. An image of this size needs 512 MB. Sizes are checked
    /// before memory is allocated.
    package static let maximumPixelCount = 1 << 27

    /// Returns whether an image has pixels, and at most `maximumPixelCount`.
    package static func isAllowedSize(width: Int, height: Int) -> Bool {
        let (count, overflows) = width.multipliedReportingOverflow(by: height)
        return width > 0 && height > 0 && !overflows && count <= maximumPixelCount
    }

    /// Reads and decodes a file. A vector image is rendered to fit `size`, in pixels. Other images keep their size.
    package static func bitmap(atPath path: String, fitting size: (width: Int, height: Int)? = nil) throws -> Bitmap {
        try decode(try data(atPath: path), named: path, fitting: size)
    }

    /// Reads the image of a file. A vector image is rendered again when it is shown larger.
    package static func image(atPath path: String) throws -> CGImage { try image(from: try data(atPath: path), named: path) }

    /// Decodes an image. `name` is the name in error messages.
    package static func image(from data: Data, named name: String) throws -> CGImage {
        guard let header = ImageHeader(data), header.format == .svg, isAllowedSize(width: header.width, height: header.height) else {
            return CGImage(try decode(data, named: name))
        }
        // Throws the error of an image that cannot be rendered. One pixel takes a small part of the time of the whole image.
        _ = try decode(data, named: name, fitting: (1, 1))
        let (width, height) = (header.width, header.height)
        return CGImage(width: width, height: height) { scale in
            try? decode(data, named: name, fitting: (width * scale, height * scale)).croppedOrPadded(
                toWidth: width * scale, height: height * scale)
        }
    }

    /// Returns the bytes of a file. Devices and pipes are not read, because they may never end.
    private static func data(atPath path: String) throws -> Data {
        var status = stat()
        guard stat(path, &status) == 0 else {
            let reason = errno == ENOENT ? "there is no such file" : "it cannot be read"
            throw ImageError("cannot open \(SourcePath.shown(path)): \(reason)")
        }
        guard status.st_mode & S_IFMT == S_IFREG, let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw ImageError("cannot open \(SourcePath.shown(path)): it cannot be read")
        }
        return data
    }

    /// Decodes an image. A vector image is rendered to fit `size`.
    ///
    /// The size is read from the header and checked before the image is decoded: a header of a few bytes can state a size of gigabytes.
    private static func decode(_ data: Data, named name: String, fitting size: (width: Int, height: Int)? = nil) throws -> Bitmap {
        func error(_ reason: String) -> ImageError { ImageError("\(SourcePath.shown(name)) is not an image that can be read: \(reason)") }
        guard !data.isEmpty else { throw error("it is empty") }
        guard let header = ImageHeader(data), data.count <= Int(Int32.max) else {
            throw error("it is not a PNG, JPEG, GIF, BMP, WebP, TIFF or SVG image, or its header is damaged")
        }
        let (width, height) = (header.format == .svg ? size : nil) ?? (header.width, header.height)
        guard isAllowedSize(width: width, height: height) else {
            throw error("it has \(width)×\(height) pixels; the maximum is \(maximumPixelCount) pixels")
        }
        if header.format == .gif {
            guard let bitmap = data.withUnsafeBytes({ GIFDecoder.bitmap($0) }) else { throw error("it has no frame that can be read") }
            return bitmap
        }
        guard let surface = surface(from: data, header.format, width, height) else { throw error(String(cString: SDL_GetError())) }
        defer { SDL_FreeSurface(surface) }
        guard isAllowedSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h)) else { throw error("its size is wrong") }
        let bitmap: Bitmap
        if surface.pointee.format.pointee.format == UInt32(SDL_PIXELFORMAT_ABGR8888.rawValue) {
            bitmap = self.bitmap(from: surface, swapsRedAndBlue: true)
        } else {
            guard let words = SDL_ConvertSurfaceFormat(surface, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), 0) else {
                throw ImageError("cannot convert \(name): \(String(cString: SDL_GetError()))")
            }
            defer { SDL_FreeSurface(words) }
            bitmap = self.bitmap(from: words, swapsRedAndBlue: false)
        }
        // A vector image gets the size from its attributes, even if SDL_image renders it in a slightly different size because of rounding.
        return header.format == .svg && size == nil ? bitmap.croppedOrPadded(toWidth: width, height: height) : bitmap
    }

    /// Decodes an image in the given format. A vector image is rendered to fit the size. Returns nil if that fails.
    ///
    /// Each format has its own function, because `IMG_Load` guesses the format again, and its guess can differ.
    private static func surface(
        from data: Data, _ format: ImageHeader.Format, _ width: Int, _ height: Int
    ) -> UnsafeMutablePointer<SDL_Surface>? {
        let data = format == .svg ? SVGGradientStops.doubled(in: data) : data
        return data.withUnsafeBytes { bytes in
            guard let count = Int32(exactly: bytes.count), let file = SDL_RWFromConstMem(bytes.baseAddress, count) else { return nil }
            defer { SDL_RWclose(file) }
            return switch format {
            case .png: IMG_LoadPNG_RW(file)
            case .jpeg: IMG_LoadJPG_RW(file)
            case .gif: nil
            case .bmp: IMG_LoadBMP_RW(file)
            case .webp: IMG_LoadWEBP_RW(file)
            case .tiff: IMG_LoadTIF_RW(file)
            case .svg: IMG_LoadSizedSVG_RW(file, Int32(width), Int32(height))
            }
        }
    }

    /// Returns the premultiplied pixels of a surface that has straight alpha and pixels `0xAARRGGBB`, or `0xAABBGGRR` if red and blue are
    /// swapped.
    private static func bitmap(from surface: UnsafeMutablePointer<SDL_Surface>, swapsRedAndBlue: Bool) -> Bitmap {
        let (width, height, pitch) = (Int(surface.pointee.w), Int(surface.pointee.h), Int(surface.pointee.pitch))
        guard let pixels = surface.pointee.pixels else { return Bitmap(width: width, height: height) }
        let words = [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
            for y in 0..<height {
                let row = UnsafePointer((pixels + y * pitch).assumingMemoryBound(to: UInt32.self))
                let output = UnsafeMutableBufferPointer(rebasing: words[(y * width)..<((y + 1) * width)])
                for x in 0..<width {
                    let word = row[x]
                    output[x] = swapsRedAndBlue ? word & 0xFF00_FF00 | (word & 255) << 16 | (word >> 16) & 255 : word
                }
                if !output.allSatisfy({ $0 >> 24 == 255 }) { for x in 0..<width { output[x] = premultiplied(output[x]) } }
            }
            count = width * height
        }
        return Bitmap(width: width, height: height, words: words)
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
    /// Returns a bitmap whose color channels are divided by alpha, as image and video files store them.
    package borrowing func withStraightAlpha() -> Bitmap {
        var straight = copy self
        straight.withUnsafeMutableWords { words in
            for index in words.indices { words[index] = ImageFile.unpremultiplied(words[index]) }
        }
        return straight
    }

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
