import CSDLImage
import FlipbookGeometry
import Foundation

extension ImageFile {
    /// Writes a PNG file completely or not at all. The data is encoded in memory, because `IMG_SavePNG` reports success on a full disk.
    package static func writePNG(_ bitmap: Bitmap, to path: String) throws {
        guard let data = pngData(bitmap) else {
            throw ImageError("cannot write \(path): a PNG image of \(bitmap.width)×\(bitmap.height) pixels cannot be encoded")
        }
        try OutputFile.write(data, to: path)
    }

    /// Returns the data of a PNG file, or nil if the bitmap is empty or too large.
    package static func pngData(_ bitmap: Bitmap) -> Data? { data(of: bitmap) { IMG_SavePNG_RW($0, $1, 0) } }

    /// Returns the data of a JPEG file, or nil if the bitmap is empty or too large. JPEG has no transparency. The quality is limited to
    /// 0…1.
    package static func jpegData(_ bitmap: Bitmap, quality: Double) -> Data? {
        let percent = Int32((min(max(quality.isNaN ? 1 : quality, 0), 1) * 100).rounded())
        return data(of: bitmap) { IMG_SaveJPG_RW($0, $1, 0, percent) }
    }

    /// Returns the data that `save` writes, or nil if it fails.
    private static func data(
        of bitmap: Bitmap, _ save: (UnsafeMutablePointer<SDL_Surface>, UnsafeMutablePointer<SDL_RWops>) -> Int32
    ) -> Data? {
        guard isAllowedSize(width: bitmap.width, height: bitmap.height), let surface = try? surface(of: bitmap) else { return nil }
        defer { SDL_FreeSurface(surface) }
        // In the worst case, an image of noise, the compressed data is only slightly larger than the pixels. So this capacity is
        // sufficient.
        var data = Data(count: bitmap.width * bitmap.height * 5 + 16384)
        let count = data.withUnsafeMutableBytes { bytes -> Int in
            guard let file = SDL_RWFromMem(bytes.baseAddress, Int32(bytes.count)) else { return 0 }
            defer { SDL_RWclose(file) }
            return save(surface, file) == 0 ? Int(SDL_RWtell(file)) : 0
        }
        return count > 0 ? data.prefix(count) : nil
    }

    /// Returns a surface with straight alpha, as it is stored in files.
    private static func surface(of bitmap: Bitmap) throws -> UnsafeMutablePointer<SDL_Surface> {
        guard
            let surface = SDL_CreateRGBSurfaceWithFormat(
                0, Int32(bitmap.width), Int32(bitmap.height), 32, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue))
        else { throw ImageError("cannot create a \(bitmap.width)×\(bitmap.height) image: \(String(cString: SDL_GetError()))") }
        let pitch = Int(surface.pointee.pitch)
        bitmap.withUnsafeBytes { bytes in
            let words = bytes.bindMemory(to: UInt32.self)
            guard let pixels = surface.pointee.pixels else { return }
            for y in 0..<bitmap.height {
                let row = (pixels + y * pitch).assumingMemoryBound(to: UInt32.self)
                for x in 0..<bitmap.width { row[x] = unpremultiplied(words[y * bitmap.width + x]) }
            }
        }
        return surface
    }
}
