import CoreGraphics
import FlipbookDisplayList
import FlipbookTypography
import Foundation
import Stage
import UIKit

/// The items that overlays add to a list, and their style.
package nonisolated struct OverlayItems {
    enum Colors {
        static let accent = color(0xFF6B35)
        static let ink = color(0x1D1B19)
        static let secondaryInk = color(0x6B6762)
        static let dark = color(0x17181B)
        static let light = color(0xE9E7E2)
        /// The colors of several layers, the same as the colors of the curves in a chart. A single layer has the color `accent`.
        static let series: [CGColor] = [0x2B5F8C, 0xE0662F, 0x2A8C7D, 0xC59A1D, 0x7A4E96, 0x6F8F3A, 0xC2587E, 0x6B6762].map(color)

        /// Returns the opaque color `0xRRGGBB`.
        static func color(_ rgb: UInt32) -> CGColor {
            func channel(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
            return CGColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
        }
    }

    private(set) var items: [DisplayItem] = []
    private let firstSource: Int

    /// The source numbers of overlays begin here, so that they differ from the source numbers of all layers.
    private static let firstSource = 1 << 48

    /// Creates an empty list of items. `kind` separates the source numbers of different overlays.
    init(kind: Int) { firstSource = Self.firstSource + kind << 32 }

    mutating func add(_ content: DisplayContent, _ transform: ProjectiveTransform = .identity, opacity: CGFloat = 1, clip: Int? = nil) {
        items.append(
            DisplayItem(source: firstSource + items.count, content: content, transform: transform, opacity: opacity, clip: clip))
    }

    mutating func addDot(_ center: CGPoint, radius: CGFloat, _ color: CGColor) {
        add(
            .fill(
                RoundedRect(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius),
                color))
    }

    /// Returns a line of text in the system font.
    static func line(_ text: String, _ size: CGFloat, weight: Int = 400) -> ShapedLine {
        ShapedLine(text, FontDescriptor(weight: weight, hasTabularFigures: true, size: size))
    }

    /// Adds a line of text whose middle is at a height. The baseline is on a whole point.
    mutating func addText(_ line: ShapedLine, x: CGFloat, middle: CGFloat, _ color: CGColor) {
        add(.text(line, origin: CGPoint(x: x, y: (middle + line.font.size * 0.36).rounded()), color))
    }

    /// Returns the size of the badge of a text.
    static func badgeSize(_ line: ShapedLine) -> CGSize {
        CGSize(width: (line.width + line.font.size * 1.1).rounded(.up), height: (line.font.size * 1.7).rounded())
    }

    /// Adds a text on a rounded background.
    mutating func addBadge(_ line: ShapedLine, in rect: CGRect, background: CGColor, _ color: CGColor) {
        add(.fill(RoundedRect(rect, radius: rect.height / 2), background))
        addText(line, x: rect.minX + (rect.width - line.width) / 2, middle: rect.midY, color)
    }
}
