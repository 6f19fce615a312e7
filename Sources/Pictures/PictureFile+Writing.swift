import CSDL2
import CoreGraphics
import Foundation

extension PictureFile {
    /// Writes a PNG, whole or not at all: it is made beside its place and moved there when it is complete.
    package static func writePNG(_ bitmap: Bitmap, to path: String) throws {
        let surface = try surface(bitmap)
        defer { SDL_FreeSurface(surface) }
        let partial = path + ".part"
        func failed(_ reason: String) -> PictureError {
            unlink(partial)
            return PictureError("cannot write \(path): \(reason)")
        }
        let file = open(partial, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard file >= 0 else { throw failed(String(cString: strerror(errno))) }
        close(file)
        guard IMG_SavePNG(surface, partial) == 0 else { throw failed(String(cString: SDL_GetError())) }
        guard rename(partial, path) == 0 else { throw failed(String(cString: strerror(errno))) }
    }

    /// What a PNG of it holds; nil if there is nothing in the picture.
    package static func png(_ bitmap: Bitmap) -> Data? { data(of: bitmap) { IMG_SavePNG_RW($0, $1, 0) } }

    /// The same for a JPEG, which knows no transparency: quality goes from 0 to 1.
    package static func jpeg(_ bitmap: Bitmap, quality: Double) -> Data? {
        let percent = Int32((min(max(quality.isNaN ? 1 : quality, 0), 1) * 100).rounded())
        return data(of: bitmap) { IMG_SaveJPG_RW($0, $1, 0, percent) }
    }

    private static func data(
        of bitmap: Bitmap, _ save: (UnsafeMutablePointer<SDL_Surface>, UnsafeMutablePointer<SDL_RWops>) -> Int32
    ) -> Data? {
        guard bitmap.width > 0, bitmap.height > 0, let surface = try? surface(bitmap) else { return nil }
        defer { SDL_FreeSurface(surface) }
        // Noise does not get smaller when it is packed, but hardly larger.
        var data = Data(count: bitmap.width * bitmap.height * 5 + 16384)
        let count = data.withUnsafeMutableBytes { bytes -> Int in
            guard let file = SDL_RWFromMem(bytes.baseAddress, Int32(bytes.count)) else { return 0 }
            defer { SDL_RWclose(file) }
            return save(surface, file) == 0 ? Int(SDL_RWtell(file)) : 0
        }
        return count > 0 ? data.prefix(count) : nil
    }

    /// With colours that are not multiplied by their alpha, as files have them.
    private static func surface(_ bitmap: Bitmap) throws -> UnsafeMutablePointer<SDL_Surface> {
        guard
            let surface = SDL_CreateRGBSurfaceWithFormat(
                0, Int32(bitmap.width), Int32(bitmap.height), 32, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue))
        else { throw PictureError("cannot make a \(bitmap.width)×\(bitmap.height) picture: \(String(cString: SDL_GetError()))") }
        let pitch = Int(surface.pointee.pitch)
        bitmap.withUnsafeBytes { bytes in
            let words = bytes.bindMemory(to: UInt32.self)
            guard let pixels = surface.pointee.pixels else { return }
            for y in 0..<bitmap.height {
                let row = (pixels + y * pitch).assumingMemoryBound(to: UInt32.self)
                for x in 0..<bitmap.width { row[x] = straight(words[y * bitmap.width + x]) }
            }
        }
        return surface
    }
}
