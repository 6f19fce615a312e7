import CoreGraphics
import FlipbookDisplayList
import FlipbookRaster
import Foundation

/// The number of items that cover each pixel, as a heat image over the scene.
package final class Overdraw {
    /// The opacity v with which each item is painted when items are counted. After n items, the opacity of a pixel is 1 - (1 - v)ⁿ, from
    /// which n is computed.
    private nonisolated static let step = 0.125
    /// The colors of 1, 2, 3 … items. Larger counts have the last color.
    package nonisolated static let colors: [UInt32] = [0x3E6FB0, 0x2E9C9A, 0x86B84A, 0xE8B93C, 0xEB7B34, 0xD8383C]

    private let painter: Painter
    private let size: CGSize
    /// The premultiplied color for each of the 256 levels of the counting image.
    private let palette: [UInt32]

    /// Creates a counter for a screen. The heat has a pixel for each point.
    package init(size: CGSize, threads: Int? = nil) {
        self.size = size
        painter = Painter(width: max(Int(size.width), 1), height: max(Int(size.height), 1), scale: 1, threads: threads)
        palette = Self.makePalette()
    }

    /// Returns the list with the heat and its legend over it.
    package func list(_ list: DisplayList) -> DisplayList {
        var overlay = OverlayItems(kind: 6)
        let area = CGRect(origin: .zero, size: size)
        overlay.add(.fill(RoundedRect(area), CGColor(gray: 1, alpha: 0.72)))
        overlay.add(
            .image(
                CGImage(heat(list)), RoundedRect(CGRect(x: 0, y: 0, width: size.width.rounded(.down), height: size.height.rounded(.down)))))
        Self.addLegend(in: area, to: &overlay)
        var result = list
        result.items += overlay.items
        result.version = nil
        return result
    }

    /// Returns the number of items that cover the pixel at a point.
    package func count(atX x: Int, y: Int, _ list: DisplayList) -> Int {
        painter.paint(Self.countingList(list))
        return Self.count(ofLevel: Int(painter.surface[x, y].red))
    }

    private func heat(_ list: DisplayList) -> Bitmap {
        painter.paint(Self.countingList(list))
        let surface = painter.surface
        return Bitmap(width: surface.width, height: surface.height, words: surface.words.map { palette[Int($0 >> 16 & 255)] })
    }

    // MARK: - Counting

    /// Returns a list in which each item is painted in the same translucent color. Groups are dissolved, masks are left out, and each text
    /// is replaced by a rectangle.
    package nonisolated static func countingList(_ list: DisplayList) -> DisplayList {
        var result = DisplayList()
        result.clips = list.clips
        // The masks after the items of the groups that contain the current item, the innermost last.
        var masks: [Range<Int>] = []
        var index = 0
        while index < list.items.count {
            if let mask = masks.last, mask.lowerBound == index {
                masks.removeLast()
                index = mask.upperBound
                continue
            }
            let item = list.items[index]
            if case .masked(let count, let mask) = item.content { masks.append((index + 1 + count)..<(index + 1 + count + mask)) }
            if let counted = counted(item) { result.items.append(counted) }
            index += 1
        }
        return result
    }

    private nonisolated static func counted(_ item: DisplayItem) -> DisplayItem? {
        let color = CGColor(gray: 1, alpha: step)
        var counted = item
        counted.opacity = 1
        switch item.content {
        case .fill(let shape, _), .gradient(_, let shape), .image(_, let shape, _), .backdrop(_, let shape):
            counted.content = .fill(shape, color)
        case .border(let shape, let width, _): counted.content = .border(shape, width: width, color)
        case .path(let path, let evenOdd, _): counted.content = .path(path, evenOdd: evenOdd, color)
        case .stroke(let path, let style, _): counted.content = .stroke(path, style, color)
        case .shadow(let shadow, _): counted.content = .shadow(shadow, color)
        case .text(let line, let origin, _):
            let rect = CGRect(x: origin.x, y: origin.y - line.font.size, width: line.width, height: line.font.size * 1.25)
            counted.content = .fill(RoundedRect(rect), color)
        case .group, .masked, .crossFade: return nil
        }
        return counted
    }

    /// Returns the number of items that result in a level, 0…255.
    private nonisolated static func count(ofLevel level: Int) -> Int { Int(fractionalCount(level).rounded()) }

    private nonisolated static func fractionalCount(_ level: Int) -> Double {
        log(1 - min(Double(level) / 255, 0.999)) / log(1 - step)
    }

    /// Returns the colors of all levels. Between whole numbers, at smooth edges, the colors are mixed.
    private static func makePalette() -> [UInt32] {
        (0...255).map { level in
            let count = fractionalCount(level)
            guard count > 0.05 else { return 0 }
            let position = min(max(count - 1, 0), Double(colors.count - 1))
            let (low, high) = (Int(position), min(Int(position) + 1, colors.count - 1))
            let part = position - Double(low)
            let alpha = min(count, 1) * 0.78
            func channel(_ shift: UInt32) -> UInt32 {
                let (a, b) = (Double(colors[low] >> shift & 255), Double(colors[high] >> shift & 255))
                return UInt32(((a + (b - a) * part) * alpha).rounded())
            }
            return UInt32((alpha * 255).rounded()) << 24 | channel(16) << 16 | channel(8) << 8 | channel(0)
        }
    }

    // MARK: - Legend

    /// Adds a row of colors with their counts at the bottom of the screen.
    private static func addLegend(in area: CGRect, to overlay: inout OverlayItems) {
        let (width, height) = (CGFloat(38), CGFloat(28))
        let total = width * CGFloat(colors.count) + 16
        let box = CGRect(x: area.midX - total / 2, y: area.maxY - height - 20, width: total, height: height + 8)
        overlay.add(.shadow(Shadow(shape: .rounded(RoundedRect(box, radius: 10)), radius: 8), CGColor(gray: 0, alpha: 0.2)))
        overlay.add(.fill(RoundedRect(box, radius: 10), OverlayItems.Colors.dark))
        for (index, color) in colors.enumerated() {
            let rect = CGRect(x: box.minX + 8 + CGFloat(index) * width, y: box.minY + 4, width: width, height: height)
            overlay.add(.fill(RoundedRect(rect.insetBy(dx: 2, dy: 2), radius: 5), OverlayItems.Colors.color(color)))
            let line = OverlayItems.line(index == colors.count - 1 ? "\(index + 1)+" : "\(index + 1)×", 13, weight: 600)
            overlay.addText(line, x: rect.midX - line.width / 2, middle: rect.midY, .white)
        }
    }
}
