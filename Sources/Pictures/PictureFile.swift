import CSDL2
import CoreGraphics
import Foundation

/// Pictures on disk: any format that SDL_image reads comes in, PNG and JPEG go out.
package enum PictureFile {
    /// Decodes a file. A vector picture is drawn to fit `size` pixels; others come as large as they are.
    package static func read(_ path: String, fitting size: (width: Int, height: Int)? = nil) throws -> Bitmap {
        try decode(try contents(path), named: path, fitting: size)
    }

    /// The picture in a file. One made of shapes draws itself as large as it is shown.
    package static func picture(_ path: String) throws -> CGImage { try picture(in: try contents(path), named: path) }

    package static func picture(in data: Data, named name: String) throws -> CGImage {
        let bitmap = try decode(data, named: name)
        guard isVector(data) else { return CGImage(bitmap) }
        let (width, height) = (bitmap.width, bitmap.height)
        return CGImage(bitmap) { times in
            try? decode(data, named: name, fitting: (width * times, height * times)).resized(width: width * times, height: height * times)
        }
    }

    private static func contents(_ path: String) throws -> Data {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            let reason = FileManager.default.fileExists(atPath: path) ? "it cannot be read" : "there is no such file"
            throw PictureError("cannot open \(path): \(reason)")
        }
    }

    private static func isVector(_ data: Data) -> Bool {
        with(data) { file in
            defer { SDL_RWclose(file) }
            return IMG_isSVG(file) != 0
        } ?? false
    }

    private static func with<R>(_ data: Data, _ body: (UnsafeMutablePointer<SDL_RWops>) -> R) -> R? {
        data.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, let file = SDL_RWFromConstMem(start, Int32(bytes.count)) else { return nil }
            return body(file)
        }
    }

    private static func decode(_ data: Data, named name: String, fitting size: (width: Int, height: Int)? = nil) throws -> Bitmap {
        let surface: UnsafeMutablePointer<SDL_Surface>? =
            with(data) { file -> UnsafeMutablePointer<SDL_Surface>? in
                guard let size, IMG_isSVG(file) != 0 else { return IMG_Load_RW(file, 1) }
                defer { SDL_RWclose(file) }
                return IMG_LoadSizedSVG_RW(file, Int32(size.width), Int32(size.height))
            } ?? nil
        guard let surface else {
            let reason = data.isEmpty ? "it is empty" : String(cString: SDL_GetError())
            throw PictureError("\(name) is not a picture that can be read: \(reason)")
        }
        defer { SDL_FreeSurface(surface) }
        guard let words = SDL_ConvertSurfaceFormat(surface, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), 0) else {
            throw PictureError("cannot convert \(name): \(String(cString: SDL_GetError()))")
        }
        defer { SDL_FreeSurface(words) }
        return bitmap(words)
    }

    private static func bitmap(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Bitmap {
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

    static func premultiplied(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        if alpha == 255 { return word }
        func times(_ shift: UInt32) -> UInt32 { ((((word >> shift) & 255) * alpha + 127) / 255) << shift }
        return alpha << 24 | times(16) | times(8) | times(0)
    }

    static func straight(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : word }
        func over(_ shift: UInt32) -> UInt32 { min((((word >> shift) & 255) * 255 + alpha / 2) / alpha, 255) << shift }
        return alpha << 24 | over(16) | over(8) | over(0)
    }
}

extension Bitmap {
    /// Cut off or filled up with nothing on the right and below: sizes that are no whole numbers are off by a pixel when they grow.
    fileprivate func resized(width w: Int, height h: Int) -> Bitmap {
        guard w != width || h != height else { return self }
        var words = [UInt32](repeating: 0, count: w * h)
        for y in 0..<min(h, height) {
            for x in 0..<min(w, width) { words[y * w + x] = self.words[y * width + x] }
        }
        return Bitmap(width: w, height: h, words: words)
    }
}
