import Foundation
import Synchronization

/// A decoded picture, shared by whoever shows it.
public final class CGImage: Sendable {
    package let bitmap: Bitmap
    public var width: Int { bitmap.width }
    public var height: Int { bitmap.height }

    /// What is found out about the picture when it is first asked for; it never changes, so nobody can see when that was.
    private struct Findings {
        var levels: [Bitmap]
        var isOpaque: Bool?
    }

    private let findings: Mutex<Findings>

    package init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
        findings = Mutex(Findings(levels: [bitmap]))
    }

    /// Whether nothing shines through it anywhere.
    package var isOpaque: Bool {
        findings.withLock { findings in
            if let known = findings.isOpaque { return known }
            let isOpaque = bitmap.words.allSatisfy { $0 >> 24 == 255 }
            findings.isOpaque = isOpaque
            return isOpaque
        }
    }

    /// The picture, then each time half as large, up to `count` in all: what a shrunken picture is painted from, so that it does not shimmer.
    package func levels(_ count: Int) -> [Bitmap] {
        findings.withLock { findings in
            while findings.levels.count < count, let last = findings.levels.last, last.width > 1 || last.height > 1 {
                findings.levels.append(last.halved())
            }
            return findings.levels
        }
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
