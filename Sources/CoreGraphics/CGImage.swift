import Foundation
import Synchronization

/// A decoded picture, shared by whoever shows it.
public final class CGImage: Sendable {
    package let bitmap: Bitmap
    public var width: Int { bitmap.width }
    public var height: Int { bitmap.height }

    /// Draws a picture that is made of shapes anew, so many times as large; nil for one that is made of pixels.
    private let draw: (@Sendable (_ times: Int) -> Bitmap?)?

    /// What is found out about the picture when it is first asked for; it never changes, so nobody can see when that was.
    private struct Drawing {
        /// So many times as large as the picture itself.
        let times: Int
        var levels: [Bitmap]
        var isOpaque: Bool?
    }

    /// So few that looking through them is the quickest.
    private let drawings: Mutex<[Drawing]>

    package init(_ bitmap: Bitmap, draw: (@Sendable (_ times: Int) -> Bitmap?)? = nil) {
        self.bitmap = bitmap
        self.draw = draw
        drawings = Mutex([Drawing(times: 1, levels: [bitmap])])
    }

    /// Whether nothing shines through it anywhere.
    package var isOpaque: Bool { levels(1).isOpaque }

    /// The picture, then each time half as large, at least `count` in all if it goes so far: what a shrunken picture is painted from, so that it
    /// does not shimmer; and whether nothing shines through it. The first is as many `times` as large as the picture itself: a number that
    /// `times(for:)` gave.
    package func levels(_ count: Int, times: Int = 1) -> (bitmaps: [Bitmap], isOpaque: Bool) {
        drawings.withLock { drawings in
            guard let place = drawings.firstIndex(where: { $0.times == times }) else { return ([bitmap], false) }
            if let isOpaque = drawings[place].isOpaque, drawings[place].levels.count >= count { return (drawings[place].levels, isOpaque) }
            var levels = drawings[place].levels
            while levels.count < count, let last = levels.last, last.width > 1 || last.height > 1 { levels.append(last.halved()) }
            let isOpaque = drawings[place].isOpaque ?? levels[0].words.allSatisfy { $0 >> 24 == 255 }
            drawings[place] = Drawing(times: times, levels: levels, isOpaque: isOpaque)
            return (levels, isOpaque)
        }
    }

    // MARK: - Shapes

    /// Whole times as large, so that pixels of a screen are pixels of the picture; few sizes, so that a zoom does not draw it in every frame.
    private static let sizes = [2, 3, 4, 6, 8, 12, 16]
    private static let largest = 4096

    /// How many times as large as it is by itself the picture is to be painted from, where `need` pixels are to be filled by one of it.
    package func times(for need: @autoclosure () -> Double) -> Int {
        guard let draw else { return 1 }
        let need = need()
        // A twentieth more is not seen, and need not be drawn anew.
        guard need > 1.05 else { return 1 }
        let wanted = Self.sizes.first { Double($0) >= need - 0.05 } ?? 16
        let times = min(wanted, Self.largest / max(width, height, 1))
        guard times > 1 else { return 1 }
        return drawings.withLock { drawings in
            if drawings.contains(where: { $0.times == times }) { return times }
            guard let drawn = draw(times), drawn.width == width * times, drawn.height == height * times else { return 1 }
            drawings.append(Drawing(times: times, levels: [drawn]))
            return times
        }
    }

    /// The same picture, its pixels put elsewhere by `change` at whatever size they are drawn.
    package func changed(_ change: @escaping @Sendable (Bitmap) -> Bitmap) -> CGImage {
        guard let draw else { return CGImage(change(bitmap)) }
        return CGImage(change(bitmap)) { times in draw(times).map(change) }
    }
}

extension Bitmap {
    /// Each pixel the mean of four, rounded; an odd edge counts twice.
    package func halved() -> Bitmap {
        let (w, h) = ((width + 1) / 2, (height + 1) / 2)
        guard w > 0, h > 0 else { return self }
        let small = [UInt32](unsafeUninitializedCapacity: w * h) { out, count in
            for y in 0..<h {
                let (top, bottom) = (2 * y * width, min(2 * y + 1, height - 1) * width)
                for x in 0..<w {
                    let (left, right) = (2 * x, min(2 * x + 1, width - 1))
                    out[y * w + x] = Self.mean(words[top + left], words[top + right], words[bottom + left], words[bottom + right])
                }
            }
            count = w * h
        }
        return Bitmap(width: w, height: h, words: small)
    }

    private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let even: UInt32 = 0x00FF_00FF
        let low = ((a & even) + (b & even) + (c & even) + (d & even) + 0x0002_0002) >> 2 & even
        let high = ((a >> 8 & even) + (b >> 8 & even) + (c >> 8 & even) + (d >> 8 & even) + 0x0002_0002) >> 2 & even
        return low | high << 8
    }
}
