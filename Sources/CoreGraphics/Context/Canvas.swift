import FlipbookDisplayList
import FlipbookRaster
import Foundation

/// The pixels of a context or of a transparency layer, and the operations that are not painted yet.
struct Canvas {
    let width: Int
    let height: Int
    /// The pixels, or nil while all of them are transparent.
    private var pixels: Bitmap?
    /// The operations that are not painted yet, and the clips of all states. The unit is a pixel, and y points down.
    var list = DisplayList()
    /// The number of saved states when the canvas was created.
    var savedStateCount = 0

    /// The largest number of operations that wait to be painted. It limits the memory of a context with many drawing operations.
    private static let maximumPendingCount = 20_000

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    /// The painted pixels.
    var bitmap: Bitmap {
        get { pixels ?? Bitmap(width: width, height: height) }
        set { pixels = newValue }
    }

    /// Whether the number of pending operations has reached its limit, so that they should be painted.
    var isFull: Bool { list.items.count >= Self.maximumPendingCount }

    /// Whether all pixels are transparent and no operation waits.
    var isBlank: Bool { pixels == nil && list.items.isEmpty }

    /// Paints the pending operations. Removes all clips except the clips in `used` and their parents. Returns the new index of each clip.
    mutating func paint(keeping used: [Int?]) -> [Int] {
        if !list.items.isEmpty {
            let box =
                list.paintedArea.map { PixelRect(enclosing: $0, width: width, height: height) } ?? PixelRect(width: width, height: height)
            if !box.isEmpty { replace(box, with: Self.paint(list, in: box, over: pixels)) }
            list.items.removeAll(keepingCapacity: true)
        }
        return removeClips(except: used)
    }

    /// Removes unused clips, and returns the new index of each clip. Parents have smaller indices than their children.
    private mutating func removeClips(except used: [Int?]) -> [Int] {
        var isUsed = [Bool](repeating: false, count: list.clips.count)
        for case let index? in used { isUsed[index] = true }
        for index in list.clips.indices.reversed() where isUsed[index] { list.clips[index].parent.map { isUsed[$0] = true } }
        var newIndices = [Int](repeating: 0, count: list.clips.count)
        var kept: [Clip] = []
        for (index, clip) in list.clips.enumerated() where isUsed[index] {
            newIndices[index] = kept.count
            kept.append(clip)
            kept[kept.count - 1].parent = clip.parent.map { newIndices[$0] }
        }
        list.clips = kept
        return newIndices
    }

    /// Returns the intersection of a box with the bounding boxes of a clip and its parents. The result is null if they do not intersect.
    func boundingBox(ofClip index: Int?, in box: CGRect) -> CGRect {
        var (box, next) = (box, index)
        while let index = next, !box.isNull {
            let clip = list.clips[index]
            let rect: CGRect
            switch clip.shape {
            case .rounded(let shape): rect = shape.rect
            case .path(let path, _): rect = path.boundingBoxOfPath
            }
            box = box.finiteIntersection(rect.isNull ? .null : clip.transform.boundingBox(of: rect))
            next = clip.parent
        }
        return box
    }

    /// Calls `change` with the painted pixels, row by row from the top.
    mutating func withPixels(_ change: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
        var changed = bitmap
        pixels = nil
        changed.withUnsafeMutableWords { change($0) }
        pixels = changed
    }

    /// Replaces the pixels in a rectangle.
    private mutating func replace(_ box: PixelRect, with part: Bitmap) {
        if box == PixelRect(width: width, height: height) {
            pixels = part
            return
        }
        let rowLength = width
        withPixels { words in
            for y in 0..<box.height {
                for x in 0..<box.width { words[(box.y0 + y) * rowLength + box.x0 + x] = part.words[y * box.width + x] }
            }
        }
    }

    /// Paints a list over the pixels of a bitmap, and returns the pixels of a rectangle.
    static func paint(_ list: DisplayList, in box: PixelRect, over pixels: Bitmap? = nil) -> Bitmap {
        var part = DisplayList()
        part.background = .clear
        let offset = CGAffineTransform(translationX: CGFloat(-box.x0), y: CGFloat(-box.y0))
        if let pixels {
            let isWhole = box == PixelRect(width: pixels.width, height: pixels.height)
            let below = isWhole ? pixels : pixels.cropped(x: box.x0, y: box.y0, width: box.width, height: box.height)
            let rect = CGRect(x: 0, y: 0, width: CGFloat(box.width), height: CGFloat(box.height))
            part.items.append(
                DisplayItem(
                    source: -1, content: .image(CGImage(below), RoundedRect(rect), ImageFillStyle(isSmooth: false)),
                    transform: CGAffineTransform.identity))
        }
        for var clip in list.clips {
            clip.transform = clip.transform.concatenating(offset)
            part.clips.append(clip)
        }
        for var item in list.items {
            item.transform = item.transform.concatenating(offset)
            part.items.append(item)
        }
        let isSmall = box.width * box.height < 1 << 16
        let painter = Painter(width: box.width, height: box.height, scale: 1, threads: isSmall ? 1 : nil)
        painter.paint(part)
        return painter.surface
    }
}
