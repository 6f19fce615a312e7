import CoreGraphics
import FlipbookInspection
import Stage
import UIKit

/// The difference between two images of the same size.
package struct BitmapDifference: Equatable, Sendable {
    /// The number of pixels that differ by more than the tolerance.
    package var pixelCount = 0
    /// The smallest rectangle that contains these pixels.
    package var x = 0, y = 0, width = 0, height = 0
    /// The largest difference in a channel of all pixels, 1…255.
    package var maximumDifference = 0

    /// Compares two images. The result is nil if no channel differs by more than `tolerance`.
    package init?(_ a: borrowing Bitmap, _ b: borrowing Bitmap, tolerance: Int = 0) {
        precondition(a.width == b.width && a.height == b.height, "only images of the same size can be compared")
        let (rowWidth, rowCount) = (a.width, a.height)
        var (x0, y0, x1, y1) = (rowWidth, rowCount, 0, 0)
        var (pixelCount, maximumDifference) = (0, 0)
        a.withUnsafeBytes { first in
            b.withUnsafeBytes { second in
                let (p, q) = (first.bindMemory(to: UInt32.self), second.bindMemory(to: UInt32.self))
                for y in 0..<rowCount {
                    for x in 0..<rowWidth where p[y * rowWidth + x] != q[y * rowWidth + x] {
                        let difference = Self.channelDifference(p[y * rowWidth + x], q[y * rowWidth + x])
                        guard difference > tolerance else { continue }
                        pixelCount += 1
                        (x0, y0, x1, y1) = (min(x0, x), min(y0, y), max(x1, x + 1), max(y1, y + 1))
                        maximumDifference = max(maximumDifference, difference)
                    }
                }
            }
        }
        guard pixelCount > 0 else { return nil }
        (self.pixelCount, self.maximumDifference) = (pixelCount, maximumDifference)
        (x, y, width, height) = (x0, y0, x1 - x0, y1 - y0)
    }

    /// Returns the largest difference of any channel of two pixels.
    private static func channelDifference(_ a: UInt32, _ b: UInt32) -> Int {
        [0, 8, 16, 24].map { (shift: UInt32) in abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)) }.max() ?? 0
    }

    /// Returns an image with three parts side by side, each below its caption: the golden image, the current image, and the differences.
    /// The last part is a pale gray copy of the golden image, in which the different pixels are highlighted.
    package static func image(golden: Bitmap, current: Bitmap) -> Bitmap {
        var highlighted = golden
        let highlight = Theme.pixel(Theme.accentColor)
        highlighted.withUnsafeMutableWords { pixels in
            for index in pixels.indices {
                let isSame = pixels[index] == current.words[index]
                pixels[index] = isSame ? paleGray(pixels[index]) : highlight
            }
        }
        let parts = [golden, current, highlighted]
        let strip = Filmstrip.combine(parts)
        // A strip that is wider than the largest stage has no captions.
        guard let line = captions(of: parts), line.width == strip.width else { return strip }
        return Bitmap(width: strip.width, height: line.height + strip.height, words: line.words + strip.words)
    }

    /// Returns a line with the captions of the parts, or nil if it would be too wide. The font is larger for larger images, so that the
    /// captions can be read, and a caption is at most as wide as its part.
    private static func captions(of parts: [Bitmap]) -> Bitmap? {
        let (width, _, gap) = Filmstrip.size(of: parts)
        guard CGFloat(width) <= Stage.maximumPixelCount else { return nil }
        let fontSize = min(max(CGFloat(parts[0].width) / 20, 11), 40)
        let stage = Stage(size: CGSize(width: CGFloat(width), height: (fontSize * 1.6).rounded(.up)), scale: 1)
        stage.perform {
            stage.window.backgroundColor = Theme.backgroundColor
            for (index, text) in ["Expected", "Actual", "Difference"].enumerated() {
                let label = ChartStyle.label(text, fontSize, .medium, Theme.textColor)
                label.adjustsFontSizeToFitWidth = true
                label.minimumScaleFactor = 0.1
                label.frame = CGRect(
                    x: CGFloat(gap + index * (parts[0].width + gap)), y: fontSize * 0.3, width: CGFloat(parts[0].width),
                    height: fontSize * 1.3)
                stage.window.addSubview(label)
            }
        }
        return stage.render()
    }

    /// Returns a light gray: the luminance of the pixel with reduced contrast.
    private static func paleGray(_ pixel: UInt32) -> UInt32 {
        let luminance = (((pixel >> 16) & 255) * 3 + ((pixel >> 8) & 255) * 6 + (pixel & 255)) / 10
        let gray = 200 + luminance * 55 / 255
        return 0xFF00_0000 | gray << 16 | gray << 8 | gray
    }
}
