import CSDL2
import Foundation
import Synchronization

/// The fonts of this machine: finds them, measures text, and makes masks of it.
///
/// There is one for the process because there is one FreeType in it. What it remembers are answers that never change, so it has
/// no state that anyone could see. SDL_ttf is not made for several threads: every call into it holds the lock.
package final class FontBook: Sendable {
    package static let installed = FontBook()

    private struct Face: Hashable {
        var family: String
        var weight: Int
        var isItalic: Bool
        /// In eighths of a pixel: the finest step that SDL_ttf can be asked for.
        var eighths: Int
    }

    private struct Shelf: ~Copyable {
        var isOpen = false
        var files: [Face: String] = [:]
        var faces: [Face: OpaquePointer] = [:]
        var widths: [TextLine: CGFloat] = [:]
        var masks: [MaskKey: GlyphMask] = [:]
    }

    private struct MaskKey: Hashable {
        var text: String
        var face: Face
    }

    private let shelf = Mutex(Shelf())

    /// Measures are taken at this size and divided, so that text is as wide at every scale as it is at one.
    private static let rulerPixels = 512

    private init() {}

    /// Throws, saying what to install, unless text can be drawn.
    package func requireSystemFont() throws {
        _ = try face(Face(family: Font.systemFamily, weight: 400, isItalic: false, eighths: 17 * 8)) { _ in }
    }

    /// The file that a font is read from.
    package func file(for font: Font) throws -> String { try FontFinder.file(for: font) }

    package func metrics(_ font: Font) -> FontMetrics {
        let unit = font.size / CGFloat(Self.rulerPixels)
        let measured = try? face(ruler(font)) { face in
            (ascent: TTF_FontAscent(face), descent: -TTF_FontDescent(face), line: TTF_FontLineSkip(face))
        }
        guard let measured else { return FontMetrics(ascent: font.size * 0.97, descent: font.size * 0.24, lineHeight: font.size * 1.21) }
        return FontMetrics(
            ascent: CGFloat(measured.ascent) * unit, descent: CGFloat(measured.descent) * unit, lineHeight: CGFloat(measured.line) * unit)
    }

    /// How far the pen moves over the line, in points.
    package func width(of line: TextLine) -> CGFloat {
        if line.text.isEmpty { return 0 }
        if let known = shelf.withLock({ $0.widths[line] }) { return known }
        let pixels = try? face(ruler(line.font)) { face -> Int32 in
            var width: Int32 = 0
            return TTF_SizeUTF8(face, line.text, &width, nil) == 0 ? width : 0
        }
        let width = CGFloat(pixels ?? 0) * line.font.size / CGFloat(Self.rulerPixels)
        shelf.withLock { $0.widths[line] = width }
        return width
    }

    /// The line's ink at so many pixels a point; nil for text without any, or without a font to draw it.
    package func mask(of line: TextLine, pixelsPerPoint scale: CGFloat) -> GlyphMask? {
        let eighths = Int((line.font.size * scale * 8).rounded())
        guard eighths > 0, !line.text.isEmpty else { return nil }
        let face = Face(family: line.font.family, weight: line.font.weight, isItalic: line.font.isItalic, eighths: eighths)
        let key = MaskKey(text: line.text, face: face)
        if let known = shelf.withLock({ $0.masks[key] }) { return known }
        guard let mask = try? self.face(face, { Self.draw(line.text, $0) }) ?? nil else { return nil }
        shelf.withLock { $0.masks[key] = mask }
        return mask
    }

    private func ruler(_ font: Font) -> Face {
        Face(family: font.family, weight: font.weight, isItalic: font.isItalic, eighths: Self.rulerPixels * 8)
    }

    /// Opens the face if it is not open yet, and lends it.
    private func face<R: Sendable>(_ face: Face, _ body: (OpaquePointer) -> R) throws -> R {
        try shelf.withLock { shelf in
            if let open = shelf.faces[face] { return body(open) }
            if !shelf.isOpen {
                guard TTF_Init() == 0 else { throw FontError(description: "SDL_ttf does not start: \(String(cString: SDL_GetError()))") }
                shelf.isOpen = true
            }
            var nameless = face
            nameless.eighths = 0
            let file =
                try shelf.files[nameless]
                ?? FontFinder.file(for: Font(family: face.family, weight: face.weight, isItalic: face.isItalic, size: 1))
            shelf.files[nameless] = file
            // SDL_ttf takes whole points and whole dots an inch: 9 pt at n dpi is n/8 pixels.
            guard let open = TTF_OpenFontDPI(file, 9, UInt32(face.eighths), UInt32(face.eighths)) else {
                throw FontError(description: "cannot read the font \(file): \(String(cString: SDL_GetError()))")
            }
            TTF_SetFontHinting(open, TTF_HINTING_LIGHT_SUBPIXEL)
            TTF_SetFontKerning(open, 1)
            shelf.faces[face] = open
            return body(open)
        }
    }

    private static func draw(_ text: String, _ face: OpaquePointer) -> GlyphMask? {
        guard let surface = TTF_RenderUTF8_Blended(face, text, SDL_Color(r: 255, g: 255, b: 255, a: 255)) else { return nil }
        defer { SDL_FreeSurface(surface) }
        let (width, height, pitch) = (Int(surface.pointee.w), Int(surface.pointee.h), Int(surface.pointee.pitch))
        guard let pixels = surface.pointee.pixels?.assumingMemoryBound(to: UInt8.self) else { return nil }
        // The surface is ARGB in a word, so alpha is the last byte of four.
        let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
            for y in 0..<height {
                for x in 0..<width { bytes[y * width + x] = pixels[y * pitch + x * 4 + 3] }
            }
            count = width * height
        }
        return GlyphMask(width: width, height: height, baseline: Int(TTF_FontAscent(face)), coverage: coverage)
    }
}
